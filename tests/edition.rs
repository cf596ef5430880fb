//! An edition in an afternoon: the rehearsal. An invented edition of 2027, in a file as its engineer would write it, and records
//! ruled under it with nothing else changed; the steps are in `README.md` beside this file.

mod laws_2027;

use crate::director_facts::cases::{board, found, slip};
use laws_2027::LAWS_2027;
use pbn_audit::Audit;
use pbn_audit::audit::{At, Laws};
use pbn_audit::bridge::Date;
use pbn_audit::laws::{
    Basis, Clause, EDITIONS, Edition, Editions, Jurisdiction, LAWS_2017, UNDATED, in_force,
    in_force_in,
};
use pbn_audit::report::{Sheet, SheetText};
use pbn_audit::words::{Language, Words};
use std::fs;
use std::sync::{Arc, Mutex};

/// The list of editions, with one more.
static WITH_2027: [&Edition; EDITIONS.len() + 1] = {
    let mut all = [&LAWS_2027; EDITIONS.len() + 1];
    let mut place = 0;
    while place < EDITIONS.len() {
        all[place] = EDITIONS[place];
        place += 1;
    }
    all
};

const BY_DATE: Laws = Laws::ByDate(&WITH_2027);

/// A board with one revoke in trick 6, by East, who won the trick; its side won a later one.
const REVOKE: &str = include_str!("../src/checks/examples/revoke.pbn");

/// The same board with another date, or none.
fn on(date: &str) -> String {
    assert!(REVOKE.contains("[Date \"2024.05.31\"]\n"));
    match date {
        "" => REVOKE.replace("[Date \"2024.05.31\"]\n", ""),
        _ => REVOKE.replace("2024.05.31", date),
    }
}

/// The sheets of the boards of a text in a language, each without line breaks.
fn sheets(laws: impl Into<Laws>, text: &str, language: Language) -> Vec<String> {
    let written = Arc::new(Mutex::new(Vec::new()));
    let all = Arc::clone(&written);
    let audit = Audit::new().laws(laws).check(move |case, _| {
        let words = Words::of(language);
        let sheet = &Sheet::of(case, At::default(), &[]);
        let text = SheetText { sheet, words }.to_string();
        let words: Vec<_> = text.split_whitespace().collect();
        all.lock().unwrap().push(words.join(" "));
    });
    audit.str(text).unwrap();
    std::mem::take(&mut written.lock().unwrap())
}

/// The samples of an edition, without titles, which name clauses.
fn samples(edition: &Edition) -> String {
    let files = fs::read_dir(format!("samples/laws/{edition}")).unwrap();
    let paths = files.map(|file| file.unwrap().path());
    let records = paths.filter(|path| path.extension().is_some_and(|it| it == "pbn"));
    let text: String = records
        .map(|path| fs::read_to_string(path).unwrap() + "\n")
        .collect();
    let lines = text.lines().filter(|line| !line.starts_with("[Event "));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The edition of the one board of a text, the clauses of its revokes, and the tricks that move.
fn ruled(laws: impl Into<Laws>, text: &str) -> (&'static str, Vec<Vec<&'static str>>, u8) {
    let report = Audit::new().laws(laws).str(text).unwrap();
    let ruling = report.boards[0].ruling.as_ref().unwrap();
    let clauses = ruling.revokes.iter().map(|it| it.clauses.clone());
    let tricks = ruling.transfer.tricks;
    assert_eq!(tricks.min, tricks.max);
    (ruling.edition.year, clauses.collect(), tricks.max)
}

#[test]
fn a_date_leads_to_the_new_edition_and_an_older_one_to_what_it_led_to_before() {
    for (date, year, clause, tricks) in [
        ("2007.05.31", "1997", "64A1", 2),
        ("2024.05.31", "2017", "64A1", 2),
        ("2027.05.31", "2017", "64A1", 2),
        ("2027.10.01", "2027", "64A", 1),
        ("2031.??.??", "2027", "64A", 1),
    ] {
        let due = (year, vec![vec![clause]], tricks);
        assert_eq!(ruled(BY_DATE, &on(date)), due, "{date}");
        let now = ruled(Laws::default(), &on(date));
        assert!(now == due || year == "2027", "{date} {now:?}");
        assert_eq!(ruled(Laws::ByDate(&[]), &on(date)), now, "none is all");
    }
    let day = |year, month, day| Date { year, month, day };
    for jurisdiction in [Jurisdiction::Wbf, Jurisdiction::Acbl, Jurisdiction::Pzbs] {
        let under = |editions: Editions, day| in_force(editions, Some(day), jurisdiction);
        for year in 1990..2027 {
            for month in 1..=12 {
                let day = day(year, Some(month), Some(28));
                assert_eq!(under(&WITH_2027, day), under(&EDITIONS, day), "{day:?}");
            }
        }
        let in_2028 = under(&WITH_2027, day(2028, None, None));
        assert_eq!(in_2028, (&LAWS_2027, Basis::Date));
        let season = in_force_in(&WITH_2027, [2026, 2027], jurisdiction);
        assert_eq!(season, (&LAWS_2017, Basis::Assumed));
    }
}

/// The ruling on every record without a date rests on this: whoever moves it says so in the changelog.
#[test]
fn what_has_no_date_stays_under_the_edition_that_is_named() {
    assert_eq!(UNDATED, &LAWS_2017);
    let undated = on("");
    let due = ("2017", vec![vec!["64A1"]], 2);
    assert_eq!(ruled(Laws::default(), &undated), due);
    assert_eq!(ruled(BY_DATE, &undated), due);
    let titled = format!("[Event \"Open Pairs 2026\"]\n{undated}");
    assert_eq!(ruled(BY_DATE, &titled), due);
    let guide = fs::read_to_string("src/report/guides/laws.md").unwrap();
    assert!(guide.contains(&format!("ruled under {UNDATED}")), "{guide}");
    assert!(EDITIONS.iter().all(|it| guide.contains(it.year)), "{guide}");
}

#[test]
fn where_no_date_decides_the_sheet_says_what_the_new_edition_gives() {
    for (language, each) in [
        (
            Language::English,
            "1997, 2007 and 2017: 2 tricks to North-South; 2027: 1 trick to North-South",
        ),
        (Language::Dutch, "1997, 2007 en 2017: 2 slagen"),
        (Language::Polish, "1997, 2007 i 2017: 2 lewy"),
    ] {
        let of = |laws| sheets(laws, &on(""), language).remove(0);
        let (now, then) = (of(Laws::default()), of(BY_DATE));
        assert!(then.contains(each) && then.contains("2027: 1 "), "{then}");
        assert!(!now.contains("2007"), "the editions agree: {now}");
    }
    let dated = sheets(BY_DATE, &on("2028.05.31"), Language::English);
    assert!(dated[0].contains("Laws of 2027, by date: 64A"), "{dated:?}");
}

#[test]
fn revokes_are_established_and_agreed_to_as_the_new_edition_has_it() {
    // West and North failed to follow to trick 7, and South has led to trick 8: under 2017 both can still be corrected (62C3).
    let found = |slips, edition| {
        let board = board("ONE_SIDE").with_facts(&slip(slips));
        found("established", &board, edition)
    };
    assert_eq!(found("-", &LAWS_2017), ["unknown", "unknown"]);
    assert_eq!(found("-", &LAWS_2027), ["presumed", "63A1"]);
    let agreed = "claim,8,S,,agreed";
    assert_eq!(found(agreed, &LAWS_2017), ["63A4", "63A1"]);
    assert_eq!(found(agreed, &LAWS_2027), ["63A5", "63A1"]);
}

/// A clause under another number keeps its sentences and questions, in every language: of each edition on its own samples.
#[test]
fn a_clause_keeps_its_words_under_another_number() {
    let number = |id: &str| id.replace("64A", "64P").replace("64B", "64Q");
    for edition in EDITIONS {
        let clauses = edition.clauses.iter().map(|clause| Clause {
            id: number(clause.id).leak(),
            ..*clause
        });
        let renumbered: &Edition = Box::leak(Box::new(Edition {
            clauses: clauses.collect::<Vec<_>>().leak(),
            ..*edition
        }));
        let text = samples(edition);
        for language in Language::ALL {
            let [old, new] = [edition, renumbered].map(|it| sheets(it, &text, language));
            assert!(old.len() > 8);
            for (old, new) in old.into_iter().zip(new) {
                let ids = edition.clauses.iter().map(|it| it.id);
                assert_eq!(new, ids.fold(old, |text, id| text.replace(id, &number(id))));
            }
        }
    }
}
