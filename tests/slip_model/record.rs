//! A board as its record has it, and the revokes that the record or the slip shows.

use crate::slip_model::courses::{Won, winner};
use crate::slip_model::penalties::first_failure;
use crate::support::DealtBoard;
use pbn_audit::bridge::{Card, Hand, Seat, Side, Suit, Turn, side};
use pbn_audit::laws::{DirectorFact, Recorded, When};

/// A board, the cards of it that are recorded, and its Result.
#[derive(Debug, Clone)]
pub(crate) struct Record {
    pub(crate) board: DealtBoard,
    /// The recorded cards, in order of play.
    pub(crate) cards: Vec<(Turn, Card)>,
    /// The stated Result.
    pub(crate) stated: Option<u8>,
    /// The revokes at which the record may be wrong.
    pub(crate) doubtful: Vec<Turn>,
}

/// One revoke.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Revoke {
    pub(crate) turn: Turn,
    /// The suit that was led, or of the penalty card that was not played.
    pub(crate) suit: Suit,
    /// Whether it was corrected in time.
    pub(crate) corrected: bool,
    /// Whether the record may be wrong.
    pub(crate) doubtful: bool,
}

impl Revoke {
    pub(crate) fn side(&self) -> Side {
        side(self.turn.seat)
    }

    /// Whether the other is one of the other side in the same trick.
    pub(crate) fn is_answered_by(&self, other: &Self) -> bool {
        self.turn.trick == other.turn.trick && self.side() != other.side()
    }
}

impl Record {
    /// The first cards of a board, all of them or fewer.
    pub(crate) fn of(board: DealtBoard, cards: usize) -> Self {
        let mut turns = board.turns();
        turns.truncate(cards);
        Self {
            stated: Some(board.result),
            board,
            cards: turns,
            doubtful: Vec::new(),
        }
    }

    /// Whether all thirteen tricks are recorded.
    pub(crate) fn is_whole(&self) -> bool {
        self.cards.len() == 52
    }

    /// How many tricks are recorded with all four cards.
    pub(crate) fn whole_tricks(&self) -> u8 {
        u8::try_from(self.cards.len() / 4).expect("13 tricks")
    }

    pub(crate) fn declaring(&self) -> Side {
        side(self.board.declarer)
    }

    pub(crate) fn is_defender(&self, seat: Seat) -> bool {
        side(seat) != self.declaring()
    }

    /// The recorded cards of a trick, in order of play.
    pub(crate) fn row(&self, trick: u8) -> impl Iterator<Item = (Seat, Card)> {
        let of_it = self
            .cards
            .iter()
            .filter(move |(turn, _)| turn.trick == trick);
        of_it.map(|(turn, card)| (turn.seat, *card))
    }

    /// The suit led to a trick.
    pub(crate) fn led(&self, trick: u8) -> Option<Suit> {
        self.row(trick).next().map(|(_, card)| card.suit)
    }

    /// Whether a hand led to a trick.
    pub(crate) fn leads(&self, at: Turn) -> bool {
        self.row(at.trick)
            .next()
            .is_some_and(|(seat, _)| seat == at.seat)
    }

    /// The hands whose cards to a trick are not recorded.
    pub(crate) fn waiting(&self, trick: u8) -> impl Iterator<Item = Seat> {
        let has_played = move |by: &Seat| self.row(trick).any(|(seat, _)| seat == *by);
        Seat::ALL.into_iter().filter(move |seat| !has_played(seat))
    }

    /// Who won a trick, if it is recorded in full.
    pub(crate) fn winner(&self, trick: u8) -> Option<Won> {
        let row: Vec<_> = self.row(trick).collect();
        (row.len() == 4).then(|| winner(&row, self.board.trump()))
    }

    /// What a hand held before a trick.
    pub(crate) fn held(&self, before: Turn) -> Hand {
        let mut hand = self.board.hands[before.seat];
        for (turn, card) in &self.cards {
            if turn.seat == before.seat && turn.trick < before.trick {
                hand.remove(*card);
            }
        }
        hand
    }

    /// The cards of a suit that a hand held before a trick.
    pub(crate) fn held_of(&self, before: Turn, suit: Suit) -> Vec<Card> {
        let held = self.held(before).iter();
        held.filter(|card| card.suit == suit).collect()
    }

    /// The record with another card at a turn.
    pub(crate) fn with(&self, at: Turn, card: Card) -> Self {
        let mut record = self.clone();
        let place = record.cards.iter_mut().find(|(turn, _)| *turn == at);
        place.expect("a recorded card").1 = card;
        record
    }

    /// The record as far as a trick, without it.
    pub(crate) fn before(&self, trick: u8) -> Self {
        let mut record = self.clone();
        record.cards.retain(|(turn, _)| turn.trick < trick);
        record
    }

    /// The record with the cards that were really played in place of those taken back.
    pub(crate) fn as_played(&self, facts: &[DirectorFact]) -> Self {
        let mut record = self.clone();
        for fact in facts {
            if let DirectorFact::Corrected {
                turn: at,
                record: Recorded::Old(legal),
                ..
            } = fact
            {
                record = record.with(*at, *legal);
            }
        }
        record
    }

    /// The turns at which a hand that held the suit led did not follow it.
    pub(crate) fn failures(&self) -> Vec<Turn> {
        let fails = |(turn, card): &&(Turn, Card)| {
            let led = self.led(turn.trick).expect("a lead");
            card.suit != led && !self.held_of(*turn, led).is_empty()
        };
        self.cards
            .iter()
            .filter(fails)
            .map(|(turn, _)| *turn)
            .collect()
    }

    /// The revokes that the record shows, then those that only the slip shows, in order of play.
    pub(crate) fn revokes(&self, facts: &[DirectorFact]) -> Vec<Revoke> {
        let denied = |turn: &Turn| happened(facts, *turn) == Some(false);
        let by_record = self.failures().into_iter().filter(|turn| !denied(turn));
        let by_record = by_record.map(|turn| Revoke {
            turn,
            suit: self.led(turn.trick).expect("a lead"),
            corrected: corrected(facts, turn).is_some(),
            doubtful: self.doubtful.contains(&turn) && happened(facts, turn).is_none(),
        });
        by_record.chain(self.revokes_of_slip(facts)).collect()
    }

    /// Revokes that were corrected, of which the record shows the new card, and failures to play a penalty card.
    fn revokes_of_slip(&self, facts: &[DirectorFact]) -> Vec<Revoke> {
        let (played, failures) = (self.as_played(facts), self.failures());
        let others = played
            .cards
            .iter()
            .filter(|(turn, _)| !failures.contains(turn));
        let of = |&(turn, card): &(Turn, Card)| {
            let corrected = corrected(facts, turn) == Some(Recorded::New);
            let suit = if corrected {
                self.led(turn.trick)
            } else {
                first_failure(&played, facts, (turn, card)).map(|card| card.suit)
            };
            Some(Revoke {
                turn,
                suit: suit?,
                corrected,
                doubtful: false,
            })
        };
        others.filter_map(of).collect()
    }
}

/// What the record has where a revoke was corrected.
fn corrected(facts: &[DirectorFact], at: Turn) -> Option<Recorded> {
    facts.iter().find_map(|fact| match *fact {
        DirectorFact::Corrected { turn, record, .. } if turn == at => Some(record),
        _ => None,
    })
}

/// Whether a revoke of the record happened, by what the director says: in so many words, or because something was done
/// about it at the table.
pub(crate) fn happened(facts: &[DirectorFact], revoke: Turn) -> Option<bool> {
    facts.iter().find_map(|fact| match *fact {
        DirectorFact::Revoke { turn, happened } => (turn == revoke).then_some(happened),
        DirectorFact::HandsReturned(false) => (revoke.trick == 12).then_some(true),
        DirectorFact::Waived(of) => (of == Some(revoke)).then_some(true),
        DirectorFact::Attention { of, when } => {
            let at_the_table = !matches!(when, When::AfterRound | When::Never);
            (of == Some(revoke) && at_the_table).then_some(true)
        }
        _ => None,
    })
}
