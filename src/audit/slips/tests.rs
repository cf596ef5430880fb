//! Every kind of slip with every value, and the message for a row that cannot be read.

use super::*;
use crate::board::{self, Board, Carry, Premises};
use crate::bridge::Spelled;
use crate::checks::{SlipFault, StatedSlip};
use crate::laws::{Facts, UNDATED, against_record, contradictions, impossible};
use crate::pbn::games;
use crate::replay::{Replay, Setting};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;
use std::io::Write;

const HEADER: &str = "file,game,board,room,table,round,kind,trick,seat,card,value,tricks,note\n";

fn read(text: &[u8]) -> Result<Slips, SlipsError> {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(text).unwrap();
    Slips::read(file.path())
}

/// The facts of rows that begin with their kind.
fn facts_of(rows: &str) -> Result<Vec<DirectorFact>, String> {
    let rows = rows.lines().map(|row| [",,,,,,", row].concat());
    let rows: Vec<_> = rows.collect();
    let slips = read(format!("{HEADER}{}\n", rows.join("\n")).as_bytes()).unwrap();
    match slips.unreadable.as_slice() {
        [] => Ok(slips.rows.iter().map(|slip| slip.fact).collect()),
        [first, ..] => Err(first.to_string()),
    }
}

/// Rows that begin with their kind, each with the fact that it states; nothing where its answer is still to be filled in.
const FACTS_OF_ROWS: &str = include_str!("facts.tsv");

#[test]
fn each_row_states_its_fact_and_the_cells_of_an_answer_are_read_as_that_fact() {
    let mut answers = BTreeSet::new();
    for line in FACTS_OF_ROWS.lines() {
        let (row, due) = line.split_once('\t').unwrap();
        let facts = facts_of(row).unwrap();
        let said: Vec<_> = facts.iter().map(|fact| format!("{fact:?}")).collect();
        assert_eq!(said.join(" "), due, "{row}");
        for cells in facts.iter().filter_map(|fact| cells_of(*fact)) {
            let turn = cells.turn.map_or(",".to_owned(), |it| {
                format!("{},{}", it.trick, it.seat.letter())
            });
            let (kind, value) = (cells.kind, cells.value);
            let card = cells.card.unwrap_or_default();
            let note = cells.note.map(|it| Spelled(it).to_string());
            let row = format!("{kind},{turn},{card},{value},,{}", note.unwrap_or_default());
            assert_eq!(facts_of(&row).unwrap(), facts, "{row}");
            answers.insert((kind, value));
        }
    }
    // of each question every answer
    assert_eq!(answers.len(), 24, "{answers:?}");
}

/// Rows that cannot both be true.
const OPPOSED: &str = include_str!("opposed.txt");

/// Rows that can all be true.
const TOGETHER: &str = "\
attention,,,,never,,\nrevoke,4,E,,happened,,\nattention,4,E,,during-play,,\nattention,4,E,,next-call-offenders,,
corrected,4,E,C2,record-shows-new,,\nclaim,9,S,,agreed,,\nclaim,9,S,,agreed,3,\nmay_not_lead,2-5,E,,C,,
may_not_lead,2-5,E,,H,,\nmust_lead,2-5,E,,S,,\nmust_lead,1,E,,D,,\nmust_lead,6-7,E,,D,,\ndummy_asked,4,E,,rights-kept,,
must_play,4,E,,highest,,\nmust_play,4,E,,C,,\nmay_not_play,4,E,C2,,,";

#[test]
fn what_cannot_both_be_true_is_found_in_either_order_and_only_of_one_subject() {
    let places = |facts: &[DirectorFact]| {
        let found = contradictions(facts).into_iter();
        found
            .map(|it| (it.place, it.first, it.more))
            .collect::<Vec<_>>()
    };
    for pair in OPPOSED.lines() {
        let [one, other] = pair.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("{pair}")
        };
        let facts = |rows: [&str; 2]| facts_of(&rows.join("\n")).unwrap();
        for both in [[one, other], [other, one]] {
            assert_eq!(places(&facts(both)), [(0, 1, 0), (1, 0, 0)], "{both:?}");
            assert_eq!(places(&facts([both[0]; 2])), [], "{both:?}");
            let elsewhere = both[1].replace(",E,", ",W,").replace(",9,S", ",10,S");
            if elsewhere != both[1] && !elsewhere.starts_with("opening") {
                assert_eq!(places(&facts([both[0], &elsewhere])), [], "{both:?}");
            }
        }
    }
    assert_eq!(places(&facts_of(TOGETHER).unwrap()), []);
    let many = ["happened", "not", "happened", "happened", "not"];
    let many = many.map(|it| format!("revoke,4,E,,{},,", it.replace("not", "not-happened")));
    let due = [(0, 1, 1), (1, 0, 2), (2, 1, 1), (3, 1, 1), (4, 0, 2)];
    assert_eq!(places(&facts_of(&many.join("\n")).unwrap()), due);
}

#[test]
fn what_cannot_be_read_has_its_place_and_what_is_expected() {
    hold!("unreadable.txt", |_, row| { facts_of(row).unwrap_err() });
}

#[test]
fn the_rows_behind_one_that_cannot_be_read_count() {
    let text = format!(
        "{HEADER},,5,,,,claim,x,E,,agreed,,\n,zero,5,,,,waived,,,,,,\n,,5,,,,waived,,,,,,\n"
    );
    let slips = read(text.as_bytes()).unwrap();
    let places = slips.unreadable.iter().map(|it| (it.line, it.column));
    assert!(places.eq([(2, 14), (3, 2)]));
    assert!(slips.rows.iter().map(|it| it.line).eq([4]));
    assert!(slips.rows[0].keys().eq([("board", "5".to_owned())]));
}

#[test]
fn what_spreadsheets_write_is_read() {
    let text = "Board;kind;VALUE\r\n5;waived;\r\n";
    let wide: Vec<u8> = "\u{feff}Board\tkind\tvalue\r\n5\twaived\t\r\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    for bytes in [text.as_bytes(), format!("\u{feff}{text}").as_bytes(), &wide] {
        let slips = read(bytes).unwrap();
        assert_eq!(slips.rows[0].fact, DirectorFact::Waived(None));
        assert!(slips.rows[0].keys().eq([("board", "5".to_owned())]));
    }
}

#[test]
fn every_kind_is_explained_with_all_its_values() {
    let mut explained = Vec::new();
    for section in SLIPS.split("\n## ").skip(1) {
        let (names, text) = section.split_once('\n').unwrap();
        for name in names.split(", ") {
            explained.push(name);
            let wrong = facts_of(&format!("{name},5,E,SQ,nonsense,,")).unwrap_err();
            let (_, values) = wrong.split_once("expected ").unwrap_or_default();
            for value in values
                .split([' ', ','])
                .filter(|word| !["", "a", "or", "suit"].contains(word))
            {
                assert!(
                    text.contains(&format!("`{value}`")),
                    "{name}: {value}: {wrong}"
                );
            }
        }
    }
    let unknown = facts_of("nonsense,5,E,SQ,,,").unwrap_err();
    let (_, kinds) = unknown.split_once("a kind of slip: ").unwrap();
    let kinds: Vec<_> = kinds
        .split([' ', ','])
        .filter(|word| !["", "or"].contains(word))
        .collect();
    assert_eq!(explained, kinds);
}

/// A record on which East ruffs trick 6 while he holds the king of hearts.
const RECORD: &[u8] = include_bytes!("../../checks/examples/revoke.pbn");

/// Facts of that board: some can be, some cannot, some contradict others.
const FACTS: &str = "attention,6,E,,never,,\nattention,6,E,,during-play,,\nattention,,,,after-play,,
attention,6,W,,never,,\ncorrected,5,E,CQ,record-shows-new,,\ncorrected,6,E,SQ,record-shows-old,,HK
waived,6,E,,,,\nwaived,7,N,,,,\nwithdrawn,6,S,HA,,,\nwithdrawn,6,W,H6,,,
claim,8,S,,agreed,4,\nclaim,8,S,,disputed,,\nclaim,3,S,,agreed,,\nmissing_card,6,E,HK,,,
penalty_card,2-4,E,CT,major,,\npenalty_card,2,N,SJ,major,,\nmust_lead,5,W,,D,,\nmay_not_lead,5,W,,D,,
must_play,4,E,CJ,,,\nmust_play,4,E,CQ,,,\nmay_not_play,4,E,CQ,,,\nresult_adjusted,,,,yes,,
result_adjusted,,,,no,,\nextra_card,7,E,S7,,,\ndummy_asked,6,S,,rights-lost,,";

#[test]
fn repeated_facts_are_sifted_as_one_by_one() {
    let facts = facts_of(FACTS).unwrap();
    let (mut board, game) = (Board::default(), games(RECORD).next().unwrap());
    board::read(&game, RECORD, &Carry::default(), &mut board);
    let at_table = Premises::of(&board).table().unwrap();
    let setting = Setting {
        deal: board.deal.value().copied(),
        trump: at_table.strain.suit(),
        leader: at_table.leader,
    };
    let replay = Replay::of(&setting, &board.play.table);
    let of_record = Facts::of_record(at_table.declarer);
    let mut faults = [0; 2];
    for seed in 0..300 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let count = rng.random_range(0..40);
        let any = |_| facts[rng.random_range(0..facts.len())];
        let drawn: Vec<DirectorFact> = (0..count).map(any).collect();
        let lines: Vec<u64> = (2..).take(count).collect();
        let mut sifted = OnBoard {
            facts: drawn.clone(),
            stated: lines
                .iter()
                .map(|&line| StatedSlip {
                    line,
                    ..StatedSlip::default()
                })
                .collect(),
            ..OnBoard::default()
        };
        sifted.sift(UNDATED, &replay, &of_record);

        // each fact by itself, and each pair
        let all = Facts {
            by_director: &drawn,
            ..of_record
        };
        let mut expected = Vec::new();
        let mut possible = Vec::new();
        let objections = impossible(&replay, &all);
        for ((fact, line), objection) in drawn.iter().zip(lines).zip(objections) {
            match objection {
                Some(why) => expected.push(SlipFault::Impossible { line, why }),
                None => possible.push((*fact, line)),
            }
        }
        faults[0] += expected.len();
        let mut opposed = vec![false; possible.len()];
        for (place, is_opposed) in opposed.iter_mut().enumerate() {
            let is_against = |other: &usize| {
                let pair = [*other, place].map(|place| possible[place].0);
                !contradictions(&pair).is_empty()
            };
            let against: Vec<_> = (0..possible.len()).filter(is_against).collect();
            let Some(first) = against.first() else {
                continue;
            };
            *is_opposed = true;
            if *first < place {
                let lines = [*first, place].map(|place| possible[place].1);
                let more = against.len() - 1;
                expected.push(SlipFault::Contradict { lines, more });
                faults[1] += 1;
            }
        }
        let mut opposed = opposed.into_iter();
        possible.retain(|_| opposed.next() == Some(false));
        let each: Vec<_> = possible.iter().map(|it| it.0).collect();
        let against = against_record(UNDATED, &replay, &of_record.with(&each));
        expected.extend(against.iter().map(|&(place, why)| {
            let line = possible[place].1;
            SlipFault::AgainstRecord { line, why }
        }));
        let mut left = Vec::new();
        for (place, fact) in each.iter().enumerate() {
            if !left.contains(fact) && against.iter().all(|it| it.0 != place) {
                left.push(*fact);
            }
        }
        assert_eq!(sifted.faults, expected, "seed {seed}");
        assert_eq!(sifted.facts, left, "seed {seed}");
    }
    assert!(faults.iter().all(|count| *count > 100), "{faults:?}");
}
