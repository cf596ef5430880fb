//! What becomes of a board when its record is damaged: boards dealt and played by the thousand, one kind of damage each,
//! and the findings on them. The table of all kinds is held, line by line, in `tests/golden/confusion.txt`, and `explain evidence`
//! prints it.

use crate::desk::Desk;
use crate::support::{DealtBoard, Ending, Kind, LineEnd, RngExt, Stream, Writer, one, stream};
use pbn_audit::bridge::Penalty;
use pbn_audit::bridge::{
    BySeat, Renaming, Seat, Slot, Spelled, Suit, Table, Turn, seats_from, trick_winner,
};
use pbn_audit::diagnosis::{Diagnosis, Grade, LegalReading, WeighedRevoke, Witnesses};
use pbn_audit::replay::{Irregularity, Replay, Setting};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::LazyLock;

/// Boards for each kind of damage.
const BOARDS: u64 = 2000;

/// What was counted on the boards of one kind of damage.
#[derive(Debug, Default)]
struct Count {
    /// Boards that were damaged.
    boards: u32,
    /// Those with a finding.
    reported: u32,
    /// Those whose surest revoke is doubtful, likely, certain.
    surest: [u32; 3],
    /// Those with a revoke that is likely or certain, and was none.
    wrong: u32,
    /// Those with the right finding.
    right: u32,
    /// Of those with an exchange of adjacent tricks that keeps the winners, and with a revoke: all, and the doubtful.
    adjacent: [u32; 2],
}

impl Count {
    /// Takes in a replay.
    fn add(&mut self, board: &DealtBoard, replay: &Replay, is_right: bool) {
        self.boards += 1;
        self.reported += u32::from(!replay.irregularities.is_empty());
        self.right += u32::from(is_right);
        let Diagnosis {
            weighed, grades, ..
        } = diagnosis(board, replay);
        let mut weighed = weighed.iter().zip(&grades);
        let is_wrong = |(it, grade): (&WeighedRevoke, &Grade)| {
            *grade != Grade::Doubtful && !board.revokes.contains(&it.turn)
        };
        self.wrong += u32::from(weighed.any(is_wrong));
        if let Some(grade) = grades.into_iter().max() {
            self.surest[grade as usize] += 1;
        }
    }

    /// Takes in the surest revoke of a board without one.
    fn add_wrong(&mut self, surest: Option<Grade>) {
        if let Some(grade) = surest {
            self.wrong += u32::from(grade != Grade::Doubtful);
            self.surest[grade as usize] += 1;
        }
    }
}

fn surest(board: &DealtBoard, replay: &Replay) -> Option<Grade> {
    diagnosis(board, replay).grades.into_iter().max()
}

/// The diagnosis of a record that states its result.
fn diagnosis(board: &DealtBoard, replay: &Replay) -> Diagnosis {
    let witnesses = Witnesses {
        is_doubled: board.contract.penalty != Penalty::Undoubled,
        result: Some(board.result),
        ..Witnesses::of_cards(board.declarer)
    };
    Diagnosis::of((&board.setting(), &board.record), replay, witnesses)
}

/// Deals boards and counts what `damage` makes of them.
fn count(mut damage: impl FnMut(&mut DealtBoard, &mut Stream, &mut Count)) -> Count {
    let mut counted = Count::default();
    for seed in 0..BOARDS {
        let mut rng = stream(seed);
        let number = u32::try_from(seed % 36).unwrap() + 1;
        let mut board = DealtBoard::deal(number, &mut rng);
        damage(&mut board, &mut rng, &mut counted);
    }
    counted
}

fn replay(board: &DealtBoard) -> Replay {
    Replay::of(&board.setting(), &board.record)
}

fn revokes(replay: &Replay) -> Vec<Turn> {
    replay.revokes().map(|revoke| revoke.turn).collect()
}

fn is_only(replay: &Replay, what: impl Fn(&Irregularity) -> bool) -> bool {
    matches!(replay.irregularities.as_slice(), [only] if what(only))
}

fn none() -> Count {
    count(|board, _, count| {
        let replay = replay(board);
        let is_right = diagnosis(board, &replay) == Diagnosis::default();
        count.add(board, &replay, is_right && replay.irregularities.is_empty());
    })
}

fn revokes_made(wanted: usize) -> Count {
    count(|board, rng, count| {
        let made = (0..wanted).all(|_| board.revoke(rng).is_some());
        if made {
            let replay = replay(board);
            let is_right = revokes(&replay) == board.revokes;
            count.add(
                board,
                &replay,
                is_right && replay.irregularities.len() == wanted,
            );
        }
    })
}

fn exchanged() -> Count {
    count(|board, rng, count| {
        let winners: Vec<_> = board.tricks.iter().map(|trick| trick.winner).collect();
        let made = board.exchange(rng);
        let replay = replay(board);
        let nearest = diagnosis(board, &replay).nearest();
        let truth = LegalReading::Exchange {
            seat: made.seat,
            tricks: made.tricks,
        };
        count.add(board, &replay, nearest == Some(truth));
        let kept = replay
            .tricks
            .iter()
            .map(|it| it.winner)
            .eq(winners.into_iter().map(Some));
        if made.tricks[1] - made.tricks[0] == 1 && kept && surest(board, &replay).is_some() {
            count.adjacent[0] += 1;
            count.adjacent[1] += u32::from(surest(board, &replay) == Some(Grade::Doubtful));
        }
    })
}

/// A record whose Contract has another trump suit than the bidding had, which is that of the auction or left out.
fn other_trump(has_auction: bool) -> Count {
    count(|board, rng, count| {
        let trump = board.trump();
        let strains = Suit::ASC.map(Some).into_iter().chain([None]);
        let others: Vec<_> = strains.filter(|it| *it != trump).collect();
        let setting = Setting {
            trump: one(&others, rng),
            ..board.setting()
        };
        let replay = Replay::of(&setting, &board.record);
        let witnesses = Witnesses {
            trump_by_auction: has_auction.then_some(trump),
            result: Some(board.result),
            ..Witnesses::of_cards(board.declarer)
        };
        let diagnosis = Diagnosis::of((&setting, &board.record), &replay, witnesses);
        count.boards += 1;
        // the tag and the auction differ
        count.reported += u32::from(has_auction || !replay.irregularities.is_empty());
        let is_right = diagnosis.nearest() == Some(LegalReading::Trump(trump));
        count.right += u32::from(is_right || replay.irregularities.is_empty());
        count.add_wrong(diagnosis.grades.into_iter().max());
    })
}

/// Two adjacent tricks that are written in each other's place.
fn rows_exchanged() -> Count {
    count(|board, rng, count| {
        let row = rng.random_range(0..12);
        board.record.slots.swap(row, row + 1);
        let replay = replay(board);
        let trick = u8::try_from(row).unwrap() + 1;
        let is_right =
            diagnosis(board, &replay).nearest() == Some(LegalReading::Rows([trick, trick + 1]));
        count.add(board, &replay, is_right || replay.irregularities.is_empty());
    })
}

/// A trick that is written in the place of another, which is not next to it.
fn row_moved() -> Count {
    count(|board, rng, count| {
        let [from, to] = loop {
            let places = [0; 2].map(|_| rng.random_range(0..13_usize));
            if places[0].abs_diff(places[1]) > 1 {
                break places;
            }
        };
        let slots = &mut board.record.slots[..13];
        if from < to {
            slots[from..=to].rotate_left(1);
        } else {
            slots[to..=from].rotate_right(1);
        }
        let replay = replay(board);
        let [trick, to] = [to, from].map(|row| u8::try_from(row).unwrap() + 1);
        let told = diagnosis(board, &replay).nearest();
        let is_right = told == Some(LegalReading::RowMoved { trick, to });
        count.add(board, &replay, is_right || replay.irregularities.is_empty());
    })
}

/// Four tricks among the others that stand from the last to the first, or two before the two that were played before them.
fn rows_of_a_block(change: fn(&mut [[Slot; 4]]), reading: fn(u8) -> LegalReading) -> Count {
    count(|board, rng, count| {
        let row = rng.random_range(0..9);
        change(&mut board.record.slots[row..row + 4]);
        let replay = replay(board);
        let told = diagnosis(board, &replay).nearest();
        let is_right = told == Some(reading(u8::try_from(row).unwrap() + 1));
        count.add(board, &replay, is_right || replay.irregularities.is_empty());
    })
}

/// The last cards of a hand in another order than that in which he played them.
fn order_of_a_hand() -> Count {
    count(|board, rng, count| {
        let seat = Seat::ALL[rng.random_range(0..4)];
        let column = board.record.column_of(seat);
        let from = rng.random_range(7..11_usize);
        for row in from..12 {
            let other = rng.random_range(row..13);
            let slots = &mut board.record.slots;
            (slots[row][column], slots[other][column]) = (slots[other][column], slots[row][column]);
        }
        let replay = replay(board);
        let is_right = match diagnosis(board, &replay).nearest() {
            Some(LegalReading::Order(turn)) => turn.seat == seat,
            Some(LegalReading::Exchange { seat: of, .. }) => of == seat,
            _ => replay.irregularities.is_empty(),
        };
        count.add(board, &replay, is_right);
    })
}

/// Tricks that are left out, next to each other or apart.
fn rows_left_out(number: usize) -> Count {
    count(|board, rng, count| {
        for left in (13 - number..13).rev() {
            let row = rng.random_range(0..left);
            board.record.slots[row..].rotate_left(1);
            board.record.slots[left] = Table::empty(board.leader()).slots[left];
        }
        board.record.rows -= u8::try_from(number).unwrap();
        let replay = replay(board);
        let told = diagnosis(board, &replay);
        let is_right = matches!(told.nearest(), Some(LegalReading::RowsMissing(_)));
        count.add(board, &replay, is_right || replay.irregularities.is_empty());
    })
}

/// Tricks whose order is lost, in a way that they show.
fn rows_in(
    order: impl Fn(&mut [[Slot; 4]], &mut Stream),
    is_it: fn(LegalReading) -> bool,
) -> Count {
    count(|board, rng, count| {
        order(&mut board.record.slots[..13], rng);
        let replay = replay(board);
        let told = diagnosis(board, &replay).nearest();
        let is_right = told.is_some_and(is_it) || replay.irregularities.is_empty();
        count.add(board, &replay, is_right);
    })
}

/// The last four tricks from memory, each hand's cards in any order, in a record that states the tricks or does not.
fn from_memory(has_result: bool) -> Count {
    count(|board, rng, count| {
        for (row, column) in (9..12).flat_map(|row| [0, 1, 2, 3].map(|column| (row, column))) {
            let other = rng.random_range(row..13_usize);
            let slots = &mut board.record.slots;
            (slots[row][column], slots[other][column]) = (slots[other][column], slots[row][column]);
        }
        let replay = replay(board);
        let witnesses = Witnesses {
            result: has_result.then_some(board.result),
            ..Witnesses::of_cards(board.declarer)
        };
        let told = Diagnosis::of((&board.setting(), &board.record), &replay, witnesses);
        let surest = told.grades.into_iter().max();
        count.boards += 1;
        count.reported += u32::from(!replay.irregularities.is_empty());
        count.right += u32::from(surest.is_none_or(|grade| grade == Grade::Doubtful));
        count.add_wrong(surest);
    })
}

/// Two cards of a hand that are exchanged in a record whose order names the leaders, and that states no tricks.
fn exchanged_between_leaders() -> Count {
    count(|board, rng, count| {
        let leaders: Vec<_> = board.tricks.iter().map(|trick| trick.leader).collect();
        let made = board.exchange(rng);
        board.record.names_leaders = true;
        let mut due = board.leader();
        for (row, leader) in leaders.into_iter().enumerate() {
            let of_row = |seat: Seat| board.record.slots[row][board.record.column_of(seat)].card();
            let cards = BySeat(Seat::ALL.map(|seat| of_row(seat).unwrap()));
            board.record.led_by_owner |= u16::from(leader != due) << row;
            if leader != due {
                board.record.marks[row].lead |= 1 << board.record.column_of(leader);
            }
            due = trick_winner(&cards, leader, board.trump());
        }
        let replay = replay(board);
        let (seat, tricks) = (made.seat, made.tricks);
        let cards = Witnesses::of_cards(board.declarer);
        let told = Diagnosis::of((&board.setting(), &board.record), &replay, cards);
        let is_right = told.nearest() == Some(LegalReading::Exchange { seat, tricks });
        count.boards += 1;
        count.reported += u32::from(!replay.irregularities.is_empty());
        count.right += u32::from(is_right || told.grades.is_empty());
        count.add_wrong(told.grades.into_iter().max());
    })
}

/// A trick that is entered twice: all behind it move down, and the last is not recorded; or it stands in the place of the next.
fn row_entered_twice() -> Count {
    count(|board, rng, count| {
        let row = rng.random_range(0..12);
        let slots = &mut board.record.slots;
        if rng.random_bool(0.5) {
            slots.copy_within(row..12, row + 1);
        } else {
            slots[row + 1] = slots[row];
        }
        let replay = replay(board);
        let told = diagnosis(board, &replay).nearest();
        let is_it = |it: LegalReading| matches!(it, LegalReading::RowTwice(trick) if usize::from(trick) == row + 2);
        count.add(board, &replay, told.is_some_and(is_it));
    })
}

/// A true revoke, and a record that ends before the last tricks.
fn revoke_and_tricks_less(number: u8) -> Count {
    count(|board, rng, count| {
        let last = 13 - number;
        if board
            .revoke_where(|chance| chance.turn.trick < last, rng)
            .is_some()
        {
            board.cut(4 * usize::from(last), Ending::Star);
            let replay = replay(board);
            count.add(board, &replay, revokes(&replay) == board.revokes);
        }
    })
}

fn crossed() -> Count {
    count(|board, rng, count| {
        let (seats, tricks) = board.cross(rng);
        let replay = replay(board);
        let truth = LegalReading::Crossed { seats, tricks };
        let nearest = diagnosis(board, &replay).nearest();
        count.add(board, &replay, nearest == Some(truth));
    })
}

fn crossed_in_the_deal() -> Count {
    count(|board, rng, count| {
        let (seats, cards) = board.cross_deal(rng);
        let replay = replay(board);
        let told = diagnosis(board, &replay).readings;
        let is_right = told.iter().any(|it| match it.reading {
            LegalReading::Dealt {
                seats: of,
                cards: told,
            } => {
                (of, told) == (seats, cards)
                    || (of, told) == ([seats[1], seats[0]], [cards[1], cards[0]])
            }
            _ => false,
        });
        count.add(board, &replay, is_right);
    })
}

fn wrong_suit() -> Count {
    count(|board, rng, count| {
        let made = board.write_another_suit(rng);
        let replay = replay(board);
        let truth = LegalReading::Card {
            seat: made.turn.seat,
            trick: made.turn.trick,
            written: made.written,
            played: made.played,
        };
        count.add(
            board,
            &replay,
            diagnosis(board, &replay).nearest() == Some(truth),
        );
    })
}

/// Whether a reading is among those that are told.
fn is_told(diagnosis: &Diagnosis, truth: LegalReading) -> bool {
    diagnosis.readings.iter().any(|it| it.reading == truth)
}

fn turned() -> Count {
    count(|board, rng, count| {
        let steps = rng.random_range(1..4);
        board.turn_deal(usize::from(steps));
        let replay = replay(board);
        let diagnosis = diagnosis(board, &replay);
        let is_right = is_told(&diagnosis, LegalReading::DealTurned(steps));
        count.add(board, &replay, is_right);
    })
}

/// The deal names two hands or more, or two suits, or both, by each other's names.
fn renamed() -> Count {
    count(|board, rng, count| {
        let played = board.deal;
        let renaming = loop {
            let renaming = Renaming::of_number(rng.random_range(0..Renaming::COUNT));
            if renaming.turn().is_none() {
                break renaming;
            }
        };
        board.take_deal(renaming.deal(&played));
        let replay = replay(board);
        let gives_back = |it: LegalReading| matches!(it, LegalReading::Renamed(back) if back.deal(&board.deal) == played);
        let nearest = diagnosis(board, &replay).nearest();
        count.add(board, &replay, nearest.is_some_and(gives_back));
    })
}

/// The seats of auction and play are turned, and a hand revoked.
fn turned_with_a_revoke() -> Count {
    count(|board, rng, count| {
        if board.revoke(rng).is_some() {
            let steps = rng.random_range(1..4);
            board.turn_seats(usize::from(steps));
            let replay = replay(board);
            let diagnosis = diagnosis(board, &replay);
            let told: Vec<_> = diagnosis.weighed.iter().map(|it| it.turn).collect();
            let is_turned = is_told(&diagnosis, LegalReading::SeatsTurned(steps));
            count.add(board, &replay, is_turned && told == board.revokes);
        }
    })
}

/// From some trick on the play is that of another board.
fn play_of_another_board() -> Count {
    count(|board, rng, count| {
        let other = DealtBoard::deal(2, rng);
        let before = rng.random_range(2..=8);
        board.record.slots[before..].copy_from_slice(&other.record.slots[before..]);
        let replay = replay(board);
        // by chance the first row of the other board may fit
        let tricks = [before + 1, before + 2];
        let is_it = |it: LegalReading| matches!(it, LegalReading::OtherPlay(trick) if tricks.contains(&trick.into()));
        let nearest = diagnosis(board, &replay).nearest();
        count.add(board, &replay, nearest.is_some_and(is_it));
    })
}

fn seats_turned() -> Count {
    count(|board, rng, count| {
        let steps = rng.random_range(1..4);
        let declarer = board.declarer;
        board.turn_seats(usize::from(steps));
        let replay = replay(board);
        let diagnosis = diagnosis(board, &replay);
        let truth = Some(LegalReading::SeatsTurned(steps));
        let is_right = diagnosis.nearest() == truth && diagnosis.declarer == Some(declarer);
        count.add(board, &replay, is_right);
    })
}

fn as_if_north_declared() -> Count {
    count(|board, _, count| {
        if board.write_as_if_north_declared() {
            let replay = replay(board);
            let nearest = diagnosis(board, &replay).nearest();
            count.add(board, &replay, nearest == Some(LegalReading::Owners));
        }
    })
}

fn declarer_misstated() -> Count {
    count(|board, rng, count| {
        let (declarer, leader) = (board.declarer, board.leader());
        board.misstate_declarer(rng);
        let replay = replay(board);
        let witnesses = Witnesses {
            by_auction: Some(declarer),
            leads: Some(leader),
            result: Some(board.result),
            ..Witnesses::of_cards(board.declarer)
        };
        let diagnosis = Diagnosis::of((&board.setting(), &board.record), &replay, witnesses);
        let is_right = diagnosis.nearest() == Some(LegalReading::Declarer(declarer));
        count.boards += 1;
        count.reported += 1; // the tag and the auction differ
        count.right += u32::from(is_right && diagnosis.grades.is_empty());
    })
}

fn left_out() -> Count {
    count(|board, rng, count| {
        let Turn { trick, seat } = board.leave_out(rng);
        let replay = replay(board);
        let truth = LegalReading::Missing(Turn { trick, seat });
        let nearest = diagnosis(board, &replay).nearest();
        count.add(board, &replay, nearest == Some(truth));
    })
}

/// The opening lead is left out of eleven cards in order of play, and of twelve.
fn lead_left_out() -> Count {
    count(|board, rng, count| {
        let cards = board
            .tricks
            .iter()
            .flat_map(|trick| seats_from(trick.leader).map(|seat| trick.cards[seat]));
        let cards = cards.take(rng.random_range(12..14)).skip(1);
        let mut table = Table::empty(board.leader());
        for (slot, card) in table.slots.as_flattened_mut().iter_mut().zip(cards) {
            *slot = Slot::Card(card);
        }
        table.rows = 3;
        board.record = table;
        let replay = replay(board);
        let (trick, seat) = (1, board.leader());
        let truth = LegalReading::Missing(Turn { trick, seat });
        let nearest = diagnosis(board, &replay).nearest();
        count.add(board, &replay, nearest == Some(truth));
    })
}

fn led_out_of_turn() -> Count {
    count(|board, rng, count| {
        let made = board.lead_out_of_turn(rng);
        let replay = replay(board);
        let truth = LegalReading::Leader(made);
        count.add(
            board,
            &replay,
            diagnosis(board, &replay).others.contains(&truth),
        );
    })
}

fn columns(write: impl Fn(&mut DealtBoard, &mut Stream)) -> Count {
    count(|board, rng, count| {
        write(board, rng);
        let replay = replay(board);
        let by_owner = |it: &Irregularity| matches!(it, Irregularity::ColumnsNotFixed { .. });
        count.add(board, &replay, is_only(&replay, by_owner));
    })
}

fn another_deal() -> Count {
    count(|board, rng, count| {
        let other = DealtBoard::deal(2, rng);
        board.take_deal(other.deal);
        let replay = replay(board);
        let does_not_fit = |it: &Irregularity| matches!(it, Irregularity::DealDoesNotFit { .. });
        count.add(board, &replay, is_only(&replay, does_not_fit));
    })
}

fn hole() -> Count {
    count(|board, rng, count| {
        board.hide(rng);
        let replay = replay(board);
        count.add(board, &replay, revokes(&replay).is_empty());
    })
}

fn cut() -> Count {
    count(|board, rng, count| {
        board.cut(rng.random_range(0..52), Ending::ALL[rng.random_range(0..3)]);
        let replay = replay(board);
        count.add(board, &replay, replay.irregularities.is_empty());
    })
}

/// The record of a board.
fn text(board: &DealtBoard) -> String {
    let mut text = Vec::new();
    Writer::new(Kind::Lean, LineEnd::Lf, 1).write_board(board.clone(), &mut text);
    String::from_utf8(text).unwrap()
}

/// What the program says of a file, in full, with its reports.
fn audited(text: &str) -> (Desk, String) {
    let desk = Desk::with(&[("a.pbn", text)]);
    let args = ["check", "a.pbn", "-o", "out", "--format", "full"];
    let out = desk.command(&args).output().unwrap();
    (desk, String::from_utf8(out.stdout).unwrap())
}

/// The rows of a table, each with its codes, its board and its reading.
fn findings(desk: &Desk) -> Vec<[String; 3]> {
    let table = desk.read("out/findings.csv");
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    let names = reader.headers().unwrap().clone();
    let columns = ["code", "board", "nearest_legal_reading"];
    let places = columns.map(|it| names.iter().position(|name| name == it).unwrap());
    let rows = reader.records().map(Result::unwrap);
    rows.map(|row| places.map(|place| row[place].to_owned()))
        .collect()
}

/// The boards of an input, each with the deal of the one before it.
fn deal_of_the_input() -> Count {
    let count_of = u32::try_from(BOARDS).unwrap();
    let deal = |number| DealtBoard::deal(number, &mut stream(number.into()));
    let mut boards: Vec<_> = (1..=count_of).map(deal).collect();
    let deals: Vec<_> = boards.iter().map(|board| board.deal).collect();
    for (board, deal) in boards
        .iter_mut()
        .zip(deals.iter().cycle().skip(deals.len() - 1))
    {
        board.take_deal(*deal);
    }
    let (desk, _) = audited(&boards.iter().map(text).collect::<String>());
    let mut count = Count {
        boards: count_of,
        ..Count::default()
    };
    let mut reported = BTreeSet::new();
    for [code, board, reading] in findings(&desk) {
        let board: u32 = board.parse().unwrap();
        let stands_at = board % count_of + 1;
        reported.extend((!code.starts_with('S')).then_some(board));
        count.surest[0] += u32::from(code == "R103");
        count.surest[2] += u32::from(code == "R101");
        count.wrong += u32::from(code == "R101");
        count.right += u32::from(reading == format!("deal of a.pbn board {stands_at}"));
    }
    count.reported = u32::try_from(reported.len()).unwrap();
    count
}

/// Matches of two rooms, where one room of every fourth board has the play of another board.
fn play_of_one_room() -> Count {
    let mut count = Count::default();
    let mut all = String::new();
    for number in 1..=u32::try_from(BOARDS).unwrap() {
        let mut rng = stream(number.into());
        let open = DealtBoard::deal(number, &mut rng);
        let mut closed = open.clone();
        if number % 4 == 0 {
            closed = DealtBoard::deal(number, &mut rng);
            closed.take_deal(open.deal);
            count.boards += 1;
        }
        for (board, room) in [(open, "Open"), (closed, "Closed")] {
            let match_of =
                format!("[HomeTeam \"A\"]\n[VisitTeam \"B\"]\n[Room \"{room}\"]\n[Dealer ");
            all += &text(&board).replacen("[Dealer ", &match_of, 1);
        }
    }
    let (desk, shown) = audited(&all);
    for [code, ..] in findings(&desk) {
        count.reported += u32::from(code == "D104");
        count.surest[0] += u32::from(code == "R103");
        count.surest[2] += u32::from(code == "R101");
        count.wrong += u32::from(code == "R101");
    }
    let told = shown
        .matches("at another table the play fits this deal")
        .count();
    count.right = u32::try_from(told).unwrap();
    count
}

/// Every kind of damage, and what was counted.
static MATRIX: LazyLock<[(&str, Count); 44]> = LazyLock::new(|| {
    let pages = |rows: &mut [[Slot; 4]], rng: &mut Stream| rows.rotate_left(rng.random_range(6..8));
    let is_pages = |it| matches!(it, LegalReading::RowsFrom(_));
    let spelled = |slot: &Slot| Spelled(slot.card().unwrap()).to_string();
    let sort = |rows: &mut [[Slot; 4]], _: &mut Stream| rows.sort_by_key(|row| spelled(&row[0]));
    let sort_column = |rows: &mut [[Slot; 4]], rng: &mut Stream| {
        let column = rng.random_range(1..4);
        let mut cards: Vec<_> = rows.iter().map(|row| row[column]).collect();
        cards.sort_by_key(spelled);
        rows.iter_mut()
            .zip(cards)
            .for_each(|(row, card)| row[column] = card);
    };
    let claim = |rows: &mut [[Slot; 4]], rng: &mut Stream| {
        let (from, order) = (rng.random_range(6..11), rng.random_range(0..8_u8));
        let turned = |place: u8, bit: u8| if order & bit == 0 { place } else { !place };
        let place = |slot: &Slot| {
            let card = slot.card().unwrap();
            let mut place = [turned(card.suit as u8, 1), turned(card.rank.get(), 2)];
            place.rotate_left(usize::from(order / 4));
            place
        };
        for column in 0..4 {
            let mut cards: Vec<_> = rows[from..].iter().map(|row| row[column]).collect();
            cards.sort_by_key(place);
            let rows = rows[from..].iter_mut();
            rows.zip(cards).for_each(|(row, card)| row[column] = card);
        }
    };
    let is_claim = |it| matches!(it, LegalReading::RowsSorted(_));
    let is_sorted = |it| matches!(it, LegalReading::RowsSorted(1) | LegalReading::Order(_));
    let in_play_order = |board: &mut DealtBoard, _: &mut Stream| drop(board.write_in_play_order());
    [
        ("none", none()),
        ("one revoke", revokes_made(1)),
        ("two revokes", revokes_made(2)),
        ("two cards of a hand exchanged", exchanged()),
        ("last cards of a hand out of order", order_of_a_hand()),
        ("two tricks exchanged", rows_exchanged()),
        ("a trick in another place", row_moved()),
        (
            "two tricks before two others",
            rows_of_a_block(
                |rows| rows.rotate_left(2),
                |first| LegalReading::RowsMoved {
                    tricks: [first, first + 1],
                    behind: first + 3,
                },
            ),
        ),
        (
            "four tricks, the last one first",
            rows_of_a_block(<[_]>::reverse, |first| {
                LegalReading::RowsReversed(Some([first, first + 3]))
            }),
        ),
        ("a trick left out", rows_left_out(1)),
        ("two tricks left out", rows_left_out(2)),
        ("three tricks left out", rows_left_out(3)),
        ("second page before the first", rows_in(pages, is_pages)),
        ("tricks sorted by their cards", rows_in(sort, is_sorted)),
        ("a hand's cards sorted", rows_in(sort_column, is_sorted)),
        ("claim in order of suits or ranks", rows_in(claim, is_claim)),
        ("last four tricks from memory", from_memory(true)),
        ("the same, and no Result", from_memory(false)),
        (
            "two cards exchanged, leaders kept",
            exchanged_between_leaders(),
        ),
        ("a trick entered twice", row_entered_twice()),
        (
            "one revoke, last trick unrecorded",
            revoke_and_tricks_less(1),
        ),
        (
            "one revoke, two tricks unrecorded",
            revoke_and_tricks_less(2),
        ),
        ("other trumps than the auction's", other_trump(true)),
        ("other trumps, and no auction", other_trump(false)),
        ("two cards of two hands exchanged", crossed()),
        ("two cards of the deal exchanged", crossed_in_the_deal()),
        ("right rank, wrong suit", wrong_suit()),
        ("deal turned", turned()),
        ("seats of auction and play turned", seats_turned()),
        ("the same, and one revoke", turned_with_a_revoke()),
        ("other names for hands or suits", renamed()),
        ("another board's play from trick n", play_of_another_board()),
        ("doubled, as if North declared", as_if_north_declared()),
        ("declarer misstated", declarer_misstated()),
        ("unmarked lead out of turn", led_out_of_turn()),
        ("rows in play order", columns(in_play_order)),
        (
            "columns drift from some trick on",
            columns(DealtBoard::drift),
        ),
        ("deal of another board", another_deal()),
        ("deal of a board of the input", deal_of_the_input()),
        ("one room's play of another board", play_of_one_room()),
        ("one card not recorded", hole()),
        ("a card left out, in order of play", left_out()),
        ("opening lead left out, few cards", lead_left_out()),
        ("play cut short", cut()),
    ]
});

/// The matrix as `explain evidence` prints it.
fn table() -> String {
    let mut table = format!(
        "{:<33} total found cert. likely doubt false truth\n",
        "damage"
    );
    for (name, count) in &*MATRIX {
        let Count {
            boards,
            reported,
            surest: [doubtful, likely, certain],
            wrong,
            right,
            ..
        } = count;
        let cells = format!("{certain:>5} {likely:>6} {doubtful:>5} {wrong:>5} {right:>5}");
        writeln!(table, "{name:<33} {boards:>5} {reported:>5} {cells}").unwrap();
    }
    table
}

#[test]
fn the_matrix_is_as_it_was() {
    let table = table();
    assert_eq!(table, include_str!("golden/confusion.txt"), "now:\n{table}");
    assert!(
        include_str!("../src/report/glossary/evidence.md").contains(&table),
        "the page prints it"
    );
}

#[test]
fn an_exchange_of_adjacent_tricks_that_keeps_the_winners_makes_a_revoke_doubtful() {
    let (_, count) = MATRIX
        .iter()
        .find(|(name, _)| *name == "two cards of a hand exchanged")
        .unwrap();
    let [adjacent, doubtful] = count.adjacent;
    assert!(adjacent > 0 && doubtful == adjacent, "{count:?}");
}
