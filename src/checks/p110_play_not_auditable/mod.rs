#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, NoReplay, Severity};
use crate::board::{Item, NotAuditable, Stated};
use crate::source::Span;
use crate::words::{key, message};

check! { "P110" "play-not-auditable", Warning, "PBN 2.1 section 3.6" }

pub(super) fn of_play(case: &Case<'_>, findings: &mut Findings) {
    match case.ruled {
        Err(NoReplay::NotAuditable(why)) => findings.extend(finding(case, why)),
        Ok(_) if has_no_deal(case) => findings.once_a_file(&CHECK, b"", first_card(case), || {
            Finding::new(&CHECK, first_card(case), message!("p110-no-deal"))
                .label(message!("p110-no-deal-label"))
                .severity(Severity::Note)
        }),
        _ => (),
    }
}

/// Whether the record says nothing of the hands; what it says wrongly is the matter of other checks.
fn has_no_deal(case: &Case<'_>) -> bool {
    matches!(case.board.deal, Stated::Absent | Stated::Unknown) && case.board.deal_fault.is_none()
}

fn finding(case: &Case<'_>, why: NotAuditable) -> Option<Finding> {
    let (message, item) = match why {
        NotAuditable::PassedOut => (key!("p110-passed-out"), Item::Contract),
        NotAuditable::NoContract => (key!("p110-no-contract"), Item::Contract),
        NotAuditable::NoDeclarer if case.board.is_end_position() => return None, // section 3.6: it needs none
        NotAuditable::NoDeclarer => (key!("p110-no-declarer"), Item::Declarer),
        NotAuditable::NoLeader => (key!("p110-no-leader"), Item::Play),
        NotAuditable::InternalFault => return None, // S901
    };
    let mut finding =
        Finding::new(&CHECK, first_card(case), message).label(message!("the-first-of-them"));
    if why == NotAuditable::PassedOut {
        finding.severity = Severity::Error;
    }
    if let Some(span) = case.record.place_of(item).filter(|span| !span.is_empty()) {
        finding = finding.proof(span, message!("p110-proof"));
    }
    Some(finding)
}

/// Where the first card stands.
fn first_card(case: &Case<'_>) -> Span {
    let first = case.record.first_card_at();
    first.map_or(case.record.span_of(Item::Play), |start| {
        Span::sized(start, 2)
    })
}
