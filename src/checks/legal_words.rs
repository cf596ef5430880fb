//! In words: the readings that would make a record legal.

use super::Case;
use super::words::{list, seat_name, suit_name};
use crate::bridge::{Spelled, side};
use crate::replay::{LegalReading, Readings, card_for};

/// `the record is legal if East's cards to tricks 5 and 6 stand in each other's place (exchange E T5 T6)`; and the hands
/// that could have led out of turn.
pub(super) fn reading(readings: &Readings) -> Option<String> {
    let nearest = readings.nearest?;
    let words = format!("the record is legal if {} ({nearest})", change(nearest));
    let others = readings.leaders.iter().filter(|it| **it != nearest);
    let others: Vec<_> = others.map(|it| change(*it)).collect();
    Some(match others.as_slice() {
        [] => words,
        [one] => format!("{words}; or if {one}"),
        more => format!("{words}; or if one of these holds: {}", list(more)),
    })
}

/// `Result fits and the record is legal if North played SK to trick 8, not SJ (card N T8 SJ for SK)`: one card written for
/// another that explains a Result which the cards as written do not allow.
pub(super) fn card_behind_result(case: &Case<'_>, stated: u8) -> Option<String> {
    let declarers = side(case.board.declarer()?);
    let card = card_for(case.replay()?, stated, declarers)?;
    let change = change(card);
    Some(format!(
        "Result fits and the record is legal if {change} ({card})"
    ))
}

/// What would have to be otherwise.
pub(super) fn change(reading: LegalReading) -> String {
    match reading {
        LegalReading::Exchange { seat, tricks } => format!(
            "{}'s cards to tricks {} and {} stand in each other's place",
            seat_name(seat),
            tricks[0],
            tricks[1]
        ),
        LegalReading::Card {
            seat,
            trick,
            written,
            played,
        } => format!(
            "{} played {} to trick {trick}, not {}",
            seat_name(seat),
            Spelled(played),
            Spelled(written)
        ),
        LegalReading::Noise { trick } => {
            format!("trick {trick}, the last that is recorded, is left out")
        }
        LegalReading::Leader { seat, trick } => {
            format!("{} led to trick {trick} out of turn", seat_name(seat))
        }
        LegalReading::Trump(Some(suit)) => format!("{} were trumps", suit_name(suit)),
        LegalReading::Trump(None) => "it was played at notrump".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use crate::checks::Topic;
    use crate::checks::test_support::{CLEAN, findings};

    /// What is said to make the clean board legal, with these rows in place of those from the fourth on.
    fn readings(rows: &str) -> Vec<String> {
        let (start, _) = CLEAN.split_once("C9 CA").unwrap();
        let found = findings(&format!("{start}{rows}*\n"));
        let readings = found.iter().flat_map(|it| it.notes_on(Topic::Reading));
        readings.collect()
    }

    #[test]
    fn a_last_trick_before_a_claim_may_be_noise() {
        let noise =
            "the record is legal if trick 4, the last that is recorded, is left out (noise T4)";
        // cards of others; a hand that fails to follow
        assert_eq!(readings("D8 CA D7 HJ\n")[0], noise);
        assert_eq!(readings("C9 CA HT HQ\n")[0], noise);
        assert_eq!(readings("C9 CA HT C8\n"), [""; 0]);
        let behind = readings("C9 CA HT HQ\nCT C6 H9 D6\n");
        assert!(behind.iter().all(|it| !it.contains("noise")), "{behind:?}");
    }
}
