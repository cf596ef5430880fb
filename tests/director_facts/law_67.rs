//! Laws 67 and 14: a trick with a card missing, and a fifth card given back to the hand.

use pbn_audit::bridge::Seat::{East, North, South};
use pbn_audit::bridge::Suit;
use pbn_audit::laws::{Answer, DirectorFact, Range};
use pbn_audit::laws::{LAWS_1997, LAWS_2007, LAWS_2017};

use crate::director_facts::fixtures::{Board, ONE, by, card, moved, only, turn};

#[test]
fn a_missing_card_is_one_trick_and_never_wins() {
    let missing = |text| DirectorFact::MissingCard {
        turn: turn(1, East),
        card: card(text),
    };
    // East's card is missing in trick 1, which West wins; all play to trick 2.
    let rows = "H3 -- H4 HA\nC6 CK C4 C5\nD4 D3 DA D2";
    let board = Board::played(Some(Suit::Spades), North, rows).stating(10);
    for (year, text, clause) in [
        (&LAWS_1997, "HK", None),
        (&LAWS_1997, "S2", Some("64A2")),
        (&LAWS_2007, "HK", Some("64A2")),
        (&LAWS_2017, "HK", Some("64A2")),
        (&LAWS_2017, "S2", Some("64A2")),
    ] {
        let ruling = board.clone().with_facts(&[missing(text)]).rule(year);
        let ruled = ruling.slip_revokes.first();
        assert_eq!(ruled.map(|it| it.clauses[0]), clause, "{year} {text}");
        if let Some(ruled) = ruled {
            assert_eq!((by(ruled.established), ruled.demand), ("67B1", ONE));
            assert_eq!(ruling.transfer.tricks, ONE);
        }
    }
    // Only one side's cards of trick 2 are recorded, but the play went on.
    let rows = "H3 -- H4 HA\nC6 -- C4 --\nD4 D3 DA D2";
    let gaps = Board::played(Some(Suit::Spades), North, rows).with_facts(&[missing("HK")]);
    assert_eq!(by(only(&gaps.rule(&LAWS_2017)).established), "67B1");
    let at_once = Board::played(Some(Suit::Spades), North, "H3 -- H4 HA\n-- -- -- C5");
    assert!(
        at_once
            .with_facts(&[missing("HK")])
            .rule(&LAWS_2017)
            .slip_revokes
            .is_empty()
    );
}

#[test]
fn a_missing_ace_that_stands_in_the_record_does_not_win_its_trick() {
    let of_slip = DirectorFact::MissingCard {
        turn: turn(1, East),
        card: card("HA"),
    };
    let board = Board::played(None, North, "HK HA H4 H5\nCA C6 C4 C5").with_facts(&[of_slip]);
    let ruling = board.rule(&LAWS_2017);
    assert_eq!(ruling.possible.max, 13, "North's king won");
    assert_eq!(only(&ruling).won_by_offender, Answer::No);
}

#[test]
fn a_missing_card_does_not_win_a_trick_of_which_another_card_is_not_recorded() {
    // West led; what South played is not known, and East's card was missing. West or South won.
    let mut board = Board::won("WSSSSSSSSSSSS", "");
    board.replay.tricks[0].cards[East] = None;
    board.replay.tricks[0].cards[South] = None;
    board.replay.tricks[0].winner = None;
    let of_slip = DirectorFact::MissingCard {
        turn: turn(1, East),
        card: card("CK"),
    };
    let ruling = board.with_facts(&[of_slip]).rule(&LAWS_2017);
    assert_eq!(moved(&ruling), Range { min: 0, max: 1 });
}

#[test]
fn a_card_given_back_was_in_the_hand_all_along() {
    // East played D9 as a fifth card to trick 1; on trick 2 he does not follow to diamonds.
    let rows = "
        CA C5 C4 C3
        DA H5 D4 D3
        D6 D9 D7 D8";
    let extra = DirectorFact::ExtraCard {
        turn: turn(1, East),
        card: card("D9"),
    };
    let ruling = Board::played(None, North, rows).rule(&LAWS_2017);
    assert_eq!(ruling.revokes.len(), 1);
    let two = rows.lines().take(3).collect::<Vec<_>>().join("\n");
    let unseen = Board::played(None, North, &two);
    assert!(unseen.rule(&LAWS_2017).revokes.is_empty());
    let ruling = unseen.with_facts(&[extra]).rule(&LAWS_2017);
    let found: Vec<_> = ruling
        .slip_revokes
        .iter()
        .map(|it| (it.revoke.turn, it.suit))
        .collect();
    assert_eq!(found, [(turn(2, East), Suit::Diamonds)]);
    // A card of the suit that he followed with another, and one of a suit that was not led, make no revoke.
    for text in ["C9", "S9"] {
        let extra = DirectorFact::ExtraCard {
            turn: turn(1, East),
            card: card(text),
        };
        let ruling = Board::played(None, North, &two)
            .with_facts(&[extra])
            .rule(&LAWS_2017);
        assert!(
            ruling.slip_revokes.is_empty(),
            "{text}: {:?}",
            ruling.slip_revokes
        );
    }
}
