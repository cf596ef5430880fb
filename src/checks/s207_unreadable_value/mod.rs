#![doc = include_str!("en.md")]

use super::words::{short, written};
use super::{Finding, Findings, NoReplay, PbnCase, expected, s213_forbidden_inheritance};
use crate::board::{Item, NotAuditable, ResultFigures, Stake, Stated, Unread};
use crate::pbn::{Form, TagName};
use crate::words::{Message, message};

check! { "S207" "unreadable-value", Warning, "PBN 2.1 section 3.4" }

pub(super) fn report(pbn: &PbnCase<'_>, findings: &mut Findings) {
    for unread in &pbn.case.board.unread {
        if !(is_about_tricks(unread.item) && is_passed_out(pbn) || is_inherited(pbn, unread)) {
            findings.push(finding(pbn, unread));
        }
    }
    if lacks_declarer(pbn) {
        findings.extend(figure(pbn, TagName::Result));
        findings.extend(figure(pbn, TagName::Score));
    }
}

/// Whether nothing says who declared, where that is asked for: not on a passed-out board or in an end position. Where
/// cards are recorded, P110 reports it.
fn lacks_declarer(pbn: &PbnCase<'_>) -> bool {
    let board = pbn.case.board;
    let is_missing = matches!(board.declarer, Stated::Absent | Stated::Unknown);
    let is_reported_by_p110 =
        pbn.case.ruled.err() == Some(NoReplay::NotAuditable(NotAuditable::NoDeclarer));
    is_missing && !is_passed_out(pbn) && !board.is_end_position() && !is_reported_by_p110
}

/// A figure that needs a declarer: a bare number of tricks is his side's, though nought may be that of a passed-out board;
/// in a contract so are bare points, and any number of tricks needs one.
fn figure(pbn: &PbnCase<'_>, name: TagName) -> Option<Finding> {
    let value = pbn.stated(name)?;
    let has_contract = pbn.case.board.contract.value().is_some();
    let needs = if name == TagName::Score {
        has_contract && pbn.case.board.score == Stated::Unknown && !value.starts_with(b"?")
    } else {
        match ResultFigures::read(value)? {
            ResultFigures::Bare(tricks) => tricks > 0 || has_contract,
            ResultFigures::One(..) | ResultFigures::Both(..) => has_contract,
        }
    };
    needs.then(|| {
        let value = written(value, pbn.charset);
        let message = message!("s207-no-declarer", name = name.name(), value);
        let span = pbn.span_of(name);
        Finding::new(&CHECK, span, message).label(message!("no-declarer"))
    })
}

/// A value that may not be inherited is reported by S213.
fn is_inherited(pbn: &PbnCase<'_>, unread: &Unread) -> bool {
    s213_forbidden_inheritance::forbids(unread.item.into())
        && unread.span.of(pbn.text).starts_with(b"#")
}

const fn is_about_tricks(item: Item) -> bool {
    matches!(item, Item::Result | Item::Score)
}

/// A passed-out board has no declarer whose tricks or points a bare figure could be.
fn is_passed_out(pbn: &PbnCase<'_>) -> bool {
    pbn.case.board.contract.value() == Some(&Stake::PassedOut)
}

fn finding(pbn: &PbnCase<'_>, unread: &Unread) -> Finding {
    let name = TagName::from(unread.item);
    let inherited = unread.span.is_empty();
    let span = if inherited {
        pbn.span_of(name)
    } else {
        unread.span
    };
    let message = match pbn.text_of(name) {
        Some(value) => message!("s207", name = name.name(), value = short(&value)),
        None => message!("s207-no-value", name = name.name()),
    };
    let label = message!("expected", value = expected(pbn, name));
    Finding::new(&CHECK, span, message).label(label)
}

/// What the tag may say.
fn expected(pbn: &PbnCase<'_>, name: TagName) -> Message {
    match name {
        TagName::Result | TagName::Score if pbn.case.premises.declarer().is_none() => {
            message!("s207-expected-declarer")
        }
        name => expected::expected(Form::of(name)),
    }
}
