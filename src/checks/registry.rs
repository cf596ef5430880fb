//! The list of all checks, by code.

use super::plain::is_plain;
use super::words::seat_name;
use super::{Amended, Case, Check, Findings, bytes, directives, tags};
use crate::bridge::Spelled;

/// Of which boards a check is asked that are not plain.
#[derive(PartialEq, Eq)]
enum Asked {
    /// Of all.
    Always,
    /// Of those with faults of writing: it looks at nothing else.
    OfFaults,
}

macro_rules! checks {
    ($(super::$module:ident $(: $asked:ident)?,)+) => {
        static ALL: &[&Check] = &[$(&super::$module::CHECK),+];

        /// How those look at a case that look themselves.
        static RUNS: &[(Asked, fn(&Case<'_>, &mut Findings))] = &[$($((Asked::$asked, super::$module::run),)?)+];
    };
}

// what is not asked here is asked of every board (`bytes`, `tags`, `directives`), or is about no board
checks![
    super::a101_illegal_call: Always,
    super::a102_contract_differs_from_auction: Always,
    super::a103_declarer_differs_from_auction: Always,
    super::c101_result_differs_from_play: Always,
    super::c102_adjustment_not_applied: Always,
    super::c103_adjustment_applied: Always,
    super::c104_adjustment_differs: Always,
    super::c105_score_differs_from_result: Always,
    super::c106_vulnerability_differs_from_board: Always,
    super::c107_dealer_differs_from_board: Always,
    super::c108_deal_differs_between_tables: Always,
    super::c109_result_impossible: Always,
    super::c110_result_suggests_adjustment: Always,
    super::c111_award_mark_unfounded: Always,
    super::d101_wrong_card_count: Always,
    super::d102_card_dealt_twice: Always,
    super::d103_deal_rotated: Always,
    super::d104_deal_does_not_fit_play: Always,
    super::l101_penalty_card_not_played: Always,
    super::l102_lead_restriction_broken: Always,
    super::l103_revoke_corrected: Always,
    super::l104_opening_lead_taken_back: Always,
    super::l110_slip_matches_nothing,
    super::l111_slips_contradict: Always,
    super::l112_slip_impossible: Always,
    super::p101_card_not_held: Always,
    super::p102_card_played_twice: Always,
    super::p103_wrong_opening_leader: Always,
    super::p104_columns_not_fixed: Always,
    super::p105_hole_in_trick: Always,
    super::p106_too_many_cards: Always,
    super::p107_lead_out_of_turn: Always,
    super::p108_lead_mark_unfounded: Always,
    super::p109_deal_or_trump_doubtful: Always,
    super::p110_play_not_auditable: Always,
    super::r101_revoke: Always,
    super::r102_revoke_mark_unfounded: Always,
    super::r103_probable_slip: Always,
    super::s101_text_outside_game: OfFaults,
    super::s102_unclosed_comment: OfFaults,
    super::s103_no_blank_line: OfFaults,
    super::s104_stray_text: OfFaults,
    super::s105_section_without_tags: Always,
    super::s106_forbidden_character,
    super::s107_long_line,
    super::s108_export_format,
    super::s109_tab_in_string,
    super::s110_odd_version,
    super::s111_newer_than_version,
    super::s112_game_too_long: OfFaults,
    super::s201_unreadable_tag: OfFaults,
    super::s202_no_tag_value: OfFaults,
    super::s203_unquoted_value: OfFaults,
    super::s204_unclosed_string: OfFaults,
    super::s205_no_closing_bracket: OfFaults,
    super::s206_repeated_tag: OfFaults,
    super::s207_unreadable_value: Always,
    super::s208_board_taken_over: Always,
    super::s209_unknown_tag,
    super::s210_nonstandard_form,
    super::s211_bad_value,
    super::s212_unlisted_value,
    super::s213_forbidden_inheritance,
    super::s214_section_before_tag,
    super::s215_rubber_vulnerability_differs,
    super::s301_unreadable_call: OfFaults,
    super::s302_unreadable_card: OfFaults,
    super::s303_unreadable_annotation: OfFaults,
    super::s304_token_after_end: OfFaults,
    super::s305_no_such_note: OfFaults,
    super::s306_unused_note: OfFaults,
    super::s307_repeated_note: OfFaults,
    super::s308_note_outside_section: OfFaults,
    super::s309_unreadable_note: OfFaults,
    super::s310_glyph_of_other_section: OfFaults,
    super::s311_repeated_annotation: OfFaults,
    super::s312_mark_of_other_section: OfFaults,
    super::s313_combined_marks: OfFaults,
    super::s314_stray_annotation: OfFaults,
    super::s315_misplaced_plus: Always,
    super::s316_misplaced_hyphen: OfFaults,
    super::s317_too_many_rows: OfFaults,
    super::s318_broken_row: Always,
    super::s401_unreadable_columns: OfFaults,
    super::s402_incomplete_table: OfFaults,
    super::s403_table_order: OfFaults,
    super::s404_odd_character_in_table: OfFaults,
    super::s405_comment_in_table: OfFaults,
    super::s406_missing_column: OfFaults,
    super::s407_row_count: OfFaults,
    super::s408_optimum_play_order: Always,
    super::s901_internal_fault: Always,
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
    let is_plain = is_plain(case);
    let written = findings.found().board.len();
    if !is_plain || cfg!(debug_assertions) {
        ask(case, findings);
    }
    for it in case.slips.amended {
        findings.note_all("record", &amended(case.slips.file, it));
    }
    debug_assert!(
        !is_plain || findings.found().board.len() == written,
        "a plain board with {findings:?}"
    );
    findings.sort();
}

/// Asks the checks that look themselves.
#[inline(never)] // few boards come here
fn ask(case: &Case<'_>, findings: &mut Findings) {
    let has_faults = !(case.game.faults.is_empty() && case.board.faults.is_empty());
    for (asked, run) in RUNS {
        if has_faults || *asked == Asked::Always {
            run(case, findings);
        }
    }
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
            let page = check.pages.english;
            assert!(page.starts_with(&title), "{check:?}");
            let headings: Vec<_> = page
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
