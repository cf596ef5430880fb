//! A board to be ruled on, and its parts.

use pbn_audit::bridge::Seat::{North, South, West};
use pbn_audit::bridge::{BySeat, Card, Holding, Rank, Seat, Suit, Table, Turn, after};
use pbn_audit::laws::{
    Attention, DirectorFact, Edition, Facts, Grade, Objection, Ruling, impossible, rule,
};
use pbn_audit::replay::{Evidence, Irregularity, Replay, Revoke, Setting, Trick};

pub(crate) fn card(text: &str) -> Card {
    let bytes = text.as_bytes();
    Card {
        suit: pbn_audit::bridge::suit(bytes[0]).expect("a suit"),
        rank: pbn_audit::bridge::rank(bytes[1]).expect("a rank"),
    }
}

/// A board to be ruled on: its play, its Result and the director's facts.
#[derive(Debug, Clone)]
pub(crate) struct Board {
    pub(crate) replay: Replay,
    pub(crate) stated: Option<u8>,
    /// Tricks of declarer from which the score can come, a bit each.
    pub(crate) scored: Option<u16>,
    pub(crate) facts: Vec<DirectorFact>,
    /// The revokes graded doubtful, by their place in order of play.
    pub(crate) doubtful: Vec<usize>,
    pub(crate) declarer: Seat,
    pub(crate) attention: Attention,
}

impl Board {
    fn of(replay: Replay) -> Self {
        Self {
            replay,
            stated: None,
            scored: None,
            facts: Vec::new(),
            doubtful: Vec::new(),
            declarer: South,
            attention: Attention::default(),
        }
    }

    /// A board without a deal, by the winner of each trick and the suit of the ace that he played to it; the others played
    /// diamonds.
    pub(crate) fn won(winners: impl IntoIterator<Item = (Seat, Suit)>) -> Self {
        let mut replay = Replay::default();
        let mut leader = West;
        for (trick, (winner, suit)) in replay.tricks.iter_mut().zip(winners) {
            let mut cards = BySeat(["D3", "D4", "D5", "D6"].map(|text| Some(card(text))));
            cards[winner] = Some(Card {
                suit,
                rank: Rank::new(14),
            });
            *trick = Trick {
                leader: Some(leader),
                cards,
                winner: Some(winner),
                ..Trick::default()
            };
            leader = winner;
            replay.rows += 1;
        }
        Self::of(replay)
    }

    /// A board replayed from one row for each trick: the cards of North, East, South, West; `--` for one not recorded.
    pub(crate) fn played(trump: Option<Suit>, leader: Seat, rows: &str) -> Self {
        let mut table = Table::empty(North);
        for (trick, row) in (1..).zip(rows.lines().map(str::trim).filter(|row| !row.is_empty())) {
            for (seat, text) in Seat::ALL.into_iter().zip(row.split(' ')) {
                if text != "--" {
                    table.put(Turn { trick, seat }, card(text));
                }
            }
        }
        let setting = Setting {
            deal: None,
            trump,
            leader,
        };
        Self::of(Replay::of(&setting, &table))
    }

    /// The offender held the jack and the two of the suit that he did not follow.
    pub(crate) fn revoked(&mut self, turn: Turn, suit: Suit) {
        let rank = Rank::new;
        let revoke = Irregularity::Revoke(Revoke {
            turn,
            position: 2,
            led_by: after(turn.seat, 3),
            led: Card {
                suit,
                rank: rank(6),
            },
            played: card("D2"),
            could_have_played: Holding::from_rank(rank(11)) | Holding::from_rank(rank(2)),
            evidence: Evidence::Deal,
            shown: None,
            marked: false,
        });
        self.replay.irregularities.push(revoke);
    }

    pub(crate) fn with_facts(mut self, facts: &[DirectorFact]) -> Self {
        self.facts.extend(facts);
        self
    }

    pub(crate) fn facts(&self) -> Facts<'_> {
        let mut facts = Facts::of_record(self.declarer);
        facts.attention = self.attention;
        facts.stated = self.stated;
        facts.scored = self.scored;
        facts.by_director = &self.facts;
        for &place in &self.doubtful {
            facts.grades[place] = Grade::Doubtful;
        }
        facts
    }

    pub(crate) fn rule(&self, year: &'static Edition) -> Ruling {
        rule(year, &self.replay, &self.facts())
    }

    /// Why the record rules the last fact out, if it does.
    pub(crate) fn impossible(&self) -> Option<Objection> {
        let objections = impossible(&self.replay, &self.facts());
        *objections.last().expect("a fact")
    }
}
