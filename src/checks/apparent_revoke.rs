//! The finding on an apparent revoke, whatever its grade: a revoke (R101) or a slip of the record (R103).

use super::conduct_words::remarks;
use super::legal_words::reading;
use super::told::{Told, equity, screen, whole_board};
use super::words::{cards, grade_name, seat_name, state_name, suit_name};
use super::{Case, Check, Finding, Findings, score, standing};
use crate::bridge::{Spelled, Suit, Turn};
use crate::laws::{Fact, Ruling};
use crate::replay::{Evidence, Grade, Irregularity, Revoke, grade};

/// Reports the apparent revokes of those grades that are the check's.
pub(super) fn report(
    case: &Case<'_>,
    findings: &mut Findings,
    (check, is_its): (&'static Check, fn(Grade) -> bool),
) {
    let Ok(ruled) = case.ruled else { return };
    let board = ruled.ruling;
    let speaker = standing::speaker(ruled.replay);
    for (revoke, ruling) in ruled.replay.revokes().zip(&board.revokes) {
        let told = Told::recorded(&ruled, revoke, ruling);
        let grade = grade(told.replay, revoke);
        if !is_its(grade) {
            continue;
        }
        let mut finding = one(check, case, told, grade);
        if speaker == Some(revoke.turn) {
            add_the_board(&mut finding, case, board);
        }
        let irregularity = Irregularity::Revoke(*revoke);
        findings.push(standing::of(finding, case, &irregularity));
    }
}

/// The finding on one revoke.
fn one(check: &'static Check, case: &Case<'_>, told: Told<'_>, grade: Grade) -> Finding {
    let revoke = told.revoke;
    let message = message(revoke, told.replay.setting.trump, grade);
    let mut finding = Finding::new(
        check,
        case.span_of_play(revoke.turn, revoke.played),
        message,
    )
    .at(revoke.turn)
    .label(label(revoke))
    .note("established", told.establishment())
    .note("law", told.law())
    .note(
        "state",
        format!("{}; {}", state_name(told.board.state), surety(grade)),
    );
    if !revoke.marked {
        let words = reading(&told.replay.readings);
        finding.notes.extend(words.map(|words| ("reading", words)));
    }
    let turn = revoke.turn;
    let is_its = move |fact: &Fact| match *fact {
        Fact::TrickTwelve(at) | Fact::Repeat(at) | Fact::DummySpoke(at) => at == turn,
        _ => false,
    };
    let facts = remarks(&told.board.conduct, is_its);
    let mut finding = finding.note("assumed", told.assumed());
    finding.notes.extend(facts.map(|text| ("facts", text)));
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

/// What concerns the board as a whole is said once: the figures behind the law, equity at the end.
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
    finding
        .notes
        .extend(screen(board).map(|tricks| ("double dummy", tricks)));
    let is_its = |fact: &Fact| matches!(fact, Fact::CorrectionPeriod { .. });
    let time = remarks(&board.conduct, is_its);
    finding.notes.extend(time.map(|text| ("time", text)));
}

/// `East ruffed trick 6 with SQ while holding HT`; of a doubtful one it is said that it stands so in the record.
fn message(revoke: &Revoke, trump: Option<Suit>, grade: Grade) -> String {
    let seat = seat_name(revoke.turn.seat);
    let (trick, card) = (revoke.turn.trick, Spelled(revoke.played));
    let did = if trump == Some(revoke.played.suit) {
        format!("{seat} ruffed trick {trick} with {card}")
    } else {
        format!("{seat} discarded {card} on trick {trick}")
    };
    match grade {
        Grade::Certain | Grade::Likely => format!("{did} while holding {}", held(revoke)),
        Grade::Doubtful => format!("as written, {did} while holding {}", held(revoke)),
    }
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
