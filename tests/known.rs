//! What was decided in an earlier run: `--known`, and a run into the folder of an earlier one.

use crate::desk::{Desk, SHORT, column, fill_in};
use pbn_audit::bridge::Penalty::{Doubled, Redoubled, Undoubled};
use pbn_audit::bridge::{Contract, Seat, Side, Strain};
use pbn_audit::report::{Average, Decision, Judgement, Penalty, Possible};
use pbn_audit::words::{Decimal, Language, Words};

/// The cells of a board in a table: some columns.
fn cells(desk: &Desk, folder: &str, table: &str, board: &str, names: &[&str]) -> Vec<String> {
    let folder = desk.path(folder);
    let boards = column(&folder, table, "board");
    let place = boards.iter().position(|it| it == board);
    let place = place.unwrap_or_else(|| panic!("no board {board} in {boards:?}"));
    let names = names.iter();
    names
        .map(|name| column(&folder, table, name).swap_remove(place))
        .collect()
}

const EVENING: &str = include_str!("../samples/club-evening.pbn");

const DECIDED: [&str; 3] = ["director_decision", "director_note", "known"];

fn evening() -> Desk {
    let desk = Desk::with(&[("evening.pbn", EVENING)]);
    desk.run("check evening.pbn -o out").exits(0);
    desk
}

#[test]
fn of_two_files_the_one_saved_later_counts() {
    let desk = evening();
    let save = |folder: &str, decision: &str, note: &str, hour: u64| {
        let args = ["check", "evening.pbn", "-o", folder];
        desk.run(&args).exits(0);
        let file = format!("{folder}/review.csv");
        fill_in(
            &desk,
            &file,
            "3",
            &[("director_decision", decision), ("director_note", note)],
        );
        let time = std::time::UNIX_EPOCH + std::time::Duration::from_secs(3600 * hour);
        let opened = std::fs::File::options()
            .write(true)
            .open(desk.path(&file))
            .unwrap();
        opened.set_modified(time).unwrap();
    };
    save("one", "stands", "", 2);
    save("two", "apply", "LHO agrees", 1);
    for known in [["one", "two"], ["two", "one"]] {
        let ran = desk.run(&[
            "check",
            "evening.pbn",
            "--known",
            known[0],
            "--known",
            known[1],
            "-o",
            "new",
            "--force",
        ]);
        let ran = ran.exits(0);
        let told = "b7e724de8e55f was decided twice: stands (one/review.csv:2, which counts) and apply, LHO agrees (two/review.csv:2)\n";
        assert_eq!(ran.err, told);
        // the note belongs to the other decision
        assert_eq!(
            cells(&desk, "new", "review.csv", "3", &DECIDED),
            ["stands", "", "decided"]
        );
        std::fs::remove_dir_all(desk.path("new")).unwrap();
    }
    let review = desk.read("one/review.csv");
    let row = review.lines().nth(1).unwrap();
    let again = row.replace("stands", "apply");
    desk.write("one/review.csv", format!("{review}{again}\n"));
    let ran = desk.run("check evening.pbn --known one -o new").exits(0);
    let told = "stands (one/review.csv:2, which counts) and apply (one/review.csv:";
    assert!(ran.err.contains(told), "{}", ran.err);
}

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

/// Two tables without a recorded play: the deal, the contract and the board are the same, so the ids differ only in the
/// number behind them.
fn two_tables(first: &str, second: &str) -> String {
    let table = |score: &str| {
        let players = match score {
            "NS 430" => "[North \"Elm\"]\n[South \"Fir\"]\n[East \"Oak\"]\n[West \"Yew\"]",
            _ => "[North \"Ash\"]\n[South \"Box\"]\n[East \"May\"]\n[West \"Sloe\"]",
        };
        format!(
            "[Event \"Made-up\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n{players}\n\
             [Deal \"N:AKQ2.AK2.432.432 543.QJ9.KQ5.K765 J876.T43.AJ6.AQ8 T9.8765.T987.JT9\"]\n\
             [Declarer \"N\"]\n[Contract \"4S\"]\n[Result \"10\"]\n[Score \"{score}\"]\n\n"
        )
    };
    table(first) + &table(second)
}

#[test]
fn a_decision_stays_with_its_table_where_ids_differ_only_in_their_number() {
    let (one, other) = ("NS 430", "NS 400");
    let desk = Desk::with(&[("friday.pbn", &two_tables(one, other))]);
    let check = ["check", "friday.pbn", "-o", "out"];
    desk.run(&check).exits(0);
    let folder = desk.path("out");
    let ids = column(&folder, "review.csv", "id");
    assert_eq!(ids[1], format!("{}-2", ids[0]));
    let review = desk.read("out/review.csv");
    let lines: Vec<_> = review.lines().collect();
    let at = lines[0]
        .split(',')
        .position(|it| it == "director_decision")
        .unwrap();
    let mut cells: Vec<_> = lines[1].split(',').collect();
    assert!(cells.contains(&"Elm"));
    cells[at] = "score=420";
    desk.write(
        "out/review.csv",
        [lines[0], &cells.join(","), lines[2], ""].join("\n"),
    );
    // the other table comes first, and then a third one
    for text in [
        two_tables(other, one),
        two_tables(other, other) + &two_tables(one, other),
    ] {
        desk.write("friday.pbn", text);
        desk.run(&check).exits(0);
        let decisions = column(&folder, "review.csv", "director_decision");
        let of_table = column(&folder, "review.csv", "north");
        for (north, decision) in of_table.iter().zip(decisions) {
            let due = if north == "Elm" { "score=420" } else { "" };
            assert_eq!(decision, due, "{north}");
        }
        assert!(of_table.contains(&"Elm".to_owned()));
    }
    // the table is gone, and another one has its id
    desk.write("friday.pbn", two_tables(other, other));
    let ran = desk.run(&check).exits(0);
    assert!(
        ran.out
            .contains("1 decision is about a board that is not in this input"),
        "{ran:?}"
    );
    assert!(
        column(&folder, "review.csv", "director_decision")
            .iter()
            .all(String::is_empty)
    );
    assert_eq!(
        column(&folder, "decisions.csv", "director_decision"),
        ["score=420"]
    );
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
