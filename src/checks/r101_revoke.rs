#![doc = include_str!("r101_revoke.md")]

use super::told::{Told, equity, whole_board};
use super::words::{cards, grade_name, seat_name, state_name, suit_name};
use super::{Case, Check, Finding, Severity, score};
use crate::bridge::{Spelled, Suit, Turn};
use crate::laws::Ruling;
use crate::replay::{Evidence, Grade, Revoke, grade};

pub(super) static CHECK: Check = Check {
    code: "R101",
    name: "revoke",
    severity: Severity::Error,
    reference: "Laws 61A, 63A and 64",
    page: include_str!("r101_revoke.md"),
    run,
};

fn run(case: &Case<'_>, findings: &mut Vec<Finding>) {
    let Ok(ruled) = case.ruled else { return };
    let board = ruled.ruling;
    for (place, (revoke, ruling)) in ruled.replay.revokes().zip(&board.revokes).enumerate() {
        let told = Told {
            replay: ruled.replay,
            board,
            revoke,
            ruling,
        };
        let mut finding = one(case, told);
        if place + 1 == board.revokes.len() {
            add_the_board(&mut finding, case, board);
        }
        findings.push(finding);
    }
}

/// The finding on one revoke.
fn one(case: &Case<'_>, told: Told<'_>) -> Finding {
    let revoke = told.revoke;
    let grade = surety(grade(told.replay, revoke));
    let message = message(revoke, told.replay.setting.trump);
    let finding = Finding::new(
        &CHECK,
        case.span_of_play(revoke.turn, revoke.played),
        message,
    )
    .at(revoke.turn)
    .label(label(revoke))
    .note("established", told.establishment())
    .note("law", told.law())
    .note(
        "state",
        format!("{}; {grade}", state_name(told.board.state)),
    )
    .note("assumed", told.assumed());
    match revoke.shown {
        Some((trick, card)) => finding.proof(
            case.span_of_play(
                Turn {
                    trick,
                    ..revoke.turn
                },
                card,
            ),
            format!("the same hand played {} to trick {trick}", Spelled(card)),
        ),
        None => finding,
    }
}

/// `certain`; of a doubtful one it is said what is in doubt.
fn surety(grade: Grade) -> String {
    let name = grade_name(grade);
    match grade {
        Grade::Certain | Grade::Likely => name.to_owned(),
        Grade::Doubtful => format!("{name}: the record itself may be at fault"),
    }
}

/// What concerns the board as a whole is said once, at its last revoke: the figures behind the law, equity at the end.
fn add_the_board(finding: &mut Finding, case: &Case<'_>, board: &Ruling) {
    let mut figures = Vec::new();
    if board.revokes.len() > 1 {
        figures.push(("transfer", whole_board(board)));
    }
    figures.push(("result", score::three_counts(case, board)));
    let behind_law = finding
        .notes
        .iter()
        .position(|(about, _)| *about == "state")
        .unwrap_or(0);
    finding.notes.splice(behind_law..behind_law, figures);
    finding
        .notes
        .extend(equity(board).map(|reasons| ("equity", reasons)));
}

/// `East ruffed trick 6 with SQ while holding HT`.
fn message(revoke: &Revoke, trump: Option<Suit>) -> String {
    let seat = seat_name(revoke.turn.seat);
    let (trick, card) = (revoke.turn.trick, Spelled(revoke.played));
    let did = if trump == Some(revoke.played.suit) {
        format!("{seat} ruffed trick {trick} with {card}")
    } else {
        format!("{seat} discarded {card} on trick {trick}")
    };
    format!("{did} while holding {}", held(revoke))
}

/// What was held: the cards, or the suit where only a later trick shows it.
fn held(revoke: &Revoke) -> String {
    let suit = revoke.led_suit();
    match (revoke.evidence, revoke.shown) {
        (Evidence::LaterPlay, Some((trick, card))) => {
            format!(
                "{}, as {} in trick {trick} shows",
                suit_name(suit),
                Spelled(card)
            )
        }
        _ => cards(suit, revoke.could_have_played),
    }
}

/// `hearts were led by North (HJ)`.
fn label(revoke: &Revoke) -> String {
    let suit = suit_name(revoke.led_suit());
    format!(
        "{suit} were led by {} ({})",
        seat_name(revoke.led_by),
        Spelled(revoke.led)
    )
}

#[cfg(test)]
mod tests {
    use crate::checks::Finding;
    use crate::checks::trial::{REVOKE, findings, only, revoke_but};

    fn note(finding: &Finding, about: &str) -> String {
        let mut notes = finding.notes.iter();
        notes
            .find(|(word, _)| *word == about)
            .map(|(_, text)| text.clone())
            .unwrap_or_default()
    }

    #[test]
    fn a_ruff_that_wins_its_trick() {
        let found = only("R101", REVOKE);
        assert_eq!(
            found.message,
            "East ruffed trick 6 with SQ while holding HK"
        );
        assert_eq!(found.label, "hearts were led by West (H6)");
        assert_eq!(
            found.proof.as_ref().unwrap().text,
            "the same hand played HK to trick 11"
        );
        for (about, text) in [
            ("established", "East led S2 to trick 7 (63A1)"),
            (
                "law",
                "64A1 (2017): East won trick 6 and East-West won tricks 7 and 11: two tricks to North-South",
            ),
            (
                "result",
                "stated 9, played 9, adjusted 11: 4S-1, -100 becomes 4S+1, +650",
            ),
            ("state", "unadjusted; certain"),
        ] {
            assert_eq!(note(&found, about), text);
        }
        let words: Vec<_> = found.notes.iter().map(|(about, _)| *about).collect();
        assert_eq!(words, ["established", "law", "result", "state", "assumed"]);
    }

    #[test]
    fn a_hidden_hand_is_proven_by_a_later_card() {
        let hands = "AJ9.J7532.T7.A83 Q762.K8.432.QJT5 T8.AQT.KQJ98.K62 K543.964.A65.974";
        let hidden = revoke_but(hands, "- - T8.AQT.KQJ98.K62 K543.964.A65.974");
        let found = only("R101", &hidden);
        assert_eq!(
            found.message,
            "East ruffed trick 6 with SQ while holding hearts, as HK in trick 11 shows"
        );
    }

    #[test]
    fn dummy_pays_nothing() {
        let found = only("R101", &revoke_but("[Declarer \"S\"]", "[Declarer \"W\"]"));
        assert_eq!(
            note(&found, "law"),
            "64B3 (2017): it was dummy that revoked: no trick is moved"
        );
    }

    #[test]
    fn a_claim_leaves_later_tricks_open() {
        let later = "SK SJ S2 ST\nS3 S9 S6 C2\nC4 C3 C5 C6\nD5 H3 D2 D8\nS5 H7 HK DJ\nH4 H5 CT HA\nC9 C8 CJ DQ\n";
        let found = only("R101", &revoke_but(later, "*\n"));
        assert_eq!(
            note(&found, "established"),
            "presumed: the record ends before East-West play to trick 7, and a Result was agreed (69A)"
        );
        assert!(
            note(&found, "law")
                .contains("East-West won any number of the seven tricks not recorded")
        );
    }

    #[test]
    fn the_board_is_spoken_of_once() {
        let both = revoke_but("C4 C3 C5 C6", "H4 C3 C5 C6").replace("H4 H5 CT HA", "C4 H5 CT HA");
        let found: Vec<_> = findings(&both)
            .into_iter()
            .filter(|it| it.check.code == "R101")
            .collect();
        let messages: Vec<_> = found.iter().map(|it| it.message.as_str()).collect();
        assert_eq!(
            messages,
            [
                "East ruffed trick 6 with SQ while holding HK",
                "West discarded H4 on trick 9 while holding C9 and C4",
                "North discarded H5 on trick 12 while holding C8",
            ]
        );
        let figures: Vec<_> = found
            .iter()
            .map(|it| !note(it, "transfer").is_empty())
            .collect();
        assert_eq!(figures, [false, false, true]);
        assert_eq!(
            note(&found[0], "law"),
            "64B7 (2017): both sides revoked on this board: no trick is moved"
        );
    }
}
