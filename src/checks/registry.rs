//! The list of all checks, by code.

use super::words::seat_name;
use super::{Amended, Case, Findings, Severity, bytes, directives, tags};
use crate::bridge::Spelled;

/// One check: what it is called, what it rests on, and how it looks.
pub struct Check {
    /// A letter and three digits, never used again once retired.
    pub code: &'static str,
    /// A name that reads well after "ignore".
    pub name: &'static str,
    /// How much its findings matter.
    pub severity: Severity,
    /// The Law or the section of the standard that it rests on.
    pub reference: &'static str,
    /// The page that explains it.
    pub page: &'static str,
    /// Looks at a case.
    pub run: fn(&Case<'_>, &mut Findings),
}

impl std::fmt::Debug for Check {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.code, self.name)
    }
}

impl Check {
    /// The letter that it shares with its kin.
    pub fn family(&self) -> &'static str {
        &self.code[..1]
    }
}

static ALL: &[&Check] = &[
    &super::a101_illegal_call::CHECK,
    &super::a102_contract_differs_from_auction::CHECK,
    &super::a103_declarer_differs_from_auction::CHECK,
    &super::c101_result_differs_from_play::CHECK,
    &super::c102_adjustment_not_applied::CHECK,
    &super::c103_adjustment_applied::CHECK,
    &super::c104_adjustment_differs::CHECK,
    &super::c105_score_differs_from_result::CHECK,
    &super::c106_vulnerability_differs_from_board::CHECK,
    &super::c107_dealer_differs_from_board::CHECK,
    &super::c108_deal_differs_between_tables::CHECK,
    &super::c109_result_impossible::CHECK,
    &super::c110_result_suggests_adjustment::CHECK,
    &super::c111_award_mark_unfounded::CHECK,
    &super::d101_wrong_card_count::CHECK,
    &super::d102_card_dealt_twice::CHECK,
    &super::d103_deal_rotated::CHECK,
    &super::d104_deal_does_not_fit_play::CHECK,
    &super::l101_penalty_card_not_played::CHECK,
    &super::l102_lead_restriction_broken::CHECK,
    &super::l103_revoke_corrected::CHECK,
    &super::l104_opening_lead_taken_back::CHECK,
    &super::l110_slip_matches_nothing::CHECK,
    &super::l111_slips_contradict::CHECK,
    &super::l112_slip_impossible::CHECK,
    &super::p101_card_not_held::CHECK,
    &super::p102_card_played_twice::CHECK,
    &super::p103_wrong_opening_leader::CHECK,
    &super::p104_columns_not_fixed::CHECK,
    &super::p105_hole_in_trick::CHECK,
    &super::p106_too_many_cards::CHECK,
    &super::p107_lead_out_of_turn::CHECK,
    &super::p108_lead_mark_unfounded::CHECK,
    &super::p109_deal_or_trump_doubtful::CHECK,
    &super::p110_play_not_auditable::CHECK,
    &super::r101_revoke::CHECK,
    &super::r102_revoke_mark_unfounded::CHECK,
    &super::r103_probable_slip::CHECK,
    &super::s101_text_outside_game::CHECK,
    &super::s102_unclosed_comment::CHECK,
    &super::s103_no_blank_line::CHECK,
    &super::s104_stray_text::CHECK,
    &super::s105_section_without_tags::CHECK,
    &super::s106_forbidden_character::CHECK,
    &super::s107_long_line::CHECK,
    &super::s108_export_format::CHECK,
    &super::s109_tab_in_string::CHECK,
    &super::s110_odd_version::CHECK,
    &super::s111_newer_than_version::CHECK,
    &super::s201_unreadable_tag::CHECK,
    &super::s202_no_tag_value::CHECK,
    &super::s203_unquoted_value::CHECK,
    &super::s204_unclosed_string::CHECK,
    &super::s205_no_closing_bracket::CHECK,
    &super::s206_repeated_tag::CHECK,
    &super::s207_unreadable_value::CHECK,
    &super::s208_board_taken_over::CHECK,
    &super::s209_unknown_tag::CHECK,
    &super::s210_nonstandard_form::CHECK,
    &super::s211_bad_value::CHECK,
    &super::s212_unlisted_value::CHECK,
    &super::s213_forbidden_inheritance::CHECK,
    &super::s214_section_before_tag::CHECK,
    &super::s215_rubber_vulnerability_differs::CHECK,
    &super::s301_unreadable_call::CHECK,
    &super::s302_unreadable_card::CHECK,
    &super::s303_unreadable_annotation::CHECK,
    &super::s304_token_after_end::CHECK,
    &super::s305_no_such_note::CHECK,
    &super::s306_unused_note::CHECK,
    &super::s307_repeated_note::CHECK,
    &super::s308_note_outside_section::CHECK,
    &super::s309_unreadable_note::CHECK,
    &super::s310_glyph_of_other_section::CHECK,
    &super::s311_repeated_annotation::CHECK,
    &super::s312_mark_of_other_section::CHECK,
    &super::s313_combined_marks::CHECK,
    &super::s314_stray_annotation::CHECK,
    &super::s315_misplaced_plus::CHECK,
    &super::s316_misplaced_hyphen::CHECK,
    &super::s317_too_many_rows::CHECK,
    &super::s318_broken_row::CHECK,
    &super::s401_unreadable_columns::CHECK,
    &super::s402_incomplete_table::CHECK,
    &super::s403_table_order::CHECK,
    &super::s404_odd_character_in_table::CHECK,
    &super::s405_comment_in_table::CHECK,
    &super::s406_missing_column::CHECK,
    &super::s407_row_count::CHECK,
    &super::s408_optimum_play_order::CHECK,
    &super::s901_internal_fault::CHECK,
];

/// All checks, by code.
pub fn all() -> &'static [&'static Check] {
    ALL
}

/// The check of this code (in any case) or name.
pub fn by_name(word: &str) -> Option<&'static Check> {
    all()
        .iter()
        .find(|check| check.code.eq_ignore_ascii_case(word) || check.name == word)
        .copied()
}

/// Runs every check on a case. Findings on the board come in the order of their places.
pub fn run(case: &Case<'_>, findings: &mut Findings) {
    findings.begin();
    bytes::run(case, findings);
    tags::run(case, findings);
    directives::run(case, findings);
    // most boards give no other check anything to look at; a debug build asks them all the same
    let is_plain = case.is_plain();
    let written = findings.of_board().len();
    if !is_plain || cfg!(debug_assertions) {
        for check in all() {
            (check.run)(case, findings);
        }
    }
    for it in case.slips.amended {
        findings.note_all("record", &amended(case.slips.file, it));
    }
    debug_assert!(
        !is_plain || findings.of_board().len() == written,
        "a plain board with {findings:?}"
    );
    findings.sort();
}

/// `trick 4, East: HK, not H3 as it is written (friday.csv, line 3)`.
fn amended(file: &str, it: &Amended) -> String {
    let (trick, seat) = (it.turn.trick, seat_name(it.turn.seat));
    let stood = it.stood.map_or_else(
        || ", which is not written".to_owned(),
        |card| format!(", not {} as it is written", Spelled(card)),
    );
    let card = Spelled(it.card);
    let line = it.line;
    format!("trick {trick}, {seat}: {card}{stood} ({file}, line {line})")
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADINGS: [&str; 6] = [
        "## What it finds",
        "## Why it matters",
        "## How sure",
        "## Law or standard",
        "## Example",
        "## What to do",
    ];

    #[test]
    fn codes_are_in_order_and_names_are_unique() {
        assert!(all().is_sorted_by(|one, next| one.code < next.code));
        let names: std::collections::HashSet<_> = all().iter().map(|check| check.name).collect();
        assert_eq!(names.len(), all().len());
    }

    #[test]
    fn every_page_has_its_title_and_headings() {
        for check in all() {
            let title = format!("# {} {}\n", check.code, check.name);
            assert!(check.page.starts_with(&title), "{check:?}");
            let headings: Vec<_> = check
                .page
                .lines()
                .filter(|line| line.starts_with("## "))
                .collect();
            assert_eq!(headings, HEADINGS, "{check:?}");
        }
    }

    #[test]
    fn a_check_is_found_by_code_and_name() {
        assert!(by_name("r101").is_some_and(|check| check.name == "revoke"));
        assert!(by_name("revoke").is_some_and(|check| check.code == "R101"));
        assert!(by_name("R999").is_none());
    }
}
