#![doc = include_str!("en.md")]

use super::{Case, Findings, numbering};
use crate::board::Item;
use crate::words::message;

check! { "C107" "dealer-differs-from-board", Warning, "Law 2; PBN 2.1 section 3.4.9" }

pub(super) fn of_number(case: &Case<'_>, findings: &mut Findings) {
    let Some((misfit, number)) = numbering::misfit(case.board) else {
        return;
    };
    let Some(dealer) = misfit.dealer else {
        return;
    };
    let message = || match misfit.vulnerable {
        None => message!("c107", number, dealer),
        Some(due) => message!("c107-and-vulnerability", number, dealer, due = due.name()),
    };
    numbering::report(&CHECK, case, Item::Dealer, message, findings);
}
