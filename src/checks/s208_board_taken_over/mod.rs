#![doc = include_str!("en.md")]

use super::words::short;
use super::{Finding, Findings, PbnCase};
use crate::pbn::TagName;
use crate::source::Span;
use crate::words::message;

check! { "S208" "board-taken-over", Note, "PBN 2.1 section 4.8" }

pub(super) fn report(pbn: &PbnCase<'_>, findings: &mut Findings) {
    if !pbn.case.board.taken_over {
        return;
    }
    let first = Span::sized(pbn.game.span.start, 1);
    findings.once_a_file(&CHECK, b"", first, || {
        let message = match pbn.text_of(TagName::Board) {
            Some(number) => message!("s208", number = short(&number)),
            None => message!("s208-no-number"),
        };
        Finding::new(&CHECK, first, message).label(message!("s208-label"))
    });
}
