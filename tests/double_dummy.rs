//! What the cards would have allowed, to help with Law 64C: on boards whose answer is worked out by hand, with a plain
//! search of every line in place of the solver; and, where the program was built with the solver, that it finds the same
//! and that the reports say it.

use pbn_audit::board::{self, Board, Carry, Premises};
use pbn_audit::bridge::{BySeat, Card, Hand, Seat, Suit, after, strength};
use pbn_audit::diagnosis::{Diagnosis, Witnesses};
use pbn_audit::laws::{
    DirectorFact, DoubleDummy, Equity, Facts, Grade, LAWS_2017, Range, Recorded, Ruling,
    double_dummy, double_dummy_deal, rule,
};
use pbn_audit::pbn;
use pbn_audit::replay::{Position, Replay, Revoke, Setting};
use std::cell::Cell;

/// One more than the transfer, no more than the transfer, and the first with the other side declaring.
const CASES: &str = include_str!("cases/double-dummy.pbn");

/// A position with everything known, in the order of play.
#[derive(Debug, Clone)]
struct Table {
    hands: BySeat<Hand>,
    leader: Seat,
    played: Vec<Card>,
    trump: Option<Suit>,
}

impl Table {
    fn of(position: &Position, trump: Option<Suit>) -> Option<Self> {
        let hands = position.hands.0;
        let hands = [hands[0]?, hands[1]?, hands[2]?, hands[3]?];
        Some(Self {
            hands: BySeat(hands),
            leader: position.leader,
            played: position.trick.iter().map(|it| it.1).collect(),
            trump,
        })
    }

    fn turn(&self) -> Seat {
        after(self.leader, self.played.len())
    }

    /// The table after a card, and whether North-South won a trick with it.
    fn after(&self, card: Card) -> (Self, bool) {
        let mut next = self.clone();
        assert!(next.hands[self.turn()].remove(card));
        next.played.push(card);
        if next.played.len() < 4 {
            return (next, false);
        }
        let led = next.played[0].suit;
        let power = |place: &usize| strength(next.played[*place], led, next.trump);
        let best = (0..4).max_by_key(power).unwrap();
        next.leader = after(self.leader, best);
        next.played.clear();
        let won = matches!(next.leader, Seat::North | Seat::South);
        (next, won)
    }

    /// The cards that may be played.
    fn legal(&self) -> Vec<Card> {
        let hand = self.hands[self.turn()];
        let follows = |card: &Card| self.played.first().is_none_or(|led| led.suit == card.suit);
        let following: Vec<_> = hand.iter().filter(follows).collect();
        if following.is_empty() {
            hand.iter().collect()
        } else {
            following
        }
    }

    /// Whether North-South win `tricks` or more of those that are left, by trying every line.
    fn wins(&self, tricks: i8) -> bool {
        let left = i8::try_from(self.hands[self.turn()].len()).unwrap();
        if tricks <= 0 || tricks > left {
            return tricks <= 0;
        }
        let wins = |card: Card| {
            let (next, won) = self.after(card);
            next.wins(tricks - i8::from(won))
        };
        if matches!(self.turn(), Seat::North | Seat::South) {
            self.legal().into_iter().any(wins)
        } else {
            self.legal().into_iter().all(wins)
        }
    }
}

/// The plainest solver.
fn search(position: &Position, trump: Option<Suit>) -> Option<u8> {
    let table = Table::of(position, trump)?;
    let left = u8::try_from(table.hands[table.turn()].len()).unwrap();
    let north_souths = (0..=left).rfind(|it| table.wins((*it).try_into().unwrap()))?;
    Some(match table.turn() {
        Seat::North | Seat::South => north_souths,
        Seat::East | Seat::West => left - north_souths,
    })
}

/// The replay of a game of a text, with the facts of its record.
fn replayed(text: &str, number: usize) -> (Replay, Facts<'static>) {
    let game = pbn::games(text.as_bytes()).nth(number - 1).unwrap();
    let mut board = Board::default();
    board::read(&game, text.as_bytes(), &Carry::default(), &mut board);
    let premises = Premises::of(&board);
    let at = premises.table().unwrap();
    let setting = Setting {
        deal: board.deal.value().copied(),
        trump: at.strain.suit(),
        leader: at.leader,
    };
    let replay = Replay::of(&setting, &board.play.table);
    let mut facts = Facts::of_record(at.declarer);
    facts.stated = premises.final_result();
    let grades = Diagnosis::of(
        (&setting, &board.play.table),
        &replay,
        Witnesses::of_cards(at.declarer),
    )
    .grades;
    facts.grades[..grades.len()].copy_from_slice(&grades);
    (replay, facts)
}

/// The ruling of 2017 with its double-dummy tricks; and how often the solver was asked.
fn ruled(replay: &Replay, facts: &Facts) -> (Ruling, u32) {
    let asked = Cell::new(0);
    let mut ruling = rule(&LAWS_2017, replay, facts);
    double_dummy(&mut ruling, replay, facts, |position, trump| {
        asked.set(asked.get() + 1);
        search(position, trump)
    });
    (ruling, asked.get())
}

fn first(replay: &Replay) -> Revoke {
    *replay.revokes().next().unwrap()
}

#[test]
fn declarers_tricks_had_the_hand_followed() {
    for (number, adjusted, tricks, is_more) in
        [(1, 12, 13, true), (2, 13, 13, false), (3, 1, 0, true)]
    {
        let (replay, facts) = replayed(CASES, number);
        let (ruling, asked) = ruled(&replay, &facts);
        assert_eq!(ruling.adjusted, Some(Range::exactly(adjusted)), "{number}");
        let answer = DoubleDummy::Tricks {
            before: first(&replay).turn,
            declarer: tricks,
        };
        assert_eq!((ruling.double_dummy, asked), (answer, 1), "{number}");
        let is_reason = ruling.equity.contains(&Equity::DoubleDummy);
        assert_eq!(is_reason, is_more, "{number}");
    }
}

#[test]
fn the_position_is_the_one_just_before() {
    let (replay, _) = replayed(CASES, 1);
    let position = Position::before(&replay, &first(&replay)).unwrap();
    let counts = position.hands.0.map(|hand| hand.unwrap().len());
    assert_eq!(counts, [4, 5, 5, 5]);
    let led = replay.trick(9).cards[Seat::North].unwrap();
    assert_eq!(position.trick, [(Seat::North, led)]);
}

#[test]
fn a_board_without_a_revoke_that_stands_is_not_asked_about() {
    // East follows to both rounds, and throws the club on the third
    let clean = CASES.replacen("C7 DA C3 D6", "C7 DA DJ D6", 1);
    let clean = clean.replacen("C8 DK DJ D7", "C8 DK DQ D7", 1);
    let clean = clean.replacen("C9 D3 DQ D8", "C9 D3 C3 D8", 1);
    let (replay, facts) = replayed(&clean, 1);
    assert_eq!(replay.revokes().count(), 0);
    let (ruling, asked) = ruled(&replay, &facts);
    assert_eq!((ruling.double_dummy, asked), (DoubleDummy::NotAsked, 0));
    let (replay, mut facts) = replayed(CASES, 1);
    let revoke = first(&replay);
    let of_slip = [DirectorFact::Corrected {
        turn: revoke.turn,
        withdrawn: revoke.played,
        record: Recorded::New,
    }];
    facts.by_director = &of_slip;
    let (ruling, asked) = ruled(&replay, &facts);
    assert_eq!((ruling.double_dummy, asked), (DoubleDummy::NotAsked, 0));
}

#[test]
fn what_the_record_does_not_settle_is_not_asked() {
    let hidden = CASES.replacen(" 43.43.T987654.54 652.652.2.JT9876", " - -", 1);
    // West's card to the second trick is not recorded
    let hole = CASES.replacen("\nS2 SK", "\n- SK", 1);
    for text in [hidden, hole] {
        let (replay, facts) = replayed(&text, 1);
        assert_eq!(replay.revokes().count(), 1, "{text}");
        let (ruling, asked) = ruled(&replay, &facts);
        assert_eq!((ruling.double_dummy, asked), (DoubleDummy::Unsettled, 0));
    }
    let (replay, mut facts) = replayed(CASES, 1);
    facts.grades[0] = Grade::Doubtful;
    let (ruling, asked) = ruled(&replay, &facts);
    assert_eq!((ruling.double_dummy, asked), (DoubleDummy::Unsettled, 0));
}

#[test]
fn a_mark_that_is_unfounded_leaves_the_position_certain() {
    let marked = CASES.replacen("S2 SK S8 S4", "S2 SK ^R S8 S4", 1);
    let (replay, facts) = replayed(&marked, 1);
    assert_eq!(replay.irregularities.len(), 2, "{replay:?}");
    assert_eq!(ruled(&replay, &facts).0.double_dummy.tricks(), Some(13));
}

#[test]
fn the_answer_is_declarers_tricks_from_the_first_on_and_a_reason_when_it_is_better() {
    // South throws D4 on the first heart, when his side has won four tricks; East follows to the diamonds
    let declarers = CASES
        .replacen("HA H7 H3", "HA H7 D4", 1)
        .replacen("HK H8 H4", "HK H8 H3", 1)
        .replacen("HQ H9 D4", "HQ H9 H4", 1)
        .replacen("DA C3 D6", "DA DJ D6", 1)
        .replacen("DK DJ D7", "DK DQ D7", 1)
        .replacen("D3 DQ D8", "D3 C3 D8", 1);
    for (text, won, adjusted) in [(declarers.as_str(), 4, 12), (CASES, 8, 12)] {
        let (replay, mut facts) = replayed(text, 1);
        facts.grades[0] = Grade::Likely;
        let revoke = first(&replay);
        let is_declaring = revoke.turn.seat == Seat::South;
        let left = 14 - revoke.turn.trick;
        for answer in 0..=left {
            let mut ruling = rule(&LAWS_2017, &replay, &facts);
            assert_eq!(ruling.adjusted, Some(Range::exactly(adjusted)));
            double_dummy(&mut ruling, &replay, &facts, |_, _| Some(answer));
            let tricks = won + if is_declaring { answer } else { left - answer };
            assert_eq!(ruling.double_dummy.tricks(), Some(tricks));
            let is_better = if is_declaring {
                tricks < adjusted
            } else {
                tricks > adjusted
            };
            let is_reason = ruling.equity.contains(&Equity::DoubleDummy);
            assert_eq!(is_reason, is_better, "{tricks}");
        }
    }
}

#[test]
fn of_several_revokes_the_first_is_asked_about() {
    // East throws the other club too, and follows to the third round
    let again = CASES.replacen("C8 DK DJ D7", "C8 DK CQ D7", 1);
    let again = again.replacen("CJ CK CQ DT", "CJ CK DJ DT", 1);
    let (replay, facts) = replayed(&again, 1);
    assert_eq!(replay.revokes().count(), 2);
    let (ruling, asked) = ruled(&replay, &facts);
    assert_eq!(asked, 1);
    assert_eq!(ruling.double_dummy.tricks(), Some(13));
    assert!(matches!(ruling.double_dummy, DoubleDummy::Tricks { before, .. } if before.trick == 9));
}

#[test]
fn when_the_time_for_a_correction_is_over_it_is_no_reason() {
    let (replay, mut facts) = replayed(CASES, 1);
    facts.by_director = &[DirectorFact::CorrectionPeriodOpen(false)];
    let (ruling, _) = ruled(&replay, &facts);
    assert_eq!(ruling.double_dummy.tricks(), Some(13));
    assert_eq!(ruling.equity, []);
}

#[test]
fn of_a_deal_declarers_tricks_from_the_opening_lead_on() {
    let asked_of = |text: &str, number: usize, tricks: u8| {
        let (replay, facts) = replayed(text, number);
        let mut ruling = rule(&LAWS_2017, &replay, &facts);
        let mut asked = None;
        double_dummy_deal(&mut ruling, &replay, &facts, |position, _| {
            asked = Some(position.clone());
            Some(tricks)
        });
        (ruling.double_dummy_deal, asked, replay.setting)
    };
    // the solver counts for the side that leads
    let (tricks, asked, setting) = asked_of(CASES, 1, 4);
    assert_eq!(tricks, Some(9));
    let start = asked.unwrap();
    assert_eq!((start.leader, start.trick.len()), (setting.leader, 0));
    assert_eq!(start.hands.0.map(|hand| hand.unwrap().len()), [13; 4]);
    // a card that is not recorded leaves the deal as it is, a hand that is not known does not
    let hole = CASES.replacen("\nS2 SK", "\n- SK", 1);
    assert_eq!(asked_of(&hole, 1, 4).0, Some(9));
    let hidden = CASES.replacen(" 43.43.T987654.54 652.652.2.JT9876", " - -", 1);
    let (tricks, asked, _) = asked_of(&hidden, 1, 4);
    assert_eq!((tricks, asked), (None, None));
    // nor does a card that its hand was not dealt
    let foreign = CASES.replacen("\nS2 SK", "\nHA SK", 1);
    assert_eq!(asked_of(&foreign, 1, 4).0, None);
}

#[cfg(not(feature = "double-dummy"))]
#[test]
fn who_asks_for_it_without_the_solver_is_told_how_to_build_it() {
    let file = "tests/cases/double-dummy.pbn";
    for arguments in [
        &["show", file, "--game", "1", "--double-dummy"][..],
        &["check", file, "-o", "never-made", "--double-dummy"],
    ] {
        let assert = crate::program::program(arguments).assert().code(2);
        let output = assert.get_output();
        let text = String::from_utf8_lossy(&output.stderr);
        assert!(output.stdout.is_empty(), "{output:?}");
        assert!(text.contains("--features double-dummy"), "{text}");
    }
    assert!(!std::path::Path::new("never-made").exists());
}

/// With the solver itself.
#[cfg(feature = "double-dummy")]
mod built_in {
    use super::*;
    use crate::program::printed;
    use crate::support::{DealtBoard, stream};
    use pbn_audit::bridge::{Turn, side};
    use pbn_audit::double_dummy::SOLVER;
    use rand::RngExt;

    #[test]
    fn it_finds_what_a_search_of_every_line_finds() {
        let (solve, mut rng) = (SOLVER.unwrap(), stream(64));
        let mut sums = [0_u32; 2];
        for number in 1..=400 {
            let board = DealtBoard::deal(number, &mut rng);
            let turn = Turn {
                trick: rng.random_range(10..=12),
                seat: Seat::North,
            };
            let position = end_position(&board, turn.trick, rng.random_range(1..=3));
            let found = solve(&position, board.trump()).unwrap();
            assert_eq!(
                Some(found),
                search(&position, board.trump()),
                "{position:?}"
            );
            sums[side(after(position.trick[0].0, position.trick.len())) as usize] +=
                u32::from(found);
        }
        assert!(sums.iter().all(|sum| *sum > 50), "{sums:?}");
    }

    /// The position before the card at a place, 1 to 3, of a trick.
    fn end_position(board: &DealtBoard, trick: u8, place: usize) -> Position {
        let mut hands = board.hands;
        let mut on_table = Vec::new();
        let before = (usize::from(trick) - 1) * 4 + place;
        for (turn, card) in board.turns().into_iter().take(before) {
            assert!(hands[turn.seat].remove(card));
            if turn.trick == trick {
                on_table.push((turn.seat, card));
            }
        }
        Position {
            hands: BySeat(hands.0.map(Some)),
            leader: on_table[0].0,
            trick: on_table,
        }
    }

    #[test]
    fn it_knows_no_tricks_of_what_is_no_position() {
        let solve = SOLVER.unwrap();
        let mut rng = stream(65);
        let whole = end_position(&DealtBoard::deal(1, &mut rng), 4, 2);
        assert!(solve(&whole, None).is_some());
        let mut hidden = whole.clone();
        hidden.hands[Seat::East] = None;
        let mut short = whole.clone();
        short.trick.pop();
        let mut unled = whole;
        unled.trick.clear();
        for position in [hidden, short, unled] {
            assert_eq!(solve(&position, None), None, "{position:?}");
        }
    }

    #[test]
    fn many_at_one_time_find_the_same() {
        let mut rng = stream(66);
        let positions: Vec<_> = (1..=24)
            .map(|number| end_position(&DealtBoard::deal(number, &mut rng), 6, 2))
            .collect();
        let solve = SOLVER.unwrap();
        let all = || {
            positions
                .iter()
                .map(|it| solve(it, None))
                .collect::<Vec<_>>()
        };
        let one_by_one = all();
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..8).map(|_| scope.spawn(all)).collect();
            for thread in threads {
                assert_eq!(thread.join().unwrap(), one_by_one);
            }
        });
    }

    /// The cells of a column of review.csv.
    fn column(review: &str, name: &str) -> Vec<String> {
        let mut table = csv::Reader::from_reader(review.as_bytes());
        let at = table.headers().unwrap().iter().position(|it| it == name);
        let cells = table
            .records()
            .map(|row| row.unwrap()[at.unwrap()].to_owned());
        cells.collect()
    }

    #[test]
    fn the_reports_say_it() {
        let out = tempfile::tempdir().unwrap();
        let folder = out.path().to_str().unwrap();
        let file = "tests/cases/double-dummy.pbn";
        let text = printed(&format!(
            "check {file} --format full --laws 2017 -o {folder}"
        ));
        assert!(
            text.contains(
                "double dummy: had East followed suit in trick 9, declarer makes 13; a screen for Law 64C, not a ruling"
            ),
            "{text}"
        );
        let read = |name: &str| std::fs::read_to_string(out.path().join(name)).unwrap();
        assert!(read("manifest.json").contains("\"double_dummy\": true"));
        let review = read("review.csv");
        assert_eq!(column(&review, "tricks_double_dummy"), ["13", "13", "0"]);
        let equity = column(&review, "equity");
        assert_eq!(equity[0], "later-suit double-dummy");
        assert_eq!(equity[1], "later-suit");
        let sheets = std::fs::read_dir(out.path().join("sheets")).unwrap();
        let names = sheets.map(|it| it.unwrap().file_name().into_string().unwrap());
        let names: Vec<_> = names.filter(|name| name.starts_with("board-")).collect();
        assert_eq!(names.len(), equity.len());
        for name in names {
            let page = read(&format!("sheets/{name}"));
            assert!(page.contains("for declarer. A screen for Law 64C, not a ruling."));
        }
    }

    #[test]
    fn of_every_deal_where_it_is_asked() {
        let out = tempfile::tempdir().unwrap();
        let folder = out.path().to_str().unwrap();
        let file = "tests/cases/double-dummy.pbn";
        let check = ["check", file, "-q", "--boards", "-o", folder];
        let tables = |more: &[&str]| {
            printed(&[&check[..], more].concat());
            let read = |name: &str| std::fs::read_to_string(out.path().join(name)).unwrap();
            let of = |name: &str| column(&read(name), "tricks_double_dummy_deal");
            let asked = read("manifest.json").contains("\"double_dummy_deals\": true");
            (of("boards.csv"), of("review.csv"), asked)
        };
        let (boards, review, asked) = tables(&[]);
        assert!(boards.iter().chain(&review).all(String::is_empty) && !asked);
        let (boards, review, asked) = tables(&["--double-dummy"]);
        assert_eq!((&boards[..], asked), (&TRICKS.map(str::to_owned)[..], true));
        assert_eq!(review, boards);
        let show = ["show", file, "--game", "1"];
        let asked = printed(&[&show[..], &["--double-dummy"]].concat());
        let text = "Double dummy, from the opening lead on: 7 tricks for declarer.";
        assert!(asked.contains(text), "{asked}");
        assert_eq!(asked.replacen(&format!("{text}\n"), "", 1), printed(&show));
        let page = printed(&[&show[..], &["--double-dummy", "--html", "-"]].concat());
        assert!(
            page.contains(&format!("<p class=\"effect\">{text}</p>")),
            "{page}"
        );
    }

    /// Declarer's tricks in each of the cases. A club lead through the king gives six tricks in the first; from the
    /// bare ace in the second, none; in the third the other side runs ten winners and the diamonds that are then good.
    const TRICKS: [&str; 3] = ["7", "13", "0"];

    #[test]
    fn a_sheet_says_it_in_every_language() {
        for (language, words) in [
            ("en", ["13 tricks for declarer", "not a ruling"]),
            ("nl", ["13 slagen voor de leider", "geen beslissing"]),
            ("pl", ["13 lew dla rozgrywającego", "nie rozstrzygnięcie"]),
        ] {
            let text = printed(&format!(
                "show tests/cases/double-dummy.pbn --game 1 --lang {language}"
            ));
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(words.iter().all(|it| text.contains(it)), "{text}");
        }
        let text = printed("show tests/cases/slips.pbn --game 1");
        assert!(text.contains("does not settle the first revoke"), "{text}");
    }

    #[test]
    fn it_is_the_same_for_any_number_of_threads() {
        let review = |jobs: &str| {
            let out = tempfile::tempdir().unwrap();
            let folder = out.path().to_str().unwrap();
            printed(&format!(
                "check samples --jobs {jobs} -q --sheets none -o {folder}"
            ));
            std::fs::read_to_string(out.path().join("review.csv")).unwrap()
        };
        let one = review("1");
        assert!(
            column(&one, "tricks_double_dummy")
                .iter()
                .filter(|it| !it.is_empty())
                .count()
                > 50
        );
        assert_eq!(one, review("8"));
    }
}
