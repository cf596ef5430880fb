#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, Topic, place};
use crate::board::Item;
use crate::replay::Irregularity;

check! {
    "D104" "deal-does-not-fit-play", Error, "PBN 2.1 sections 3.4.11 and 3.6";
    since "0.1.0", asked where IRREGULAR
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |_, irregularity| match *irregularity {
        Irregularity::DealDoesNotFit { fit, recorded } => Some(tell(case, fit, recorded)),
        _ => None,
    });
}

fn tell(case: &Case<'_>, fit: u8, recorded: u8) -> Finding {
    let message = format!(
        "the deal is not that of the play: {fit} of the {recorded} recorded cards {} dealt to \
         the hand that plays {}",
        if fit == 1 { "was" } else { "were" },
        if fit == 1 { "it" } else { "them" }
    );
    Finding::new(&CHECK, case.record.span_of(Item::Deal), message)
        .label("the deal of another board?")
        .note(
            Topic::Reading,
            "the play was read without the deal, and no revoke is told from it",
        )
}
