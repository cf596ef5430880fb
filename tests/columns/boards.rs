//! boards.csv, review.csv, revokes.csv, findings.csv and files.csv of records of which everything is known.

use crate::columns::play::{Chance, letter, letters, spelled};
use crate::columns::season::{self, Game};
use crate::columns::{Row, assert_columns, number, rows, scores};
use crate::desk::Desk;
use pbn_audit::bridge::{Side, side};
use std::collections::BTreeMap;

type Due = BTreeMap<&'static str, String>;

/// Columns that repeat a tag.
const TAGS: [(&str, &str); 23] = [
    ("event", "Event"),
    ("site", "Site"),
    ("round", "Round"),
    ("table", "Table"),
    ("room", "Room"),
    ("board", "Board"),
    ("stage", "Stage"),
    ("session", "Session"),
    ("section", "Section"),
    ("north", "North"),
    ("east", "East"),
    ("south", "South"),
    ("west", "West"),
    ("pair_ns", "PairNS"),
    ("pair_ew", "PairEW"),
    ("home_team", "HomeTeam"),
    ("visit_team", "VisitTeam"),
    ("dealer", "Dealer"),
    ("vulnerable", "Vulnerable"),
    ("deal", "Deal"),
    ("contract", "Contract"),
    ("declarer", "Declarer"),
    ("tricks_stated", "Result"),
];

/// The season at a desk, and its reports with these options in `out`.
pub(crate) fn check(games: &[Game], options: &[&str]) -> Desk {
    let desk = Desk::with(&[]);
    let mut args = vec!["check", "-q", "--sheets", "none", "--boards", "-o", "out"];
    args.extend(options);
    for file in games.chunk_by(|one, other| one.file == other.file) {
        desk.write(&file[0].file, season::text(file.iter()));
        args.push(&file[0].file);
    }
    desk.run(&args).exits(0);
    desk
}

fn yes_or_no(is_so: bool) -> String {
    if is_so { "yes" } else { "no" }.to_owned()
}

fn optional(is_known: bool, figure: impl FnOnce() -> String) -> String {
    if is_known { figure() } else { String::new() }
}

/// The edition in force in a year.
fn edition(game: &Game) -> u16 {
    let year: u16 = game.tag("Date")[..4].parse().unwrap();
    let in_force = [2017, 2007, 1997].into_iter().find(|it| year > *it);
    in_force.unwrap()
}

/// North-South's score for declarer's tricks.
pub(crate) fn scored(game: &Game, tricks: usize) -> i32 {
    let [contract, declarer, vulnerable] =
        ["Contract", "Declarer", "Vulnerable"].map(|it| game.tag(it));
    scores::score(
        contract,
        declarer,
        vulnerable,
        i32::try_from(tricks).unwrap(),
    )
    .unwrap()
}

/// What every table repeats of a board.
fn record(game: &Game) -> Due {
    let mut due: Due = TAGS
        .map(|(column, tag)| (column, game.tag(tag).to_owned()))
        .into();
    let date = game.tag("Date").replace('.', "-");
    due.insert("year", date[..4].to_owned());
    due.insert("date", date.clone());
    due.insert("file", game.file.clone());
    due.insert("line", game.line.to_string());
    due.insert("game", game.number.to_string());
    due.insert("format", "pbn".to_owned());
    let is_marked = date[..4] < *"2001" || game.sections.contains('^');
    let is_typed = is_marked || game.tag("Platform") == "typed";
    let platform = if is_typed { "typed" } else { "unknown" };
    due.insert("platform", platform.to_owned());
    let can_show = if is_typed { "yes" } else { "unknown" };
    due.insert("can_show_revoke", can_show.to_owned());
    due.insert("laws", edition(game).to_string());
    due.insert("laws_basis", "date".to_owned());
    due.insert("tricks_double_dummy", String::new()); // asked for by nobody
    due.insert("tricks_double_dummy_deal", String::new());
    due
}

/// What the play and the Laws come to, where the deal is the one that was played.
fn ruled(game: &Game) -> Due {
    let is_open = game.sections.contains("\n+\n");
    let declarers = side(game.board.declarer);
    let played = game.won(declarers, 1..=13);
    let lost = game.lost(edition(game)).map(usize::from);
    let [own, theirs] = [lost[declarers as usize], lost[1 - declarers as usize]];
    let adjusted = played + theirs - own;
    let stated = game
        .tag("Result")
        .parse::<usize>()
        .ok()
        .filter(|_| !is_open);
    let state = match stated {
        None => "not-stated",
        Some(stated) if stated == played && adjusted == played => "agrees",
        Some(stated) if stated == played => "unadjusted",
        Some(stated) if stated == adjusted => "already-adjusted",
        Some(_) => "differs",
    };
    let gains = match (own > theirs, own > 0 && theirs > 0) {
        (_, true) => "both".to_owned(),
        (true, _) => letters([Side::EastWest, Side::NorthSouth][declarers as usize]),
        _ if theirs > own => letters(declarers),
        _ => String::new(),
    };
    let transfer = own.abs_diff(theirs).to_string();
    let play = match (game.is_whole(), is_open) {
        (true, _) => "full",
        (_, true) => "partial",
        _ => "claim",
    };
    let stated_score = game.tag("Score").trim_start_matches("NS ");
    let is_named = game.sections.contains("revoked");
    // without a deal only later play shows what a hand held
    let is_shown = |it: &&Chance| {
        !game.tag("Deal").is_empty() || it.held.iter().any(|card| *card != it.played)
    };
    let judged = game.chances().iter().filter(is_shown).count().to_string();
    [
        ("play", play.to_owned()),
        ("tricks_recorded", game.tricks().to_string()),
        ("turns_to_follow", game.chances().len().to_string()),
        ("turns_judged", judged),
        ("revokes", game.revokes().len().to_string()),
        ("revoke_comments", u8::from(is_named).to_string()),
        ("usable", "yes".to_owned()),
        (
            "tricks_stated",
            optional(stated.is_some(), || game.tag("Result").to_owned()),
        ),
        (
            "score_stated",
            optional(!is_open, || stated_score.to_owned()),
        ),
        (
            "tricks_played",
            optional(game.is_whole(), || played.to_string()),
        ),
        (
            "score_played",
            optional(game.is_whole(), || scored(game, played).to_string()),
        ),
        ("tricks_adjusted_min", adjusted.to_string()),
        ("tricks_adjusted_max", adjusted.to_string()),
        ("score_adjusted_min", scored(game, adjusted).to_string()),
        ("score_adjusted_max", scored(game, adjusted).to_string()),
        ("transfer_to", gains),
        ("transfer_min", transfer.clone()),
        ("transfer_max", transfer),
        ("state", state.to_owned()),
        ("not_auditable_reason", String::new()),
    ]
    .into()
}

/// What other tables say of a board: how sure its revokes are, and what is found on it.
struct Elsewhere {
    grades: Vec<String>,
    codes: Vec<String>,
    findings: usize,
}

impl Elsewhere {
    fn of(board: &Row, revokes: &[Row], findings: &[Row]) -> Self {
        let of_board = |it: &&Row| it["file"] == board["file"] && it["game"] == board["game"];
        let findings: Vec<_> = findings.iter().filter(of_board).collect();
        let findings: Vec<_> = findings
            .into_iter()
            .filter(|it| it["lines"].is_empty())
            .collect();
        let is_reason = |it: &&&Row| it["severity"] != "note" || it["code"] == "C112";
        let grave = findings.iter().filter(is_reason);
        let mut codes: Vec<_> = grave.map(|it| it["code"].clone()).collect();
        codes.sort();
        codes.dedup();
        Self {
            grades: revokes
                .iter()
                .filter(of_board)
                .map(|it| it["confidence"].clone())
                .collect(),
            codes,
            findings: findings.len(),
        }
    }

    fn surest(&self) -> String {
        let grades = ["certain", "likely", "doubtful"];
        let surest = grades
            .into_iter()
            .find(|it| self.grades.iter().any(|grade| grade == it));
        surest.unwrap_or_default().to_owned()
    }

    fn priority(&self, state: &str, moves: bool) -> u8 {
        let has = |codes: &[&str]| self.codes.iter().any(|it| codes.contains(&&**it));
        let is_sure = ["certain", "likely"].contains(&&*self.surest());
        let moves = moves && !self.grades.is_empty();
        if is_sure && (moves && ["unadjusted", "differs"].contains(&state) || has(&["C104"])) {
            1
        } else if is_sure || moves || has(&["C101", "C104", "C109"]) {
            2
        } else {
            3
        }
    }
}

/// What of a board is known without doubt.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Known {
    /// What its record says.
    Written,
    /// The play too, as its deal is the one that was played.
    Played,
    /// The ruling too, as all tricks are recorded and no revoke is doubtful.
    Ruled,
}

/// Compares the columns that a test holds, of all boards of which so much is known. Gives how many there are.
fn compare(test: &str, least: Known) -> usize {
    let games = season::games();
    let desk = check(&games, &[]);
    let [boards, review, revokes, findings] =
        ["boards", "review", "revokes", "findings"].map(|it| rows(&desk, &format!("out/{it}.csv")));
    assert_eq!(boards.len(), games.len());
    let mut compared = 0;
    for (game, board) in games.iter().zip(&boards) {
        let elsewhere = Elsewhere::of(board, &revokes, &findings);
        let is_doubtful = elsewhere.grades.iter().any(|it| it == "doubtful");
        let known = match (game.has_other_deal, game.is_whole() && !is_doubtful) {
            (true, _) => Known::Written,
            (_, false) => Known::Played,
            _ => Known::Ruled,
        };
        if known < least {
            continue;
        }
        compared += 1;
        let mut due = record(game);
        due.insert("usable", "no: wrong-deal".to_owned());
        if known > Known::Written {
            due.extend(ruled(game));
            let moves = due["transfer_max"] != "0";
            due.insert(
                "priority",
                elsewhere.priority(&due["state"], moves).to_string(),
            );
        }
        due.insert("findings", elsewhere.findings.to_string());
        due.insert("grade", elsewhere.surest());
        due.insert("confidence", elsewhere.surest());
        due.insert("reasons", elsewhere.codes.join(" "));
        assert_columns("boards", test, board, &due);
        let its_own = review.iter().find(|it| it["id"] == board["id"]);
        its_own.inspect(|row| assert_columns("review", test, row, &due));
        let is_shared = elsewhere.codes == ["C112"]; // another table may stand for it
        assert!(
            its_own.is_some() || elsewhere.codes.is_empty() || is_shared,
            "{board:?}"
        );
    }
    compared
}

#[test]
fn a_board_is_what_was_written() {
    assert_eq!(compare("a_board_is_what_was_written", Known::Written), 150);
}

#[test]
fn a_board_is_what_was_played() {
    assert_eq!(compare("a_board_is_what_was_played", Known::Played), 141);
}

#[test]
fn a_board_is_what_was_ruled() {
    assert!(compare("a_board_is_what_was_ruled", Known::Ruled) > 80);
}

/// Where the card of a turn stands in the text of its game: line and column.
fn place(game: &Game, of: &Chance) -> [usize; 2] {
    let text = game.text();
    let rows = text
        .lines()
        .enumerate()
        .skip_while(|it| !it.1.starts_with("[Play"));
    let mut rows = rows.skip(1).filter(|it| !it.1.starts_with('{'));
    let (line, row) = rows.nth(usize::from(of.turn.trick) - 1).unwrap();
    [game.line + line, row.find(&spelled(of.played)).unwrap() + 1]
}

fn revoke(game: &Game, number: usize, of: &Chance) -> Due {
    let seat = of.turn.seat;
    let trick = usize::from(of.turn.trick);
    let offenders = side(seat);
    let [line, column] = place(game, of);
    let roles = [
        (game.board.declarer, "declarer"),
        (game.board.declarer.partner(), "dummy"),
    ];
    let role = roles
        .into_iter()
        .find(|it| it.0 == seat)
        .map_or("defender", |it| it.1);
    let is_trump = Some(of.played.suit) == game.board.trump();
    let left = game
        .board
        .turns()
        .into_iter()
        .take(game.cards)
        .skip(4 * trick);
    let own = left.clone().filter(|(it, _)| it.seat == seat);
    let shown = own
        .clone()
        .find(|(_, card)| card.suit == of.led.suit)
        .map(|(it, _)| it.trick);
    let winner = game.board.tricks[trick - 1].winner;
    let won_later = game.won(offenders, trick + 1..=game.tricks());
    let open = 13 - game.tricks();
    let (by, card) = left
        .clone()
        .find(|(it, _)| side(it.seat) == offenders)
        .unwrap();
    let held: Vec<_> = of.held.iter().map(|it| spelled(*it)).collect();
    let (clauses, demands) = game.law_64(edition(game)).swap_remove(number - 1);
    let demand = crate::support::most_met(&demands).to_string();
    let mut due = record(game);
    due.extend([
        ("line", line.to_string()),
        ("column", column.to_string()),
        ("revoke", number.to_string()),
        ("trick", trick.to_string()),
        ("turn", of.place.to_string()),
        ("seat", letter(seat)),
        (
            "player",
            game.tag(["North", "East", "South", "West"][seat as usize])
                .to_owned(),
        ),
        ("role", role.to_owned()),
        ("side", letters(offenders)),
        ("led_card", spelled(of.led)),
        ("led_suit", of.led.suit.letter().to_string()),
        ("played_card", spelled(of.played)),
        ("could_have_played", held.join(" ")),
        (
            "manner",
            if is_trump { "ruff" } else { "discard" }.to_owned(),
        ),
        ("marked", "no".to_owned()),
        (
            "evidence",
            if game.tag("Deal").is_empty() {
                "later-play"
            } else {
                "deal"
            }
            .to_owned(),
        ),
        (
            "evidence_trick",
            shown.map(|it| it.to_string()).unwrap_or_default(),
        ),
        ("trick_winner", letter(winner)),
        ("won_by_offender", yes_or_no(winner == seat)),
        ("later_tricks_min", won_later.to_string()),
        ("later_tricks_max", (won_later + open).to_string()),
        ("established", "yes".to_owned()),
        ("established_by", "63A1".to_owned()),
        ("established_trick", by.trick.to_string()),
        ("established_seat", letter(by.seat)),
        ("established_card", spelled(card)),
        ("clause", clauses[0].to_owned()),
        ("clauses", clauses.join(" ")),
        ("demand_min", demand.clone()),
        ("demand_max", demand),
    ]);
    due
}

#[test]
fn a_revoke_is_what_was_played() {
    compare_revokes("a_revoke_is_what_was_played", |_, _| true);
}

#[test]
fn a_revoke_is_what_was_ruled() {
    let is_certain = |game: &Game, found: &[&Row]| {
        game.is_whole() && found.iter().all(|it| it["confidence"] != "doubtful")
    };
    compare_revokes("a_revoke_is_what_was_ruled", is_certain);
}

/// Compares the columns that a test holds, of all revokes of wanted boards.
fn compare_revokes(test: &str, is_wanted: impl Fn(&Game, &[&Row]) -> bool) {
    let games = season::games();
    let desk = check(&games, &[]);
    let [boards, found, findings] =
        ["boards", "revokes", "findings"].map(|it| rows(&desk, &format!("out/{it}.csv")));
    let mut compared = 0;
    for (game, board) in games.iter().zip(&boards).filter(|it| !it.0.has_other_deal) {
        let of_board = |it: &&Row| it["file"] == game.file && it["game"] == game.number.to_string();
        let found: Vec<_> = found.iter().filter(of_board).collect();
        if !is_wanted(game, &found) {
            continue;
        }
        let revokes = game.revokes();
        assert_eq!(found.len(), revokes.len(), "{}", game.text());
        for ((revoke_number, of), row) in (1..).zip(&revokes).zip(&found) {
            if game.cards < 4 * usize::from(of.turn.trick) + 4 {
                continue; // the offending side may not have played on
            }
            let mut due = revoke(game, revoke_number, of);
            due.insert("board_id", board["id"].clone());
            let is_named = |it: &&Row| {
                it["code"].starts_with('R')
                    && it["trick"] == row["trick"]
                    && it["seat"] == row["seat"]
            };
            let finding = findings.iter().filter(of_board).find(is_named).unwrap();
            let is_doubtful = finding["code"] == "R103";
            assert_eq!(is_doubtful, row["confidence"] == "doubtful", "{row:?}");
            compared += 1;
            assert_columns("revokes", test, row, &due);
            assert_columns("findings", test, finding, &due);
        }
    }
    assert!(compared > 80, "{compared}");
}

#[test]
fn the_hash_is_that_of_what_lies_on_disk() {
    // FIPS 180: one block, as `abc`
    let desk = crate::desk::Desk::with(&[("abc.pbn", "abc")]);
    let hashes = |file: &str| {
        desk.run(&format!("check {file} -q -o out --force --sha256"));
        crate::desk::column(&desk.path("out"), "files.csv", "sha256")
    };
    let due = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    assert_eq!(hashes("abc.pbn"), [due]);
    let clean = include_bytes!("../../src/checks/examples/clean.pbn");
    let archive = crate::inputs::zip(&[("a.pbn", clean), ("b.pbn", clean)]);
    desk.write("both.zip", &archive);
    desk.write("same.pbn", &archive); // an archive, whatever it is called
    let [one, other] = hashes("both.zip").try_into().unwrap();
    assert!(one == other && one.len() == 64, "{one} {other}");
    assert_eq!(hashes("same.pbn"), [one, other]);
    let piped = desk.run_on("check - -q -o piped --sha256", clean.to_vec());
    piped.exits(0);
    assert_eq!(
        crate::desk::column(&desk.path("piped"), "files.csv", "sha256"),
        [""]
    );
}

#[test]
fn a_file_is_the_sum_of_its_boards() {
    let games = season::games();
    let desk = check(&games, &[]);
    let [files, boards, findings] =
        ["files", "boards", "findings"].map(|it| rows(&desk, &format!("out/{it}.csv")));
    for (file, games) in files
        .iter()
        .zip(games.chunk_by(|one, other| one.file == other.file))
    {
        let of_file = |it: &&Row| it["file"] == file["file"];
        let boards: Vec<_> = boards.iter().filter(of_file).collect();
        let sum = |column| {
            boards
                .iter()
                .map(|it| number(it, column))
                .sum::<u64>()
                .to_string()
        };
        let found = |code: &str| {
            let findings = findings.iter().filter(of_file);
            findings
                .filter(|it| it["code"].starts_with(code))
                .count()
                .to_string()
        };
        let count = games.len().to_string();
        let tricks: usize = games.iter().map(Game::tricks).sum();
        let due: Due = [
            ("file", games[0].file.clone()),
            ("bytes", desk.read(&games[0].file).len().to_string()),
            ("encoding", "ASCII".to_owned()),
            ("games", count.clone()),
            ("games_with_play", count.clone()),
            ("games_audited", count),
            ("games_not_auditable", "0".to_owned()),
            ("games_without_play", "0".to_owned()),
            ("tricks", tricks.to_string()),
            ("turns_to_follow", sum("turns_to_follow")),
            ("revokes", sum("revokes")),
            ("findings", found("")),
            ("faults", found("S")),
            ("read", "yes".to_owned()),
            ("format", "pbn".to_owned()),
        ]
        .into();
        assert_columns("files", "a_file_is_the_sum_of_its_boards", file, &due);
    }
}
