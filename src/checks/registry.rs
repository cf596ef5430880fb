//! The list of all checks, by code.

use super::fault::{Faults, Sentence, report};
use super::place::{self, OfIrregularity};
use super::{
    AmendedCard, CHECKS, Case, Check, Findings, PbnCase, Topic, bytes,
    c108_deal_differs_between_tables, c112_comment_names_revoke, directives, glance, tags, writing,
};
use crate::pbn::Fault;
use crate::words::{Message, message};
use std::sync::LazyLock;

/// How a check is run.
#[derive(Clone, Copy)]
pub(super) enum Runner {
    /// On the content of a record, in any format.
    Content(fn(&Case<'_>, &mut Findings)),
    /// On each irregularity of a replay.
    Irregularity(OfIrregularity),
    /// On the writing of a PBN record.
    Writing(fn(&PbnCase<'_>, &mut Findings)),
    /// By its sentences, for every fault of their kinds, a bit for each.
    Faults(&'static [Sentence], u64),
    /// Not on its own: another module reports for it.
    Never,
}

/// The checks that have a folder: `r101_revoke: run` for one of content, `p106_too_many_cards: finding` for one of irregularities,
/// `s207_unreadable_value: report` for one of writing, and the name alone if another module reports for it. This declares their
/// modules, and lists them in `CHECKS`.
macro_rules! checks {
    ($($module:ident $(: $run:ident)?,)+) => {
        $(mod $module;)+

        static CHECKS: &[(&Check, registry::Runner)] = &[$(
            (&$module::CHECK, checks!(@runner $module $($run)?)),
        )+];
    };
    (@runner $module:ident run) => { registry::Runner::Content($module::run) };
    (@runner $module:ident finding) => { registry::Runner::Irregularity($module::finding) };
    (@runner $module:ident report) => { registry::Runner::Writing($module::report) };
    (@runner $module:ident) => { registry::Runner::Never };
}

/// All checks with their runners, by code.
static RUNNERS: LazyLock<Vec<(&Check, Runner)>> = LazyLock::new(|| {
    let of_writing = writing::TABLE.iter();
    let of_writing = of_writing.map(|it| {
        let kinds = it.sentences.iter();
        let kinds = kinds.fold(0, |kinds, it| kinds | 1 << it.kind as u32);
        (&it.check, Runner::Faults(it.sentences, kinds))
    });
    let mut runners: Vec<_> = CHECKS.iter().copied().chain(of_writing).collect();
    #[cfg(test)]
    runners.push((
        &super::test_support::PREVIEW,
        Runner::Content(super::test_support::preview),
    ));
    runners.sort_by_key(|(check, _)| check.code);
    runners
});

static ALL: LazyLock<Vec<&Check>> = LazyLock::new(|| RUNNERS.iter().map(|it| it.0).collect());

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

/// The place of a check in [`all`], by its code.
pub fn place_of(code: &str) -> Option<usize> {
    all().binary_search_by_key(&code, |check| check.code).ok()
}

/// Runs every check on a case of PBN. Findings on the board come in the order of their places.
pub fn run(pbn: &PbnCase<'_>, findings: &mut Findings) {
    findings.begin();
    bytes::run(pbn, findings);
    tags::run(pbn, findings);
    directives::run(pbn, findings);
    ask_all(pbn.all_faults(), Some(pbn), findings);
}

/// Looks only at the deal of the board at another table, where many boards of the file have another one there.
pub fn run_other_table(case: &Case<'_>, findings: &mut Findings) {
    findings.begin();
    c108_deal_differs_between_tables::run(case, findings);
}

/// The same on a record in LIN, of whose writing only the faults are looked at.
pub fn run_lin(case: &Case<'_>, faults: &[Fault], findings: &mut Findings) {
    findings.begin();
    let lists = [faults, &[]];
    ask_all(Faults { case, lists }, None, findings);
}

/// Asks the checks of a case: those of content where it is open, those of writing where anything is, the others for faults of their
/// kinds. A debug build asks them all of every board, and one that need not be asked must have nothing to say: so every test that
/// reads a record holds the glance to the truth.
fn ask_all(faults: Faults<'_>, pbn: Option<&PbnCase<'_>>, findings: &mut Findings) {
    let case = faults.case;
    c112_comment_names_revoke::report(case, findings);
    let content = glance::is_open(case) || pbn.is_some_and(PbnCase::lists_results);
    let kinds = faults.kinds();
    let writing = content || kinds != 0 || pbn.is_some_and(PbnCase::is_open);
    let open = Open {
        content,
        writing,
        kinds,
    };
    if writing || cfg!(debug_assertions) {
        ask(faults, pbn, open, findings);
    }
    if findings.found().board.is_empty() {
        return;
    }
    for it in case.slips.amended {
        findings.note_all(Topic::Record, &amended(case.slips.file, it));
    }
    findings.explain(case);
    findings.sort();
}

/// What of a record is open, so that checks may have something to say of it.
#[derive(Debug, Clone, Copy)]
struct Open {
    content: bool,
    /// Content, or something of its writing.
    writing: bool,
    /// The kinds of its faults.
    kinds: u64,
}

impl Open {
    const fn is_for(self, runner: Runner) -> bool {
        match runner {
            Runner::Content(_) | Runner::Irregularity(_) => self.content,
            Runner::Writing(_) => self.writing,
            Runner::Faults(_, kinds) => self.kinds & kinds != 0,
            Runner::Never => false,
        }
    }
}

#[inline(never)] // few boards come here
fn ask(faults: Faults<'_>, pbn: Option<&PbnCase<'_>>, open: Open, findings: &mut Findings) {
    let case = faults.case;
    for &(check, runner) in RUNNERS.iter() {
        let is_due = open.is_for(runner);
        if !(is_due || cfg!(debug_assertions)) || !findings.keep(check) {
            continue;
        }
        let before = findings.count();
        match (runner, pbn) {
            (Runner::Content(run), _) => run(case, findings),
            (Runner::Irregularity(finding), _) => place::report(case, findings, finding),
            (Runner::Writing(report), Some(pbn)) => report(pbn, findings),
            (Runner::Faults(sentences, _), _) => {
                for sentence in sentences {
                    report(faults, check, sentence, findings);
                }
            }
            (Runner::Writing(_) | Runner::Never, _) => (),
        }
        debug_assert!(is_due || findings.count() == before, "{check:?}, {open:?}");
    }
}

/// `trick 4, East: HK, not H3 as it is written (friday.csv, line 3)`.
fn amended(file: &str, it: &AmendedCard) -> Message {
    let AmendedCard { line, played, .. } = *it;
    let (trick, seat) = (it.turn.trick, it.turn.seat);
    match it.recorded {
        Some(recorded) => message!(
            "amended",
            trick,
            seat,
            card = played,
            written = recorded,
            file,
            line
        ),
        None => message!("amended-unwritten", trick, seat, card = played, file, line),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Pages;
    use super::super::test_support::{CLEAN, REVOKE, with_pbn_case};
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
    fn a_clean_board_is_not_open() {
        let open = |pbn: &PbnCase<'_>| [glance::is_open(pbn.case), pbn.is_open()];
        assert_eq!(with_pbn_case(CLEAN, open), [false; 2]);
        assert_eq!(with_pbn_case(REVOKE, open), [true, false]);
    }

    #[test]
    fn a_check_is_found_by_code_and_name() {
        for (place, check) in all().iter().enumerate() {
            assert_eq!(place_of(check.code), Some(place));
        }
        assert_eq!(["R999", "X1", "", "R1011"].map(place_of), [None; 4]);
        assert!(by_name("r101").is_some_and(|check| check.name == "revoke"));
        assert!(by_name("revoke").is_some_and(|check| check.code == "R101"));
        assert!(by_name("R999").is_none());
    }
}
