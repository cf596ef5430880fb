//! The finding on an apparent revoke, whatever its grade: a revoke (R101) or a slip of the record (R103).

use super::conduct_words::remarks;
use super::legal_words::reading;
use super::revoke_words::{RuledRevoke, double_dummy, equity, whole_board};
use super::words::{cards, seat_name, sentence, suit_name};
use super::{Case, Check, Finding, Findings, Note, Topic, relation, score};
use crate::bridge::{Spelled, Suit, Turn};
use crate::laws::{Fact, Ruling};
use crate::replay::{Evidence, Grade, Irregularity, Revoke};
use std::fmt::{self, Display};

/// Reports the apparent revokes of those grades that are the check's.
pub(super) fn report(
    case: &Case<'_>,
    findings: &mut Findings,
    (check, is_its): (&'static Check, fn(Grade) -> bool),
) {
    let Ok(ruled) = case.ruled else { return };
    for (revoke, grade) in ruled.revokes() {
        if !is_its(grade) {
            continue;
        }
        let span = case.span_of_play(revoke.turn, revoke.played);
        let message = message(revoke, ruled.replay.setting.trump, grade);
        let finding = Finding::new(check, span, message).at(revoke.turn);
        let irregularity = Irregularity::Revoke(*revoke);
        findings.push(relation::of(
            finding.explained(explain),
            case,
            &irregularity,
        ));
    }
}

/// Adds to the finding on a revoke what there is to say of it.
fn explain(finding: Finding, case: &Case<'_>) -> Finding {
    let (Ok(ruled), Some(turn)) = (case.ruled, finding.turn()) else {
        return finding;
    };
    let Some(told) = RuledRevoke::of_record(&ruled, turn) else {
        return finding;
    };
    let mut finding = one(finding, case, told);
    if relation::speaker(&ruled) == Some(turn) {
        add_the_board(&mut finding, case, ruled.ruling);
    }
    finding
}

/// What there is to say of one revoke.
fn one(finding: Finding, case: &Case<'_>, told: RuledRevoke<'_>) -> Finding {
    let revoke = told.revoke;
    let surety = surety(told.grade);
    let mut finding = finding
        .label(label(revoke))
        .note(Topic::Established, told.establishment())
        .note(Topic::Law, told.law())
        .note(
            Topic::State,
            format!("{}; {surety}", told.board.state.name()),
        );
    if !revoke.marked {
        let words = reading(&told.replay.readings);
        finding.notes.extend(Note::any(Topic::Reading, words));
    }
    let turn = revoke.turn;
    let is_its = move |fact: &Fact| match *fact {
        Fact::TrickTwelve(at) | Fact::Repeat(at) | Fact::DummySpoke(at) => at == turn,
        _ => false,
    };
    let facts = remarks(&told.board.conduct, is_its);
    let mut finding = finding.note(Topic::Assumed, told.assumed());
    finding.notes.extend(Note::any(Topic::Facts, facts));
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
    let name = grade.name();
    match grade {
        Grade::Certain | Grade::Likely => name.to_owned(),
        Grade::Doubtful => format!("{name}: the record itself may be at fault"),
    }
}

/// What concerns the board as a whole is said once: the figures behind the law, equity at the end.
fn add_the_board(finding: &mut Finding, case: &Case<'_>, board: &Ruling) {
    let mut figures = Vec::new();
    if board.revokes.len() > 1 {
        figures.extend(Note::any(Topic::Transfer, Some(whole_board(board))));
    }
    let counts = score::three_counts(case, board);
    figures.extend(Note::any(Topic::Result, Some(counts)));
    let behind_law = finding
        .notes
        .iter()
        .position(|note| note.topic == Topic::State)
        .unwrap_or(0);
    finding.notes.splice(behind_law..behind_law, figures);
    finding
        .notes
        .extend(Note::any(Topic::Equity, equity(board)));
    finding
        .notes
        .extend(Note::any(Topic::DoubleDummy, double_dummy(board)));
    let is_its = |fact: &Fact| matches!(fact, Fact::CorrectionPeriod { .. });
    let time = remarks(&board.conduct, is_its);
    finding.notes.extend(Note::any(Topic::Time, time));
}

/// `East ruffed trick 6 with SQ while holding HT`; of a doubtful one it is said that it stands so in the record.
fn message(revoke: &Revoke, trump: Option<Suit>, grade: Grade) -> String {
    let doubt = match grade {
        Grade::Certain | Grade::Likely => "",
        Grade::Doubtful => "as written, ",
    };
    let seat = seat_name(revoke.turn.seat);
    let (trick, card, held) = (revoke.turn.trick, Spelled(revoke.played), held(revoke));
    if trump == Some(revoke.played.suit) {
        sentence(format_args!(
            "{doubt}{seat} ruffed trick {trick} with {card} while holding {held}"
        ))
    } else {
        sentence(format_args!(
            "{doubt}{seat} discarded {card} on trick {trick} while holding {held}"
        ))
    }
}

/// What was held: the cards, or the suit where only a later trick shows it.
fn held(revoke: &Revoke) -> impl Display {
    let suit = revoke.led_suit();
    fmt::from_fn(move |f| match (revoke.evidence, revoke.shown) {
        (Evidence::LaterPlay, Some((trick, card))) => {
            let (suit, card) = (suit_name(suit), Spelled(card));
            write!(f, "{suit}, as {card} in trick {trick} shows")
        }
        _ => cards(suit, revoke.could_have_played).fmt(f),
    })
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
