//! The list of all checks, by code.

use super::board_signs;
use super::fault::{Faults, Sentence, kinds, report};
use super::{
    AmendedCard, Asked, CHECKS, Case, Check, Findings, PbnCase, Signs, Topic, bytes,
    c108_deal_differs_between_tables, directives, tags, writing,
};
use crate::pbn::Fault;
use crate::words::{Message, message};
use std::sync::LazyLock;

/// How a check is run.
#[derive(Clone, Copy)]
pub(super) enum Runner {
    /// On the content of a record, in any format.
    Content(fn(&Case<'_>, &mut Findings)),
    /// On the writing of a PBN record.
    Writing(fn(&PbnCase<'_>, &mut Findings)),
    /// By its sentences, for every fault of their kinds.
    Faults(&'static [Sentence]),
    /// Not on its own: another module reports for it.
    Never,
}

/// The checks that have a folder: `r101_revoke: run` for one of content, `s207_unreadable_value: report` for one of writing,
/// and the name alone if another module reports for it. This declares their modules, and lists them in `CHECKS`.
macro_rules! checks {
    ($($module:ident $(: $run:ident)?,)+) => {
        $(mod $module;)+

        static CHECKS: &[(&Check, registry::Runner)] = &[$(
            (&$module::CHECK, checks!(@runner $module $($run)?)),
        )+];
    };
    (@runner $module:ident run) => {{
        assert!(matches!($module::CHECK.asked, Asked::Where(_)));
        registry::Runner::Content($module::run)
    }};
    (@runner $module:ident report) => {{
        assert!(matches!($module::CHECK.asked, Asked::Where(_)));
        registry::Runner::Writing($module::report)
    }};
    (@runner $module:ident) => {{
        assert!(matches!($module::CHECK.asked, Asked::Never));
        registry::Runner::Never
    }};
}

/// All checks with their runners, by code.
static RUNNERS: LazyLock<Vec<(&Check, Runner)>> = LazyLock::new(|| {
    let of_writing = writing::TABLE.iter();
    let of_writing = of_writing.map(|it| (&it.check, Runner::Faults(it.sentences)));
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
    PLACES.get(number_of(code)?).copied().flatten()
}

/// The place of the check for each number of a code.
static PLACES: LazyLock<Vec<Option<usize>>> = LazyLock::new(|| {
    let mut places = Vec::new();
    for (place, check) in all().iter().enumerate() {
        let number = number_of(check.code).expect("a code is a letter and three digits");
        places.resize(places.len().max(number + 1), None);
        places[number] = Some(place);
    }
    places
});

/// A letter and three digits as one number.
fn number_of(code: &str) -> Option<usize> {
    let [family @ b'A'..=b'Z', digits @ ..]: [u8; 4] = *code.as_bytes().as_array()? else {
        return None;
    };
    let number = digits.into_iter().try_fold(0, |number, digit| {
        digit
            .is_ascii_digit()
            .then(|| 10 * number + usize::from(digit - b'0'))
    })?;
    Some(1000 * usize::from(family - b'A') + number)
}

/// Runs every check on a case of PBN. Findings on the board come in the order of their places.
pub fn run(pbn: &PbnCase<'_>, findings: &mut Findings) {
    findings.begin();
    bytes::run(pbn, findings);
    tags::run(pbn, findings);
    directives::run(pbn, findings);
    ask_all(Record::Pbn(pbn), signs(pbn), findings);
}

/// Looks only at the deal of the board at another table, where many boards of the file have another one there.
pub fn run_other_table(case: &Case<'_>, findings: &mut Findings) {
    findings.begin();
    c108_deal_differs_between_tables::run(case, findings);
}

/// The same on a record in LIN, of whose writing only the faults are looked at.
pub fn run_lin(case: &Case<'_>, faults: &[Fault], findings: &mut Findings) {
    findings.begin();
    let signs = Signs::FAULTS.when(!faults.is_empty()) | board_signs::signs(case);
    let lists = [faults, &[]];
    ask_all(Record::Lin(Faults { case, lists }), signs, findings);
}

/// A case, with what of its writing the checks look at.
#[derive(Clone, Copy)]
enum Record<'a> {
    Pbn(&'a PbnCase<'a>),
    Lin(Faults<'a>),
}

impl<'a> Record<'a> {
    fn case(self) -> &'a Case<'a> {
        match self {
            Self::Pbn(pbn) => pbn.case,
            Self::Lin(faults) => faults.case,
        }
    }

    fn faults(self) -> Faults<'a> {
        match self {
            Self::Pbn(pbn) => pbn.all_faults(),
            Self::Lin(faults) => faults,
        }
    }
}

fn ask_all(record: Record<'_>, signs: Signs, findings: &mut Findings) {
    if signs != Signs::NONE || cfg!(debug_assertions) {
        ask(record, signs, findings);
    }
    if findings.found().board.is_empty() {
        return;
    }
    let slips = record.case().slips;
    for it in slips.amended {
        findings.note_all(Topic::Record, &amended(slips.file, it));
    }
    findings.explain(record.case());
    findings.sort();
}

/// The signs of a board.
fn signs(pbn: &PbnCase<'_>) -> Signs {
    pbn.signs() | board_signs::signs(pbn.case)
}

/// Asks the checks for whose signs a board shows. A debug build asks the others too: they must have nothing to say.
#[inline(never)] // few boards come here
fn ask(record: Record<'_>, signs: Signs, findings: &mut Findings) {
    let due = asked(signs, kinds(record.faults()));
    let mut rest = if cfg!(debug_assertions) {
        u128::MAX
    } else {
        due
    };
    while let Some((check, runner)) = RUNNERS.get(rest.trailing_zeros() as usize) {
        let place = rest & rest.wrapping_neg();
        rest ^= place;
        if due & place == 0 {
            let before = findings.count();
            runner.run(record, check, findings);
            let said = findings.count();
            assert_eq!(said, before, "{check:?} on a board with {signs:?}");
        } else if findings.keep(check) {
            runner.run(record, check, findings);
        }
    }
}

/// The checks to ask of a board with these signs, and faults of these kinds: a bit for each place in [`RUNNERS`].
fn asked(signs: Signs, kinds: u64) -> u128 {
    let mut shown = u128::from(signs.bits()) | u128::from(kinds) << u32::BITS;
    let mut asked = 0;
    while shown != 0 {
        asked |= ASKED[shown.trailing_zeros() as usize];
        shown &= shown - 1;
    }
    asked
}

/// The checks to ask, sign by sign, and then by the kind of a fault.
static ASKED: LazyLock<[u128; 128]> = LazyLock::new(|| {
    let mut asked = [0; 128];
    for (place, (check, runner)) in RUNNERS.iter().enumerate() {
        let mut shown = match (runner, check.asked) {
            (Runner::Faults(its), _) => its
                .iter()
                .fold(0, |shown, it| shown | 1 << (u32::BITS + it.kind as u32)),
            (_, Asked::Where(its)) => u128::from(its.bits()),
            (_, Asked::Never) => 0,
        };
        while shown != 0 {
            asked[shown.trailing_zeros() as usize] |= 1 << place;
            shown &= shown - 1;
        }
    }
    asked
});

impl Runner {
    fn run(self, record: Record<'_>, check: &'static Check, findings: &mut Findings) {
        match (self, record) {
            (Self::Content(run), record) => run(record.case(), findings),
            (Self::Writing(report), Record::Pbn(pbn)) => report(pbn, findings),
            (Self::Faults(sentences), record) => {
                for sentence in sentences {
                    report(record.faults(), check, sentence, findings);
                }
            }
            (Self::Writing(_), Record::Lin(_)) | (Self::Never, _) => (),
        }
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
        with_pbn_case(REVOKE, |pbn| {
            ask(Record::Pbn(pbn), signs(pbn), &mut findings);
        });
        let codes = findings.found().board.iter().map(|it| it.check.code);
        assert_eq!(codes.collect::<Vec<_>>(), ["C102", "R101"]);
    }

    /// This is what holds the signs of all checks to the truth: every test that reads a record does so in a debug build.
    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "C102 adjustment-not-applied on a board with {\"IRREGULAR\"}")]
    fn a_debug_build_does_not_pass_over_a_check_that_lacks_a_sign() {
        with_pbn_case(REVOKE, |pbn| {
            ask(Record::Pbn(pbn), Signs::IRREGULAR, &mut Findings::default());
        });
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
