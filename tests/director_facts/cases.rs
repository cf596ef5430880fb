//! Cases as text: a board, what the director's slip says, and what must come of it. The files beside this one hold them, a file
//! a Law; they are read when the tests run. `PBN_AUDIT_CASE=WORDS` runs those with these words in their title.
//!
//! A case begins with `== ` and what is promised. Lines that begin with two blanks belong to the line above.
//!
//! | line | meaning |
//! |---|---|
//! | `board: PART, PART` | the board of the rows below |
//! | `NAME: PART, PART` | the same, as another board, for rows that begin with this name and a bar |
//! | `under: YEAR` | the editions under which the rows below are ruled; all, where none is named |
//! | `always: EXPECTED; EXPECTED` | what must come of each row below, besides what it says itself |
//! | `FACTS => EXPECTED; EXPECTED` | a row. `FACT & FACT` are facts of one slip, `FACTS / FACTS` are slips by which the same must come, `-` is none |
//!
//! A fact is a row of a file of slips: kind, trick, seat, card, value, tricks, note. Before what is expected, `2007:` or
//! `1997 2007:` says that it and what follows is so under these editions.
//!
//! | part of a board | meaning |
//! |---|---|
//! | `NAME` | a board of `boards.txt`, to begin with |
//! | `won SSEW` | the winners of the tricks, South being declarer: a winner played CA, the others diamonds; `led SSEW` with HT led to each |
//! | `play N S: CARDS \| CARDS` | the leader, trumps (`-` for none), and for each trick the cards of North, East, South, West; `--` for one not recorded |
//! | `revokes 4EH 8WD` | trick, offender, and suit not followed, in which he held the jack and the two |
//! | `trick 12 CARDS` | other cards in a trick: `--` leaves the old one, `??` takes it away; `winner 12 S`, `leader 12 W` likewise (`?` for none) |
//! | `result 11`, `doubtful 1 2`, `trumps H`, `dealt E: CARDS`, `declarer N`, `noticed late`, `noticed in time` | the Result, revokes that are in doubt, and so on |
//! | `scored 13`, `size 3` | the tricks that the score is for; the tricks of an end position |
//!
//! | expected | meaning |
//! |---|---|
//! | `64A1+64B4, 64B7` | the clauses of each revoke, those of the record first |
//! | `2 tricks`, `1..2 tricks` | the tricks that move |
//! | `SUBJECT THIS, THAT` | exactly these, in this order, of a list that [`found`] knows; `nothing` for none |
//! | `SUBJECT has THIS`, `SUBJECT lacks THIS` | among others |
//! | `SUBJECT of 2 ..` | of the second revoke |

use crate::director_facts::fixtures::{Board, card};
use pbn_audit::audit::Slips;
use pbn_audit::bridge::{Card, Deal, Hand, Seat, Spelled, Suit, Turn, seat, suit};
use pbn_audit::laws::{
    Attention, Conduct, DirectorFact, Duty, EDITIONS, Edition, Established, Fact, Instruction,
    Moves, Range, Remark, RevokeRuling, against_record, contradictions,
};
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

macro_rules! files {
    ($($name:ident)*) => {
        const FILES: &[&str] = &[$(stringify!($name)),*];
        $(#[test]
        fn $name() {
            hold(stringify!($name));
        })*
    };
}

files! { bare_records doubt short_records law_43 law_50 law_54 law_61 law_62 law_62d law_63 law_64a law_64b law_67 impossible remarks testimony worked_cases }

#[test]
fn every_file_of_cases_is_held() {
    let entries = fs::read_dir(folder()).unwrap();
    let names = entries.map(|it| it.unwrap().file_name().into_string().unwrap());
    for name in names {
        let cases = name.strip_suffix(".txt").filter(|it| *it != "boards");
        assert!(cases.is_none_or(|it| FILES.contains(&it)), "{name}");
    }
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/director_facts")
}

/// The lines of a file, each with its number and those that belong to it.
fn lines(name: &str) -> Vec<(usize, String)> {
    let text = fs::read_to_string(folder().join(format!("{name}.txt"))).unwrap();
    let mut lines: Vec<(usize, String)> = Vec::new();
    for (number, line) in (1..).zip(text.lines().map(str::trim_end)) {
        if let Some(below) = line.strip_prefix("  ") {
            let (_, above) = lines.last_mut().unwrap();
            *above = format!("{above} {}", below.trim_start());
        } else if !line.is_empty() && !line.starts_with("# ") {
            lines.push((number, line.to_owned()));
        }
    }
    lines
}

/// Holds the cases of a file, and says what came of all of those that failed.
fn hold(name: &str) {
    let lines = lines(name);
    let wanted = std::env::var("PBN_AUDIT_CASE").unwrap_or_default();
    let is_title = |(_, line): &(usize, String)| line.starts_with("== ");
    let mut failed = Vec::new();
    assert!(is_title(&lines[0]));
    for case in lines[1..]
        .split(is_title)
        .zip(lines.iter().filter(|it| is_title(it)))
    {
        let (rows, (_, title)) = case;
        if title.contains(&wanted) {
            assert!(rows.iter().any(|(_, row)| row.contains(" => ")), "{title}");
            failed.extend(failures(rows));
        }
    }
    let failed: Vec<_> = failed.iter().map(|it| format!("{name}.txt:{it}")).collect();
    assert!(failed.is_empty(), "\n{}", failed.join("\n"));
}

/// What is not as it should be in the rows of a case.
fn failures(rows: &[(usize, String)]) -> Vec<String> {
    let mut boards: Vec<(&str, &str)> = Vec::new();
    let (mut under, mut always) = ("", "");
    let mut failed = Vec::new();
    for (number, row) in rows {
        if let Some((facts, expected)) = row.split_once(" => ") {
            let (of, facts) = facts.split_once(" | ").unwrap_or(("board", facts));
            let (_, board) = boards.iter().rev().find(|it| it.0 == of).unwrap();
            for facts in facts.split(" / ") {
                let of_slip = slip(facts);
                for year in EDITIONS {
                    let expected = [always, expected];
                    let expected = expected.iter().flat_map(|it| of_year(it, year, under));
                    let wrong = |expected: &&str| {
                        let board = self::board(board).with_facts(&of_slip);
                        let differs = || difference(&board, year, expected);
                        catch_unwind(AssertUnwindSafe(differs)).unwrap_or(Some("?".to_owned()))
                    };
                    let wrong = expected.filter_map(|it| Some((it, wrong(&it)?)));
                    failed.extend(wrong.map(|(it, found)| {
                        format!("{number}: {facts}: {year}: {it}\n  found {found}")
                    }));
                }
            }
            continue;
        }
        match row.split_once(": ").unwrap() {
            ("under", years) if are_years(years) => under = years,
            ("always", expected) => always = expected,
            named => boards.push(named),
        }
    }
    failed
}

fn are_years(words: &str) -> bool {
    let is_year = |word: &str| EDITIONS.iter().any(|it| it.to_string() == word);
    words.split(' ').all(is_year)
}

/// What is expected under an edition.
fn of_year<'a>(expected: &'a str, year: &Edition, under: &'a str) -> Vec<&'a str> {
    let year = year.to_string();
    let mut years = under;
    let mut items = Vec::new();
    for item in expected.split("; ").filter(|it| !it.is_empty()) {
        let named = item.split_once(": ");
        let named = named.filter(|(years, _)| are_years(years));
        let (own, item) = named.unwrap_or((years, item));
        years = own;
        if years.is_empty() || years.contains(&year) {
            items.push(item);
        }
    }
    items
}

/// The facts of a slip.
pub(crate) fn slip(facts: &str) -> Vec<DirectorFact> {
    if facts == "-" {
        return Vec::new();
    }
    let rows = facts.split(" & ").collect::<Vec<_>>().join("\n");
    let text = format!("kind,trick,seat,card,value,tricks,note\n{rows}\n");
    let slips = Slips::parse("slips.csv", text.as_bytes()).unwrap();
    assert_eq!(slips.unreadable, [], "{facts}");
    let facts: Vec<_> = slips.unmatched().map(|slip| slip.fact).collect(); // none met a board
    assert_eq!(facts.len(), rows.lines().count(), "{rows}");
    facts
}

fn hand(text: &str) -> Hand {
    text.split(' ').map(card).collect()
}

fn seat_of(text: &str) -> Seat {
    seat(text.as_bytes()[0]).expect("a seat")
}

fn suit_of(text: &str) -> Option<Suit> {
    suit(text.as_bytes()[0])
}

/// The board of these parts.
pub(crate) fn board(parts: &str) -> Board {
    let mut board = Board::won([]);
    for part in parts.split(", ") {
        add(&mut board, part);
    }
    board
}

fn add(board: &mut Board, part: &str) {
    let (what, rest) = part.split_once(' ').unwrap_or((part, ""));
    let of_trick = || {
        let (trick, rest) = rest.split_once(' ').unwrap();
        (trick.parse::<u8>().unwrap(), rest)
    };
    match what {
        "won" | "led" => {
            let letters = rest.bytes();
            *board = Board::won(letters.map(|letter| (seat(letter).expect("a seat"), Suit::Clubs)));
            if what == "led" {
                for trick in &mut board.replay.tricks[..rest.len()] {
                    trick.cards[trick.leader.expect("a leader")] = Some(card("HT"));
                }
            }
        }
        "play" => {
            let (setting, rows) = rest.split_once(": ").unwrap();
            let (leader, trumps) = setting.split_once(' ').unwrap();
            *board = Board::played(suit_of(trumps), seat_of(leader), &rows.replace(" | ", "\n"));
        }
        "revokes" => {
            board.replay.irregularities.clear();
            for text in rest.split(' ') {
                let (turn, suit) = text.split_at(text.len() - 1);
                let (trick, seat) = turn.split_at(turn.len() - 1);
                let (trick, seat) = (trick.parse().expect("a trick"), seat_of(seat));
                board.revoked(Turn { trick, seat }, suit_of(suit).expect("a suit"));
            }
        }
        "result" => board.stated = Some(rest.parse().unwrap()),
        "scored" => board.scored = Some(1 << rest.parse::<u8>().unwrap()),
        "size" => board.replay.size = rest.parse().unwrap(),
        "doubtful" => {
            let places = rest.split(' ').map(|it| it.parse::<usize>().unwrap() - 1);
            board.doubtful = places.collect();
        }
        "trumps" => board.replay.setting.trump = suit_of(rest),
        "noticed" if rest == "late" => board.attention = Attention::Late,
        "noticed" => board.attention = Attention::InTime,
        "declarer" => board.declarer = seat_of(rest),
        "dealt" => {
            let (whose, cards) = rest.split_once(": ").unwrap();
            let deal = board.replay.setting.deal;
            let mut hands = deal.map_or_else(Default::default, |deal| deal.hands);
            hands[seat_of(whose)] = Some(hand(cards));
            board.replay.setting.deal = Deal::new(hands).ok();
        }
        "trick" => {
            let (trick, cards) = of_trick();
            board.replay.rows = board.replay.rows.max(trick);
            let of_trick = &mut board.replay.tricks[usize::from(trick) - 1];
            for (seat, text) in Seat::ALL.into_iter().zip(cards.split(' ')) {
                match text {
                    "--" => (),
                    "??" => of_trick.cards[seat] = None,
                    text => of_trick.cards[seat] = Some(card(text)),
                }
            }
        }
        "winner" | "leader" => {
            let (trick, whose) = of_trick();
            let of_trick = &mut board.replay.tricks[usize::from(trick) - 1];
            let whose = seat(whose.as_bytes()[0]);
            if what == "winner" {
                of_trick.winner = whose;
            } else {
                of_trick.leader = whose;
                board.replay.rows = board.replay.rows.max(trick);
            }
        }
        name => {
            let lines = lines("boards");
            let mut named = lines.iter().filter_map(|(_, line)| line.split_once(": "));
            let (_, parts) = named.find(|it| it.0 == name).expect(name);
            *board = self::board(parts);
        }
    }
}

/// What there is where something else is expected.
fn difference(board: &Board, year: &'static Edition, expected: &str) -> Option<String> {
    let (mut subject, mut rest) = expected.split_once(' ').unwrap_or((expected, ""));
    if rest == "trick" || rest == "tricks" {
        (subject, rest) = ("tricks", subject);
    } else if expected.starts_with(|it: char| it.is_ascii_digit()) {
        (subject, rest) = ("clauses", expected);
    }
    let of = rest.strip_prefix("of ").and_then(|it| it.split_once(' '));
    let mut found = match of {
        Some((place, left)) => {
            rest = left;
            let place = place.parse::<usize>().unwrap() - 1;
            of_revoke(subject, board.rule(year).every_revoke().nth(place).unwrap())
        }
        None => found(subject, board, year),
    };
    let is = |found: &str, this: &str| {
        let behind = found.strip_prefix(this);
        behind.is_some_and(|it| it.is_empty() || it.starts_with([' ', '=']))
    };
    let holds = if let Some(this) = rest.strip_prefix("has ") {
        found.iter().any(|it| is(it, this))
    } else if let Some(this) = rest.strip_prefix("lacks ") {
        !found.iter().any(|it| it.starts_with(this))
    } else {
        if found.is_empty() {
            found.push("nothing".to_owned());
        }
        found.join(", ") == rest
    };
    (!holds).then(|| found.join(", "))
}

fn range(of: Range) -> String {
    if of.min == of.max {
        return of.min.to_string();
    }
    format!("{}..{}", of.min, of.max)
}

fn at(turn: Turn) -> String {
    format!("{}{}", turn.trick, turn.seat.letter())
}

fn cards(of: Hand) -> String {
    let cards: Vec<_> = of.iter().map(|card| Spelled(card).to_string()).collect();
    cards.join(" ")
}

fn or_none(card: Option<Card>) -> String {
    card.map_or("--".to_owned(), |card| Spelled(card).to_string())
}

const OF_REVOKES: [&str; 12] = [
    "clauses",
    "established",
    "by_card",
    "assumes",
    "demand",
    "weighed",
    "offender_won",
    "revokes",
    "instead",
    "position",
    "role",
    "later",
];

/// What a ruling says of one revoke.
fn of_revoke(subject: &str, ruled: &RevokeRuling) -> Vec<String> {
    let revoke = ruled.revoke;
    match subject {
        "clauses" => vec![ruled.clauses.join("+")],
        "established" => vec![match ruled.established {
            Established::Yes { by, .. } => by.to_owned(),
            Established::Presumed => "presumed".to_owned(),
            Established::Unknown => "unknown".to_owned(),
            Established::No => "no".to_owned(),
        }],
        "by_card" => vec![match ruled.established {
            Established::Yes { trick, card, .. } => {
                let card = card.map(|(turn, card)| format!("{} {}", at(turn), Spelled(card)));
                format!("{trick} {}", card.unwrap_or_default())
            }
            _ => "no".to_owned(),
        }],
        "assumes" => ruled.assumptions.iter().map(ToString::to_string).collect(),
        "demand" => vec![range(ruled.demand)],
        "weighed" => vec![ruled.equity.to_string()],
        "offender_won" => vec![format!("{:?}", ruled.won_by_offender)],
        "revokes" => {
            let (played, suit) = (Spelled(revoke.played), ruled.suit);
            vec![format!("{} {played} {suit:?}", at(revoke.turn))]
        }
        "instead" => vec![cards(ruled.could_have_played)],
        "position" => vec![revoke.position.to_string()],
        "role" => vec![format!("{:?}", ruled.role)],
        "later" => vec![range(ruled.later_tricks)],
        _ => panic!("{subject}"),
    }
}

/// What there is of a subject.
pub(crate) fn found(subject: &str, board: &Board, year: &'static Edition) -> Vec<String> {
    let ruling = board.rule(year);
    let transfer = ruling.transfer;
    match subject {
        "tricks" => vec![range(transfer.tricks)],
        "to" => {
            let one = transfer.to.map(|it| format!("{it:?}"));
            let both = transfer.both.then(|| "both".to_owned());
            one.into_iter().chain(both).collect()
        }
        "moves" => {
            let moves = (1..).zip(transfer.moves).filter(|it| it.1 != Moves::No);
            moves.map(|(trick, it)| format!("{trick} {it:?}")).collect()
        }
        "few_or_many" => {
            let exactly = |count| pbn_audit::laws::Counts::from(Range::exactly(count));
            let of = |counts: pbn_audit::laws::Counts| {
                let all = (0..=13).filter(|it| counts.or(exactly(*it)) == counts);
                all.map(|it| it.to_string())
                    .collect::<Vec<_>>()
                    .join(" or ")
            };
            let adjusted = ruling.adjusted_counts.map(of).unwrap_or_default();
            vec![of(transfer.counts), adjusted]
        }
        "adjusted" => ruling.adjusted.into_iter().map(range).collect(),
        "possible" => vec![range(ruling.possible)],
        "played" => ruling.played.iter().map(u8::to_string).collect(),
        "allocated" => {
            let lists = [ruling.revokes.capacity(), ruling.equity.capacity()];
            let all = lists.into_iter().sum::<usize>() + ruling.questions.capacity();
            vec![all.to_string()]
        }
        "state" => vec![ruling.state.name().to_owned()],
        "open_end" => {
            let winner = |it: Option<Seat>| it.map_or('?', Seat::letter);
            let end = ruling.open_end.iter();
            end.map(|it| format!("{} {} {:?}", at(it.turn), winner(it.winner), it.ending))
                .collect()
        }
        "asks" => words(&ruling.questions),
        "equity" => words(&ruling.equity),
        "of_the_record" => ruling.revokes.iter().map(|it| at(it.revoke.turn)).collect(),
        "impossible" => board
            .impossible()
            .iter()
            .map(|it| format!("{it:?}"))
            .collect(),
        "against_record" => {
            let against = against_record(year, &board.replay, &board.facts());
            let fact = |(place, why): &(usize, _)| format!("{} {why:?}", place + 1);
            against.iter().map(fact).collect()
        }
        "contradictions" => {
            let found = contradictions(&board.facts);
            found.iter().map(|it| format!("{it:?}")).collect()
        }
        subject if OF_REVOKES.contains(&subject) => {
            let each = ruling.every_revoke();
            each.flat_map(|ruled| of_revoke(subject, ruled)).collect()
        }
        subject => of_conduct(subject, &ruling.conduct),
    }
}

/// What there is of a subject in what the players did besides.
fn of_conduct(subject: &str, conduct: &Conduct) -> Vec<String> {
    let order = |order| match order {
        Instruction::Must => "must",
        Instruction::MayNot => "may not",
    };
    let breaches = |of_card: bool| {
        let breaches = conduct.breaches.iter();
        let said = breaches.map(move |it| match it.duty {
            Duty::PenaltyCard { cards: due, .. } => {
                (true, format!("{} {}", at(it.turn), cards(due)))
            }
            Duty::Lead { suit, order: it_is } => {
                let order = order(it_is);
                (false, format!("{} {order} lead {suit:?}", at(it.turn)))
            }
            Duty::Play { what, order: it_is } => {
                let order = order(it_is);
                (false, format!("{} {order} play {what:?}", at(it.turn)))
            }
        });
        let said = said.filter(|it| it.0 == of_card);
        said.map(|it| it.1).collect::<Vec<_>>()
    };
    match subject {
        "remarks" => conduct.remarks.iter().map(remark).collect(),
        "missed" => breaches(true),
        "disobeyed" => breaches(false),
        "accepted" => {
            let each = conduct.breaches.iter().map(|it| it.accepted_by);
            let said =
                each.map(|it| it.map(|(turn, card)| format!("{} {}", at(turn), Spelled(card))));
            said.map(|it| it.unwrap_or("no".to_owned())).collect()
        }
        "penalty_cards" => {
            let said = conduct.penalty_cards.iter().map(|it| {
                let (seat, card, rank) = (it.seat.letter(), Spelled(it.card), it.rank);
                format!("{} {seat} {card} {rank:?} {:?}", it.from, it.end)
            });
            said.collect()
        }
        "restrictions" => {
            let said = conduct.restrictions.iter().map(|it| {
                let trick = |it: Option<u8>| it.map_or("?".to_owned(), |it| it.to_string());
                let (first, last) = (trick(it.first), trick(it.last));
                let end = if it.is_over { "over" } else { "open" };
                let (seat, suit, order) = (it.seat.letter(), it.suit, order(it.order));
                format!("{seat} {order} {suit:?} {first}..{last} {end}")
            });
            said.collect()
        }
        "corrections" => {
            let said = conduct.corrections.iter().map(|it| {
                let penalty = if it.penalty_card { " penalty card" } else { "" };
                let stands = if it.as_established {
                    " as established"
                } else {
                    ""
                };
                let (back, played) = (Spelled(it.withdrawn), or_none(it.played));
                format!("{} {back} {played}{penalty}{stands}", at(it.turn))
            });
            said.collect()
        }
        "changes" => {
            let changes = conduct.corrections.iter().flat_map(|it| &it.changes);
            let said = changes.map(|it| {
                let (back, played) = (or_none(it.withdrawn), or_none(it.played));
                format!("{} {} {back} {played}", at(it.turn), it.law)
            });
            said.collect()
        }
        "opening_lead" => {
            let said = conduct.opening_lead.iter().map(|it| {
                let (seat, card) = (it.seat.letter(), Spelled(it.card));
                format!("{seat} {card} {:?}", it.outcome)
            });
            said.collect()
        }
        "conduct" => {
            let something = (!conduct.is_empty()).then(|| "something".to_owned());
            something.into_iter().collect()
        }
        subject => panic!("{subject}"),
    }
}

/// The words that the reports have for these.
fn words<T: Copy + Into<&'static str>>(all: &[T]) -> Vec<String> {
    all.iter().map(|it| (*it).into().to_owned()).collect()
}

/// What is named to the director, with its Law.
fn remark(it: &Remark) -> String {
    let fact = match it.fact {
        Fact::WithdrawnCard {
            seat,
            trick,
            card,
            authorised,
        } => {
            let turn = at(Turn { trick, seat });
            format!("withdrew {turn} {} {authorised:?}", Spelled(card))
        }
        Fact::PenaltyCard { seat, card, usable } => {
            format!(
                "penalty card {} {} {usable:?}",
                seat.letter(),
                Spelled(card)
            )
        }
        Fact::TrickTwelve(turn) => format!("trick twelve {}", at(turn)),
        Fact::Repeat(turn) => format!("repeat {}", at(turn)),
        Fact::DummySpoke(turn) => format!("dummy spoke {}", at(turn)),
        Fact::DummyAsked(turn) => format!("dummy asked {}", at(turn)),
        Fact::DummyAskedDefender(turn) => format!("dummy asked a defender {}", at(turn)),
        Fact::WithdrawnClaim(turn) => format!("withdrawn claim {}", at(turn)),
        Fact::DisputedClaim(turn) => format!("disputed claim {}", at(turn)),
        Fact::CorrectionPeriod { open } => {
            let open = if open { "open" } else { "closed" };
            format!("correction period {open}")
        }
    };
    format!("{} {fact}", it.law)
}
