//! A board's number against its dealer and vulnerability (Law 2).

use super::{C106, C107, Case, Cause, Check, Finding, Findings, Numbering, Severity, Topic};
use crate::board::{Board, Item, Vulnerable, by_number, number_of};
use crate::bridge::Seat;
use crate::words::{Message, message};
use strum::VariantArray;

/// Whether a board agrees with its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray)]
pub enum Fit {
    /// It has no plain number, or says nothing that a number gives; or it took both over from the board before.
    Unnumbered,
    /// It does.
    Fits,
    /// Dealer or vulnerability are those of another number.
    Differs,
}

impl Fit {
    /// What is stated of a board.
    pub fn of(board: &Board) -> Self {
        let says = board.dealer.value().is_some() || board.vulnerable.value().is_some();
        if board.number.is_none() || !says || board.taken_over {
            Self::Unnumbered
        } else if dues(board).is_some() {
            Self::Differs
        } else {
            Self::Fits
        }
    }
}

/// How far the number of a board is off, by its dealer and its vulnerability together: 1 to 15 too low, in the cycle of sixteen.
/// `None` where it fits, or one of them is not stated.
pub fn numbers_off(board: &Board) -> Option<u8> {
    let off = (due(board)? + 16 - board.number? % 16) % 16;
    u8::try_from(off).ok().filter(|off| *off != 0)
}

/// The number that dealer and vulnerability are those of.
fn due(board: &Board) -> Option<u32> {
    let (dealer, vulnerable) = (*board.dealer.value()?, *board.vulnerable.value()?);
    Some(number_of(dealer, vulnerable))
}

/// The dealer and the vulnerability due by the number of a board, each where another is stated.
type Dues = (Option<Seat>, Option<Vulnerable>);

fn dues(board: &Board) -> Option<Dues> {
    let (dealer, vulnerable) = by_number(board.number?)?;
    let (seat, sides) = (board.dealer.value(), board.vulnerable.value());
    let dealer = seat.and_then(|it| (*it != dealer).then_some(dealer));
    let vulnerable = sides.and_then(|it| (*it != vulnerable).then_some(vulnerable));
    (dealer.is_some() || vulnerable.is_some()).then_some((dealer, vulnerable))
}

/// The number of a board with which something does not fit, and what.
fn misfit(board: &Board) -> Option<(u32, Dues)> {
    let differs = Fit::of(board) == Fit::Differs;
    board.number.zip(dues(board)).filter(|_| differs)
}

/// Reports a board that does not fit its number; a file with numbers of its own is reported once.
fn report(
    check: &'static Check,
    case: &Case<'_>,
    item: Item,
    about: impl FnOnce() -> Message,
    findings: &mut Findings,
) {
    let span = case.record.span_of(item);
    let reading = due(case.board).map(|number| message!("numbering-reading", number));
    match case.cross_board.numbering {
        Numbering::Cycle => {
            let finding = Finding::new(check, span, about()).label(message!("numbering-label"));
            findings.push(finding.notes(Topic::Reading, reading));
        }
        Numbering::Shifted { off, is_first } if is_first => {
            let finding = about();
            let shifted = if off > 8 {
                message!("numbers-too-high", finding, count = 16 - off)
            } else {
                message!("numbers-too-low", finding, count = off)
            };
            let finding = Finding::new(check, span, shifted);
            findings.push(finding.notes(Topic::Reading, reading));
        }
        Numbering::Shifted { .. } => (),
        Numbering::Own => findings.once_a_file(check, &[], span, || {
            let own = message!("numbering-of-its-own", finding = about());
            let finding = Finding::new(check, span, own).severity(Severity::Note);
            finding.of(habit(item))
        }),
    }
}

/// What a file with numbers of its own does.
const fn habit(item: Item) -> Cause {
    match item {
        Item::Dealer => Cause::Numbering,
        _ => Cause::Vulnerability,
    }
}

pub(super) fn vulnerability(case: &Case<'_>, findings: &mut Findings) {
    // where the dealer is another too, C107 reports both
    if let Some((number, (None, Some(due)))) = misfit(case.board) {
        let message = || message!("c106", number, due = due.name());
        report(&C106, case, Item::Vulnerable, message, findings);
    }
}

pub(super) fn dealer(case: &Case<'_>, findings: &mut Findings) {
    let Some((number, (Some(dealer), vulnerable))) = misfit(case.board) else {
        return;
    };
    let message = || match vulnerable {
        None => message!("c107", number, dealer),
        Some(due) => message!("c107-and-vulnerability", number, dealer, due = due.name()),
    };
    report(&C107, case, Item::Dealer, message, findings);
}
