#![doc = include_str!("s207_unreadable_value.md")]

use super::words::{self, short};
use super::{Case, Check, Finding, Findings, Severity, s213_forbidden_inheritance};
use crate::board::{Stake, Unread};
use crate::pbn::{Form, TagName};

pub(super) static CHECK: Check = Check {
    code: "S207",
    name: "unreadable-value",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 3.4",
    page: include_str!("s207_unreadable_value.md"),
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    for unread in &case.board.unread {
        if !(is_about_tricks(unread.name) && is_passed_out(case) || is_inherited(case, unread)) {
            findings.push(tell(case, unread));
        }
    }
}

/// A value that may not be inherited is told of elsewhere.
fn is_inherited(case: &Case<'_>, unread: &Unread) -> bool {
    s213_forbidden_inheritance::forbids(unread.name) && unread.span.of(case.text).starts_with(b"#")
}

const fn is_about_tricks(name: TagName) -> bool {
    matches!(name, TagName::Result | TagName::Score)
}

/// A passed-out board has no declarer whose tricks or points a bare figure could be.
fn is_passed_out(case: &Case<'_>) -> bool {
    case.board.contract.value() == Some(&Stake::PassedOut)
}

fn tell(case: &Case<'_>, unread: &Unread) -> Finding {
    let name = unread.name;
    let inherited = unread.span.is_empty();
    let span = if inherited {
        case.span_of_tag(name)
    } else {
        unread.span
    };
    let message = match case.tag(name) {
        Some(value) => format!("{name:?} \"{}\" cannot be read", short(&value)),
        None => format!("{name:?} cannot be read"),
    };
    Finding::new(&CHECK, span, message).label(format!("expected {}", expected(case, name)))
}

/// What the tag may say.
fn expected(case: &Case<'_>, name: TagName) -> &'static str {
    match name {
        TagName::Result | TagName::Score if case.board.declarer().is_none() => {
            "a declarer too, to know whose figure it is"
        }
        name => words::expected(Form::of(name)),
    }
}
