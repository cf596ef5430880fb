#![doc = include_str!("s207_unreadable_value.md")]

use super::words::short;
use super::{Case, Check, Finding, Findings, Severity};
use crate::board::{Stake, Unread};
use crate::pbn::TagName;

pub(super) static CHECK: Check = Check {
    code: "S207",
    name: "unreadable-value",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 3.4",
    page: include_str!("s207_unreadable_value.md"),
    run,
};

fn run(case: &Case<'_>, findings: &mut Findings) {
    for unread in &case.board.unread {
        if !(is_about_tricks(unread.name) && is_passed_out(case)) {
            findings.push(tell(case, unread));
        }
    }
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
    let no_declarer = case.board.declarer().is_none();
    match name {
        TagName::Deal => "a first seat and four hands, as in N:AK5.QJ3.T98.7642 - - -",
        TagName::Dealer | TagName::Declarer => "N, E, S or W",
        TagName::Vulnerable => "None, NS, EW or All",
        TagName::Contract => "a contract (4SX, 3NT) or Pass",
        TagName::Result | TagName::Score if no_declarer => {
            "a declarer too, to know whose figure it is"
        }
        TagName::Result => "declarer's tricks, 0 to 13",
        TagName::Score => "points, as in 420 or NS -50",
        TagName::Date => "year, month and day: 2024.05.31",
        _ => "another value",
    }
}
