//! effects.csv: what an adjustment is worth, with the points of every table counted again.

use crate::columns::boards::{check, scored};
use crate::columns::play::letters;
use crate::columns::season::{self, Game};
use crate::columns::{assert_columns, rows};
use crate::desk::Desk;
use crate::support::{DealtBoard, Kind, LineEnd, Writer, stream};
use pbn_audit::bridge::{Side, side};

/// The differences from which on each further IMP is won (Law 78B).
const IMPS: [i32; 24] = [
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750,
    2000, 2250, 2500, 3000, 3500, 4000,
];

fn imps(difference: i32) -> f64 {
    let won = IMPS.iter().filter(|it| difference.abs() >= **it).count();
    f64::from(difference.signum()) * won as f64
}

/// The points of the first of some scores from its own side, and the most there are.
fn points(scoring: &str, own: i32, others: &[i32]) -> (f64, Option<f64>) {
    let beaten = others.iter().filter(|it| own > **it).count() as f64;
    let tied = others.iter().filter(|it| own == **it).count() as f64;
    let count = others.len() as f64;
    let sum: f64 = others.iter().map(|it| imps(own - it)).sum();
    match scoring {
        "MP" | "MP;MP1" => (2.0 * beaten + tied, Some(2.0 * count)),
        "MP;MP2" => (beaten + tied / 2.0, Some(count)),
        "IMP;Cross1" => (sum / (count + 1.0), None),
        "IMP;Cross2" => (sum / count, None),
        _ => (sum, None),
    }
}

/// The tables of some boards, in a match room by room; a revoke in every second table of a board.
fn tables(name: &str, scoring: &str, tables: u32, seed: u64) -> Vec<Game> {
    let mut rng = stream(seed);
    let mut writer = Writer::new(Kind::Lean, LineEnd::Lf, seed);
    let mut games = Vec::new();
    let dealt: Vec<_> = (1..9)
        .map(|number| DealtBoard::deal(number, &mut rng).hands)
        .collect();
    for table in 0..tables {
        for (number, hands) in (1..).zip(&dealt) {
            let mut board = DealtBoard::of(number, *hands, &mut rng);
            if number % 2 == table % 2 {
                board.revoke(&mut rng);
            }
            let mut tags = season::tags(&board, 2022, &mut rng);
            for (tag, value) in &mut tags {
                match *tag {
                    "Scoring" => scoring.clone_into(value),
                    "Table" => *value = table.to_string(),
                    "Room" => ["Open", "Closed"][table as usize % 2].clone_into(value),
                    _ => (),
                }
            }
            season::write(name, board, tags, &mut writer, &mut games);
        }
    }
    games
}

/// The same with each room stated once, at its first board.
fn taking_over_rooms(desk: &Desk, name: &str) {
    let mut last = String::new();
    let text = desk.read(name);
    let lines = text.lines().map(|line| {
        let is_known =
            line.starts_with("[Room") && std::mem::replace(&mut last, line.to_owned()) == line;
        if is_known {
            "[Room \"#\"]\n".to_owned()
        } else {
            format!("{line}\n")
        }
    });
    let text: String = lines.collect();
    desk.write(name, text);
}

/// To two decimals at most.
fn two(points: f64) -> String {
    let text = format!(
        "{:.2}",
        (points * 100.0).abs().round() * points.signum() / 100.0
    );
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0" } else { text }.to_owned()
}

/// Who has the points of a side.
fn name(game: &Game, by: Side) -> String {
    let is_home = (game.tag("Room") == "Open") == (by == Side::NorthSouth);
    let [one, other] = match (game.tag("Scoring"), by) {
        ("IMP", _) => {
            return game
                .tag(if is_home { "HomeTeam" } else { "VisitTeam" })
                .to_owned();
        }
        (_, Side::NorthSouth) => ["North", "South"],
        _ => ["East", "West"],
    };
    format!("{} - {}", game.tag(one), game.tag(other))
}

#[test]
fn an_effect_is_what_all_tables_say() {
    let mut games = Vec::new();
    for (name, scoring, count) in [
        ("mp.pbn", "MP", 5),
        ("mp1.pbn", "MP;MP1", 6),
        ("mp2.pbn", "MP;MP2", 5),
        ("cross.pbn", "IMP;Cross", 5),
        ("cross1.pbn", "IMP;Cross1", 5),
        ("cross2.pbn", "IMP;Cross2", 5),
        ("match.pbn", "IMP", 2),
        ("rooms.pbn", "IMP", 2),
    ] {
        games.extend(tables(name, scoring, count, games.len() as u64));
    }
    let desk = check(&games, &["--laws", "2007"]);
    taking_over_rooms(&desk, "rooms.pbn");
    let files: Vec<_> = games
        .chunk_by(|one, other| one.file == other.file)
        .map(|it| &*it[0].file)
        .collect();
    let args = [
        "check", "-q", "--sheets", "none", "--boards", "--laws", "2007", "-o", "again",
    ];
    desk.run(&[&args, &files[..]].concat()).exits(0);
    let [effects, boards] = ["effects", "boards"].map(|it| rows(&desk, &format!("again/{it}.csv")));
    let mut met = std::collections::BTreeSet::new();
    for row in &effects {
        let is_of = |it: &&Game| it.file == row["file"] && it.number.to_string() == row["game"];
        let game = games.iter().find(is_of).unwrap();
        let board = boards
            .iter()
            .find(|it| it["file"] == row["file"] && it["game"] == row["game"])
            .unwrap();
        let by = [Side::NorthSouth, Side::EastWest]
            .into_iter()
            .find(|it| letters(*it) == row["side"])
            .unwrap();
        let own = |score: i32| {
            if by == Side::NorthSouth {
                score
            } else {
                -score
            }
        };
        let stated = |game: &Game| scored(game, game.tag("Result").parse().unwrap());
        let others = games
            .iter()
            .filter(|it| it.file == game.file && it.number != game.number);
        let others = others.filter(|it| it.board.number == game.board.number);
        let others: Vec<_> = others
            .filter(|it| !it.tag("Result").is_empty())
            .map(|it| own(stated(it)))
            .collect();
        let lost = game.lost(2007).map(usize::from);
        let declarers = side(game.board.declarer);
        let played = game.won(declarers, 1..=13);
        let adjusted = played + lost[1 - declarers as usize] - lost[declarers as usize];
        let (before, after) = (stated(game), scored(game, adjusted));
        let scoring = game.tag("Scoring");
        let (points_before, top) = points(scoring, own(before), &others);
        let (points_after, _) = points(scoring, own(after), &others);
        let percent = |points: f64| top.map(|top| two(100.0 * points / top)).unwrap_or_default();
        let due = [
            ("id", board["id"].clone()),
            ("file", game.file.clone()),
            ("line", game.line.to_string()),
            ("game", game.number.to_string()),
            ("board", game.tag("Board").to_owned()),
            ("scoring", scoring.to_owned()),
            ("side", letters(by)),
            ("name", name(game, by)),
            ("score_before", before.to_string()),
            ("score_after", after.to_string()),
            ("points_before", two(points_before)),
            ("points_after", two(points_after)),
            (
                "points_unit",
                if top.is_some() { "MP" } else { "IMP" }.to_owned(),
            ),
            ("difference", two(points_after - points_before)),
            ("percent_before", percent(points_before)),
            ("percent_after", percent(points_after)),
            ("tables", (others.len() + 1).to_string()),
        ];
        assert_columns(
            "effects",
            "an_effect_is_what_all_tables_say",
            row,
            &due.into(),
        );
        met.insert((game.file.clone(), game.tag("Room").to_owned(), letters(by)));
    }
    assert_eq!(met.len(), 8 * 2 * 2, "{met:?}");
}
