#![doc = include_str!("en.md")]

use super::words::number;
use super::{Case, Finding, Findings, Topic, place};
use crate::replay::Irregularity;

check! {
    "P106" "too-many-cards", Error, "PBN 2.1 section 3.6";
    since "0.1.0", asked where IRREGULAR
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |replay, irregularity| match *irregularity {
        Irregularity::TooManyCards(count) => Some(tell(case, replay.size, count)),
        _ => None,
    });
}

fn tell(case: &Case<'_>, size: u8, count: u32) -> Finding {
    let cards = match count {
        1 => "one card stands".to_owned(),
        _ => format!(
            "{} cards stand",
            u8::try_from(count).map_or_else(|_| count.to_string(), |it| number(it).to_string())
        ),
    };
    let message = format!("{cards} behind trick {size}, the last of this deal");
    Finding::new(
        &CHECK,
        place::first_card_from(case, usize::from(size)),
        message,
    )
    .label("the first of them")
    .note(Topic::Reading, "cards behind the last trick are left out")
}
