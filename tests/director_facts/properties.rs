//! What must be true of any set of facts: their order does not matter, one more only narrows, and none breaks a ruling.

use pbn_audit::bridge::{Card, Rank, Seat, Suit, Turn};
use pbn_audit::laws::{
    Claimed, Designated, DirectorFact, EDITIONS, Instruction, LAWS_2007, OpeningLead, Penalty,
    Recorded, Rights, Ruling, What, When, contradictions, impossible,
};

use crate::director_facts::cases::{board, slip};
use crate::director_facts::fixtures::Board;
use crate::support::{RngExt, Stream, one, stream};

/// Facts that do not contradict each other on the boards D1 and SHORT.
fn some_facts() -> Vec<DirectorFact> {
    slip(
        "attention,,,,during-play & attention,8,W,,next-call-others & claim,9,S,,agreed,4 \
         & penalty_card,1-4,E,HJ,major & faced_card,7-9,W,hand & result_adjusted,,,,no \
         & hands_returned,,,,yes & dummy_pointed,4,E,,rights-lost",
    )
}

fn boards() -> Vec<Board> {
    let unknown = "won WSSSSSSS, revokes 8WC";
    let mut boards: Vec<_> = ["D1", "SHORT", unknown, "P5", "D16"].map(board).into();
    for stated in 5..=13 {
        for revokes in ["4WD 8EC", "4SD 8WC"] {
            let parts = format!("won SSSSSSSE, revokes {revokes}, result {stated}");
            boards.push(board(&parts));
        }
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
    let (old, new) = (without.transfer.tricks, with.transfer.tricks);
    let assumed = |of: &Ruling| -> Vec<String> {
        let each = of.revokes.iter().flat_map(|it| &it.assumptions);
        each.map(ToString::to_string).collect()
    };
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
    let mut facts = slip(
        "corrected,3,E,S2,record-shows-new & dummy_asked,6,S,S2,rights-lost \
         & dummy_asked,7,S,S3,rights-kept & may_not_play,8,W,,S",
    );
    for year in EDITIONS {
        let board = board("led SSNEWWSSWSSSS, revokes 5EH 9EH, result 9");
        let ruling = board.clone().with_facts(&facts).rule(year);
        let of_slips = &ruling.slip_revokes;
        assert!(of_slips.len() >= 3, "{ruling:?}");
        assert!(of_slips.is_sorted_by_key(|it| it.revoke.turn.trick));
        for _ in 0..facts.len() {
            facts.rotate_left(1);
            assert_eq!(board.clone().with_facts(&facts).rule(year), ruling);
            let mut other = facts.clone();
            other.swap(0, 2);
            assert_eq!(board.clone().with_facts(&other).rule(year), ruling);
        }
    }
}

#[test]
fn the_order_of_two_broken_orders_does_not_matter() {
    // East leads S4 to trick 3, and keeps C2, H3 and S2.
    let orders = slip(
        "must_play,3,E,C2 & must_play,3,E,,H & must_play,3,E,,C & must_play,3,E,,lowest \
         & may_not_play,3,E,,highest & must_lead,3-3,E,,H",
    );
    let board = board(
        "play W -: D2 D3 D4 DK | D5 DA D7 D6 | S3 S4 S5 S6 | C3 C2 C4 C5 | H2 H3 H4 H5 | S7 S2 S8 S9",
    );
    let ruling = |of_slip: &[DirectorFact]| board.clone().with_facts(of_slip).rule(&LAWS_2007);
    for &one in &orders {
        for &two in orders.iter().filter(|two| **two != one) {
            let ruled = ruling(&[one, two]);
            let found = (ruled.slip_revokes.len(), ruled.conduct.breaches.len());
            assert_eq!(found, (1, 2));
            assert_eq!(ruled, ruling(&[two, one]), "{one:?} {two:?}");
        }
    }
}

/// Tricks, and numbers that are none.
const TRICKS: [u8; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255];

fn any_card(rng: &mut Stream) -> Card {
    let suit = one(&Suit::ASC, rng);
    let rank = Rank::new(one(&[2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14], rng));
    Card { suit, rank }
}

/// Any fact.
fn fact(rng: &mut Stream) -> DirectorFact {
    let turn = Turn {
        trick: one(&TRICKS, rng),
        seat: one(&Seat::ALL, rng),
    };
    let (card, seat, yes) = (any_card(rng), turn.seat, rng.random_bool(0.5));
    let (from, to) = (turn.trick, one(&TRICKS, rng));
    let order = one(&[Instruction::Must, Instruction::MayNot], rng);
    let rights = one(&[Rights::Lost, Rights::Kept], rng);
    let some = yes.then_some(card);
    match rng.random_range(0..19) {
        0 => DirectorFact::Attention {
            of: yes.then_some(turn),
            when: one(&[When::Never, When::AfterPlay], rng),
        },
        1 => DirectorFact::Corrected {
            turn,
            withdrawn: card,
            record: Recorded::New,
        },
        2 => DirectorFact::Corrected {
            turn,
            withdrawn: card,
            record: Recorded::Old(any_card(rng)),
        },
        3 => DirectorFact::HandsReturned(yes),
        4 => DirectorFact::Claim {
            trick: from,
            by: seat,
            outcome: one(
                &[Claimed::Agreed, Claimed::Disputed, Claimed::Withdrawn],
                rng,
            ),
            tricks: yes.then_some(to),
        },
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
        8 => DirectorFact::Lead {
            from,
            to,
            seat,
            suit: card.suit,
            order,
        },
        9 => {
            let what = [
                What::Card(card),
                What::Suit(card.suit),
                What::Highest,
                What::Lowest,
            ];
            DirectorFact::Play {
                turn,
                what: one(&what, rng),
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
            outcome: one(&[OpeningLead::Refused, OpeningLead::RefusedForbid], rng),
        },
        13 => DirectorFact::Waived(yes.then_some(turn)),
        _ => DirectorFact::ResultAdjusted(yes),
    }
}

#[test]
fn no_fact_breaks_a_ruling() {
    let mut rng = stream(1);
    let mut boards = boards();
    boards.extend(["D14", "P26", "won "].map(board));
    for round in 0..10_000 {
        let count = rng.random_range(0..6);
        let facts: Vec<DirectorFact> = (0..count).map(|_| fact(&mut rng)).collect();
        let board = boards[round % boards.len()].clone().with_facts(&facts);
        let year = one(&EDITIONS, &mut rng);
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
