#![doc = include_str!("en.md")]

use super::words::short;
use super::{Asked, Check, Finding, Findings, PbnCase, Severity, Signs};
use crate::pbn::TagName;
use crate::source::Span;

pub(super) static CHECK: Check = Check {
    code: "S208",
    name: "board-taken-over",
    severity: Severity::Note,
    reference: "PBN 2.1 section 4.8",
    since: "0.1.0",
    preview: false,
    asked: Asked::Where(Signs::TAKEN_OVER),
    pages: pages!(),
};

pub(super) fn report(pbn: &PbnCase<'_>, findings: &mut Findings) {
    if !pbn.case.board.taken_over {
        return;
    }
    let start = pbn.game.span.start;
    let first = Span {
        start,
        end: start + 1,
    };
    findings.once_a_file(&CHECK, b"", first, || tell(pbn, first));
}

fn tell(pbn: &PbnCase<'_>, first: Span) -> Finding {
    let board = pbn
        .text_of(TagName::Board)
        .map_or_else(String::new, |number| format!(": board {}", short(&number)));
    let message =
        format!("deal, dealer, vulnerability and number are those of the record before{board}");
    Finding::new(&CHECK, first, message).label("this record leaves them out")
}
