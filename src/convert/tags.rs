//! The tags: the mandatory ones in their order, then the others by name (PBN 2.1 section 3.4).

use super::Writing;
use super::lost::Lost;
use crate::board::{Item, Platform, Stake, spell_call, spell_leads, spell_listed};
use crate::bridge::{Score, Seat, Side};
use crate::pbn::Export;
use std::borrow::Cow;

/// What is not known.
const UNKNOWN: &str = "?";

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
        stated(of, &format!("{seat:?}"), Item::Player(seat), export);
    }
    export.tag("Dealer", &letter(of.board.dealer.value().copied()));
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
    let stake = of.premises.contract.map(|it| it.value);
    let unknown = match stake {
        Some(Stake::PassedOut) => NONE,
        _ => UNKNOWN,
    };
    let contract = match stake {
        Some(Stake::Contract(contract)) => Score::spell(contract),
        Some(Stake::PassedOut) => "Pass".to_owned(),
        Some(Stake::Denomination(_)) | None => UNKNOWN.to_owned(),
    };
    let declarer = of.premises.stated_declarer().map(|seat| seat.to_string());
    let tricks = of.premises.result().map(|it| it.declarer.to_string());
    export.tag("Declarer", declarer.as_deref().unwrap_or(unknown));
    export.tag("Contract", &contract);
    export.tag("Result", tricks.as_deref().unwrap_or(unknown));
}

fn others(of: &Writing<'_>, export: &mut Export, lost: &mut Lost) {
    let statements = &of.board.statements;
    let table = &of.play.table;
    let platform = Some(of.record.platform()).filter(|it| *it != Platform::Unknown);
    let item = |item| text(of, item);
    for (name, value) in [
        (
            "ClaimedTricks",
            statements.claimed.map(|it| it.to_string().into()),
        ),
        ("HomeTeam", item(Item::HomeTeam)),
        (
            "InferredLeads",
            table
                .names_leaders
                .then(|| spell_leads(table.led_by_owner).into()),
        ),
        ("ListedResult", spell_listed(statements).map(Cow::Owned)),
        ("OtherRoomCalls", other_room(of, lost).map(Cow::Owned)),
        ("PairEW", item(Item::Pair(Side::EastWest))),
        ("PairNS", item(Item::Pair(Side::NorthSouth))),
        ("Platform", platform.map(|it| it.name().into())),
        ("Room", item(Item::Room)),
        ("Round", item(Item::Round)),
        ("Score", item(Item::Score)),
        ("Section", item(Item::Section)),
        ("Session", item(Item::Session)),
        ("Stage", item(Item::Stage)),
        ("Table", item(Item::Table)),
        ("VisitTeam", item(Item::VisitingTeam)),
    ] {
        if let Some(value) = value {
            export.tag(name, &value);
        }
    }
}

/// The calls of the other room, if a line has room for them.
fn other_room(of: &Writing<'_>, lost: &mut Lost) -> Option<String> {
    let calls = of.game.other_room.iter();
    let calls: Vec<_> = calls.map(|it| spell_call(it.number)).collect();
    let text = calls.join(" ");
    let fits = Export::holds("OtherRoomCalls", &text);
    lost.other_rooms += u64::from(!fits);
    (fits && !text.is_empty()).then_some(text)
}

/// The letter of a seat, or that it is not known.
pub(super) fn letter(seat: Option<Seat>) -> String {
    seat.map_or(UNKNOWN.to_owned(), |seat| seat.to_string())
}
