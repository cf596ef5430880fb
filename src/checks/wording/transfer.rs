//! Tricks that move, and how the stated result stands to them.

use super::revokes::{self, RuledRevoke};
use crate::bridge::Side;
use crate::checks::Ruled;
use crate::diagnosis::Grade;
use crate::laws::{
    self, Asks, Assumption, Basis, Counts, Range, RevokeRuling, Ruling, State, Transfer,
};
use crate::words::{Message, key_of, message};

/// A number of tricks, or the range of it.
pub(crate) fn tricks(counts: impl Into<Counts>) -> Message {
    let counts: Counts = counts.into();
    let Range { min, max } = counts.range();
    match (min, max) {
        _ if min == max => message!("tricks", count = max),
        (0, 2..) if counts.number() == 2 => message!("tricks-none-or", count = max),
        (0, _) => message!("tricks-at-most", count = max),
        _ if counts.number() == 2 => message!("tricks-or", min, count = max),
        _ => message!("tricks-to", min, count = max),
    }
}

/// Whether the figures hold only if attention was drawn in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Timing {
    /// It is known when it was drawn, or it changes nothing.
    Settled,
    /// It is unknown for every revoke that moves tricks: drawn too late, none moves.
    Open,
    /// It is unknown for some of them only.
    PartlyOpen,
}

/// Whether the figures of a ruling hold only if attention was drawn in time.
pub(crate) fn timing(ruling: &Ruling) -> Timing {
    let asked_by = |it: &Assumption| ruling.edition.asked_by(it.clause);
    let is_timed =
        |it: &Assumption| it.otherwise != 0 && asked_by(it).is_some_and(Asks::is_about_time);
    let moving = || ruling.every_revoke().filter(|it| it.demand.max > 0);
    let open = |it: &RevokeRuling| it.assumptions.iter().any(is_timed);
    match (moving().any(open), moving().all(open)) {
        (false, _) => Timing::Settled,
        (true, true) => Timing::Open,
        (true, false) => Timing::PartlyOpen,
    }
}

/// The tricks that move, and to whom. `spell` writes a number of tricks.
pub(crate) fn moved(ruled: &Ruled<'_>, spell: fn(Counts) -> Message) -> Message {
    let Transfer {
        to, both, counts, ..
    } = ruled.ruling.transfer;
    match to {
        Some(side) => message!("gives", tricks = spell(counts), side),
        None if both => moved_both_ways(ruled, spell),
        None => spell(counts),
    }
}

/// What each side owes the other, and the net where an edition sets one off against the other.
fn moved_both_ways(ruled: &Ruled<'_>, spell: fn(Counts) -> Message) -> Message {
    let ruling = ruled.ruling;
    let revokes = revokes::all(ruled);
    let [ns, ew] = Side::ALL.map(|side| owed_to(side, &revokes));
    let gives = |tricks: Counts, side| message!("gives", tricks = spell(tricks), side);
    if !ruling.edition.sets_off() {
        let first = gives(ns.including(0).into(), Side::NorthSouth);
        let last = gives(ew.including(0).into(), Side::EastWest);
        return message!("either", first, last);
    }
    let net = ruling.transfer.counts;
    let net = match (ns, ew) {
        _ if net.range().max == 0 => message!("gives-nothing"),
        (ns, ew) if ns.min >= ew.max => gives(net, Side::NorthSouth),
        (ns, ew) if ew.min >= ns.max => gives(net, Side::EastWest),
        _ => message!("net-either-way", tricks = spell(net)),
    };
    let first = gives(ns.into(), Side::NorthSouth);
    let second = gives(ew.into(), Side::EastWest);
    message!("set-off", first, second, net)
}

/// The tricks that the revokes of the other side give to a side; none of those of a doubtful one are certain.
fn owed_to(to: Side, revokes: &[RuledRevoke<'_>]) -> Range {
    let owing = revokes.iter().filter(|one| one.ruling.side != to);
    let demand = |one: &RuledRevoke<'_>| {
        let is_sure = one.grade != Grade::Doubtful && !one.ruling.exempt;
        let demand = one.ruling.demand;
        if is_sure { demand } else { demand.including(0) }
    };
    let sum = |sum: Range, owed: Range| Range {
        min: sum.min + owed.min,
        max: sum.max + owed.max,
    };
    owing.map(demand).fold(Range::default(), sum)
}

/// What moves for the whole board; and when that is less than was asked for.
pub(crate) fn of_board(ruled: &Ruled<'_>) -> Message {
    let ruling = ruled.ruling;
    let transfer = match ruling.transfer.tricks.max {
        0 if !ruling.transfer.both => message!("note-transfer-none"),
        _ => message!("note-transfer", moved = moved(ruled, tricks)),
    };
    match shortfall(ruling, &revokes::all(ruled)) {
        Some(shortfall) => message!("note-transfer-short", transfer, shortfall),
        None => transfer,
    }
}

/// When fewer tricks move than the revokes of one side ask for.
pub(crate) fn shortfall(ruling: &Ruling, revokes: &[RuledRevoke<'_>]) -> Option<Message> {
    let asked: u8 = revokes.iter().map(|one| one.ruling.demand.min).sum();
    let side = revokes.first()?.ruling.side;
    let one_side = revokes.iter().all(|one| one.ruling.side == side);
    (one_side && asked > ruling.transfer.tricks.max).then(|| message!("shortfall", count = asked))
}

/// Whether a Result that fits neither the play nor the ruling is one that the cards allow, so that it is a slip on the
/// Result that contradicts it.
pub(crate) fn contradicts_slip(ruling: &Ruling, stated: u8) -> bool {
    let allows = |range: Range| (range.min..=range.max).contains(&stated);
    let is_end = |range: Range| range.min == stated || range.max == stated;
    let is_played = match ruling.played {
        Some(played) => played == stated,
        None => allows(ruling.possible),
    };
    ruling.state == State::Differs && (is_played || ruling.adjusted.is_some_and(is_end))
}

/// Whether an adjusted board has its Result as played, so that it must be the Score that is adjusted.
pub(crate) fn is_in_score(ruling: &Ruling, stated: u8) -> bool {
    let is_outside = |range: Range| stated < range.min || stated > range.max;
    ruling.adjusted.is_some_and(is_outside)
}

/// The edition ruled under, and why: `2007, assumed`.
pub(crate) fn edition(ruled: &Ruled<'_>) -> Message {
    let year = ruled.ruling.edition.year;
    match ruled.basis {
        Basis::Given => message!("edition-given", year),
        Basis::Date => message!("edition-by-date", year),
        Basis::Title => message!("edition-by-title", year),
        Basis::Assumed => message!("edition-assumed", year),
        Basis::Oldest => message!("edition-oldest", year),
    }
}

/// What each edition gives, where it is in doubt which was in force and they differ.
pub(crate) fn by_edition(ruled: &Ruled<'_>) -> Option<Message> {
    let mut each: Vec<(Message, Vec<&str>)> = Vec::new();
    for edition in ruled.in_doubt {
        let ruling = &laws::rule(edition, ruled.replay, &ruled.facts);
        let moved = moved(&Ruled { ruling, ..*ruled }, tricks);
        let year = edition.year;
        match each.iter_mut().find(|it| it.0 == moved) {
            Some((_, years)) => years.push(year),
            None => each.push((moved, vec![year])),
        }
    }
    let do_differ = each.len() > 1;
    let gives = |(moved, years)| message!("edition-gives", years, moved);
    let editions: Vec<Message> = each.into_iter().map(gives).collect();
    do_differ.then(|| message!("notes-joined", notes = editions))
}

/// How the stated result stands to the ruling, in a few words.
pub(crate) fn state_name(state: State) -> Message {
    key_of!("state-name-", State: state).into()
}

/// How the stated result stands to the ruling, and how sure a revoke is, in a few words.
pub(crate) fn state(state: State, grade: Grade) -> Message {
    let state = state_name(state);
    let grade = Message::from(key_of!("grade-name-", Grade: grade));
    message!("note-state", state, grade)
}
