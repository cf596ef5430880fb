//! Every kind of slip with every value, and the message for a row that cannot be read.

use super::keys::BoardKeys;
use super::*;
use crate::board::{self, Board, Carry, Premises};
use crate::checks::SlipFault;
use crate::laws::{Facts, UNDATED, contradictions, impossible};
use crate::pbn::games;
use crate::replay::{Replay, Setting};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
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
fn each_row_states_its_fact() {
    for line in FACTS_OF_ROWS.lines() {
        let (row, due) = line.split_once('\t').unwrap();
        let facts = facts_of(row).unwrap();
        let facts: Vec<_> = facts.iter().map(|fact| format!("{fact:?}")).collect();
        assert_eq!(facts.join(" "), due, "{row}");
    }
}

#[test]
fn what_cannot_be_read_has_its_place_and_what_is_expected() {
    for case in BAD_ROWS.lines() {
        let mut cells = case.split(" | ");
        let [row, place, words] = [(); 3].map(|()| cells.next().unwrap());
        let error = facts_of(row).unwrap_err();
        let is_due = error.starts_with(place) && error.contains(words);
        assert!(is_due, "{row}: {error}");
    }
}

/// Rows that cannot be read, each with the place of the fault and some words of the message.
const BAD_ROWS: &str = "\
atention,6,E,,never,, | 2:7: | expected a kind of slip: revoke, attention
attention,6,E,,later,, | 2:22: | expected during-play, after
attention,6,,,never,, | 2:19: | a seat: N, E, S or W
attention,14,E,,never,, | 2:17: | a trick, 1 to 13
attention,6,E,SQ,never,, | 2:21: | `attention` takes no card
corrected,6,E,QS,record-shows-new,, | 2:21: | suit first: SQ
corrected,6,E,SQ,record-shows-old,, | 2:42: | played in its place
claim,9,E,,agreed,14, | 2:25: | 0 to 13
penalty_card,7-5,E,HT,major,, | 2:20: | range of them (5..7)
faced_card,5,E,,,, | 2:22: | the word hand
must_lead,5,E,,majors,, | 2:22: | a suit: S, H, D or C
must_play,5,E,,middle,, | 2:22: | highest, lowest or a suit
waived,5,,,,, | 2:16: | a seat";

#[test]
fn the_rows_behind_one_that_cannot_be_read_count() {
    let text = format!(
        "{HEADER},,5,,,,claim,x,E,,agreed,,\n,zero,5,,,,waived,,,,,,\n,,5,,,,waived,,,,,,\n"
    );
    let slips = read(text.as_bytes()).unwrap();
    let lines: Vec<_> = slips
        .unreadable
        .iter()
        .map(|it| (it.line, it.column))
        .collect();
    assert_eq!(lines, [(2, 14), (3, 2)]);
    assert_eq!(
        slips.rows.iter().map(|slip| slip.line).collect::<Vec<_>>(),
        [4]
    );
    assert_eq!(
        slips.rows[0].keys().collect::<Vec<_>>(),
        [("board", "5".to_owned())]
    );
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
        assert_eq!(
            slips.rows[0].keys().collect::<Vec<_>>(),
            [("board", "5".to_owned())]
        );
    }
}

/// Whether a slip is about a board, by its keys one by one.
fn is_about(keys: &Keys, board: &BoardKeys<'_>) -> bool {
    let name = board.file.rsplit(['/', '\\']).next();
    let file = keys.file.as_deref();
    let same = |(own, value): (&Option<String>, &Option<String>)| {
        let own = own.as_ref().map(|own| own.to_ascii_lowercase());
        own.is_none() || own == *value
    };
    file.is_none_or(|file| file == board.file || Some(file) == name)
        && keys.game.is_none_or(|game| game == board.game)
        && keys.items.iter().zip(&board.items).all(same)
}

#[test]
fn the_index_finds_what_a_look_at_every_slip_finds() {
    let files = ["", "a/b.pbn", "b.pbn", "c/b.pbn", "a\\b.pbn", "d.pbn"];
    for seed in 0..300 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut any = |of: &[&'static str]| of[rng.random_range(0..of.len())];
        let mut text = HEADER.to_owned();
        for _ in 0..30 {
            let keys = [
                any(&files),
                any(&["", "1", "2"]),
                any(&["", "5", "6"]),
                any(&["", "Open", "CLOSED"]),
                any(&["", "", "1"]),
                any(&["", "", "", "2"]),
            ];
            text += &keys.join(",");
            text += ",waived,,,,,,\n";
        }
        let slips = read(text.as_bytes()).unwrap();
        for _ in 0..20 {
            let file = any(&files[1..]);
            let game = any(&["1", "2", "3"]).parse().unwrap();
            let values = [
                any(&["", "5", "6"]),
                any(&["", "open", "closed"]),
                any(&["", "1"]),
                any(&["", "2"]),
            ];
            let items = values.map(|value| Some(value.to_owned()).filter(|it| !it.is_empty()));
            let board = BoardKeys {
                file: file.into(),
                game,
                items,
            };
            let mut each = slips.rows.iter().zip(0..);
            let plain = each
                .by_ref()
                .filter(|(slip, _)| is_about(&slip.keys, &board));
            let plain: Vec<usize> = plain.map(|(_, place)| place).collect();
            assert_eq!(slips.index.find(&board), plain, "seed {seed}: {board:?}");
        }
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

/// On this record East ruffs trick 6 while he holds the king of hearts.
const RECORD: &str = r#"[Deal "N:AJ9.J7532.T7.A83 Q762.K8.432.QJT5 T8.AQT.KQJ98.K62 K543.964.A65.974"]
[Declarer "S"]
[Contract "4S"]
[Play "W"]
D6 DT D4 DK
S4 SA S7 S8
H9 HJ H8 HQ
C7 CA CQ CK
DA D7 D3 D9
H6 H2 SQ HT
SK SJ S2 ST
"#;

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
    let text = RECORD.as_bytes();
    let (mut board, game) = (Board::default(), games(text).next().unwrap());
    board::read(&game, text, &Carry::default(), &mut board);
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
            lines: lines.clone(),
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
        let mut left = Vec::new();
        for ((fact, _), is_opposed) in possible.iter().zip(opposed) {
            if !is_opposed && !left.contains(fact) {
                left.push(*fact);
            }
        }
        assert_eq!(sifted.faults, expected, "seed {seed}");
        assert_eq!(sifted.facts, left, "seed {seed}");
    }
    assert!(faults.iter().all(|count| *count > 100), "{faults:?}");
}
