//! Boards written as PBN, in the manner of three kinds of program.

use super::{DealtBoard, Ending, Stream, stream};
use pbn_audit::bridge::{Call, Hand, Rank, Score, Seat, Slot, Stop, Strain, Suit, seats_from};
use rand::RngExt;
use std::fmt::Write as _;
use std::ops::Range;

/// A manner of writing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// About 24 tags, auction, play and the table of optimum results: 1.2 KB a board.
    Full,
    /// What is needed and no more: 600 bytes a board.
    Lean,
    /// All that a reader must bear: Latin-1, inheritance, comments over blank lines that hold tags, games without a
    /// blank line between them, tabs, notes, escape lines.
    Nasty,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Full, Self::Lean, Self::Nasty];
}

/// How lines end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineEnd {
    /// LF.
    Lf,
    /// CR LF.
    CrLf,
}

/// A game that was written.
#[derive(Debug, Clone)]
pub struct Written {
    /// The board, as the record has it.
    pub board: DealtBoard,
    /// Its tags in order, notes left out.
    pub tags: Vec<TagPair>,
    /// Its bytes, without the blank line before it.
    pub bytes: Range<usize>,
    /// Whether no blank line stands before it.
    pub joined: bool,
}

/// A tag's name, and its value as it is written.
pub type TagPair = (&'static str, Vec<u8>);

/// Deals and writes boards, one after another: 5% end in a claim, 2% hold a revoke, half have a comment.
#[derive(Debug)]
pub struct Writer {
    kind: Kind,
    line_end: LineEnd,
    rng: Stream,
    games: u32,
}

impl Writer {
    /// A writer that begins with board 1.
    pub fn new(kind: Kind, line_end: LineEnd, seed: u64) -> Self {
        let rng = stream(seed);
        Self {
            kind,
            line_end,
            rng,
            games: 0,
        }
    }

    /// A text of so many games.
    pub fn text(mut self, games: usize) -> (Vec<u8>, Vec<Written>) {
        let mut out = Vec::new();
        let written = (0..games).map(|_| self.write(&mut out)).collect();
        (out, written)
    }

    /// A text of at least so many bytes.
    pub fn bytes(mut self, bytes: usize) -> (Vec<u8>, Vec<Written>) {
        let (mut out, mut written) = (Vec::with_capacity(bytes + 4096), Vec::new());
        while out.len() < bytes {
            written.push(self.write(&mut out));
        }
        (out, written)
    }

    /// Deals the next board and writes it at the end of `out`.
    pub fn write(&mut self, out: &mut Vec<u8>) -> Written {
        let board = self.deal();
        self.write_board(board, out)
    }

    /// Deals the next board.
    fn deal(&mut self) -> DealtBoard {
        let mut board = DealtBoard::deal(self.games % 36 + 1, &mut self.rng);
        if self.rng.random_ratio(2, 100) {
            board.revoke(&mut self.rng);
        }
        if self.rng.random_ratio(5, 100) {
            let ending = Ending::ALL[self.rng.random_range(0..3)];
            board.cut(self.rng.random_range(16..48), ending);
            board.claim(&mut self.rng);
        }
        board
    }

    /// Writes a board at the end of `out`.
    pub fn write_board(&mut self, board: DealtBoard, out: &mut Vec<u8>) -> Written {
        let line_end = match self.line_end {
            LineEnd::Lf => "\n",
            LineEnd::CrLf => "\r\n",
        };
        let mut page = Page {
            out,
            line_end,
            kind: self.kind,
            rng: &mut self.rng,
        };
        let joined = page.is_nasty() && self.games > 0 && page.chance(25);
        if self.games == 0 {
            page.line(b"% PBN 2.1");
        } else if !joined {
            page.blank_line();
        }
        let tags = match self.kind {
            Kind::Full => full_tags(&board, self.games, page.rng),
            Kind::Lean => lean_tags(&board, page.rng),
            Kind::Nasty => nasty_tags(&board, self.games, page.rng),
        };
        self.games += 1;
        let start = page.out.len();
        page.game(&board, &tags);
        let bytes = start..page.out.len();
        Written {
            board,
            tags,
            bytes,
            joined,
        }
    }
}

const NAMES: [&str; 12] = [
    "Bauke Jansen",
    "Ewa Kowalska",
    "Benito Rossi",
    "John Smith",
    "Jeff Brown",
    "Alfredo Bianchi",
    "Gabriel Silva",
    "Sabine Weber",
    "Bob Miller",
    "Omar Hassan",
    "Jan Nowak",
    "Carla Bakker",
];

/// The tags of the players; no two partners have one name.
fn players(rng: &mut Stream) -> [TagPair; 4] {
    let mut places = [0; 4].map(|_: usize| rng.random_range(0..NAMES.len()));
    for seat in [2, 3] {
        if places[seat] == places[seat - 2] {
            places[seat] = (places[seat] + 1) % NAMES.len();
        }
    }
    let [west, north, east, south] = places.map(|place| NAMES[place]);
    [
        pair("West", west),
        pair("North", north),
        pair("East", east),
        pair("South", south),
    ]
}

fn full_tags(board: &DealtBoard, game: u32, rng: &mut Stream) -> Vec<TagPair> {
    let mut tags = vec![
        pair(
            "Event",
            "National Teams Championship 2019, Open Teams, Final",
        ),
        pair("Site", "Amersfoort, Denksportcentrum Eemland"),
        pair(
            "Date",
            format!("2019.{:02}.{:02}", game / 2016 % 12 + 1, game / 72 % 28 + 1),
        ),
        pair("Board", board.number.to_string()),
    ];
    tags.extend(players(rng));
    tags.extend(core_tags(board, "IMP;Cross1"));
    let imps = rng.random_range(-12..13);
    tags.extend([
        pair("HomeTeam", "Bridge Club Het Witte Huis"),
        pair("Room", ["Open", "Closed"][game as usize % 2]),
        pair("Round", (game / 72 + 1).to_string()),
        pair("Score", format!("NS {}", board.score().0)),
        pair("ScoreIMP", format!("NS {imps}")),
        pair("VisitTeam", "Bridge Club Zwolle"),
        pair("Auction", letter(board.dealer)),
        pair("Play", letter(board.record.first)),
        pair("OptimumResultTable", "Declarer;Denomination\\2R;Result\\2R"),
    ]);
    tags
}

fn lean_tags(board: &DealtBoard, rng: &mut Stream) -> Vec<TagPair> {
    let mut tags = vec![
        pair("Event", "Club evening"),
        pair("Date", "2024.06.02"),
        pair("Board", board.number.to_string()),
    ];
    tags.extend(players(rng));
    tags.extend(core_tags(board, "MP"));
    tags.push(pair("Auction", letter(board.dealer)));
    tags.push(pair("Play", letter(board.record.first)));
    tags
}

/// Board stands first, so that a game without a blank line before it is seen to begin there.
fn nasty_tags(board: &DealtBoard, game: u32, rng: &mut Stream) -> Vec<TagPair> {
    let mut tags = vec![pair("Board", board.number.to_string())];
    match rng.random_range(0..4) {
        _ if game == 0 => tags.push(("Event", b"##Op\xebn de Qu\xe9bec \\\"1\\\"".to_vec())),
        0 => tags.push(pair("Event", "#")),
        1 => tags.push(("Event", b"##Coupe [A] \xab1\xbb".to_vec())),
        2 => tags.push(pair("Event", "Pairs; {final}")),
        _ => (),
    }
    tags.push(pair("Site", if game == 0 { "K\\ln {" } else { "#" }));
    tags.push(pair("North", if rng.random_ratio(1, 2) { "#" } else { "" }));
    tags.push(("South", b"J\xf8rgen \xc5".to_vec()));
    tags.extend(core_tags(board, "?"));
    if rng.random_ratio(1, 3) {
        tags.push(pair("BCFlags", "1f}"));
    }
    tags.push(pair("Auction", letter(board.dealer)));
    tags.push(pair("Play", letter(board.record.first)));
    if rng.random_ratio(1, 3) {
        tags.push(pair(
            "OptimumResultTable",
            "Declarer;Denomination\\2R;Result",
        ));
    }
    tags
}

/// What every manner of writing has.
fn core_tags(board: &DealtBoard, scoring: &str) -> [TagPair; 7] {
    [
        pair("Dealer", letter(board.dealer)),
        pair("Vulnerable", board.vulnerable.name()),
        pair("Deal", deal(board)),
        pair("Scoring", scoring),
        pair("Declarer", letter(board.declarer)),
        pair("Contract", Score::spell(board.contract)),
        pair("Result", board.result.to_string()),
    ]
}

fn pair(name: &'static str, value: impl Into<String>) -> TagPair {
    (name, value.into().into_bytes())
}

fn letter(seat: Seat) -> &'static str {
    ["N", "E", "S", "W"][seat as usize]
}

/// The deal from the dealer on.
fn deal(board: &DealtBoard) -> String {
    let hands = seats_from(board.dealer)
        .map(|seat| board.deal.hands[seat].map_or_else(|| "-".to_owned(), hand));
    format!("{}:{}", letter(board.dealer), hands.join(" "))
}

fn hand(hand: Hand) -> String {
    let suits = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];
    let ranks = |suit: Suit| hand[suit].iter().map(Rank::letter).collect();
    suits.map(ranks).map(|ranks: String| ranks).join(".")
}

/// The page that is written on.
struct Page<'a> {
    out: &'a mut Vec<u8>,
    line_end: &'static str,
    kind: Kind,
    rng: &'a mut Stream,
}

impl Page<'_> {
    fn is_nasty(&self) -> bool {
        self.kind == Kind::Nasty
    }

    /// True in so many of a hundred.
    fn chance(&mut self, percent: u32) -> bool {
        self.rng.random_ratio(percent, 100)
    }

    fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    fn end(&mut self) {
        self.text(self.line_end);
    }

    fn line(&mut self, text: &[u8]) {
        self.out.extend_from_slice(text);
        self.end();
    }

    fn blank_line(&mut self) {
        if self.is_nasty() && self.chance(30) {
            self.text(" \t");
        }
        self.end();
    }

    /// The tags with their sections, and a comment on every second game behind one of the tags.
    fn game(&mut self, board: &DealtBoard, tags: &[TagPair]) {
        let commented = self
            .chance(50)
            .then(|| self.rng.random_range(0..tags.len()));
        for (place, (name, value)) in tags.iter().enumerate() {
            self.tag(name, value);
            if commented == Some(place) {
                self.comment();
            }
            match *name {
                "Auction" => self.auction(&board.calls),
                "Play" => self.play(board),
                "OptimumResultTable" => self.optimum_results(),
                _ => (),
            }
        }
    }

    fn tag(&mut self, name: &str, value: &[u8]) {
        if self.is_nasty() && self.chance(5) {
            self.line(b"% [Board \"99\"]");
        }
        let gap = if self.is_nasty() && self.chance(20) {
            "\t"
        } else {
            " "
        };
        self.text(&format!("[{name}{gap}\""));
        self.out.extend_from_slice(value);
        self.line(b"\"]");
    }

    fn comment(&mut self) {
        match self.kind {
            Kind::Full => {
                self.line(b"{A quiet board: most pairs found the same contract, and the lead was the same");
                self.line(b"at nearly every table. The defence could have done better by a switch in time;");
                self.line(b"declarer would then have had to guess.}");
            }
            Kind::Lean => self.line(b"{A flat board.}"),
            Kind::Nasty => self.nasty_comment(),
        }
    }

    fn nasty_comment(&mut self) {
        match self.rng.random_range(0..3) {
            0 => self.line(b"; a line with } and [Event \"none\"]"),
            1 => self.line(b"{ one { and ; [Deal \"none\"] }"),
            _ => {
                self.line(b"{ what follows is no game:");
                self.end();
                self.line(b"[Event \"no game\"]");
                self.line(b"[Board \"98\"]");
                self.end();
                self.line(b"}");
            }
        }
    }

    fn auction(&mut self, calls: &[Call]) {
        let gap = if self.is_nasty() { "\t" } else { " " };
        for row in calls.chunks(4) {
            let words: Vec<_> = row.iter().copied().map(call).collect();
            self.line(words.join(gap).as_bytes());
        }
    }

    /// The rows up to the last that says anything.
    fn play(&mut self, board: &DealtBoard) {
        let table = &board.record;
        let says = |row: &[Slot; 4]| row.iter().any(|slot| *slot != Slot::Empty);
        let rows = table.slots.iter().rposition(says).map_or(0, |row| row + 1);
        let mut noted = false;
        for row in &table.slots[..rows] {
            let gap = if self.is_nasty() { "\t" } else { " " };
            let words: Vec<_> = row.iter().copied().filter_map(slot).collect();
            let mut line = words.join(gap);
            if self.is_nasty() {
                noted |= self.decorate(&mut line);
            }
            self.line(line.as_bytes());
        }
        match table.stop {
            Stop::Plain => (),
            Stop::Star => self.line(b"*"),
            Stop::Plus => self.line(b"+"),
        }
        if noted {
            self.line(b"[Note \"1:a [strange] {card}\"]");
        }
    }

    /// Other ways to write a row. Gives whether it refers to a note.
    fn decorate(&mut self, line: &mut String) -> bool {
        match self.rng.random_range(0..12) {
            0 => *line = line.to_lowercase(),
            1 => line.push_str("!? $7"),
            2 => line.push_str(" ; } end"),
            3 => line.insert_str(0, " {first} "),
            4 => {
                line.push_str("=1=");
                return true;
            }
            _ => (),
        }
        false
    }

    fn optimum_results(&mut self) {
        let mut line = String::new();
        for seat in Seat::ALL {
            for strain in Strain::ASC.into_iter().rev() {
                line.clear();
                let tricks = self.rng.random_range(0..14);
                let denomination = denomination(strain);
                write!(line, "{} {denomination:>2} {tricks:>2}", letter(seat)).expect("a String");
                self.line(line.as_bytes());
            }
        }
    }
}

fn denomination(strain: Strain) -> &'static str {
    match strain {
        Strain::Clubs => "C",
        Strain::Diamonds => "D",
        Strain::Hearts => "H",
        Strain::Spades => "S",
        Strain::Notrump => "NT",
    }
}

fn call(call: Call) -> String {
    match call {
        Call::Pass => "Pass".to_owned(),
        Call::Double => "X".to_owned(),
        Call::Redouble => "XX".to_owned(),
        Call::Bid(bid) => format!("{}{}", bid.level.get(), denomination(bid.strain)),
    }
}

fn slot(slot: Slot) -> Option<String> {
    match slot {
        Slot::Empty => None,
        Slot::Unknown => Some("-".to_owned()),
        Slot::Next => Some("+".to_owned()),
        Slot::Unreadable => Some("??".to_owned()),
        Slot::Card(card) => Some(format!("{}{}", card.suit.letter(), card.rank.letter())),
    }
}
