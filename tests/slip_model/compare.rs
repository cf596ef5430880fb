//! One board ruled on twice, and where the two rulings differ.

use crate::slip_model::boards;
use crate::slip_model::established::Standing;
use crate::slip_model::facts::{Drawn, facts};
use crate::slip_model::model::{Expected, OfRevoke, expected, is_claim_refused};
use crate::slip_model::record::Record;
use crate::support::stream;
use pbn_audit::bridge::{Seat, Spelled};
use pbn_audit::laws::{
    DirectorFact, EDITIONS, Edition, Established, Facts, Grade, Objection, RevokeRuling, Ruling,
    State, against_record, contradictions, impossible, rule,
};
use pbn_audit::replay::Replay;
use std::fmt::Write;

/// A board with what its slip says.
struct Case {
    record: Record,
    replay: Replay,
    drawn: Drawn,
}

/// The differences on the board of a seed, if it comes to one.
pub(crate) fn differences(seed: u64) -> Vec<String> {
    let mut rng = stream(seed);
    let Some(record) = boards::board(&mut rng) else {
        return Vec::new();
    };
    let replay = Replay::of(&record.board.setting(), &record.board.record);
    let drawn = facts(&record, &mut rng);
    let case = Case {
        record,
        replay,
        drawn,
    };
    let refusals = case.refusal().map(|what| case.shown(what));
    let rulings = EDITIONS.into_iter().filter_map(|year| case.differs(year));
    let each = refusals.into_iter().chain(rulings);
    each.map(|text| format!("seed {seed}: {text}")).collect()
}

impl Case {
    /// What the program is told besides the cards.
    fn facts<'a>(&self, of_slip: &'a [DirectorFact]) -> Facts<'a> {
        let mut facts = Facts::of_record(self.record.board.declarer);
        facts.stated = self.record.stated;
        facts.by_director = of_slip;
        for (place, turn) in self.record.failures().iter().enumerate() {
            if self.record.doubtful.contains(turn) {
                facts.grades[place] = Grade::Doubtful;
            }
        }
        facts
    }

    /// Whether the program refuses other facts than those that cannot be.
    fn refusal(&self) -> Option<&'static str> {
        let facts = &self.drawn.facts;
        let objects = |facts: &[DirectorFact]| impossible(&self.replay, &self.facts(facts));
        if !contradictions(facts).is_empty() {
            return Some("contradiction");
        }
        let is_refused = |it: &Option<Objection>| it.is_some_and(|why| !why.is_of_value());
        if objects(facts).iter().any(is_refused) {
            return Some("refused");
        }
        let wrong = self.drawn.impossible.iter();
        let mut accepted = wrong.filter(|fact| objects(&[**fact])[0].is_none());
        accepted.next().map(|_| "accepted")
    }

    /// How the ruling of an edition differs from what is expected.
    fn differs(&self, year: &'static Edition) -> Option<String> {
        let mut of_slip = self.drawn.facts.clone();
        let number = year.to_string().parse().expect("a year");
        let against = against_record(year, &self.replay, &self.facts(&of_slip));
        let is_refused = is_claim_refused(&self.record, &of_slip, number);
        if is_refused != against.iter().any(|it| it.1 == Objection::OtherResult) {
            let by = if is_refused { "model" } else { "program" };
            return Some(self.shown(&format!("{year}: claim refused by the {by} alone")));
        }
        for (place, _) in against.into_iter().rev() {
            of_slip.remove(place);
        }
        let ruling = rule(year, &self.replay, &self.facts(&of_slip));
        let expected = expected(&self.record, &of_slip, number);
        let what = difference(&ruling, &expected)?;
        let both = format!("{}{}", shown_expected(&expected), shown_ruling(&ruling));
        Some(self.shown(&format!("{year}: {what}")) + &both)
    }

    /// The board, its slip, and what is to be said of it.
    fn shown(&self, what: &str) -> String {
        let Record {
            board,
            stated,
            doubtful,
            ..
        } = &self.record;
        let mut text = format!(
            "{what}\n  declarer {:?}, trump {:?}, ",
            board.declarer,
            board.trump()
        );
        writeln!(
            text,
            "Result {stated:?}, won {}, doubtful {doubtful:?}",
            board.result
        )
        .unwrap();
        for (seat, hand) in Seat::ALL.into_iter().zip(&board.hands.0) {
            let cards: Vec<_> = hand.iter().map(|card| Spelled(card).to_string()).collect();
            writeln!(text, "  {}: {}", seat.letter(), cards.join(" ")).unwrap();
        }
        for trick in 1..=13 {
            let row = self.record.row(trick);
            let cards = row.map(|(seat, card)| format!(" {}:{}", seat.letter(), Spelled(card)));
            let cards: String = cards.collect();
            if !cards.is_empty() {
                writeln!(text, "  {trick:2}{cards}").unwrap();
            }
        }
        for fact in self.drawn.facts.iter().chain(&self.drawn.impossible) {
            writeln!(text, "  {fact:?}").unwrap();
        }
        text
    }
}

/// The first thing in which a ruling differs from what is expected.
fn difference(ruling: &Ruling, expected: &Expected) -> Option<&'static str> {
    let revokes: Vec<&RevokeRuling> = each(ruling).collect();
    if revokes.len() != expected.revokes.len() {
        return Some("revokes");
    }
    let all = |same: fn(&RevokeRuling, &OfRevoke) -> bool| {
        let mut pairs = revokes.iter().zip(&expected.revokes);
        pairs.all(|(ruled, it)| same(ruled, it))
    };
    let transfer = ruling.transfer;
    let is_open = matches!(ruling.state, State::Undecided | State::NotStated);
    let direction = (transfer.to, transfer.both) == (expected.to, expected.both);
    let tests = [
        (
            all(|ruled, it| standing(ruled.established) == it.standing),
            "established",
        ),
        (
            all(|ruled, it| it.primary.contains(ruled.clauses[0])),
            "clause",
        ),
        (transfer.tricks == expected.tricks, "tricks"),
        (direction, "direction"),
        (ruling.adjusted == expected.adjusted, "adjusted"),
        (ruling.open_end.is_some() == expected.is_open, "open end"),
        (!expected.is_open || is_open, "state"),
    ];
    let differing = tests.into_iter().find(|(same, _)| !same);
    differing.map(|(_, what)| what)
}

/// The rulings on each revoke: those of the record, then those of the slip.
fn each(ruling: &Ruling) -> impl Iterator<Item = &RevokeRuling> {
    let of_slips = ruling.slip_revokes.iter();
    ruling.revokes.iter().chain(of_slips)
}

fn standing(established: Established) -> Standing {
    match established {
        Established::Yes { .. } => Standing::Yes,
        Established::Presumed => Standing::Presumed,
        Established::Unknown => Standing::Unknown,
        Established::No => Standing::No,
    }
}

fn shown_expected(expected: &Expected) -> String {
    let Expected {
        tricks,
        to,
        both,
        adjusted,
        ..
    } = expected;
    let mut text = format!("  expected {tricks:?} to {to:?}, both {both}, {adjusted:?}\n");
    for OfRevoke {
        revoke,
        standing,
        primary,
    } in &expected.revokes
    {
        writeln!(
            text,
            "    {:?} {:?} {standing:?} {primary:?}",
            revoke.turn, revoke.suit
        )
        .unwrap();
    }
    text
}

fn shown_ruling(ruling: &Ruling) -> String {
    let transfer = &ruling.transfer;
    let (tricks, to, both) = (transfer.tricks, transfer.to, transfer.both);
    let mut text = format!(
        "  got {tricks:?} to {to:?}, both {both}, {:?}, {:?}\n",
        ruling.adjusted, ruling.state
    );
    for ruled in each(ruling) {
        let assumed: Vec<String> = ruled.assumptions.iter().map(ToString::to_string).collect();
        let (established, clauses) = (ruled.established, &ruled.clauses);
        writeln!(
            text,
            "    {established:?} {clauses:?} {:?} {assumed:?}",
            ruled.demand
        )
        .unwrap();
    }
    text
}
