//! What must be true of any set of facts: their order does not matter, one more only narrows, and none breaks a ruling.

use pbn_audit::bridge::Seat::{East, North, South, West};
use pbn_audit::bridge::{Card, Rank, Seat, Suit, Turn};
use pbn_audit::laws::{
    Claimed, Designated, DirectorFact, EDITIONS, Instruction, OpeningLead, Penalty, Recorded,
    Rights, Ruling, What, When, contradictions, impossible,
};

use crate::director_facts::fixtures::{
    Board, D14, P26, assumptions, attention, claim, corrected, d1, dummy_asked, faced_in,
    lead_order, led, moved, p5, penalty, play_order, short, turn,
};

/// Facts that do not contradict each other on [`d1`] and on [`short`].
fn some_facts() -> Vec<DirectorFact> {
    vec![
        attention(None, When::DuringPlay),
        attention(Some(turn(8, West)), When::NextCallByOthers),
        claim(9, South, Claimed::Agreed, Some(4)),
        penalty(1, 4, East, "HJ"),
        faced_in((7, 9), West, None),
        DirectorFact::ResultAdjusted(false),
        DirectorFact::HandsReturned(true),
        DirectorFact::DummyPointed {
            turn: turn(4, East),
            rights: Rights::Lost,
        },
    ]
}

fn boards() -> Vec<Board> {
    let unknown = Board {
        stated: None,
        ..short()
    };
    let mut boards = vec![d1(), short(), unknown, p5(), Board::won("SSSSSSSE", "8EC")];
    for stated in 5..=13 {
        boards.push(Board::won("SSSSSSSE", "4WD 8EC").stating(stated));
        boards.push(Board::won("SSSSSSSE", "4SD 8WC").stating(stated));
    }
    boards
}

/// The subset of [`some_facts`] whose bits are set.
fn chosen(set: usize) -> Vec<DirectorFact> {
    let facts = some_facts().into_iter().enumerate();
    facts
        .filter(|(place, _)| set & 1 << place != 0)
        .map(|(_, of_slip)| of_slip)
        .collect()
}

#[test]
fn the_order_of_facts_does_not_matter() {
    for board in boards() {
        for set in 0..1 << some_facts().len() {
            let mut facts = chosen(set);
            assert!(contradictions(&facts).is_empty());
            for year in EDITIONS {
                let ruling = board.clone().with_facts(&facts).rule(year);
                facts.reverse();
                assert_eq!(
                    board.clone().with_facts(&facts).rule(year),
                    ruling,
                    "{facts:?}"
                );
                let one = facts.len().min(1);
                facts.rotate_left(one);
                assert_eq!(
                    board.clone().with_facts(&facts).rule(year),
                    ruling,
                    "{facts:?}"
                );
            }
        }
    }
}

/// Whether one more fact made the range no wider, or removed an assumption, or (43B3) set the transfer aside.
fn is_narrower(without: &Ruling, with: &Ruling) -> bool {
    let (old, new) = (moved(without), moved(with));
    let assumed =
        |of: &Ruling| -> Vec<String> { of.revokes.iter().flat_map(assumptions).collect() };
    let left = assumed(with);
    old.min <= new.min && new.max <= old.max
        || assumed(without).iter().any(|it| !left.contains(it))
        || with.revokes.iter().any(|it| it.clauses[0] == "43B3")
}

#[test]
fn a_fact_narrows_a_range_or_replaces_an_assumption() {
    let facts = some_facts();
    for board in boards() {
        for year in EDITIONS {
            let rulings: Vec<Ruling> = (0..1 << facts.len())
                .map(|set| board.clone().with_facts(&chosen(set)).rule(year))
                .collect();
            for (set, without) in rulings.iter().enumerate() {
                for (place, fact) in facts.iter().enumerate() {
                    let with = &rulings[set | 1 << place];
                    assert!(is_narrower(without, with), "{fact:?} {without:?} {with:?}");
                }
            }
        }
    }
}

#[test]
fn the_order_of_revokes_of_slips_does_not_matter() {
    let facts = [
        corrected(3, East, "S2", Recorded::New),
        dummy_asked(6, Some("S2"), Rights::Lost),
        dummy_asked(7, Some("S3"), Rights::Kept),
        play_order(8, West, What::Suit(Suit::Spades), Instruction::MayNot),
    ];
    for year in EDITIONS {
        let board = led("SSNEWWSSWSSSS", "5EH 9EH").stating(9);
        let ruling = board.clone().with_facts(&facts).rule(year);
        assert!(ruling.slip_revokes.len() >= 3, "{ruling:?}");
        assert!(
            ruling
                .slip_revokes
                .is_sorted_by_key(|of_slip| of_slip.revoke.turn.trick)
        );
        for shift in 0..facts.len() {
            let mut other = facts;
            other.rotate_left(shift);
            assert_eq!(board.clone().with_facts(&other).rule(year), ruling);
            other.swap(0, 2);
            assert_eq!(board.clone().with_facts(&other).rule(year), ruling);
        }
    }
}

/// A seeded stream of pseudorandom numbers (xorshift).
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits") % limit
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    fn trick(&mut self) -> u8 {
        self.one(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255])
    }

    fn card(&mut self) -> Card {
        let suit = self.one(&Suit::ASC);
        let rank = Rank::new(self.one(&[2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14]));
        Card { suit, rank }
    }

    fn fact(&mut self) -> DirectorFact {
        let turn = turn(self.trick(), self.one(&Seat::ALL));
        let (card, seat, yes) = (self.card(), turn.seat, self.below(2) == 0);
        let (from, to) = (turn.trick, self.trick());
        let order = self.one(&[Instruction::Must, Instruction::MayNot]);
        let rights = self.one(&[Rights::Lost, Rights::Kept]);
        let some = yes.then_some(card);
        match self.below(19) {
            0 => attention(
                yes.then_some(turn),
                self.one(&[When::Never, When::AfterPlay]),
            ),
            1 => corrected_card(turn, card, Recorded::New),
            2 => corrected_card(turn, card, Recorded::Old(self.card())),
            3 => DirectorFact::HandsReturned(yes),
            4 => {
                let outcome = self.one(&[Claimed::Agreed, Claimed::Disputed, Claimed::Withdrawn]);
                claim(from, seat, outcome, yes.then_some(to))
            }
            5 => DirectorFact::Designated {
                turn,
                card: some,
                how: Designated::Named,
            },
            6 => DirectorFact::PenaltyCard {
                from,
                to,
                seat,
                card,
                rank: Penalty::Minor,
            },
            7 => DirectorFact::Faced {
                from,
                to,
                seat,
                card: some,
            },
            8 => lead_order(from, to, seat, card.suit, order),
            9 => {
                let what = [
                    What::Card(card),
                    What::Suit(card.suit),
                    What::Highest,
                    What::Lowest,
                ];
                DirectorFact::Play {
                    turn,
                    what: self.one(&what),
                    order,
                }
            }
            10 => DirectorFact::DummyAsked {
                turn,
                withdrawn: some,
                rights,
            },
            11 => DirectorFact::DefenderAsked {
                turn,
                withdrawn: some,
                permitted: yes,
            },
            12 => DirectorFact::MissingCard { turn, card },
            15 => DirectorFact::ExtraCard { turn, card },
            16 => DirectorFact::Withdrawn { turn, card },
            17 => DirectorFact::CorrectionPeriodOpen(yes),
            18 => DirectorFact::OpeningLead {
                seat,
                card,
                outcome: self.one(&[OpeningLead::Refused, OpeningLead::RefusedForbid]),
            },
            13 => DirectorFact::Waived(yes.then_some(turn)),
            _ => DirectorFact::ResultAdjusted(yes),
        }
    }
}

fn corrected_card(turn: Turn, withdrawn: Card, record: Recorded) -> DirectorFact {
    DirectorFact::Corrected {
        turn,
        withdrawn,
        record,
    }
}

#[test]
fn no_fact_breaks_a_ruling() {
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    let mut boards = boards();
    boards.push(Board::played(Some(Suit::Spades), North, D14));
    boards.push(Board::played(None, West, P26));
    boards.push(Board::won("", ""));
    for round in 0..10_000 {
        let count = dice.below(6);
        let facts: Vec<DirectorFact> = (0..count).map(|_| dice.fact()).collect();
        let board = boards[round % boards.len()].clone().with_facts(&facts);
        let year = dice.one(&EDITIONS);
        let ruling = board.rule(year);
        assert!(ruling.transfer.tricks.min <= ruling.transfer.tricks.max);
        assert!(
            ruling
                .adjusted
                .is_none_or(|it| it.min <= it.max && it.max <= 13),
            "{facts:?}"
        );
        assert_eq!(ruling.revokes.len(), board.replay.revokes().count());
        let objections = impossible(&board.replay, &board.facts());
        assert_eq!(objections.len(), facts.len());
        contradictions(&facts);
    }
}
