#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, NoReplay, Severity};
use crate::board::{Item, NotAuditable, Stated};
use crate::source::Span;
use crate::words::{key, message};

check! {
    "P110" "play-not-auditable", Warning, "PBN 2.1 section 3.6";
    since "0.1.0", asked where NO_REPLAY | NO_DEAL
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    match case.ruled {
        Err(NoReplay::NotAuditable(why)) => findings.extend(finding(case, why)),
        Ok(_) if has_no_deal(case) => findings.once_a_file(&CHECK, b"", first_card(case), || {
            let mut finding = Finding::new(&CHECK, first_card(case), message!("p110-no-deal"))
                .label(message!("p110-no-deal-label"));
            finding.severity = Severity::Note;
            finding
        }),
        _ => (),
    }
}

/// Whether the record says nothing of the hands; what it says wrongly is the matter of other checks.
fn has_no_deal(case: &Case<'_>) -> bool {
    matches!(case.board.deal, Stated::Absent | Stated::Unknown) && case.board.deal_fault.is_none()
}

fn is_ending(case: &Case<'_>) -> bool {
    case.board.deal.value().is_some_and(|deal| deal.size < 13)
}

fn finding(case: &Case<'_>, why: NotAuditable) -> Option<Finding> {
    let (message, item) = match why {
        NotAuditable::PassedOut => (key!("p110-passed-out"), Item::Contract),
        NotAuditable::NoContract => (key!("p110-no-contract"), Item::Contract),
        NotAuditable::NoDeclarer if is_ending(case) => return None, // section 3.6: it needs none
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
    first.map_or(case.record.span_of(Item::Play), |start| Span {
        start,
        end: start + 2,
    })
}

#[cfg(test)]
mod tests {
    use crate::checks::Severity::{self, Error, Note, Warning};
    use crate::checks::test_support::{clean_but, findings, only};

    /// The finding on the clean board without its auction, with one thing changed.
    fn finding(from: &str, to: &str) -> (Severity, String) {
        let text = clean_but(from, to).replace("[Auction \"S\"]\n1S Pass 4S AP\n", "");
        let found = only("P110", &text);
        assert_eq!(found.span.of(text.as_bytes()), b"D5");
        (found.severity, found.text())
    }

    #[test]
    fn each_reason_has_its_sentence() {
        let contract = "[Contract \"4S\"]\n";
        for (from, to, severity, words) in [
            (contract, "[Contract \"Pass\"]\n", Error, "passed out"),
            (contract, "", Warning, "neither Contract"),
            (contract, "[Contract \"?\"]\n", Warning, "neither Contract"),
            ("[Declarer \"S\"]\n", "", Warning, "neither Declarer"),
        ] {
            let (found, message) = finding(from, to);
            assert!(
                found == severity && message.contains(words),
                "{to}: {message}"
            );
        }
    }

    #[test]
    fn an_ending_without_a_leader_is_not_audited() {
        let text = "[Deal \"N:A... K... Q... J...\"]\n[Declarer \"S\"]\n[Contract \"NT\"]\n[Play \"?\"]\nSA SK SQ SJ\n";
        assert!(only("P110", text).text().contains("who leads this ending"));
        let led = text.replace("\"?\"", "\"N\"");
        assert!(findings(&led).iter().all(|it| it.check.code != "P110"));
    }

    #[test]
    fn a_play_without_a_deal_is_audited_and_noted() {
        let deal =
            "[Deal \"N:KJ.A7.AQ3.AKQJ63 A64.T9863.T8742. T9872.KQ2.KJ6.85 Q53.J54.95.T9742\"]\n";
        for without in ["", "[Deal \"?\"]\n"] {
            assert_eq!(only("P110", &clean_but(deal, without)).severity, Note);
        }
    }

    #[test]
    fn what_the_auction_says_is_enough() {
        let text = clean_but("[Contract \"4S\"]\n", "").replace("[Declarer \"S\"]\n", "");
        assert!(findings(&text).iter().all(|it| it.check.code != "P110"));
    }
}
