//! The list of all checks, by code.

use super::fault::{Sentence, kinds, report};
use super::glance;
use super::words::seat_name;
use super::{
    Amended, Asked, Case, Check, Findings, PbnCase, Signs, bytes, directives, tags, writing,
};
use crate::bridge::Spelled;
use std::sync::LazyLock;

/// What a check looks at.
#[derive(Clone, Copy)]
enum Look {
    /// What the record says, whatever it is written in.
    Content(fn(&Case<'_>, &mut Findings)),
    /// How it is written.
    Writing(fn(&PbnCase<'_>, &mut Findings)),
    /// The faults of writing of its kind.
    Faults(&'static Sentence),
    /// Nothing itself.
    Never,
}

macro_rules! checks {
    ($(super::$module:ident $(: $run:ident)?,)+) => {
        /// The checks with a module of their own.
        static MODULES: &[(&Check, Look)] = &[$(
            (&super::$module::CHECK, checks!(@look $module $($run)?)),
        )+];
    };
    (@look $module:ident run) => {{
        assert!(matches!(super::$module::CHECK.asked, Asked::Where(_)));
        Look::Content(super::$module::run)
    }};
    (@look $module:ident report) => {{
        assert!(matches!(super::$module::CHECK.asked, Asked::Where(_)));
        Look::Writing(super::$module::report)
    }};
    (@look $module:ident) => {{
        assert!(matches!(super::$module::CHECK.asked, Asked::Never));
        Look::Never
    }};
}

checks![
    super::a101_illegal_call: run,
    super::a102_contract_differs_from_auction: run,
    super::a103_declarer_differs_from_auction: run,
    super::c101_result_differs_from_play: run,
    super::c102_adjustment_not_applied: run,
    super::c103_adjustment_applied: run,
    super::c104_adjustment_differs: run,
    super::c105_score_differs_from_result: run,
    super::c106_vulnerability_differs_from_board: run,
    super::c107_dealer_differs_from_board: run,
    super::c108_deal_differs_between_tables: run,
    super::c109_result_impossible: run,
    super::c110_result_suggests_adjustment: run,
    super::c111_award_mark_unfounded: run,
    super::d101_wrong_card_count: run,
    super::d102_card_dealt_twice: run,
    super::d103_deal_rotated: run,
    super::d104_deal_does_not_fit_play: run,
    super::l101_penalty_card_not_played: run,
    super::l102_lead_restriction_broken: run,
    super::l103_revoke_corrected: run,
    super::l104_opening_lead_taken_back: run,
    super::l110_slip_matches_nothing,
    super::l111_slips_contradict: run,
    super::l112_slip_impossible: run,
    super::p101_card_not_held: run,
    super::p102_card_played_twice: run,
    super::p103_wrong_opening_leader: run,
    super::p104_columns_not_fixed: run,
    super::p105_hole_in_trick: run,
    super::p106_too_many_cards: run,
    super::p107_lead_out_of_turn: run,
    super::p108_lead_mark_unfounded: run,
    super::p109_deal_or_trump_doubtful: run,
    super::p110_play_not_auditable: run,
    super::r101_revoke: run,
    super::r102_revoke_mark_unfounded: run,
    super::r103_probable_slip: run,
    super::s105_section_without_tags: report,
    super::s106_forbidden_character,
    super::s107_long_line,
    super::s108_export_format,
    super::s109_tab_in_string,
    super::s110_odd_version,
    super::s111_newer_than_version,
    super::s207_unreadable_value: report,
    super::s208_board_taken_over: report,
    super::s209_unknown_tag,
    super::s210_nonstandard_form,
    super::s211_bad_value,
    super::s212_unlisted_value,
    super::s213_forbidden_inheritance,
    super::s214_section_before_tag,
    super::s215_rubber_vulnerability_differs,
    super::s315_misplaced_plus: report,
    super::s318_broken_row: report,
    super::s402_incomplete_table: report,
    super::s407_row_count: report,
    super::s408_optimum_play_order: report,
    super::s901_internal_fault: run,
];

/// All checks with how they look, by code.
static LOOKS: LazyLock<Vec<(&Check, Look)>> = LazyLock::new(|| {
    let of_writing = writing::TABLE.iter();
    let of_writing = of_writing.map(|it| (&it.check, Look::Faults(&it.sentence)));
    let mut looks: Vec<_> = MODULES.iter().copied().chain(of_writing).collect();
    #[cfg(test)]
    looks.push((&super::trial::PREVIEW, Look::Content(super::trial::preview)));
    looks.sort_by_key(|(check, _)| check.code);
    looks
});

static ALL: LazyLock<Vec<&Check>> = LazyLock::new(|| LOOKS.iter().map(|it| it.0).collect());

/// All checks, by code.
pub fn all() -> &'static [&'static Check] {
    &ALL
}

/// The check of this code (in any case) or name.
pub fn by_name(word: &str) -> Option<&'static Check> {
    all()
        .iter()
        .find(|check| check.code.eq_ignore_ascii_case(word) || check.name == word)
        .copied()
}

/// Runs every check on a case. Findings on the board come in the order of their places.
pub fn run(pbn: &PbnCase<'_>, findings: &mut Findings) {
    findings.begin();
    bytes::run(pbn, findings);
    tags::run(pbn, findings);
    directives::run(pbn, findings);
    let signs = signs(pbn);
    if signs != Signs::NONE || cfg!(debug_assertions) {
        ask(pbn, signs, findings);
    }
    let slips = pbn.case.slips;
    for it in slips.amended {
        findings.note_all("record", &amended(slips.file, it));
    }
    findings.sort();
}

/// The signs of a board.
fn signs(pbn: &PbnCase<'_>) -> Signs {
    pbn.signs() | glance::signs(pbn.case)
}

/// Asks the checks for whose signs a board shows. A debug build asks the others too: they must have nothing to say.
#[inline(never)] // few boards come here
fn ask(pbn: &PbnCase<'_>, signs: Signs, findings: &mut Findings) {
    let kinds = kinds(pbn);
    for (check, look) in LOOKS.iter() {
        let is_absent = matches!(look, Look::Faults(it) if kinds & 1 << it.kind as u32 == 0);
        if is_absent {
            continue;
        }
        if matches!(check.asked, Asked::Where(its) if its.meets(signs)) && findings.keep(check) {
            look.at(pbn, check, findings);
        } else if cfg!(debug_assertions) {
            let before = findings.said();
            look.at(pbn, check, findings);
            assert_eq!(
                findings.said(),
                before,
                "{check:?} on a board with {signs:?}"
            );
        }
    }
}

impl Look {
    fn at(self, pbn: &PbnCase<'_>, check: &'static Check, findings: &mut Findings) {
        match self {
            Self::Content(run) => run(pbn.case, findings),
            Self::Writing(report) => report(pbn, findings),
            Self::Faults(sentence) => report(pbn, check, sentence, findings),
            Self::Never => (),
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
    use super::super::Pages;
    use super::super::trial::{CLEAN, REVOKE, with_pbn_case};
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
    fn every_page_has_its_head_and_headings() {
        for check in all() {
            let Pages {
                english,
                dutch,
                polish,
            } = check.pages;
            for page in [english, dutch, polish] {
                assert_eq!(page.title, format!("{} {}", check.code, check.name));
                let head = format!("# {}: {}\n\n## ", page.title, page.summary);
                assert!(page.text.starts_with(&head), "{check:?}");
            }
            let headings: Vec<_> = english
                .text
                .lines()
                .filter(|line| line.starts_with("## "))
                .collect();
            assert_eq!(headings, HEADINGS, "{check:?}");
        }
    }

    #[test]
    fn every_sign_is_that_of_a_check() {
        for (name, sign) in Signs::EACH {
            let is_its = |it: &&Check| matches!(it.asked, Asked::Where(its) if its.meets(*sign));
            assert!(all().iter().any(is_its), "{name}");
        }
    }

    #[test]
    fn a_clean_board_shows_no_sign_and_a_revoke_shows_its_own() {
        assert_eq!(with_pbn_case(CLEAN, signs), Signs::NONE);
        let due = Signs::IRREGULAR.or(Signs::RESULT);
        assert_eq!(with_pbn_case(REVOKE, signs), due);
    }

    #[test]
    fn a_check_is_asked_only_where_its_signs_are() {
        let mut findings = Findings::default();
        with_pbn_case(REVOKE, |pbn| ask(pbn, signs(pbn), &mut findings));
        let codes = findings.found().board.iter().map(|it| it.check.code);
        assert_eq!(codes.collect::<Vec<_>>(), ["C102", "R101"]);
    }

    #[test]
    fn a_preview_is_run_only_when_it_is_switched_on() {
        let mut findings = Findings::default();
        let mut codes = |previews: &[&'static str]| -> Vec<_> {
            findings.switch_on(previews);
            with_pbn_case(REVOKE, |pbn| run(pbn, &mut findings));
            let found = findings.take().board;
            found.iter().map(|it| it.check.code).collect()
        };
        let usual = codes(&[]);
        assert!(!usual.contains(&"X999"));
        assert!(codes(&["X999"]).contains(&"X999"));
        assert_eq!(codes(&["X998"]), usual);
    }

    /// This is what holds the signs of all checks to the truth: every test that reads a record does so in a debug build.
    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "C102 adjustment-not-applied on a board with {\"IRREGULAR\"}")]
    fn a_debug_build_does_not_pass_over_a_check_that_lacks_a_sign() {
        with_pbn_case(REVOKE, |pbn| {
            ask(pbn, Signs::IRREGULAR, &mut Findings::default());
        });
    }

    #[test]
    fn a_check_is_found_by_code_and_name() {
        assert!(by_name("r101").is_some_and(|check| check.name == "revoke"));
        assert!(by_name("revoke").is_some_and(|check| check.code == "R101"));
        assert!(by_name("R999").is_none());
    }
}
