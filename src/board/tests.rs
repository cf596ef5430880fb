//! Values and small records, as their list has it.

use super::inherit::Carry;
use super::*;
use crate::bridge::{Card, Hand, Score};
use crate::lin;
use crate::pbn::{self, Table, TagName, games, scan};
use crate::source::Charset;

/// The first game of a text.
fn game(text: &str) -> pbn::Game {
    games(text.as_bytes()).next().unwrap()
}

fn pbn<T>(text: &str, with: impl FnOnce(Record<'_>) -> T) -> T {
    with(Record::from(PbnRecord {
        game: &game(text),
        carry: &Carry::default(),
        text: text.as_bytes(),
        charset: Charset::Unstated,
        scan: Some(&scan(text.as_bytes())),
    }))
}

fn in_lin<T>(text: &str, with: impl FnOnce(LinRecord<'_>) -> T) -> T {
    let game = lin::games(text.as_bytes()).next().unwrap();
    with(LinRecord::of(&game, text))
}

/// What a board is counted with, each with its source.
fn premises(board: &Board, counted_cards: Option<u8>) -> String {
    let it = Premises::of(board);
    let settled = it.settled(board, || counted_cards).result;
    let stake = it.contract.map(|it| (it.value, it.source));
    let declarer = it.declarer.map(|it| (it.value, it.source));
    let result = settled.map(|it| (it.value.declarer, it.source));
    let counted = it.result().map(|it| it.declarer);
    format!(
        "contract {stake:?}\ndeclarer {declarer:?}\nresult {result:?}, final {:?}, counted {counted:?}",
        it.final_result()
    )
}

/// A board that is read of LIN, of whose cards so many tricks of declarer's are counted.
fn of_lin(text: &str, counted: Option<u8>) -> String {
    let mut board = Board::default();
    in_lin(text, |record| of_lin::read(&record, &mut board));
    let unknown = || format!("{:?}", board.deal);
    let deal = board.deal.value();
    let deal = deal.map_or_else(unknown, |it| format!("complete {}", it.is_complete()));
    let auction = &board.auction;
    format!(
        "deal {deal} {:?}, dealer {:?}\n{} calls {:?} {:?}\n{}\n{:?}",
        board.deal_fault,
        board.dealer,
        auction.calls.len(),
        auction.fault,
        auction.surplus,
        premises(&board, counted),
        board.statements
    )
}

/// The values of a tag in each game, taken over as the standard has it, and of a second table from the first.
fn inherited(text: &str, name: TagName, of_tables: bool) -> String {
    let (mut carry, mut to) = (Carry::default(), Carry::default());
    let text = text.as_bytes();
    let read = |game: pbn::Game| {
        carry.hand_on(&game, text, &scan(text), &mut to);
        let value = if of_tables {
            to.stated(name, &game, text)
        } else {
            to.value(name, &game, text)
        };
        let value = value.unwrap_or(b"none").to_vec();
        carry = carry.clone().detached(text);
        String::from_utf8(value).unwrap()
    };
    games(text).map(read).collect::<Vec<_>>().join("|")
}

/// What a record states of each item, and what it is.
fn items(record: Record<'_>) -> String {
    use Item::{
        Board, Contract, Date, Dealer, Event, HomeTeam, Player, Result, Room, Scoring, Site, Stage,
        Table, VisitingTeam, Vulnerable,
    };
    let (visitors, west) = (VisitingTeam, Player(Seat::West));
    let all = [
        Event, Stage, HomeTeam, visitors, Scoring, Room, Board, west, Dealer, Vulnerable, Date,
        Site, Table, Contract, Result,
    ];
    let stated = |item: Item| Some(format!("{item:?} {}", record.text_of(item)?));
    let stated: Vec<_> = all.into_iter().filter_map(stated).collect();
    format!("{}: {}", record.format().name(), stated.join(", "))
}

/// The comments of a record, each with its author and place.
fn comments(record: Record<'_>) -> String {
    let comments = record.comments().map(|it| {
        let author = it.author.unwrap_or_default().escape_ascii();
        let said = it.text.escape_ascii();
        format!("{author}: {said}, call {}, card {}", it.calls, it.cards)
    });
    comments.collect::<Vec<_>>().join("\n")
}

/// The rows of a table of scores, behind its header.
fn of_table(name: &str, text: &str) -> String {
    let (header, rows) = text.split_once(" | ").unwrap();
    let (table, bytes) = (Table::of(rows), rows.as_bytes());
    if name == "scores" {
        let board = Board {
            vulnerable: Stated::Value(Vulnerable::Both),
            ..Board::default()
        };
        let listed = board.listed(header.as_bytes(), table, bytes);
        let listed = listed
            .iter()
            .map(|it| format!("{}x{}", it.score.0, it.tables));
        return listed.collect::<Vec<_>>().join(" ");
    }
    let read = score_table::declarations(header.as_bytes(), table, bytes);
    let row = |it: Declaration| {
        let lead = it.lead.map(|card: Card| (card.suit, card.rank.get()));
        let (contract, at) = (Score::spell(it.contract), it.at.of(bytes));
        format!(
            "{contract} {:?} {} x{} lead {lead:?} score {:?} at {}",
            it.declarer,
            it.tricks,
            it.tables,
            it.score,
            at.escape_ascii()
        )
    };
    read.map(row).collect::<Vec<_>>().join("\n")
}

/// What one reader makes of a text.
#[allow(clippy::too_many_lines)] // one arm for each kind of row
fn said(name: &str, text: &str) -> String {
    let (name, side) = match name.rsplit_once(' ') {
        Some((name, "NS")) => (name, Some(Side::NorthSouth)),
        Some((name, "EW")) => (name, Some(Side::EastWest)),
        _ => (name, None),
    };
    let value = text.as_bytes();
    match name {
        "score" => format!("{:?}", result::ScoreTag::read(value, side)),
        "110 as" => {
            let sides = result::ScoreSides::of(value, side);
            format!("{:?}", sides.map(|it| it.spell(Score(110))))
        }
        "result" => format!("{:?}", Tricks::read(value, side, 13)),
        "result of the other side" => {
            let tricks = Tricks::read(value, side, 13);
            format!("{:?}", tricks.value().map(|it| it.of_other_side(13)))
        }
        "figures" => format!("{:?}", ResultFigures::read(value)),
        "contract" => format!("{:?}", Stake::read(value)),
        "declarer" => format!("{:?}", Declarer::read(value)),
        "date" => Date::read(value).map_or("none".to_owned(), |it| it.to_string()),
        "scoring" => format!("{:?}", scoring::scoring(value)),
        "deal" => match deal::hands(value) {
            Some(Ok(deal)) => {
                let hands = deal.hands.0.map(|it| it.unwrap_or_default().to_string());
                format!("{} of {}", deal.size, hands.join(" "))
            }
            fault => format!("{fault:?}"),
        },
        "dealer and vulnerable" => {
            let (dealer, vulnerable) = cycle::by_number(text.parse().unwrap()).unwrap();
            let number = cycle::number_of(dealer, vulnerable);
            format!("{dealer:?} {vulnerable:?}, as {number}")
        }
        "number" => format!("{:?}", cycle::number(value)),
        "platform" => pbn(text, |record| record.platform().name()).to_owned(),
        "platform of LIN" => in_lin(text, |it| Record::from(it).platform().name()).to_owned(),
        "number of LIN" => in_lin(text, |record| {
            let number = record.stated(Item::Board);
            let place = record.place_of(Item::Board).map(|it| it.of(record.text));
            assert!(number.is_none() || place == number, "{text}");
            format!("{:?}", number.map(|it| it.escape_ascii().to_string()))
        }),
        "deal of LIN" => {
            let dealt = lin::deal(value).unwrap();
            lin_values::deal_text(dealt, lin_values::dealer(dealt.dealer))
        }
        "hand of LIN" => format!("{:?}", lin_values::hand(value).map(Hand::len)),
        "board of LIN" => of_lin(text, None),
        "board of LIN, 8 counted" => of_lin(text, Some(8)),
        "stop of LIN" => {
            let mut board = Board::default();
            in_lin(text, |record| of_lin::read(&record, &mut board));
            format!("{:?}", board.play.table.stop)
        }
        "own tags" => {
            let game = game(text);
            let statements = own_tags::statements(&game, value);
            let leads = own_tags::inferred_leads(&game, value);
            format!(
                "listed {:?}, claimed {:?}, not played {}, leads {:?}",
                spell_listed(&statements),
                statements.claimed,
                statements.not_played,
                leads.map(spell_leads)
            )
        }
        "play" => {
            let text = format!("[Play \"W\"]\n{text}\n");
            let mut play = Play::default();
            play.read(&game(&text), text.as_bytes(), None);
            format!(
                "{} cards, {:?}",
                play.table.cards().count(),
                play.table.stop
            )
        }
        "end of play" => {
            let mut play = Play::default();
            let end = |section: &str| {
                let text = format!("[Play \"W\"]\n{section}\n");
                play.read(&game(&text), text.as_bytes(), None); // into what the one before left
                format!("{} {}", play.offset(1, 2), play.offset(12, 3))
            };
            text.split('|').map(end).collect::<Vec<_>>().join(", ")
        }
        "not stated" => pbn(text, |it| {
            let of = |item| (it.stated(item), it.text_of(item));
            let stated = [Item::Room, Item::Table, Item::Event].map(of);
            let (place, span) = (it.place_of(Item::Event), it.span_of(Item::Event));
            let from = [it.span().start, it.extent().start];
            format!("{stated:?}\n{place:?}, {span:?}, from {from:?}")
        }),
        "is ASCII" => pbn(text, |record| {
            let (pbn, scan) = (record.pbn().unwrap(), None);
            let of = |item| {
                let stated = record.stated(item).unwrap();
                let unseen = Record::from(PbnRecord { scan, ..pbn });
                let are = [record, unseen].map(|it| it.is_ascii(stated));
                format!("{} {are:?}", record.text_of(item).unwrap())
            };
            [Item::Event, Item::Room].map(of).join(", ")
        }),
        "alerts of LIN" => in_lin(text, |record| {
            let alerts = record.alerts().map(|it| {
                let (sign, words) = (it.span.of(record.text), it.words);
                let [sign, words] = [sign, words].map(<[u8]>::escape_ascii);
                format!("call {}, {sign}, {words}", it.call)
            });
            alerts.collect::<Vec<_>>().join("\n")
        }),
        "items of LIN" => in_lin(text, |record| items(record.into())),
        "places" => pbn(text, |record| {
            let at = |at: u32| text[at as usize..].split_whitespace().next();
            let calls = (0..).map_while(|place| record.call_at(place)).map(at);
            let calls: Vec<_> = calls.flatten().collect();
            let card = record.first_card_at().and_then(at);
            format!("{calls:?}, {card:?}\n{:?}", record.entries(None))
        }),
        "comments" => pbn(text, comments),
        "comments of LIN" => in_lin(text, |record| comments(record.into())),
        "comment" => {
            let (author, said) = signed(value);
            let author = author.unwrap_or_default();
            format!("{}|{}", author.escape_ascii(), said.escape_ascii())
        }
        "North" => pbn(text, |it| {
            format!("{:?}", it.text_of(Item::Player(Seat::North)))
        }),
        "board" | "North as declarer" => {
            let mut board = Board::default();
            read(&game(text), value, &Carry::default(), &mut board);
            if name == "board" {
                return premises(&board, None);
            }
            let it = Premises::of(&board).diagnosed(Some(Seat::North), &board, &board.play);
            let declarer = it.declarer.map(|it| (it.value, it.source));
            let (stated, leader) = (it.stated_declarer(), it.leader);
            let result = it.final_result();
            format!(
                "declarer {declarer:?}, stated {stated:?}, leader {leader:?}, result {result:?}"
            )
        }
        "scores" | "declared" => of_table(name, text),
        "may inherit" => {
            let is_signed = Carry::is_signed(value, &scan(value));
            let changes = Carry::default().last_change(value, 0).is_some();
            format!("{}", is_signed || changes || Carry::is_second(value))
        }
        tag => {
            let (how, name) = tag.split_once(' ').unwrap();
            inherited(text, TagName::of(name.as_bytes()), how == "stated")
        }
    }
}

#[test]
fn values_are_read_as_their_list_has_it() {
    hold!("readings.txt", said);
}
