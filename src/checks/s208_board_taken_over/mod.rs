#![doc = include_str!("en.md")]

use super::words::short;
use super::{Asked, Case, Check, Finding, Findings, Severity, Signs};
use crate::pbn::TagName;
use crate::source::Span;

pub(super) static CHECK: Check = Check {
    code: "S208",
    name: "board-taken-over",
    severity: Severity::Note,
    reference: "PBN 2.1 section 4.8",
    asked: Asked::Where(Signs::TAKEN_OVER),
    pages: pages!(),
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    if !case.board.taken_over {
        return;
    }
    findings.once_a_file(&CHECK, b"", || tell(case));
}

fn tell(case: &Case<'_>) -> Finding {
    let start = case.game.span.start;
    let board = case
        .tag(TagName::Board)
        .map_or_else(String::new, |number| format!(": board {}", short(&number)));
    let message =
        format!("deal, dealer, vulnerability and number are those of the record before{board}");
    let first = Span {
        start,
        end: start + 1,
    };
    Finding::new(&CHECK, first, message).label("this record leaves them out")
}
