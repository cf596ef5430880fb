//! The list of all checks, by code.

use super::fault::{Faults, Sentence, report};
use super::glance::{self, Sign};
use super::place::{self, OfIrregularity};
use super::{
    AmendedCard, CHECKS, Case, Check, Findings, PbnCase, Topic, bytes, comments, directives,
    other_tables, tags,
};
use crate::bridge::Turn;
use crate::pbn::Fault;
use crate::words::{Message, message};
use std::sync::LazyLock;

/// How a check is run.
#[derive(Clone, Copy)]
pub(super) enum Runner {
    /// On the content of a record, in any format.
    Content(Sign, fn(&Case<'_>, &mut Findings)),
    /// On each irregularity of a replay.
    Irregularity(OfIrregularity),
    /// On the writing of a PBN record.
    Writing(fn(&PbnCase<'_>, &mut Findings)),
    /// By its sentences, for every fault of their kinds.
    Faults(&'static [Sentence]),
    /// Not on its own: another module reports for it.
    Never,
}

/// Rows of `code name, severity, reference`, and `, since version` behind that if it is not the first; a preview is `, since version
/// preview`. Behind a colon stands what runs the check: of content with the [`Sign`] on which it is asked, `Each` for one of
/// irregularities, `Writing` for one of writing; behind an arrow what gives the one finding of a check of content, if there is any;
/// behind each `|` a kind of fault, how grave it is here, how often it is reported, the message that describes it, with `written` if
/// that repeats what is written, and the label; nothing where another module reports for it. The pages of a check are in the folder
/// of its code, and so are its words, but for those of faults, which are in `writing`. This declares the checks by their codes, and lists them in `CHECKS`.
macro_rules! checks {
    ($(
        $code:ident $name:literal, $severity:ident, $reference:literal
            $(, since $since:literal $($preview:ident)?)?
            $(: $kind:ident $run:path)?
            $(=> $sign:ident $find:path)?
            $(| $fault:ident $gravity:ident $often:ident $said:literal $($written:ident)?, $label:literal)*;
    )+) => {
        $(
            #[doc = include_str!(concat!(stringify!($code), "/en.md"))]
            static $code: Check = Check {
                $(since: $since, preview: !stringify!($($preview)?).is_empty(),)?
                ..Check::new(
                    (stringify!($code), $name),
                    Severity::$severity,
                    $reference,
                    pages!(stringify!($code), "/"),
                )
            };
        )+

        #[allow(unused_variables)] // not every message repeats what is written
        static CHECKS: &[(&Check, registry::Runner)] = &[$((
            &$code,
            checks!(
                @runner $($kind $run)? $(=> $sign $find)?
                $(| $fault $gravity $often $said $($written)?, $label)*
            ),
        )),+];
    };
    (@runner) => { registry::Runner::Never };
    (@runner Each $run:path) => { registry::Runner::Irregularity($run) };
    (@runner Writing $run:path) => { registry::Runner::Writing($run) };
    (@runner => $sign:ident $find:path) => {
        registry::Runner::Content(glance::Sign::$sign, |case, findings| findings.extend($find(case)))
    };
    (@runner $(| $fault:ident $gravity:ident $often:ident $said:literal $($written:ident)?, $label:literal)+) => {
        registry::Runner::Faults(&[$(fault::Sentence {
            kind: crate::pbn::FaultKind::$fault,
            severity: Severity::$gravity,
            often: fault::Often::$often,
            message: |written| crate::words::message!($said $(, $written = written)?),
            label: crate::words::key!($label),
        }),+])
    };
    (@runner $sign:ident $run:path) => { registry::Runner::Content(glance::Sign::$sign, $run) };
}

/// All checks with their runners, by code.
static RUNNERS: LazyLock<Vec<(&Check, Runner)>> = LazyLock::new(|| {
    #[allow(unused_mut)] // but for tests
    let mut runners = CHECKS.to_vec();
    #[cfg(test)]
    runners.push((
        &super::test_support::PREVIEW,
        Runner::Content(Sign::Play, super::test_support::preview),
    ));
    runners
});

static ALL: LazyLock<Vec<&Check>> = LazyLock::new(|| RUNNERS.iter().map(|it| it.0).collect());

/// All checks, by code.
pub fn all() -> &'static [&'static Check] {
    &ALL
}

/// The check of this code (in any case) or name.
pub fn by_name(word: &str) -> Option<&'static Check> {
    all().iter().find(|check| check.is_called(word)).copied()
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
    other_tables::other_deal(case, findings);
}

/// The same on a record in LIN, of whose writing only the faults are looked at.
pub fn run_lin(case: &Case<'_>, faults: &[Fault], findings: &mut Findings) {
    findings.begin();
    let lists = [faults, &[]];
    ask_all(Faults { case, lists }, None, findings);
}

/// Asks the checks of a case: those of content on their signs, those of writing where play or writing is open, the others for faults of
/// their kinds. A debug build asks them all of every board, and one that need not be asked must have nothing to say: so
/// every test that reads a record holds the glance to the truth.
fn ask_all(faults: Faults<'_>, pbn: Option<&PbnCase<'_>>, findings: &mut Findings) {
    let case = faults.case;
    comments::report(case, findings);
    let open = Open::of(faults, pbn);
    if open.is_any() || cfg!(debug_assertions) {
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

/// What is open of a case.
#[derive(Clone, Copy)]
struct Open {
    /// The signs that it shows.
    signs: [bool; 4],
    /// One bit for each kind of fault that there is.
    kinds: u64,
    writing: bool,
}

impl Open {
    fn of(faults: Faults<'_>, pbn: Option<&PbnCase<'_>>) -> Self {
        let signs = glance::signs(faults.case);
        let kinds = faults.kinds();
        Self {
            signs,
            kinds,
            writing: signs[Sign::Play as usize] || kinds != 0 || pbn.is_some_and(PbnCase::is_open),
        }
    }

    fn is_any(self) -> bool {
        self.writing || self.signs.contains(&true)
    }

    /// Whether a check that is run so may have something to say.
    fn is_for(self, runner: Runner) -> bool {
        match runner {
            Runner::Content(sign, _) => self.signs[sign as usize],
            Runner::Irregularity(_) => self.signs[Sign::Play as usize],
            Runner::Writing(_) => self.writing,
            Runner::Faults(sentences) => {
                let mut kinds = sentences.iter().map(|sentence| sentence.kind as u32);
                kinds.any(|kind| self.kinds & 1 << kind != 0)
            }
            Runner::Never => false,
        }
    }
}

#[inline(never)] // few boards come here
fn ask(faults: Faults<'_>, pbn: Option<&PbnCase<'_>>, open: Open, findings: &mut Findings) {
    let case = faults.case;
    for &(check, runner) in &**RUNNERS {
        let is_due = open.is_for(runner);
        if !is_due && !cfg!(debug_assertions) {
            continue;
        }
        let before = findings.count();
        match (runner, pbn) {
            (Runner::Content(_, run), _) => run(case, findings),
            (Runner::Irregularity(finding), _) => place::report(case, findings, finding),
            (Runner::Writing(report), Some(pbn)) => report(pbn, findings),
            (Runner::Faults(sentences), _) => {
                for sentence in sentences {
                    report(faults, check, sentence, findings);
                }
            }
            (Runner::Writing(_) | Runner::Never, _) => (),
        }
        debug_assert!(is_due || findings.count() == before, "{check:?}");
    }
}

/// `trick 4, East: HK, not H3 as it is written (friday.csv, line 3)`.
fn amended(file: &str, it: &AmendedCard) -> Message {
    let (Turn { trick, seat }, card, line) = (it.turn, it.played, it.line);
    match it.recorded {
        Some(written) => message!("amended", trick, seat, card, written, file, line),
        None => message!("amended-unwritten", trick, seat, card, file, line),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Pages;
    use super::super::test_support::{CLEAN, REVOKE, with_pbn_case};
    use super::*;

    const HEADINGS: &str =
        "What it finds | Why it matters | How sure | Law or standard | Example | What to do";

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
            let headings = english.text.lines().filter_map(|it| it.strip_prefix("## "));
            let headings: Vec<_> = headings.collect();
            assert_eq!(headings.join(" | "), HEADINGS, "{check:?}");
        }
    }

    #[test]
    fn a_clean_board_is_not_open() {
        let open = |pbn: &PbnCase<'_>| [glance::signs(pbn.case).contains(&true), pbn.is_open()];
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
