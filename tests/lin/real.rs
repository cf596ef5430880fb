//! Real vugraph files, where `PBN_AUDIT_LIN` names a folder of them: an independent count of each, and the PBN that was made
//! of the same files, where `PBN_AUDIT_VUGRAPH` names that.

use crate::desk::Desk;
use pbn_audit::board::{Board, Columns, LinRecord, Record};
use pbn_audit::bridge::{Outcome, Seat, Side, Table, side};
use pbn_audit::lin::{self, Fault, FaultKind, Game, Reader};
use pbn_audit::replay::{Leaders, Replay, Setting, leaders};
use pbn_audit::source::Charset;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

type Row = BTreeMap<String, String>;
type Figures = BTreeMap<String, usize>;

fn folder(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).map(PathBuf::from)
}

fn rows(path: &Path, delimiter: u8) -> Vec<Row> {
    let reader = csv::ReaderBuilder::new()
        .delimiter(delimiter)
        .from_path(path);
    reader
        .unwrap()
        .deserialize()
        .collect::<Result<_, _>>()
        .unwrap()
}

#[test]
fn the_files_hold_what_was_counted_in_them() {
    let Some(folder) = folder("PBN_AUDIT_LIN") else {
        return;
    };
    let mut wrong = Vec::new();
    let mut total = Figures::new();
    for row in rows(&folder.join("expected.tsv"), b'\t') {
        let file = &row["file"];
        let is_total = file == "total";
        let counted = if is_total {
            total.clone()
        } else {
            count(&without_backwards(&fs::read(folder.join(file)).unwrap()))
        };
        for (column, due) in row.iter().filter(|it| it.0 != "file") {
            let figure = counted.get(column).copied().unwrap_or_default();
            *total.entry(column.clone()).or_default() += if is_total { 0 } else { figure };
            if figure.to_string() != *due {
                wrong.push(format!("{file}: {column} {figure}, not {due}"));
            }
        }
        let unknown = counted.keys().find(|column| !row.contains_key(*column));
        assert_eq!(unknown, None);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(total.len() > 10);
}

/// The one card of the files that is written backwards; whoever counted them, and made PBN of them, had none there.
const BACKWARDS: [&str; 2] = ["|kc|", "|k?|"];
/// Its file and game.
const WITH_BACKWARDS: [&str; 2] = ["03610", "30"];

/// A file with what those who counted it had in place of that card.
fn without_backwards(text: &[u8]) -> Vec<u8> {
    let [written, unread] = BACKWARDS.map(str::as_bytes);
    let mut text = text.to_vec();
    while let Some(at) = memchr::memmem::find(&text, written) {
        text[at..at + unread.len()].copy_from_slice(unread);
    }
    text
}

#[test]
fn the_fast_path_reads_the_files_as_the_grammar_does() {
    const BYTES: &[u8] = b"|!-,:\r\n \xe9pcmbntadsvqxgo1sSH2T";
    let Some(folder) = folder("PBN_AUDIT_LIN") else {
        return;
    };
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let mut games = 0;
    for row in rows(&folder.join("manifest.tsv"), b'\t') {
        let text = fs::read(folder.join(&row["file"])).unwrap();
        let mut damaged = text.clone();
        for _ in 0..200 {
            let at = random.random_range(0..text.len());
            damaged[at] = BYTES[random.random_range(0..BYTES.len())];
        }
        for text in [text, damaged] {
            let (mut fast, mut slow) = (Reader::new(&text), Reader::new(&text).by_grammar());
            let (mut one, mut other) = (Game::default(), Game::default());
            while fast.read(&mut one) {
                assert!(slow.read(&mut other));
                assert_eq!(format!("{one:?}"), format!("{other:?}"), "{}", row["file"]);
                games += 1;
            }
            assert!(!slow.read(&mut other));
        }
    }
    assert!(games > 2000);
}

/// The figures of a file, by the columns of the count.
fn count(text: &[u8]) -> Figures {
    let mut figures = Figures::new();
    let mut add = |column: &str, count: usize| {
        *figures.entry(column.to_owned()).or_default() += count;
    };
    for game in lin::games(text) {
        for column in kinds(&game, text) {
            add(column, 1);
        }
        let is_stray = |fault: &&Fault| fault.kind == FaultKind::StrayField;
        add(
            "unknown_tokens",
            game.faults.iter().filter(is_stray).count(),
        );
        add("cards", game.cards.len());
        add("mc", game.claims.len());
        add("nt", game.comments.len());
        add("an", game.alerts.len());
        add("ob", game.other_room.len());
    }
    // the counter did not know this key, which stands before a board
    let unknown = String::from_utf8_lossy(text).matches("|pf|").count();
    add("unknown_tokens", unknown);
    figures
}

/// The columns that a board counts for. The counter took the first letters of a card that cannot
/// be read, or passed over it; the program keeps its place.
fn kinds(game: &Game, text: &[u8]) -> Vec<&'static str> {
    let mut board = Board::default();
    let mut readable = game.clone();
    for card in &mut readable.cards {
        card.letters = card.letters.or_else(|| first_letters(text, card.at));
    }
    readable.cards.retain(|card| card.letters.is_some());
    let record = LinRecord {
        game: &readable,
        text,
        charset: Charset::Unstated,
    };
    Record::from(record).read(&mut board);
    let mut kinds = vec!["records"];
    if game.cards.is_empty() {
        return kinds;
    }
    kinds.push("with_play");
    if game.cards.len() == 52 {
        kinds.push("cards_52");
    }
    let Outcome::Contract(contract, declarer) = board.auction.outcome else {
        return [kinds, vec!["no_contract"]].concat();
    };
    let listed = board.statements.listed;
    if listed.is_some_and(|it| it.contract != Some((contract, declarer))) {
        kinds.push("rs_contract_differs");
    }
    let Some(deal) = board.deal.value().copied() else {
        return [kinds, vec!["deal_not_52"]].concat();
    };
    let setting = Setting {
        deal: Some(deal),
        trump: contract.bid.strain.suit(),
        leader: declarer.lho(),
    };
    let found = leaders(&setting, &board.play.table);
    let is_twice = is_any_twice(&board.play.table);
    kinds.push(if is_twice {
        "card_twice"
    } else if found.agree {
        let replay = replayed(&setting, &board, &found);
        if replay.revokes().next().is_none() {
            "seats_agree_clean"
        } else {
            "seats_agree_failure"
        }
    } else if are_clockwise(&setting, &board.play.table) {
        "leader_breaks"
    } else {
        "order_broken"
    });
    let tricks = board.statements.listed_tricks(contract, declarer);
    kinds.extend(of_list(tricks, &board, &setting, &found, side(declarer)));
    kinds
}

/// The first two letters of a card that cannot be read, where they are one.
fn first_letters(text: &[u8], at: u32) -> Option<[u8; 2]> {
    let [first, second, ..] = text.get(at as usize..)?.to_ascii_uppercase()[..] else {
        return None;
    };
    let is_card = b"SHDC".contains(&first) && b"23456789TJQKA".contains(&second);
    is_card.then_some([first, second])
}

fn replayed(setting: &Setting, board: &Board, found: &Leaders) -> Replay {
    let first = board.play.table.first;
    let given = board
        .play
        .given_to_hands(first, &found.seats, found.out_of_turn);
    Replay::of(setting, &given.table)
}

/// How the list of results stands to the claim and the cards.
fn of_list(
    listed: Option<u8>,
    board: &Board,
    setting: &Setting,
    found: &Leaders,
    declarers: Side,
) -> Vec<&'static str> {
    let Some(listed) = listed else {
        return Vec::new();
    };
    let mut kinds = Vec::new();
    if board
        .statements
        .claimed
        .is_some_and(|claimed| claimed != listed)
    {
        kinds.push("rs_vs_mc");
    }
    if !found.agree && !are_clockwise(setting, &board.play.table) {
        return kinds;
    }
    // where another hand led the counter went by the winners all the same
    let setting = Setting {
        deal: setting.deal.filter(|_| found.agree),
        ..*setting
    };
    let replay = match board.play.columns {
        Columns::InOrder => replayed(&setting, board, &leaders(&setting, &board.play.table)),
        _ => Replay::of(&setting, &board.play.table),
    };
    let (won, lost) = (replay.won(declarers), replay.won(declarers.other()));
    if won + lost == 13 {
        kinds.extend((won != listed).then_some("rs_vs_count"));
    } else if listed < won || listed > 13 - lost {
        kinds.push("rs_impossible");
    }
    kinds
}

fn is_any_twice(table: &Table) -> bool {
    let cards: Vec<_> = table.cards().map(|(.., card)| card).collect();
    (1..cards.len()).any(|place| cards[..place].contains(&cards[place]))
}

/// Whether each trick runs clockwise from the hand that was dealt its first card.
fn are_clockwise(setting: &Setting, table: &Table) -> bool {
    let deal = setting.deal.unwrap();
    (0..usize::from(table.rows)).all(|row| {
        let cards = table.slots[row].iter().filter_map(|slot| slot.card());
        let owners: Vec<Seat> = cards.filter_map(|card| deal.owner(card)).collect();
        owners.windows(2).all(|pair| pair[0].lho() == pair[1])
    })
}

#[test]
fn a_file_and_the_pbn_made_of_it_have_the_same_ids_and_findings() {
    let (Some(lin), Some(pbn)) = (folder("PBN_AUDIT_LIN"), folder("PBN_AUDIT_VUGRAPH")) else {
        return;
    };
    let mut numbers: Vec<String> = fs::read_dir(&lin)
        .unwrap()
        .filter_map(|entry| {
            Some(
                entry
                    .unwrap()
                    .file_name()
                    .to_str()?
                    .strip_suffix(".lin")?
                    .to_owned(),
            )
        })
        .filter(|number| pbn.join(format!("{number}.pbn")).is_file())
        .collect();
    numbers.sort();
    assert!(numbers.len() >= 40);
    let desk = Desk::with(&[]);
    for (folder, ending) in [(&lin, "lin"), (&pbn, "pbn")] {
        let files = numbers
            .iter()
            .map(|number| folder.join(format!("{number}.{ending}")));
        let mut command =
            desk.command(&["check", "--boards", "-q", "--sheets", "none", "-o", ending]);
        command.args(files).assert().success();
    }
    let [of_lin, of_pbn] = ["lin", "pbn"].map(|out| Told::of(&desk.path(out)));
    let (mut compared, mut wrong) = (0, Vec::new());
    for (board, own) in &of_lin.boards {
        let other = &of_pbn.boards[board];
        let [ours, theirs] = [own, other].map(|row| (&row["contract"], &row["declarer"]));
        if ours != theirs {
            continue;
        }
        let [ours, theirs] =
            [&of_lin, &of_pbn].map(|told| told.findings.get(board).cloned().unwrap_or_default());
        // PBN lost a card that cannot be read, or is written backwards
        let is_backwards = [&*board.0, &*board.1] == WITH_BACKWARDS;
        if is_backwards || ours.iter().any(|it| it.starts_with("S302")) {
            continue;
        }
        compared += 1;
        let of_play = |all: &[String]| -> Vec<String> {
            let is_of_play =
                |it: &&String| it.starts_with(['D', 'P', 'R']) && !it.starts_with("P104");
            all.iter().filter(is_of_play).cloned().collect()
        };
        // cards that were entered in another order stand in other columns in PBN
        let has_columns = !ours.iter().any(|it| it.starts_with("P104"));
        if has_columns && own["id"] != other["id"]
            || own["tricks_stated"] != other["tricks_stated"]
            || of_play(&ours) != of_play(&theirs)
        {
            wrong.push(format!("{board:?}: {ours:?}, not {theirs:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(
        compared > 1180,
        "{compared} boards of {}",
        of_lin.boards.len()
    );
}

/// What the tables say of each board: by file and game.
struct Told {
    boards: BTreeMap<(String, String), Row>,
    findings: BTreeMap<(String, String), Vec<String>>,
}

impl Told {
    fn of(out: &Path) -> Self {
        let place = |row: &Row| {
            let file = Path::new(&row["file"]).file_stem().unwrap();
            (file.to_str().unwrap().to_owned(), row["game"].clone())
        };
        let boards = rows(&out.join("boards.csv"), b',').into_iter();
        let mut findings: BTreeMap<_, Vec<String>> = BTreeMap::new();
        for row in rows(&out.join("findings.csv"), b',') {
            let told = format!(
                "{} {} {} {}",
                row["code"], row["trick"], row["seat"], row["id"]
            );
            findings.entry(place(&row)).or_default().push(told);
        }
        for all in findings.values_mut() {
            all.sort();
        }
        Self {
            boards: boards.map(|row| (place(&row), row)).collect(),
            findings,
        }
    }
}
