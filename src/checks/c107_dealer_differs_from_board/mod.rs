#![doc = include_str!("en.md")]

use super::{Case, Findings, numbering};
use crate::board::Item;
use crate::words::message;

check! { "C107" "dealer-differs-from-board", Warning, "Law 2; PBN 2.1 section 3.4.9" }

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
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

#[cfg(test)]
mod tests {
    use crate::checks::test_support::{clean_but, findings};

    #[test]
    fn the_second_table_of_a_board_is_not_reported_again() {
        let record = clean_but("[Board \"11\"]", "[Board \"2\"]");
        let second = record.replace("[Board \"2\"]\n", "");
        let left_out = |line: &&str| !["[Deal", "[Vul"].iter().any(|tag| line.starts_with(tag));
        let second: Vec<_> = second.lines().filter(left_out).collect();
        let found = findings(&format!("{record}\n{}\n", second.join("\n")));
        let count = found.iter().filter(|it| it.check.code == "C107").count();
        assert_eq!(count, 1, "{found:?}");
    }
}
