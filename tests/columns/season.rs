//! Records of which everything is known: boards that were dealt and played, written with every tag that a column repeats.

use crate::support::{DealtBoard, Ending, Kind, LineEnd, RngExt, Stream, Writer, one, stream};
use pbn_audit::bridge::{Stop, seats_from};

/// Tags by their names, in order.
type Tags = Vec<(&'static str, String)>;

/// A board as it was played, and what its record says.
pub(crate) struct Game {
    pub(crate) file: String,
    pub(crate) number: usize,
    /// The line of its first tag.
    pub(crate) line: usize,
    pub(crate) tags: Tags,
    /// Its auction and play as they are written.
    pub(crate) sections: String,
    pub(crate) board: DealtBoard,
    /// So many of its cards are recorded, in order of play.
    pub(crate) cards: usize,
    /// Whether its deal is that of another board.
    pub(crate) has_other_deal: bool,
}

impl Game {
    /// What a tag says; nothing where there is none.
    pub(crate) fn tag(&self, name: &str) -> &str {
        let tag = self.tags.iter().find(|(it, _)| *it == name);
        tag.map_or("", |(_, value)| value)
    }

    /// Its bytes.
    pub(crate) fn text(&self) -> String {
        let tag = |(name, value): &(&str, String)| format!("[{name} \"{value}\"]\n");
        let tags: String = self.tags.iter().map(tag).collect();
        tags + &self.sections + "\n"
    }
}

/// A file: its name, the year of its boards, and of how many in ten a revoke is looked for.
const FILES: [(&str, u16, u32); 5] = [
    ("1999.pbn", 1999, 6),
    ("2012.pbn", 2012, 6),
    ("2019.pbn", 2019, 10),
    ("2021.pbn", 2021, 3),
    ("2024.pbn", 2024, 1),
];

/// The file in which some boards have the deal of another.
const WRONG: &str = "2021.pbn";

/// A comment that names a revoke, in the records of several tables.
const COMMENT: &str = "{West revoked, and nobody noticed.}\n";

/// The boards of a file.
const BOARDS: u32 = 30;

/// All games, file by file.
pub(crate) fn games() -> Vec<Game> {
    let files = FILES.into_iter().zip(1..);
    files.flat_map(|(of, seed)| file(of, seed)).collect()
}

/// The text of a file.
pub(crate) fn text<'a>(games: impl Iterator<Item = &'a Game>) -> String {
    games.fold("% PBN 2.1\n".to_owned(), |text, game| text + &game.text())
}

fn file((name, year, revokes): (&str, u16, u32), seed: u64) -> Vec<Game> {
    let mut rng = stream(seed);
    let mut writer = Writer::new(Kind::Lean, LineEnd::Lf, seed);
    let mut games = Vec::new();
    for number in 1..=BOARDS {
        let mut board = played(number, revokes, &mut rng);
        let has_other_deal = name == WRONG && [1, 4, 9].contains(&(number % 10));
        if has_other_deal {
            board.take_deal(DealtBoard::deal(number, &mut rng).deal);
        }
        let tags = tags(&board, year, &mut rng);
        write(name, board, tags, &mut writer, &mut games);
        let game = games.last_mut().unwrap();
        game.has_other_deal = has_other_deal;
        match number {
            2 => game.sections += COMMENT,
            12 | 22 => {
                let witnesses = format!("{number} people in {year}");
                game.sections += &COMMENT.replace("nobody", &witnesses);
            }
            _ => (),
        }
    }
    games
}

/// Adds a game to those of its file.
pub(crate) fn write(
    name: &str,
    board: DealtBoard,
    tags: Tags,
    writer: &mut Writer,
    games: &mut Vec<Game>,
) {
    let mut out = Vec::new();
    let board = writer.write_board(board, &mut out).board;
    let text = String::from_utf8(out).unwrap();
    let before = games.iter().map(|it| it.text().lines().count());
    games.push(Game {
        file: name.to_owned(),
        number: games.len() + 1,
        line: 2 + before.sum::<usize>(),
        tags,
        sections: text[text.find("[Auction").unwrap()..].to_owned(),
        cards: board.record.cards().count(),
        has_other_deal: false,
        board,
    });
}

fn played(number: u32, revokes: u32, rng: &mut Stream) -> DealtBoard {
    let mut board = DealtBoard::deal(number, rng);
    for _ in 0..2 {
        if rng.random_ratio(revokes, 10) {
            board.revoke(rng);
        }
    }
    match number % 10 {
        3 => {
            board.cut(
                rng.random_range(16..48),
                one(&[Ending::Plain, Ending::Star], rng),
            );
            board.claim(rng);
        }
        6 => {
            board.cut(rng.random_range(16..48), Ending::Plain);
            board.record.stop = Stop::Plus;
        }
        7 => board.result = (board.result + 1).min(13),
        _ => (),
    }
    board
}

/// Every tag that a column repeats. Some boards state no result, and some no score.
pub(crate) fn tags(board: &DealtBoard, year: u16, rng: &mut Stream) -> Tags {
    let number = board.number;
    let letter = |seat| ["N", "E", "S", "W"][seat as usize];
    let hand = |seat| board.deal.hands[seat].unwrap().to_string();
    let deal = seats_from(board.dealer).map(hand).join(" ");
    let names = ["Vetch", "Willow", "Clover", "Rowan", "Sorrel", "Teasel"];
    let mut tags = vec![
        ("Event", format!("Cup {}", number % 2 + u32::from(year))),
        ("Site", format!("Hall {}", number % 3)),
        ("Date", format!("{year}.11.{:02}", number % 28 + 1)),
        ("Board", number.to_string()),
        ("West", one(&names, rng).to_owned()),
        ("North", one(&names, rng).to_owned()),
        ("East", one(&names, rng).to_owned()),
        ("South", one(&names, rng).to_owned()),
        ("Dealer", letter(board.dealer).to_owned()),
        ("Vulnerable", board.vulnerable.name().to_owned()),
        ("Deal", format!("{}:{deal}", letter(board.dealer))),
        ("Scoring", "MP".to_owned()),
        ("Declarer", letter(board.declarer).to_owned()),
        ("Contract", contract(board)),
        ("Stage", format!("Stage {}", number % 4)),
        ("Session", format!("Session {}", number % 5)),
        ("Section", format!("Section {}", number % 7)),
        ("Round", (number / 3 + 1).to_string()),
        ("Table", format!("{}", number % 8 + 11)),
        ("Room", ["Open", "Closed"][number as usize % 2].to_owned()),
        ("PairNS", format!("{}", number % 9 + 21)),
        ("PairEW", format!("{}", number % 9 + 31)),
        ("HomeTeam", format!("Larks {}", number % 2)),
        ("VisitTeam", format!("Owls {}", number % 3)),
    ];
    if year != 2012 {
        tags.push(("Platform", "typed".to_owned()));
    }
    if year == 2012 && number.is_multiple_of(2) {
        tags.push(("Weather", "dry".to_owned())); // a tag that nobody knows
    }
    if number % 10 == 5 {
        tags.retain(|(name, _)| *name != "Deal");
    }
    if number % 10 == 8 {
        return tags;
    }
    tags.push(("Result", board.result.to_string()));
    if number.is_multiple_of(3) {
        tags.push(("Score", format!("NS {}", board.score().0)));
    }
    tags
}

fn contract(board: &DealtBoard) -> String {
    let denomination = ["C", "D", "H", "S", "NT"][board.contract.bid.strain as usize];
    let risk = ["", "X", "XX"][board.contract.penalty as usize];
    format!("{}{denomination}{risk}", board.contract.bid.level.get())
}
