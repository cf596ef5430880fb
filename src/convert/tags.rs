//! The tags: the mandatory ones in their order, then the others by name (PBN 2.1 section 3.4).

use super::Writing;
use super::lost::Lost;
use super::spelling::{UNKNOWN, call, letter};
use crate::board::{Item, Platform, Stake, spell_leads, spell_listed};
use crate::bridge::{Score, Seat, Side};
use crate::pbn::Export;
use std::borrow::Cow;

/// What does not apply: to a board that was passed out.
const NONE: &str = "";

/// Writes the tags.
pub(super) fn write(of: &Writing<'_>, export: &mut Export, lost: &mut Lost) {
    for (name, item) in [("Event", Item::Event), ("Site", Item::Site)] {
        stated(of, name, item, export);
    }
    let date = text(of, Item::Date);
    export.tag("Date", &date.unwrap_or("????.??.??".into()));
    stated(of, "Board", Item::Board, export);
    for seat in [Seat::West, Seat::North, Seat::East, Seat::South] {
        stated(of, seat_name(seat), Item::Player(seat), export);
    }
    export.tag("Dealer", letter(of.board.dealer.value().copied()));
    let vulnerable = of.board.vulnerable.value();
    export.tag("Vulnerable", vulnerable.map_or(UNKNOWN, |it| it.name()));
    stated(of, "Deal", Item::Deal, export);
    stated(of, "Scoring", Item::Scoring, export);
    contract(of, export);
    others(of, export, lost);
}

/// A mandatory tag: its value, or that it is not known.
fn stated(of: &Writing<'_>, name: &str, item: Item, export: &mut Export) {
    let value = text(of, item);
    export.tag(name, &value.unwrap_or(Cow::Borrowed(UNKNOWN)));
}

/// What is stated of an item. By a sign at its beginning a value would be taken over from the game before: a blank is before it.
fn text<'a>(of: &Writing<'a>, item: Item) -> Option<Cow<'a, str>> {
    let value = match item {
        Item::Player(seat) => of.record.decoded(of.record.lin()?.player(seat)?),
        _ => of.record.text_of(item)?,
    };
    let is_sign = value.starts_with('#');
    Some(if is_sign {
        format!(" {value}").into()
    } else {
        value
    })
}

fn contract(of: &Writing<'_>, export: &mut Export) {
    let board = of.board;
    let is_passed_out = board.contract.value() == Some(&Stake::PassedOut);
    let unknown = if is_passed_out { NONE } else { UNKNOWN };
    let contract = match board.contract.value() {
        Some(Stake::Contract(contract)) => Score::spell(*contract),
        Some(Stake::PassedOut) => "Pass".to_owned(),
        Some(Stake::Denomination(_)) | None => UNKNOWN.to_owned(),
    };
    let tricks = of.premises.result();
    let tricks = tricks.map_or(unknown.to_owned(), |it| it.declarer.to_string());
    export.tag(
        "Declarer",
        of.premises
            .stated_declarer()
            .map_or(unknown, |seat| letter(Some(seat))),
    );
    export.tag("Contract", &contract);
    export.tag("Result", &tricks);
}

fn others(of: &Writing<'_>, export: &mut Export, lost: &mut Lost) {
    let mut optional = |name, value: Option<Cow<'_, str>>| {
        if let Some(value) = value {
            export.tag(name, &value);
        }
    };
    let statements = &of.board.statements;
    let leads = of.play.table.led_by_owner;
    let leads = (leads != 0).then(|| spell_leads(leads).into());
    optional(
        "ClaimedTricks",
        statements.claimed.map(|it| it.to_string().into()),
    );
    optional("HomeTeam", text(of, Item::HomeTeam));
    optional("InferredLeads", leads);
    optional("ListedResult", spell_listed(statements).map(Cow::Owned));
    optional("OtherRoomCalls", other_room(of, lost).map(Cow::Owned));
    optional("PairEW", text(of, Item::Pair(Side::EastWest)));
    optional("PairNS", text(of, Item::Pair(Side::NorthSouth)));
    let platform = of.record.platform();
    let platform = (platform != Platform::Unknown).then(|| platform.name().into());
    optional("Platform", platform);
    optional("Room", text(of, Item::Room));
    optional("Round", text(of, Item::Round));
    optional("Score", text(of, Item::Score));
    optional("Section", text(of, Item::Section));
    optional("Session", text(of, Item::Session));
    optional("Stage", text(of, Item::Stage));
    optional("Table", text(of, Item::Table));
    optional("VisitTeam", text(of, Item::VisitingTeam));
}

/// The calls of the other room, if a line has room for them.
fn other_room(of: &Writing<'_>, lost: &mut Lost) -> Option<String> {
    let calls = of.game.other_room.iter();
    let calls: Vec<_> = calls.map(|it| call(it.kind)).collect();
    let text = calls.join(" ");
    let fits = Export::holds("OtherRoomCalls", &text);
    lost.other_rooms += u64::from(!fits);
    (fits && !text.is_empty()).then_some(text)
}

const fn seat_name(seat: Seat) -> &'static str {
    match seat {
        Seat::North => "North",
        Seat::East => "East",
        Seat::South => "South",
        Seat::West => "West",
    }
}
