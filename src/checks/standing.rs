//! How a fault of the record stands to the others of its board: the earliest is the primary one, and what comes later is
//! told as following from it.

use super::words::{list, seat_name};
use super::{Case, Finding, Standing};
use crate::bridge::{Seat, Turn, after};
use crate::laws::{Range, State};
use crate::replay::{Irregularity, Replay, Revoke, faults};

/// The finding on an irregularity, with how it stands to the others.
pub(super) fn of(finding: Finding, replay: &Replay, irregularity: &Irregularity) -> Finding {
    let Some(primary) = faults(replay).next() else {
        return finding;
    };
    let others: Vec<_> = faults(replay)
        .skip(1)
        .chain(
            replay
                .irregularities
                .iter()
                .filter(|it| drifts_behind(primary, it)),
        )
        .collect();
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

/// Whether these are rows out of their columns from the trick of the primary fault on.
fn drifts_behind(primary: &Irregularity, irregularity: &Irregularity) -> bool {
    match (primary.turn(), irregularity) {
        (Some(turn), Irregularity::ColumnsNotFixed { trick, .. }) => turn.trick <= *trick,
        _ => false,
    }
}

/// The finding on a Result that the play contradicts. On a board whose deal is turned by one seat or three it may be the
/// seats of the play that are wrong, and declarer with them: where Result is then right, it follows from that.
pub(super) fn of_result(finding: Finding, case: &Case<'_>) -> Finding {
    if declarer_of_turned(case).is_none() {
        return finding;
    }
    Finding {
        standing: Standing::Follows,
        message: format!("following from the deal: {}", finding.message),
        ..finding
    }
}

/// Who declared if the deal is right and the seats of the play are not, where only so Result is possible.
pub(super) fn declarer_of_turned(case: &Case<'_>) -> Option<Seat> {
    let (replay, ruling) = (case.replay()?, case.ruling()?);
    let is_contradicted = ruling.state == State::Differs && ruling.revokes.is_empty();
    let stated = case.board.final_result().filter(|_| is_contradicted)?;
    let steps = replay.irregularities.iter().find_map(|it| match it {
        Irregularity::DealTurned(steps) => Some(usize::from(*steps)),
        _ => None,
    })?;
    let counted = ruling.played.map_or(ruling.possible, Range::exactly);
    let of_others = replay.size - counted.max..=replay.size - counted.min;
    let changes_sides = steps % 2 == 1;
    (changes_sides && of_others.contains(&stated))
        .then(|| case.board.declarer())?
        .map(|seat| after(seat, 4 - steps))
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
    let drift = faults.iter().find_map(|it| match it {
        Irregularity::ColumnsNotFixed { trick, .. } => {
            Some(format!("columns not kept to from trick {trick} on"))
        }
        _ => None,
    });
    let all: Vec<_> = tricks.into_iter().chain(drift).collect();
    format!(
        "what is wrong later is taken to follow from this: {}",
        all.join("; ")
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
    fn rows_out_of_their_columns_follow_from_a_fault_before_them() {
        let drift = |text: &str| text.replace("H4 H7 H6 HQ", "HQ H4 H7 H6");
        let standing = |text: &str| -> Vec<_> {
            let found = findings(&drift(text));
            found
                .iter()
                .map(|it| (it.check.code, it.standing))
                .collect()
        };
        assert_eq!(standing(CLEAN), [("P104", Standing::Own)]);
        let fault = CLEAN.replace("C9 CA HT C8", "C9 CA HT S8");
        let both = [("P102", Standing::Primary(1)), ("P104", Standing::Follows)];
        assert_eq!(standing(&fault), both);
        let later = CLEAN.replace("S3 HA H8 S7", "S3 HA S8 S7");
        let both = [("P104", Standing::Own), ("P101", Standing::Own)];
        assert_eq!(standing(&later), both);
    }

    #[test]
    fn one_fault_stands_for_itself() {
        let found = findings(&CLEAN.replace("C9 CA HT C8", "C9 CA HT S8"));
        let standings: Vec<_> = found.iter().map(|it| it.standing).collect();
        assert_eq!(standings, [Standing::Own]);
    }
}
