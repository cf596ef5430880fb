//! What was decided in an earlier run: `--known`, and a run into the folder of an earlier one.

use crate::desk::{Desk, SHORT, column};
use pbn_audit::bridge::Penalty::{Doubled, Redoubled, Undoubled};
use pbn_audit::bridge::{Contract, Seat, Side, Strain};
use pbn_audit::report::{Average, Decision, Judgement, Penalty, Possible};
use pbn_audit::words::{Decimal, Language, Words};

/// The ids of a run, sorted.
fn ids(desk: &Desk, inputs: &[&str]) -> Vec<String> {
    let args = [&["check", "-q", "-o", "ids", "--force"], inputs].concat();
    desk.run(&args).exits(0);
    let ids = column(&desk.path("ids"), "review.csv", "id");
    std::fs::remove_dir_all(desk.path("ids")).unwrap();
    let mut ids = ids;
    ids.sort();
    ids
}

/// The games of a text, each with a blank line behind it.
fn games(text: &str) -> Vec<String> {
    let games = text
        .split("\n\n")
        .map(str::trim)
        .filter(|it| it.contains("[Board "));
    games.map(|game| format!("{game}\n\n")).collect()
}

#[test]
fn ids_survive_other_names_another_order_and_more_boards() {
    let samples = [
        include_str!("../samples/club-evening.pbn"),
        include_str!("../samples/checks/not-the-play.pbn"),
        include_str!("../samples/checks/score-and-number.pbn"),
    ];
    for sample in samples {
        // each game says all of it, so that it may stand anywhere
        let games = games(&sample.replace("[Event \"#\"]", "[Event \"\"]"));
        let desk = Desk::with(&[("friday.pbn", &games.concat())]);
        let due = ids(&desk, &["friday.pbn"]);
        assert!(!due.is_empty());
        let backwards: String = games.iter().rev().map(String::as_str).collect();
        let renamed: Vec<_> = games
            .concat()
            .lines()
            .map(|line| match line {
                line if ["[North ", "[East ", "[South ", "[West "]
                    .iter()
                    .any(|it| line.starts_with(it)) =>
                {
                    format!("{} \"Somebody else\"]", line.split(' ').next().unwrap())
                }
                line => line.to_owned(),
            })
            .collect();
        desk.write("a folder/other name.pbn", games.concat());
        desk.write("backwards.pbn", backwards);
        desk.write("renamed.pbn", renamed.join("\n"));
        for file in ["a folder/other name.pbn", "backwards.pbn", "renamed.pbn"] {
            assert_eq!(ids(&desk, &[file]), due, "{file}");
        }
        // a board before them, and a copy of all of them
        desk.write("another.pbn", SHORT);
        let more = ids(&desk, &["another.pbn", "friday.pbn", "backwards.pbn"]);
        assert!(due.iter().all(|id| more.contains(id)), "{due:?} {more:?}");
    }
}

/// Whether a decision is read again as it is spelled: in codes, and in the words of each language, in small letters and
/// capitals.
fn is_read_again(decision: &Decision) {
    let said = Language::ALL.map(|language| decision.said(Words::of(language)));
    for text in said.into_iter().chain([decision.code()]) {
        for text in [text.to_uppercase(), text.to_lowercase(), text] {
            assert_eq!(Decision::read(&text).as_ref(), Ok(decision), "{text}");
        }
    }
}

#[test]
fn a_decision_is_read_as_it_is_written() {
    let scores = [0, 50, -50, 400, -1100];
    let averages = [Average::Plus, Average::Even, Average::Minus];
    let of_both = scores.map(|ns| scores.map(|ew| Judgement::Assigned([ns, ew])));
    let artificial = averages.map(|ns| averages.map(|ew| Judgement::Averages([ns, ew])));
    let weighted = |shares: &[(i64, i32)]| {
        let parts = shares.iter();
        let parts = parts.map(|(share, points)| (Decimal(*share), Possible::Score(*points)));
        Judgement::Weighted(parts.collect())
    };
    let words = [
        Judgement::Apply,
        Judgement::Stands,
        Judgement::RecordError,
        Judgement::Later,
        weighted(&[(6_000, 400), (4_000, -50)]),
        weighted(&[(9_999, 0), (1, 140)]),
    ];
    let judgements = words.into_iter();
    let judgements = judgements
        .chain((0..=13).map(Judgement::Tricks))
        .chain(scores.map(Judgement::Score))
        .chain(of_both.into_iter().flatten())
        .chain(artificial.into_iter().flatten());
    let units = ["%", " IMP", " VP"].into_iter();
    let penalties = units.flat_map(|unit| {
        let amounts = [1, 50, 300, 3_333, 10_000].map(Decimal);
        Side::ALL.map(|side| amounts.map(|amount| Penalty { side, amount, unit }))
    });
    let penalties: Vec<_> = penalties.flatten().collect();
    for judgement in judgements.map(Some).chain([None]) {
        for count in [0, 1, 2, penalties.len()] {
            let decision = Decision {
                judgement: judgement.clone(),
                penalties: penalties[..count].to_vec(),
            };
            if (decision.is_final() || count == 0) && decision != Decision::default() {
                is_read_again(&decision);
            }
        }
    }
}

#[test]
fn every_result_that_is_weighted_is_read_as_it_is_written() {
    let declarers = || [None].into_iter().chain(Seat::ALL.map(Some));
    let penalties = [Undoubled, Doubled, Redoubled];
    for (level, strain) in (1..=7).flat_map(|level| Strain::ASC.map(|strain| (level, strain))) {
        for (penalty, declarer) in penalties
            .into_iter()
            .zip(declarers().cycle().skip(level.into()))
        {
            for tricks in [0, 6, 6 + level, 13] {
                let made = Possible::Made(Contract::new(level, strain, penalty), tricks, declarer);
                is_read_again(&Judgement::Weighted(vec![(Decimal(10_000), made)]).into());
            }
        }
    }
}

#[test]
fn good_decisions() {
    for [text, code] in crate::support::cells(include_str!("known/good.txt")) {
        let read = Decision::read(text).map(|it| it.code());
        assert_eq!(read.as_deref(), Ok(code), "{text}");
    }
}

#[test]
fn bad_decisions() {
    for [text, why] in crate::support::cells(include_str!("known/bad.txt")) {
        let error = Decision::read(text).unwrap_err();
        let said = Words::of(Language::English).sentence(&error);
        assert!(said.contains(why), "{text}: {said}");
    }
}
