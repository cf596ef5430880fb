//! One board, one figure: tricks, scores, state and priority as each output has them. A run writes all outputs, each is read
//! back, and of each board every figure must be the same wherever it stands.
//!
//! Where no Score is stated, the outputs for a person show what the stated result comes to: a score that is worked out here anew.

mod outputs;
pub(crate) mod scores;

use crate::desk::{Desk, REVOKE, real_folders};
use outputs::{Boards, Figures};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The revoke of [`REVOKE`] with other tags, and other ends of the play.
fn made_up() -> Vec<(&'static str, String)> {
    let tags = |board: u8, tags: &str| {
        let text = REVOKE.replace("[Board \"5\"]", &format!("[Board \"{board}\"]"));
        text.replace("[Result \"9\"]", tags)
    };
    let broken_off = |text: String, end: &str| {
        let (kept, _) = text.split_once("H5 H6").unwrap();
        format!("{kept}{end}\n")
    };
    vec![
        (
            "result-and-score.pbn",
            tags(1, "[Result \"9\"]\n[Score \"EW 150\"]"),
        ),
        ("result-alone.pbn", tags(2, "[Result \"9\"]")),
        ("score-alone.pbn", tags(3, "[Score \"NS -150\"]")),
        ("neither.pbn", tags(4, "[Result \"?\"]")),
        (
            "adjusted.pbn",
            tags(6, "[Result \"8\"]\n[Score \"EW 120\"]"),
        ),
        ("other.pbn", tags(7, "[Result \"4\"]\n[Score \"EW -150\"]")),
        ("so-far.pbn", broken_off(tags(8, "[Result \"9\"]"), "+")),
        (
            "so-far-with-score.pbn",
            broken_off(tags(9, "[Result \"9\"]\n[Score \"EW 150\"]"), "+"),
        ),
        ("claimed.pbn", broken_off(tags(10, "[Result \"9\"]"), "*")),
        ("cut-off.pbn", broken_off(tags(11, "[Result \"9\"]"), "")),
    ]
}

/// A figure that an output has otherwise than the tables.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Difference {
    output: &'static str,
    figure: &'static str,
    in_tables: String,
    board: String,
    figure_there: String,
}

#[test]
fn made_up_boards_and_the_samples_have_the_same_figures_everywhere() {
    let texts = made_up();
    let files: Vec<_> = texts
        .iter()
        .map(|(name, text)| (*name, text.as_str()))
        .collect();
    let desk = Desk::with(&files);
    let own = ["samples", "tests/cases", "tests/sheets"];
    let own = own.map(|name| Path::new(env!("CARGO_MANIFEST_DIR")).join(name));
    let made = files.iter().map(|(name, _)| desk.path(name));
    let inputs: Vec<_> = made.chain(own).collect();
    let all = outputs::of(&desk, &inputs, 1);
    for (output, lacks) in outputs::ALL {
        let has = |figure: &'static str| {
            all[output]
                .values()
                .any(|it| it.get(figure).is_some_and(|it| !it.is_empty()))
        };
        let lacking: Vec<_> = outputs::FIGURES.into_iter().filter(|it| !has(it)).collect();
        assert_eq!(lacking, lacks, "{output}: figures that are read nowhere");
    }
    assert_eq!(differences(&all), [], "an output differs from the tables");
    assert_eq!(
        state_without_stating(&all),
        BTreeSet::new(),
        "no result is stated, and one is"
    );
}

#[test]
fn real_boards_have_the_same_figures_everywhere() {
    for folder in real_folders() {
        let all = outputs::of(&Desk::with(&[]), std::slice::from_ref(&folder), 200);
        let mut differences = differences(&all);
        differences.truncate(20);
        assert_eq!(differences, [], "{}", folder.display());
    }
}

/// What each output has otherwise than review.csv, or than boards.csv where a board is not in it.
fn differences(all: &BTreeMap<&'static str, Boards>) -> Vec<Difference> {
    let mut differences = Vec::new();
    for (output, boards) in all {
        for (board, figures) in boards {
            let tables = [outputs::REVIEW, outputs::BOARDS].map(|table| all[table].get(board));
            let in_tables = |figure| tables.iter().flatten().find_map(|row| row.get(figure));
            for (figure, there) in figures
                .iter()
                .filter(|(it, _)| outputs::FIGURES.contains(it))
            {
                let Some(here) = in_tables(figure) else {
                    continue;
                };
                let computed =
                    in_tables(&"score_computed").filter(|_| shows_computed(output, figure));
                let here = computed.filter(|_| here.is_empty()).unwrap_or(here);
                if here != there && here != outputs::UNKNOWN {
                    differences.push(Difference {
                        output,
                        figure,
                        in_tables: here.clone(),
                        board: board.clone(),
                        figure_there: there.clone(),
                    });
                }
            }
        }
    }
    differences
}

/// Whether an output for a person has a score where none is stated.
fn shows_computed(output: &str, figure: &str) -> bool {
    figure == "score_stated" && [outputs::DIRECTOR, outputs::TERMINAL].contains(&output)
}

/// The outputs that state what is not stated: tricks where that is the state, and tricks or a score of a play that breaks off.
fn state_without_stating(all: &BTreeMap<&'static str, Boards>) -> BTreeSet<&'static str> {
    let says_both = |(board, figures): (&String, &Figures)| {
        let has = |figure| figures.get(figure).is_some_and(|it| !it.is_empty());
        let is_not_stated = figures.get("state").is_some_and(|it| it == "not-stated");
        let is_broken_off = all[outputs::BOARDS][board]["play"] == "partial";
        is_not_stated && has("tricks_stated")
            || is_broken_off && (has("tricks_stated") || has("score_stated"))
    };
    let outputs = all.iter();
    let outputs = outputs.filter(|(_, boards)| boards.iter().any(says_both));
    outputs.map(|(output, _)| *output).collect()
}
