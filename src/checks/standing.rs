//! How a fault of the record stands to the others of its board: the earliest is the primary one, and what comes later is
//! told as following from it.

use super::words::{list, seat_name};
use super::{Finding, Standing};
use crate::bridge::Turn;
use crate::replay::{Irregularity, Replay, Revoke, faults};

/// The finding on an irregularity, with how it stands to the others.
pub(super) fn of(finding: Finding, replay: &Replay, irregularity: &Irregularity) -> Finding {
    let mut faults = faults(replay);
    let Some(primary) = faults.next() else {
        return finding;
    };
    let others: Vec<_> = faults.collect();
    if primary == irregularity && !others.is_empty() {
        Finding {
            standing: Standing::Primary(others.len()),
            ..finding.note("follows", later(&others))
        }
    } else if others.contains(&irregularity) {
        Finding {
            standing: Standing::Follows,
            message: format!("following from {}: {}", cause(primary), finding.message),
            ..finding
        }
    } else {
        finding
    }
}

/// The revoke at which a board is spoken of as a whole: the last that does not follow from another fault.
pub(super) fn speaker(replay: &Replay) -> Option<Turn> {
    let followers: Vec<_> = faults(replay).skip(1).collect();
    let follows = |revoke: &&Revoke| followers.contains(&&Irregularity::Revoke(**revoke));
    let last = replay.revokes().filter(|it| !follows(it)).last();
    last.or_else(|| replay.revokes().last()).map(|it| it.turn)
}

/// `the fault in trick 2`.
fn cause(primary: &Irregularity) -> String {
    primary.turn().map_or_else(
        || "the deal".to_owned(),
        |turn| format!("the fault in trick {}", turn.trick),
    )
}

/// `what is wrong later is taken to follow from this: West in trick 2; South and East in trick 5`.
fn later(faults: &[&Irregularity]) -> String {
    let turns: Vec<_> = faults.iter().filter_map(|it| it.turn()).collect();
    let tricks = turns.chunk_by(|one, next| one.trick == next.trick);
    let tricks: Vec<_> = tricks.map(in_trick).collect();
    format!(
        "what is wrong later is taken to follow from this: {}",
        tricks.join("; ")
    )
}

fn in_trick(turns: &[Turn]) -> String {
    let seats: Vec<_> = turns
        .iter()
        .map(|it| seat_name(it.seat).to_owned())
        .collect();
    format!("{} in trick {}", list(&seats), turns[0].trick)
}

#[cfg(test)]
mod tests {
    use crate::checks::Standing;
    use crate::checks::trial::{CLEAN, findings};

    #[test]
    fn what_comes_after_the_first_fault_follows_from_it() {
        let text = CLEAN
            .replace("C9 CA HT C8", "C9 CA HT S8")
            .replace("C4 CK D7 ST", "C4 CK D8 S8");
        let found = findings(&text);
        let told: Vec<_> = found
            .iter()
            .map(|it| (it.check.code, it.trick, it.standing))
            .collect();
        let expected = [
            ("P102", Some(4), Standing::Primary(2)),
            ("P102", Some(9), Standing::Follows),
            ("P102", Some(12), Standing::Follows),
        ];
        assert_eq!(told, expected);
        let later =
            "what is wrong later is taken to follow from this: South in trick 9; East in trick 12";
        assert!(found[0].notes.contains(&("follows", later.to_owned())));
        let first = "following from the fault in trick 4: South plays S8 to trick 9";
        assert!(found[1].message.starts_with(first), "{found:?}");
    }

    #[test]
    fn one_fault_stands_for_itself() {
        let found = findings(&CLEAN.replace("C9 CA HT C8", "C9 CA HT S8"));
        let standings: Vec<_> = found.iter().map(|it| it.standing).collect();
        assert_eq!(standings, [Standing::Own]);
    }
}
