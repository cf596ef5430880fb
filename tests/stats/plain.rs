//! The second count: every card is followed by hand, without the program's own notion of a judged turn.

use super::{Row, folders, inputs, number, rows, stats};
use pbn_audit::audit::{
    self, At, Collector, FileTally, Halt, How, Options, RecordKey, Reporter, Slips,
};
use pbn_audit::board::{Item, Platform, Stake};
use pbn_audit::bridge::{Card, Hand, Penalty, Seat, Suit, after};
use pbn_audit::checks::{Case, Finding, can_show_revoke, revoke_comments, usable};
use pbn_audit::replay::{Irregularity, LeaderReading, Reading, Replay};
use pbn_audit::stats::shard_of;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::Path;

/// Turns, and revokes that are doubtful, likely, certain.
type Figures = [u64; 4];

/// What is counted, by dimension and value.
#[derive(Default)]
struct Count {
    figures: BTreeMap<(&'static str, String), Figures>,
    /// Boards, and those of which nothing is found in the families D, P and R.
    boards: BTreeMap<(&'static str, String), [u64; 2]>,
    /// Turns to follow of all boards.
    to_follow: u64,
    /// Turns on boards of which nothing is found in the families D, P and R.
    clean: u64,
    /// Boards on which a recorder wrote anything, by what a board has, and those that are left out.
    worded: BTreeMap<(&'static str, String), u64>,
    /// Boards that are still to be counted, each with its file.
    read: Vec<(String, Counted)>,
}

#[derive(Clone)]
struct Plain;

/// The dimensions of a cell, all of them.
const BY: [&str; 19] = [
    "trick",
    "turn",
    "role",
    "held",
    "led",
    "manner_open",
    "void_elsewhere",
    "level",
    "risk",
    "event",
    "stage",
    "site",
    "year",
    "room",
    "file",
    "format",
    "platform",
    "can_show_revoke",
    "player",
];

/// What is counted in a row, as in [`Figures`].
const COUNTED: [&str; 4] = [
    "turns",
    "revokes_doubtful",
    "revokes_likely",
    "revokes_certain",
];

/// What a cell is counted under.
const CELL: &str = "cell";

/// The values of a cell.
fn crossed<'a>(value: impl Fn(&str) -> &'a str) -> String {
    BY.map(value).join("\t")
}

/// The value of a turn in each dimension.
type Values = Vec<(&'static str, String)>;

/// Trick, hand, suit led, cards of it, and all cards of the hand where they are known.
type Turn = (u8, Seat, Suit, usize, Option<Vec<Card>>);

/// The turns of a board, each with its values and whether it is a revoke of some grade.
#[derive(Default)]
struct Counted {
    turns: Vec<(Values, Option<usize>)>,
    /// What the board has, of all its turns.
    of_board: Values,
    to_follow: u64,
    is_clean: bool,
    is_worded: bool,
    /// What goes before others with the same cards: a recorder says that somebody revoked, the board is counted, he wrote anything.
    rank: [bool; 3],
    /// What the record and its table are known by.
    record: Option<(u64, u16)>,
}

impl Collector for Plain {
    type Part = Vec<Counted>;
    type Noted = ();

    fn board(&self, part: &mut Self::Part, _: At, case: &Case<'_>, findings: &[Finding]) {
        part.push(counted(case, findings));
    }
}

impl Reporter for Count {
    type Collector = Plain;

    fn collector(&self) -> Plain {
        Plain
    }

    fn part(&mut self, file: &str, _: At, part: Vec<Counted>) -> io::Result<()> {
        let boards = part.into_iter().map(|board| (file.to_owned(), board));
        self.read.extend(boards);
        Ok(())
    }

    fn file(&mut self, _: &FileTally) -> io::Result<()> {
        Ok(())
    }
}

impl Count {
    /// Counts each record once: of those with the same cards the ones of the file that has most of them, then of that which
    /// [goes before](Counted::rank), each table once.
    fn add_up(&mut self) {
        let mut alike = BTreeMap::<u64, BTreeMap<&str, BTreeMap<u16, Vec<_>>>>::new();
        for (place, (file, board)) in self.read.iter().enumerate() {
            if let Some((record, table)) = board.record {
                let tables = alike.entry(record).or_default().entry(file).or_default();
                let boards = tables.entry(table).or_default();
                boards.push((Reverse(board.rank), place));
            }
        }
        let mut own = BTreeSet::new();
        for files in alike.into_values() {
            let files = files.into_iter().map(|(file, tables)| {
                let first = tables
                    .into_values()
                    .map(|it| it.into_iter().min().expect("one"));
                (file, first.collect::<Vec<_>>())
            });
            let most = |(file, boards): &(&str, Vec<(Reverse<_>, usize)>)| {
                let best = boards.iter().map(|it| it.0).min();
                (Reverse(boards.len()), best, shard_of(file, u64::MAX))
            };
            let counted = files.min_by_key(most).expect("a file").1;
            own.extend(counted.into_iter().map(|it| it.1));
        }
        for (place, (file, board)) in std::mem::take(&mut self.read).into_iter().enumerate() {
            if board.record.is_some() && !own.contains(&place) {
                continue;
            }
            self.to_follow += board.to_follow;
            let mut own = board.of_board;
            if !own.is_empty() {
                own.extend([("file", file.clone()), ("all", String::new())]);
            }
            for value in own.into_iter().filter(|_| board.is_worded) {
                *self.worded.entry(value).or_default() += 1;
            }
            let mut met = BTreeSet::new();
            for (mut values, revoke) in board.turns {
                values.push(("file", file.clone()));
                let of = |name: &str| &*values.iter().find(|it| it.0 == name).unwrap().1;
                values.push((CELL, crossed(of)));
                values.push(("all", String::new()));
                self.clean += u64::from(board.is_clean);
                for value in values {
                    let figures = self.figures.entry(value.clone()).or_default();
                    figures[0] += 1;
                    if let Some(grade) = revoke {
                        figures[1 + grade] += 1;
                    }
                    met.insert(value);
                }
            }
            for value in met {
                let [boards, clean] = self.boards.entry(value).or_default();
                *boards += 1;
                *clean += u64::from(board.is_clean);
            }
        }
    }
}

/// One board, card by card.
fn counted(case: &Case<'_>, findings: &[Finding]) -> Counted {
    let record = RecordKey::of(case).map(|it| (it.number(), it.table()));
    let mut counted = Counted {
        record,
        ..Counted::default()
    };
    let is_worded = case.record.comments().any(|it| {
        let author = it.author.unwrap_or(b"vug").to_ascii_lowercase();
        let is_signed =
            it.author.is_none() && case.record.lin().is_some() && it.text.contains(&b':');
        let beginnings = ["vug", "vgra", "vurg", "vuru", "vgur"];
        !is_signed
            && case.record.platform() != Platform::Engine
            && beginnings
                .iter()
                .any(|it| author.starts_with(it.as_bytes()))
    });
    let is_told = is_worded && revoke_comments(case).any(|it| it.is_testimony());
    counted.rank = [is_told, usable(case) == Some(true), is_worded];
    let Ok(ruled) = &case.ruled else {
        return counted;
    };
    let replay = ruled.replay;
    counted.to_follow = replay.turns_to_follow.into();
    if usable(case) != Some(true) {
        return counted;
    }
    counted.is_worded = is_worded;
    let is_named = |it: &Finding| "DPR".contains(&it.check.code[..1]);
    counted.is_clean = replay.irregularities.is_empty() && !findings.iter().any(is_named);
    let declarer = case.premises.table().unwrap().declarer;
    let trump = replay.setting.trump;
    let grades = replay
        .revokes()
        .map(|it| it.turn)
        .zip(&ruled.diagnosis.grades);
    let grades: Vec<_> = grades.collect();
    counted.of_board = of_board(case);
    let of_board = counted.of_board.clone();
    for (number, seat, led, held, hand) in turns(replay) {
        let mut values = of_board.clone();
        let trick = replay.trick(number);
        let leader = trick.leader.unwrap();
        let turn = (1..4).find(|it| after(leader, *it) == seat).unwrap() + 1;
        values.push(("trick", number.to_string()));
        values.push(("turn", turn.to_string()));
        values.push(("role", role(seat, declarer).to_owned()));
        let player = if seat == declarer.partner() {
            declarer
        } else {
            seat
        };
        values.push(("player", named(case, player)));
        values.push(("held", held.to_string()));
        let of_lead = match trump {
            None => "no-trump",
            Some(trump) if trump == led => "trump",
            Some(_) => "side",
        };
        values.push(("led", of_lead.to_owned()));
        let (open, void) = match &hand {
            None => ("unknown", "unknown"),
            Some(cards) => {
                let ruffs = cards
                    .iter()
                    .any(|it| Some(it.suit) == trump && it.suit != led);
                let other = cards.iter().any(|it| it.suit != led);
                let has = |suit: &Suit| cards.iter().any(|it| it.suit == *suit);
                let void = if Suit::ASC.iter().all(has) {
                    "no"
                } else {
                    "yes"
                };
                let open = match (ruffs, other) {
                    (true, _) => "ruff",
                    (false, true) => "discard",
                    (false, false) => "nothing",
                };
                (open, void)
            }
        };
        values.push(("manner_open", open.to_owned()));
        values.push(("void_elsewhere", void.to_owned()));
        let revoke = trick.cards[seat].unwrap().suit != led;
        let grade = revoke.then(|| {
            let own = grades
                .iter()
                .find(|(turn, _)| turn.trick == number && turn.seat == seat);
            *own.expect("a revoke that is not found").1 as usize
        });
        counted.turns.push((values, grade));
    }
    counted
}

/// Each turn at which a hand that had not led is known to have held the suit led, in a trick read by columns whose leader is
/// known beforehand: trick, hand, suit, cards of it, and all its cards where they are known.
fn turns(replay: &Replay) -> Vec<Turn> {
    let otherwise = replay.irregularities.iter().any(|it| match it {
        Irregularity::DealTurned(_) | Irregularity::SeatsTurned(_) => true,
        Irregularity::WrongOpeningLeader { reading, .. } => {
            *reading == LeaderReading::StatedSeatLed
        }
        _ => false,
    });
    let mut turns = Vec::new();
    if otherwise {
        return turns;
    }
    for number in 1..=replay.rows {
        let trick = replay.trick(number);
        let Some((leader, led)) = trick.led() else {
            continue;
        };
        if trick.reading != Reading::Fixed || replay.own_leader >> (number - 1) & 1 == 1 {
            continue;
        }
        for seat in (1..4).map(|place| after(leader, place)) {
            let Some(card) = trick.cards[seat] else {
                continue;
            };
            let earlier: Vec<_> = replay.tricks[..usize::from(number) - 1]
                .iter()
                .map(|it| it.cards[seat])
                .collect();
            let missing = earlier.iter().filter(|it| it.is_none()).count();
            let later: Vec<Card> = replay.tricks[usize::from(number)..]
                .iter()
                .filter_map(|it| it.cards[seat])
                .filter(|it| it.suit == led.suit)
                .collect();
            let dealt = replay.setting.deal.and_then(|deal| deal.hands[seat]);
            let left: Option<Vec<Card>> = dealt.map(|hand: Hand| {
                let has_gone = |it: &Card| earlier.contains(&Some(*it));
                hand.iter().filter(|it| !has_gone(it)).collect()
            });
            let of_suit = left.as_ref().map_or(0, |left| {
                left.iter().filter(|it| it.suit == led.suit).count()
            });
            let follows = usize::from(card.suit == led.suit);
            let held = if of_suit > missing {
                of_suit
            } else if later.is_empty() || left.is_some() && of_suit == 0 {
                continue;
            } else {
                later.len() + follows
            };
            turns.push((number, seat, led.suit, held, left.filter(|_| missing == 0)));
        }
    }
    turns
}

fn role(seat: Seat, declarer: Seat) -> &'static str {
    let places = ["declarer", "lho", "dummy", "rho"];
    places[(0..4).find(|it| after(declarer, *it) == seat).unwrap()]
}

/// A text of a record in one line.
fn text(case: &Case<'_>, item: Item) -> String {
    let text = case.record.text_of(item).unwrap_or_default();
    let clean = |it: char| if it.is_control() { ' ' } else { it };
    text.chars().map(clean).collect()
}

/// A player by his name; none where the record cannot mean him: his partner or a team has the same, or the other room.
fn named(case: &Case<'_>, seat: Seat) -> String {
    let name = text(case, Item::Player(seat));
    let team = |name: &str| {
        name.to_ascii_lowercase()
            .trim_start_matches("team ")
            .to_owned()
    };
    let teams = [Item::HomeTeam, Item::VisitingTeam].map(|it| text(case, it));
    let is_team = teams.iter().any(|it| team(it) == team(&name));
    let is_another = is_team || text(case, Item::Player(seat.partner())) == name;
    let rooms: Vec<_> = case.record.lin().map_or_else(Vec::new, |lin| {
        let all = String::from_utf8_lossy(lin.text).into_owned();
        let names = all
            .split_once("pn|")
            .map(|(_, rest)| rest.split('|').next().unwrap());
        let names = names
            .unwrap_or_default()
            .split(',')
            .map(|it| it.trim().to_owned());
        names.collect()
    });
    let is_twice = rooms.len() >= 8 && rooms[..4] == rooms[4..8];
    let is_robot = is_robot(&name.to_lowercase()) || case.record.platform().name() == "engine";
    let number = case
        .record
        .number_of(seat)
        .map(|it| String::from_utf8_lossy(it));
    if is_another || is_twice || is_robot {
        String::new()
    } else {
        number.map_or(name, |it| format!("#{it}"))
    }
}

/// Whether a name in small letters is that of a program: of one that has the name of a person only with its version.
fn is_robot(name: &str) -> bool {
    let programs = "argine,blue chip bridge,bridge baron,bridge buff,bridge captain,meadowlark,micro bridge,microbridge,\
        oxford bridge,qplus,q-plus,synrey,gib,robobridge,wbridge,bot,bbo bot";
    let behind = |it: &str| Some(name.strip_prefix(it)?.chars().find(|it| *it != ' '));
    let is_called = |it: &str| {
        let rest = name.strip_prefix(it);
        rest.is_some_and(|rest| !rest.starts_with(char::is_alphabetic))
    };
    let is_numbered = |it: &&str| behind(it).flatten().is_some_and(char::is_numeric);
    let mut words = name.split(|it: char| !it.is_alphabetic());
    words.any(|it| ["robot", "robots", "bots"].contains(&it))
        || programs.split(',').any(is_called)
        || ["ben", "jack", "shark"].iter().any(is_numbered)
}

fn of_board(case: &Case<'_>) -> Values {
    let (level, risk) = match case.board.contract.value() {
        Some(Stake::Contract(contract)) => {
            let level = match contract.bid.level.get() {
                4 => "4",
                1..4 => "1-3",
                _ => "5-7",
            };
            let risk = match contract.penalty {
                Penalty::Undoubled => "undoubled",
                Penalty::Doubled => "doubled",
                Penalty::Redoubled => "redoubled",
            };
            (level, risk)
        }
        _ => ("", ""),
    };
    let platform = case.record.platform();
    let can_show = can_show_revoke(case, platform);
    let year = case.board.date.value();
    let year = year.map_or_else(String::new, |it| it.year.to_string());
    vec![
        ("event", text(case, Item::Event)),
        ("stage", text(case, Item::Stage)),
        ("site", text(case, Item::Site)),
        ("room", text(case, Item::Room)),
        ("year", year),
        ("format", case.record.format().name().to_owned()),
        ("platform", platform.name().to_owned()),
        ("can_show_revoke", can_show.name().to_owned()),
        ("level", level.to_owned()),
        ("risk", risk.to_owned()),
    ]
}

fn count(folder: &Path) -> Count {
    let mut count = Count::default();
    let (options, slips, how) = (Options::default(), Slips::default(), How::default());
    let inputs = inputs(folder).into_iter();
    audit::run(inputs, &options, &slips, how, &mut count, &(), &Halt::new()).unwrap();
    count.add_up();
    count
}

/// The rows of a dimension that have turns.
fn of<'a>(rows: &'a [Row], dimension: &'a str) -> impl Iterator<Item = &'a Row> {
    let rows = rows.iter().filter(move |row| row["dimension"] == dimension);
    rows.filter(|row| number(row, "turns") > 0)
}

/// A player with a number is that number; a table has a name before it.
fn by_number<'a>(dimension: &str, value: &'a str) -> &'a str {
    let sign = value.find('#').filter(|_| dimension == "player");
    &value[sign.unwrap_or_default()..]
}

#[test]
fn a_plain_count_agrees_in_every_dimension() {
    for folder in folders() {
        let desk = tempfile::tempdir().unwrap();
        let by = BY.join(",");
        let out = stats(&[folder.to_str().unwrap(), "--by", &by], "out", &desk);
        let table = rows(out.join("stats.csv"));
        let plain = count(&folder);
        let all = plain.figures[&("all", String::new())];
        let told = rows(out.join("told.csv")).into_iter();
        let worded = told.filter(|it| it["dimension"] != "left_out").map(|row| {
            let dimension = BY.iter().find(|it| **it == row["dimension"]);
            let key = (*dimension.unwrap_or(&"all"), row["value"].clone());
            (key, number(&row, "boards_worded"))
        });
        assert_eq!(worded.collect::<BTreeMap<_, _>>(), plain.worded);
        println!("{}: {all:?}, {} clean", folder.display(), plain.clean);
        let mut compared = 0;
        for dimension in BY.into_iter().chain(["all"]) {
            let mut sum = [0; 4];
            for row in of(&table, dimension) {
                let key = (dimension, by_number(dimension, &row["value"]).to_owned());
                let figures = COUNTED.map(|it| number(row, it));
                assert_eq!(Some(&figures), plain.figures.get(&key), "{key:?}");
                let boards = ["boards", "boards_clean"].map(|it| number(row, it));
                assert_eq!(boards, plain.boards[&key], "{key:?}");
                sum.iter_mut().zip(figures).for_each(|(sum, it)| *sum += it);
                compared += 1;
            }
            assert_eq!(sum, all, "{dimension} of {}", folder.display());
        }
        for cell in rows(out.join("cells.csv")) {
            let key = (CELL, crossed(|name| by_number(name, &cell[name])));
            let figures = COUNTED.map(|it| number(&cell, it));
            assert_eq!(Some(&figures), plain.figures.get(&key), "{key:?}");
            assert_eq!(number(&cell, "boards"), plain.boards[&key][0], "{key:?}");
            compared += 1;
        }
        assert_eq!(compared, plain.figures.len());
        let left_out = of(&table, "left_out").map(|row| number(row, "turns"));
        assert_eq!(left_out.sum::<u64>() + all[0], plain.to_follow);
    }
}
