#![doc = include_str!("p109_deal_or_trump_doubtful.md")]

use super::{Case, Check, Finding, Findings, Severity, legal_words};
use crate::pbn::TagName;
use crate::replay::LegalReading;

pub(super) static CHECK: Check = Check {
    code: "P109",
    name: "deal-or-trump-doubtful",
    severity: Severity::Warning,
    reference: "PBN 2.1 sections 3.4.11, 3.4.13 and 3.4.14",
    page: include_str!("p109_deal_or_trump_doubtful.md"),
    run,
};

fn run(case: &Case<'_>, findings: &mut Findings) {
    let Some(nearest) = case.replay().and_then(|replay| replay.readings.nearest) else {
        return;
    };
    let (tag, what) = match nearest {
        LegalReading::Trump(_) => (TagName::Contract, "the trump suit"),
        LegalReading::Declarer(_) => (TagName::Declarer, "declarer"),
        LegalReading::DealTurned(_) => (TagName::Deal, "the deal"),
        LegalReading::Exchange { .. }
        | LegalReading::Card { .. }
        | LegalReading::Noise { .. }
        | LegalReading::Leader { .. } => return,
    };
    let change = legal_words::change(nearest);
    let message = format!("{what} is doubtful: the record is legal if {change} ({nearest})");
    let finding = Finding::new(&CHECK, case.span_of_tag(tag), message);
    findings.push(finding.label("another one would do"));
}

#[cfg(test)]
mod tests {
    use crate::checks::trial::{clean_but, findings, only, revoke_but};

    #[test]
    fn another_trump_suit_explains_many_failures() {
        let found = only("P109", &clean_but("[Contract \"4S\"]", "[Contract \"4D\"]"));
        let message =
            "the trump suit is doubtful: the record is legal if spades were trumps (trump S)";
        assert_eq!(found.message, message);
    }

    #[test]
    fn one_failure_is_not_the_contracts_fault() {
        let found = findings(&revoke_but("[Result \"9\"]", "[Result \"11\"]"));
        assert!(found.iter().all(|it| it.check.code != "P109"), "{found:?}");
    }
}
