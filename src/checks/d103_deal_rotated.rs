#![doc = include_str!("d103_deal_rotated.md")]

use super::words::{number, seat_name};
use super::{Case, Check, Finding, Findings, Severity, place};
use crate::bridge::{Seat, after};
use crate::pbn::TagName;
use crate::replay::Irregularity;

pub(super) static CHECK: Check = Check {
    code: "D103",
    name: "deal-rotated",
    severity: Severity::Warning,
    reference: "PBN 2.1 section 3.4.11",
    page: include_str!("d103_deal_rotated.md"),
    run,
};

fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |_, irregularity| match *irregularity {
        Irregularity::DealTurned(steps) => Some(tell(case, steps)),
        _ => None,
    });
}

fn tell(case: &Case<'_>, steps: u8) -> Finding {
    let places = match steps {
        1 => "one place".to_owned(),
        _ => format!("{} places", number(steps)),
    };
    let north = seat_name(after(Seat::North, usize::from(steps)));
    let message = format!("the play fits this deal when every hand is moved {places} clockwise");
    Finding::new(&CHECK, case.span_of_tag(TagName::Deal), message)
        .label(format!("the cards of North are played by {north}"))
        .note("reading", "the play was read with the deal so moved")
}
