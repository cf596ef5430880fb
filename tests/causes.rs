//! What a file and the whole input show of the causes of faults: files with deals that were not played, with cards that
//! somebody filled in; where the deals that were played stand; and which boards can be counted in statistics.

use crate::browser::Browser;
#[cfg(unix)]
use crate::decided_on_page::saved;
use crate::desk::book::{decide_cause, rows as rows_of};
use crate::desk::{self, Desk, Row};
use crate::support::{DealtBoard, Ending, Kind, LineEnd, RngExt, Stream, Writer, stream};
use pbn_audit::audit::{Options, Scratch};
use pbn_audit::board::Carry;
use pbn_audit::bridge::{BySeat, Card, Deal, Rank, Score, Seat, Slot, Spelled, Suit, after};
use pbn_audit::checks::usable;
use pbn_audit::pbn::games;
use pbn_audit::source::Charset;
#[cfg(unix)]
use serde_json::json;

pub(crate) fn boards(numbers: std::ops::RangeInclusive<u32>, seed: u64) -> Vec<DealtBoard> {
    let mut rng = stream(seed);
    numbers
        .map(|number| DealtBoard::deal(number, &mut rng))
        .collect()
}

pub(crate) fn text(boards: &[DealtBoard]) -> String {
    let mut writer = Writer::new(Kind::Lean, LineEnd::Lf, 1);
    let mut text = Vec::new();
    for board in boards {
        writer.write_board(board.clone(), &mut text);
    }
    String::from_utf8(text).unwrap()
}

/// The boards with the deals of others, turned clockwise by so many seats.
pub(crate) fn with_deals_of(
    mut boards: Vec<DealtBoard>,
    others: &[DealtBoard],
    steps: usize,
) -> Vec<DealtBoard> {
    for (board, other) in boards.iter_mut().zip(others) {
        let hands = BySeat::from_fn(|seat| Some(other.hands[after(seat, 4 - steps)]));
        board.take_deal(Deal::new(hands).unwrap());
    }
    boards
}

fn rows(desk: &Desk, table: &str) -> Vec<Row> {
    desk::rows(desk.path(&format!("out/{table}.csv")))
}

fn check(desk: &Desk, paths: &[&str]) -> String {
    let mut args = vec!["check"];
    args.extend(paths);
    args.extend(["-o", "out", "--boards", "--format", "concise"]);
    let out = desk.command(&args).output().unwrap();
    assert!(out.status.success(), "{out:?}");
    String::from_utf8(out.stdout).unwrap()
}

fn column<'a>(rows: &'a [Row], name: &str) -> Vec<&'a str> {
    rows.iter().map(|row| &*row[name]).collect()
}

#[test]
fn the_deals_that_were_played_are_found_in_another_file() {
    for (steps, turned) in [(0, ""), (2, " turned 2"), (3, " turned 3")] {
        // the play of boards 1 to 16 is that of 17 to 32 of the session, from other seats
        let session = boards(17..=32, 1);
        let mut played = boards(1..=16, 1);
        for board in &mut played {
            let hands = BySeat::from_fn(|seat| board.hands[after(seat, 4 - steps)]);
            *board = DealtBoard::of(board.number, hands, &mut stream(9));
        }
        let played = with_deals_of(played, &boards(1..=16, 2), 0);
        let desk = Desk::with(&[
            ("in/early.pbn", &text(&played)),
            ("in/session.pbn", &text(&session)),
        ]);
        let shown = check(&desk, &["in"]);
        let [cause] = &rows(&desk, "causes")[..] else {
            panic!("one cause: {shown}")
        };
        assert_eq!(cause["kind"], "other-deals-of");
        let numbers: Vec<_> = (1..=16).map(|it| it.to_string()).collect();
        let numbers = numbers.join(" ");
        let detail =
            format!("boards {numbers}: deals of in/session.pbn, board numbers +16{turned}");
        assert_eq!(cause["detail"], detail);
    }
}

/// The text of some boards of an event.
fn of_event(event: &str, boards: &[DealtBoard]) -> String {
    text(boards).replace("Club evening", event)
}

#[test]
fn one_way_of_turning_is_one_cause_of_the_input() {
    let doubled = |seed| -> Vec<_> {
        let mut all = boards(1..=200, seed);
        all.retain_mut(DealtBoard::write_as_if_north_declared);
        all.truncate(3);
        all
    };
    let mut turned = boards(1..=8, 3);
    for board in &mut turned[..5] {
        board.turn_seats(1);
    }
    let mut once = boards(1..=8, 4);
    once[2].turn_seats(1);
    let desk = Desk::with(&[
        ("in/a.pbn", &text(&doubled(1))),
        ("in/b.pbn", &text(&doubled(2))),
        ("in/c.pbn", &text(&turned)),
        ("in/d.pbn", &text(&once)),
    ]);
    let shown = check(&desk, &["in"]);
    let causes = rows(&desk, "causes");
    let kinds = [
        "turned-by-writer",
        "turned-by-writer",
        "auction-or-seats-off",
    ];
    assert_eq!(column(&causes, "kind"), kinds, "{shown}");
    assert_eq!(column(&causes, "files"), ["2", "1", "1"]);
    assert_eq!(column(&causes, "boards"), ["6", "5", "1"]);
    assert_eq!(column(&causes, "detail"), ["owners", "seats turned 1", ""]);
    let mut review = rows(&desk, "review");
    review.retain(|row| row["reasons"].contains("D103"));
    assert_eq!(column(&review, "file"), ["in/d.pbn"]);
    assert_eq!(column(&review, "cause"), [&*causes[2]["cause"]]);
}

#[test]
fn a_single_wrong_deal_needs_a_look_and_its_deal_is_named() {
    let mut all = boards(1..=20, 1);
    let other = all[11].deal;
    all[4].take_deal(other);
    let wrong = [all.clone(), boards(21..=21, 7)].concat();
    let desk = Desk::with(&[
        ("a.pbn", &text(&wrong)),
        ("b.pbn", &text(&boards(1..=20, 1))),
    ]);
    let shown = check(&desk, &["a.pbn", "b.pbn"]);
    assert!(shown.contains(": D104 "), "{shown}");
    let [cause] = &rows(&desk, "causes")[..] else {
        panic!("one cause: {shown}")
    };
    assert_eq!(cause["kind"], "other-deals-of");
    assert_eq!(cause["detail"], "board 5: deal of b.pbn board 5");
    let review = rows(&desk, "review");
    assert_eq!(column(&review, "cause"), [&*cause["cause"]]);
    let reading = ["deal of b.pbn board 5"];
    assert_eq!(column(&review, "nearest_legal_reading"), reading);
    let mut findings = rows(&desk, "findings");
    findings.retain(|row| row["code"] == "D104");
    assert_eq!(column(&findings, "nearest_legal_reading"), reading);
    check(&desk, &["a.pbn", "b.pbn"]); // the manifest knows the tables as they are
}

#[test]
fn in_a_file_of_filled_in_cards_no_revoke_is_more_than_doubtful() {
    let revoke = |desk: &Desk| {
        let revokes = rows(desk, "revokes");
        let own = revokes.into_iter().find(|row| row["board"] == "33");
        own.unwrap()
    };
    let (mut rng, sound) = (stream(5), boards(1..=32, 1));
    let mut revoked = DealtBoard::deal(33, &mut rng);
    revoked.revoke(&mut rng).unwrap();
    let mut filled = sound.clone();
    for board in filled.iter_mut().step_by(3) {
        fill_in(board, 3, &mut rng);
    }
    let desk = |boards: &[DealtBoard]| {
        let boards = [boards, std::slice::from_ref(&revoked)].concat();
        Desk::with(&[("a.pbn", &text(&boards))])
    };
    let (sound, filled) = (desk(&sound), desk(&filled));
    let [before, shown] = [&sound, &filled].map(|desk| check(desk, &["a.pbn"]));
    assert_ne!(revoke(&sound)["confidence"], "doubtful", "{before}");
    let own = revoke(&filled);
    let cause = &rows(&filled, "causes")[0];
    assert_eq!(
        (&*own["confidence"], &own["cause"]),
        ("doubtful", &cause["cause"])
    );
    assert_eq!(
        (&*cause["kind"], &*cause["boards"]),
        ("operator-filler", "12")
    );
    assert!(rows(&filled, "review").is_empty(), "{shown}");
    let codes: Vec<_> = rows(&filled, "findings")
        .iter()
        .map(|row| row["code"].clone())
        .collect();
    assert!(codes.iter().any(|it| it == "R103") && !codes.iter().any(|it| it == "R101"));
}

#[test]
fn the_play_at_the_other_table_says_whether_the_deal_or_the_play_is_wrong() {
    let mut rng = stream(3);
    let board = DealtBoard::deal(5, &mut rng);
    let mut wrong = DealtBoard::deal(5, &mut rng);
    wrong.take_deal(board.deal);
    let both = |open: &DealtBoard, closed: &DealtBoard| {
        let text = at("Open", open) + "\n" + &at("Closed", closed);
        let desk = Desk::with(&[("a.pbn", &text)]);
        let out = desk.command("check a.pbn --format full").output();
        String::from_utf8(out.unwrap().stdout).unwrap()
    };
    let (play, deal) = (
        "at another table the play fits this deal",
        "the play at another table does not fit it either",
    );
    for shown in [both(&board, &wrong), both(&wrong, &board)] {
        assert!(shown.contains(play) && !shown.contains(deal), "{shown}");
    }
    let shown = both(&wrong, &wrong);
    assert_eq!(shown.matches(deal).count(), 2, "{shown}");
}

/// Writes any card over so many that were played.
fn fill_in(board: &mut DealtBoard, cards: usize, rng: &mut Stream) {
    for _ in 0..cards {
        let (row, column) = (rng.random_range(0..13), rng.random_range(0..4));
        let suit = Suit::ASC[rng.random_range(0..4)];
        let rank = Rank::new(rng.random_range(2..15));
        board.record.slots[row][column] = Slot::Card(Card { suit, rank });
    }
}

/// Whether the only board of a text can be counted.
fn is_usable(board: &DealtBoard) -> Option<bool> {
    let text = text(std::slice::from_ref(board));
    let game = games(text.as_bytes()).next().unwrap();
    let mut answer = None;
    Scratch::default().audit(
        &Options::default(),
        (&game, text.as_bytes(), Charset::Unstated),
        &Carry::default(),
        |case, _| answer = usable(case),
    );
    answer
}

/// The share of boards, in thousandths, that can be counted after a damage.
fn usable_share(damage: impl Fn(&mut DealtBoard, &mut Stream)) -> usize {
    const BOARDS: u64 = 1000;
    let is_usable = |seed: &u64| {
        let mut rng = stream(*seed);
        let mut board = DealtBoard::deal(u32::try_from(seed % 36).unwrap() + 1, &mut rng);
        damage(&mut board, &mut rng);
        is_usable(&board) == Some(true)
    };
    (0..BOARDS).filter(is_usable).count()
}

#[test]
fn boards_that_cannot_be_counted_are_known_and_good_ones_are_not_lost() {
    type Damage = fn(&mut DealtBoard, &mut Stream);
    let good: [(&str, Damage); 6] = [
        ("none", |_, _| ()),
        ("a revoke", |board, rng| {
            let _ = board.revoke(rng);
        }),
        ("a card not recorded", |board, rng| {
            let _ = board.hide(rng);
        }),
        ("cut short", |board, rng| {
            board.cut(rng.random_range(8..52), Ending::ALL[rng.random_range(0..3)]);
        }),
        ("rows in play order", |board, _| {
            drop(board.write_in_play_order());
        }),
        ("two cards exchanged", |board, rng| {
            let _ = board.exchange(rng);
        }),
    ];
    for (name, damage) in good {
        let share = usable_share(damage);
        println!("{name}: {share} of 1000 usable");
        assert!(share >= 995, "{name}: {share}");
    }
    let unusable: [(&str, Damage); 4] = [
        ("deal of another board", |board, rng| {
            board.take_deal(DealtBoard::deal(2, rng).deal);
        }),
        ("deal turned", |board, rng| {
            board.turn_deal(rng.random_range(1..4));
        }),
        ("declarer wrong", |board, rng| {
            board.declarer = after(board.declarer, rng.random_range(1..4));
            board.write_from(board.declarer.lho());
        }),
        ("cards filled in", |board, rng| fill_in(board, 16, rng)),
    ];
    for (name, damage) in unusable {
        let share = usable_share(damage);
        println!("{name}: {share} of 1000 usable");
        assert!(share <= 10, "{name}: {share}");
    }
}

#[test]
fn a_hidden_hand_is_no_deal_to_look_in() {
    let mut hidden = boards(1..=16, 1);
    for board in &mut hidden {
        (board.deal.hands.0[1], board.deal.hands.0[2]) = (None, None);
    }
    let wrong = with_deals_of(boards(1..=16, 1), &boards(1..=16, 2), 0);
    let desk = Desk::with(&[("a.pbn", &text(&wrong)), ("b.pbn", &text(&hidden))]);
    check(&desk, &["a.pbn", "b.pbn"]);
    assert_eq!(column(&rows(&desk, "causes"), "kind"), ["wrong-deals"]);
}

/// Of boards of which every third has cards filled in, those that cannot be counted: among the filled ones and the others.
#[test]
fn in_a_file_with_cards_filled_in_the_filled_boards_are_known_and_sound_ones_are_kept() {
    let mut rng = stream(11);
    let mut boards = boards(1..=600, 11);
    for board in boards.iter_mut().step_by(3) {
        fill_in(board, 16, &mut rng);
    }
    let desk = Desk::with(&[("a.pbn", &text(&boards))]);
    check(&desk, &["a.pbn"]);
    let boards = rows(&desk, "boards");
    let usable = column(&boards, "usable");
    let (filled, sound): (Vec<_>, Vec<_>) = usable
        .iter()
        .enumerate()
        .partition(|(place, _)| place % 3 == 0);
    let known = filled.iter().filter(|it| *it.1 == "no: operator-filler");
    assert!(known.count() >= 198, "{filled:?}");
    assert!(sound.iter().all(|it| *it.1 == "yes"), "{sound:?}");
}

#[test]
fn a_board_that_cannot_be_counted_says_why() {
    let [mut misdealt, mut turned, mut other, mut filled] = [3, 5, 7, 9].map(|number| {
        let mut rng = stream(number.into());
        DealtBoard::deal(number, &mut rng)
    });
    misdealt.take_deal(DealtBoard::deal(2, &mut stream(4)).deal);
    turned.turn_deal(1);
    other.declarer = after(other.declarer, 1);
    other.write_from(other.declarer.lho());
    fill_in(&mut filled, 16, &mut stream(2));
    let sound = DealtBoard::deal(11, &mut stream(1));
    let all = [misdealt, turned, other, filled, sound];
    let desk = Desk::with(&[("a.pbn", &text(&all))]);
    check(&desk, &["a.pbn"]);
    let expected = [
        "no: wrong-deal",
        "no: auction-or-seats-off",
        "no: declarer",
        "no: wrong-cards",
        "yes",
    ];
    assert_eq!(column(&rows(&desk, "boards"), "usable"), expected);
}

#[test]
fn in_a_file_of_wrong_deals_a_table_that_fits_the_deal_is_told() {
    let played = boards(1..=12, 1);
    let wrong = with_deals_of(boards(1..=12, 2), &played, 0);
    let against = with_deals_of(boards(1..=12, 3), &played, 0);
    let mut text = String::new();
    for (place, board) in wrong.iter().enumerate() {
        let other = if place < 2 {
            &played[place]
        } else {
            &against[place]
        };
        text += &(at("Open", board) + "\n" + &at("Closed", other) + "\n");
    }
    let desk = Desk::with(&[("a.pbn", &text)]);
    let shown = check(&desk, &["a.pbn"]);
    let [cause] = &rows(&desk, "causes")[..] else {
        panic!("one cause: {shown}")
    };
    assert_eq!(cause["kind"], "wrong-deals");
    let detail = "other tables: 20 against the deal, 2 for it";
    assert_eq!(cause["detail"], detail);
}

#[test]
fn what_follows_from_a_contract_in_another_suit_than_the_auctions_is_told_under_it() {
    let written = boards(1..=12, 9).into_iter().map(|board| {
        let bid = Score::spell(board.contract);
        let other = if bid.contains("NT") { "S" } else { "NT" };
        let stated = format!("{}{other}", &bid[..1]);
        let [was, is] = [bid, stated].map(|it| format!("[Contract \"{it}\"]"));
        text(&[board]).replacen(&was, &is, 1)
    });
    let written = written.collect::<Vec<_>>().join("\n");
    let desk = Desk::with(&[("a.pbn", &written)]);
    let shown = check(&desk, &["a.pbn"]);
    let told = shown.lines().filter(|line| line.starts_with("a.pbn:"));
    assert!(told.clone().all(|line| line.contains(": A102 ")), "{shown}");
    assert_eq!(told.count(), 12);
    let all = rows(&desk, "findings");
    let (roots, others): (Vec<_>, Vec<_>) = all.iter().partition(|it| it["code"] == "A102");
    assert_eq!(roots.len(), 12);
    assert!(others.len() > 12, "{}", others.len());
    for it in others {
        let message = &it["message"];
        assert!(
            message.starts_with("following from the Contract: "),
            "{message}"
        );
    }
}

/// The first cards of a board in LIN, with declarer as dealer.
fn lin(board: &DealtBoard, cards: usize) -> String {
    let hand = |seat: Seat| {
        let hand = board.deal.hands[seat].unwrap();
        let suits = ["S", "H", "D", "C"]
            .into_iter()
            .zip(Suit::ASC.into_iter().rev());
        let suit = |(letter, suit): (&str, Suit)| {
            let cards = hand.iter().filter(move |card: &Card| card.suit == suit);
            let ranks = cards.map(|card| card.rank.letter());
            std::iter::once(letter.to_owned())
                .chain(ranks.map(String::from))
                .collect::<String>()
        };
        suits.map(suit).collect::<String>()
    };
    let (number, dealer) = (board.number, board.declarer);
    let digit = (dealer as u8 + 2) % 4 + 1;
    let hands = [Seat::South, Seat::West, Seat::North].map(hand).join(",");
    let contract = Score::spell(board.contract);
    let bid = contract.trim_end_matches('X').trim_end_matches('T');
    let turns = board.turns().into_iter().take(cards);
    let played: Vec<_> = turns.map(|(_, card)| Spelled(card).to_string()).collect();
    let played = played.join("|pc|");
    format!("qx|o{number}|md|{digit}{hands}|sv|o|mb|{bid}|mb|p|mb|p|mb|p|pc|{played}|pg||\n")
}

#[test]
fn in_a_file_of_wrong_deals_a_single_lead_by_another_hand_is_one_of_them() {
    let wrong = with_deals_of(boards(1..=20, 2), &boards(1..=20, 1), 0);
    let cards = |place| if place < 12 { 52 } else { 1 };
    let text = wrong.iter().enumerate();
    let text: String = text
        .map(|(place, board)| lin(board, cards(place)))
        .collect();
    let desk = Desk::with(&[("a.lin", &text)]);
    let shown = check(&desk, &["a.lin"]);
    let causes = rows(&desk, "causes");
    let cause = causes
        .iter()
        .find(|it| it["kind"] == "wrong-deals")
        .unwrap();
    // the others were dealt to the hand that is due to lead
    let led = rows(&desk, "findings");
    let led: Vec<_> = led.iter().filter(|it| it["code"] == "P103").collect();
    assert!(led.len() > 3, "{shown}");
    let boards = (12 + led.len()).to_string();
    assert_eq!(
        (&*cause["kind"], &cause["boards"]),
        ("wrong-deals", &boards)
    );
}

/// A board of a match at a table.
fn at(room: &str, board: &DealtBoard) -> String {
    let of_match = format!("[HomeTeam \"A\"]\n[VisitTeam \"B\"]\n[Room \"{room}\"]\n[Dealer ");
    text(std::slice::from_ref(board)).replacen("[Dealer ", &of_match, 1)
}

#[test]
fn a_deal_that_another_table_has_as_the_play_needs_it_is_turned() {
    let mut all = String::new();
    for board in boards(1..=20, 3) {
        let mut turned = board.clone();
        if board.number % 5 == 0 {
            turned.turn_deal(1);
        }
        all += &(at("Open", &board) + &at("Closed", &turned));
    }
    let without = all.replace("[Room \"Open\"]", "[Room \"Open\"]\n[Session \"2\"]");
    for (text, is_told) in [(all, true), (without, false)] {
        let desk = Desk::with(&[("a.pbn", &text)]);
        check(&desk, &["a.pbn"]);
        let findings = rows(&desk, "findings");
        let turned: Vec<_> = findings.iter().filter(|it| it["code"] == "D103").collect();
        assert_eq!(turned.len(), 4);
        let are_explained = turned.iter().any(|it| !it["cause"].is_empty());
        assert_eq!(
            are_explained, !is_told,
            "declarer is not wrong where the deal is"
        );
        assert_eq!(rows(&desk, "review").len(), 4);
        let shown = desk.command("check a.pbn --format full");
        let shown = { shown }.output().unwrap();
        let shown = String::from_utf8(shown.stdout).unwrap();
        let told = shown.matches("then the deal is turned here").count();
        assert_eq!(told, if is_told { 4 } else { 0 }, "{shown}");
    }
}

#[test]
fn a_card_that_was_left_out_is_no_deal_of_another_board() {
    let (mut met, mut rng) = (0, stream(4));
    for mut board in boards(1..=30, 5) {
        board.leave_out(&mut rng);
        let desk = Desk::with(&[("a.pbn", &text(&[board]))]);
        check(&desk, &["a.pbn"]);
        let findings = rows(&desk, "findings");
        let misfit = findings.iter().find(|it| it["code"] == "D104");
        let Some(misfit) = misfit.filter(|it| it["nearest_legal_reading"].starts_with("missing"))
        else {
            continue;
        };
        met += 1;
        assert!(misfit["message"].ends_with("was left out"), "{misfit:?}");
        assert_eq!(misfit["cause"], "");
        let review = &rows(&desk, "review")[0];
        assert!(
            review["what_happened"].contains("was left out"),
            "{review:?}"
        );
        assert_eq!(rows(&desk, "boards")[0]["usable"], "no: wrong-cards");
    }
    assert!(met > 2, "{met}");
}

#[test]
fn one_trick_that_is_off_leaves_a_board_usable_and_too_few_cards_do_not() {
    let board = &boards(7..=7, 6)[0];
    let (mut one_trick, mut few) = (board.clone(), board.clone());
    let [first, second, ..] = &mut one_trick.record.slots[0];
    std::mem::swap(first, second);
    assert_eq!(is_usable(&one_trick), Some(true));
    for row in &mut few.record.slots[1..] {
        *row = [Slot::Empty; 4];
    }
    few.record.rows = 1;
    few.record.slots[0].rotate_left(1);
    assert_eq!(is_usable(&few), Some(false));
}

#[test]
fn a_file_that_gives_two_hands_each_others_names_is_one_cause() {
    let mut played = boards(1..=12, 3);
    for board in &mut played {
        let hands = &mut board.deal.hands;
        (hands[Seat::East], hands[Seat::West]) = (hands[Seat::West], hands[Seat::East]);
    }
    let desk = Desk::with(&[("a.pbn", &text(&played))]);
    let shown = check(&desk, &["a.pbn"]);
    let what = "deal and play name the same cards otherwise: East and West have each other's hands";
    assert!(
        shown.contains(&format!("12 of 12 boards: {what}\n")),
        "{shown}"
    );
    let all = rows(&desk, "causes");
    assert_eq!(column(&all, "kind"), ["turned-by-writer"]);
    assert_eq!(column(&all, "detail"), ["exchange hands E W"]);
    assert_eq!(column(&rows(&desk, "boards"), "revokes"), ["0"; 12]);
}

#[test]
fn plays_that_give_two_suits_each_others_names_follow_suit_and_win_what_they_won() {
    let played = boards(1..=12, 4);
    let plays = text(&played);
    let exchanged = |card: &str| match card.split_at(1) {
        ("S", rank) => format!("H{rank}"),
        ("H", rank) => format!("S{rank}"),
        _ => card.to_owned(),
    };
    let plays = plays.lines().map(|line| {
        let cards: Vec<_> = line.split(' ').collect();
        let is_card = |it: &&str| it.len() == 2 && it.starts_with(['S', 'H', 'D', 'C']);
        if cards.len() == 4 && cards.iter().all(is_card) {
            cards
                .into_iter()
                .map(exchanged)
                .collect::<Vec<_>>()
                .join(" ")
                + "\n"
        } else {
            format!("{line}\n")
        }
    });
    let desk = Desk::with(&[("a.pbn", &plays.collect::<String>())]);
    check(&desk, &["a.pbn"]);
    let all = rows(&desk, "causes");
    assert_eq!(column(&all, "detail"), ["exchange suits S H"]);
    let codes = rows(&desk, "findings");
    assert!(
        column(&codes, "code").iter().all(|code| *code == "D103"),
        "{codes:?}"
    );
    for board in rows(&desk, "boards") {
        assert_eq!(board["tricks_played"], board["tricks_stated"]);
    }
}

#[test]
fn numbers_that_skip_one_are_told_where_they_do() {
    let mut all = text(&boards(1..=14, 5));
    for number in (8..=14).rev() {
        let [own, higher] = [number, number + 1].map(|it| format!("[Board \"{it}\"]"));
        all = all.replace(&own, &higher);
    }
    let desk = Desk::with(&[("a.pbn", &all)]);
    let shown = check(&desk, &["a.pbn"]);
    let from = "the dealer of board 9 is North, and its vulnerability EW; from here on all numbers are too high by one";
    assert_eq!(shown.matches("C107").count(), 1, "{shown}");
    assert!(shown.contains(from), "{shown}");
    let [cause] = &rows(&desk, "causes")[..] else {
        panic!("one cause")
    };
    assert_eq!(
        (&*cause["kind"], &*cause["boards"]),
        ("numbers-shifted", "7")
    );
    let few: Vec<_> = all
        .lines()
        .take_while(|line| *line != "[Board \"12\"]")
        .collect();
    let few = few.join("\n");
    let desk = Desk::with(&[("a.pbn", &few)]);
    check(&desk, &["a.pbn"]);
    assert_eq!(rows(&desk, "causes").len(), 0, "three boards show no shift");
}

#[test]
fn the_board_is_named_whose_play_goes_on_in_another() {
    let mut played = boards(1..=6, 6);
    let other = played[4].record.slots;
    played[1].record.slots[6..].copy_from_slice(&other[6..]);
    let desk = Desk::with(&[("a.pbn", &text(&played))]);
    let shown = check(&desk, &["a.pbn"]);
    assert!(
        shown.contains("from trick 7 on the play is that of board 5 of a.pbn"),
        "{shown}"
    );
    let found = rows(&desk, "findings");
    assert_eq!(column(&found, "code"), ["D104"]);
    assert_eq!(column(&found, "trick"), ["7"]);
}

#[test]
fn a_play_tag_that_is_not_left_of_declarer_is_told() {
    let played = boards(1..=1, 7);
    let text = text(&played);
    let leader = played[0].leader();
    let [due, other] = [leader, after(leader, 2)].map(Seat::letter);
    let turned = text.lines().map(|line| {
        let cards: Vec<_> = line.split(' ').collect();
        match &cards[..] {
            [a, b, c, d] if line.len() == 11 => format!("{c} {d} {a} {b}\n"),
            _ => format!("{line}\n"),
        }
    });
    let turned: String = turned.collect();
    let turned = turned.replace(&format!("[Play \"{due}\"]"), &format!("[Play \"{other}\"]"));
    let desk = Desk::with(&[("a.pbn", &turned)]);
    check(&desk, &["a.pbn"]);
    let found = rows(&desk, "findings");
    assert_eq!(column(&found, "code"), ["P103"]);
    let boards = rows(&desk, "boards");
    assert_eq!(boards[0]["tricks_played"], boards[0]["tricks_stated"]);
}

#[test]
fn the_plays_of_two_rooms_in_each_others_place_are_told_as_that() {
    let open = boards(1..=4, 8);
    let mut rng = stream(9);
    let mut all = Vec::new();
    for board in open {
        let closed = loop {
            let closed = DealtBoard::of(board.number, board.hands, &mut rng);
            if closed.declarer != board.declarer {
                break closed;
            }
        };
        all.push((board, closed));
    }
    let (one, other) = &mut all[2];
    std::mem::swap(&mut one.record, &mut other.record);
    let rooms = |board: &DealtBoard, room| {
        let tag = format!("[Room \"{room}\"]\n[Dealer ");
        text(std::slice::from_ref(board)).replacen("[Dealer ", &tag, 1)
    };
    let both = |(open, closed)| rooms(open, "Open") + &rooms(closed, "Closed");
    let text: String = all
        .iter()
        .map(|(open, closed)| both((open, closed)))
        .collect();
    let desk = Desk::with(&[("a.pbn", &text)]);
    check(&desk, &["a.pbn"]);
    let found = rows(&desk, "findings");
    let codes = column(&found, "code").into_iter();
    let codes: Vec<_> = codes.filter(|code| !code.starts_with('S')).collect();
    assert_eq!(codes, ["P103", "P103"]);
    assert_eq!(column(&rows(&desk, "causes"), "kind"), ["plays-exchanged"]);
}

#[test]
fn a_cause_is_decided_in_the_workbook() {
    let wrong = with_deals_of(boards(1..=16, 1), &boards(1..=16, 2), 0);
    let desk = Desk::with(&[("a.pbn", &text(&wrong))]);
    let book = desk.path("out/review.xlsx");
    desk.run("check a.pbn -q -o out").exits(0);
    decide_cause(&book, "record-error");
    desk.run("check a.pbn --fail-on error -o out").exits(0);
    let causes = &rows(&desk, "causes")[0];
    let said = ["boards", "decision", "note", "state"].map(|it| &*causes[it]);
    assert_eq!(said, ["16", "record-error", "", "decided"]);
    assert_eq!(rows_of(&book, 1)[1][4].to_string(), "decided");
}

/// What the page says of its causes: boards, state and decision.
#[cfg(unix)]
const CASES: &str = "[...document.querySelectorAll('.kind tbody tr')].map(row => [row.querySelector('.figure').textContent, \
    row.querySelector('.state').textContent, row.querySelector('select').value, row.querySelector('input').value])";

#[test]
#[cfg(unix)]
fn a_cause_is_decided_on_the_page_until_it_is_repaired_and_again_when_it_is_back() {
    let Some(mut browser) = Browser::start() else {
        return;
    };
    let wrong = |seed| with_deals_of(boards(1..=8, seed), &boards(1..=8, seed + 9), 0);
    let [cup, league] = [of_event("Cup", &wrong(1)), of_event("League", &wrong(2))];
    let desk = Desk::with(&[("in/a.pbn", &cup), ("in/b.pbn", &league)]);
    let gate = ["check", "in", "--fail-on", "error", "-q", "-o", "r"];
    let page = desk.path("r/index.html");
    desk.run(&gate).exits(1);
    browser.open(&page, "");
    let open = json!(["8", "open", "", ""]);
    assert_eq!(browser.says(CASES), json!([open, open]));
    // one decision for both, and another for one of them
    let acts = "(() => { const tells = (field, value, event) => { field.value = value; field.dispatchEvent(new Event(event)); }; \
        const [first, second] = document.querySelectorAll('.kind tbody tr'); \
        tells(document.querySelector('.all select'), 'record-error', 'change'); \
        const list = second.querySelector('select'); list.dispatchEvent(new Event('focus')); tells(list, 'later', 'change'); \
        tells(first.querySelector('input'), 'asked the club', 'input'); \
        return [[...list.options].map(option => option.value), document.querySelector('.save output').value]; })()";
    let choices = ["record-error", "", "stands", "later"];
    let told = "1 of 2 causes decided. Not saved yet.";
    assert_eq!(browser.says(acts), json!([choices, told]));
    std::fs::create_dir(desk.path("downloads")).unwrap();
    let file = saved(&mut browser, &desk.path("downloads"));
    let text = std::fs::read_to_string(&file).unwrap();
    let apply = ["apply", "r", "--decisions", file.to_str().unwrap()];
    desk.run(&apply).exits(0);
    desk.run(&gate).exits(1);
    let decided = json!(["8", "decided", "record-error", "asked the club"]);
    let later = json!(["8", "open", "later", ""]);
    browser.open(&page, "");
    assert_eq!(browser.says(CASES), json!([decided, later]));
    // the list of another folder knows it, too
    desk.write("known.csv", text);
    desk.run("check in/a.pbn --fail-on error -q --known known.csv")
        .exits(0);
    desk.write("in/a.pbn", of_event("Cup", &boards(1..=8, 1)));
    desk.run(&gate).exits(1);
    browser.open(&page, "");
    let repaired = json!(["0", "repaired", "record-error", "asked the club"]);
    assert_eq!(browser.says(CASES), json!([later, repaired]));
    desk.write("in/a.pbn", &cup);
    desk.run(&gate).exits(1);
    browser.open(&page, "");
    let back = json!(["8", "open", "record-error?", "asked the club"]);
    assert_eq!(browser.says(CASES), json!([back, later]));
}
