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
            facts: Vec::new(),
            doubtful: Vec::new(),
            declarer: South,
            attention: Attention::default(),
        }
    }

    /// A board without a deal. `winners` names the winner of each trick, who played the ace of clubs to it; the others
    /// played diamonds. A revoke is written `4EH`: trick, seat, suit not followed; the offender held its jack and two.
    pub(crate) fn won(winners: &str, revokes: &str) -> Self {
        let mut replay = Replay::default();
        let mut leader = West;
        for (place, letter) in winners.bytes().enumerate() {
            let winner = pbn_audit::bridge::seat(letter).expect("a seat");
            let mut cards = BySeat(["D3", "D4", "D5", "D6"].map(|text| Some(card(text))));
            cards[winner] = Some(card("CA"));
            replay.tricks[place] = Trick {
                leader: Some(leader),
                cards,
                winner: Some(winner),
                ..Trick::default()
            };
            leader = winner;
        }
        replay.rows = u8::try_from(winners.len()).expect("13 tricks");
        let mut board = Self::of(replay);
        board.revoking(revokes);
        board
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

    /// With the ten of hearts led to every trick.
    pub(crate) fn led(winners: &str) -> Self {
        let mut board = Self::won(winners, "");
        for trick in &mut board.replay.tricks {
            if let Some(leader) = trick.leader {
                trick.cards[leader] = Some(card("HT"));
            }
        }
        board
    }

    pub(crate) fn revoking(&mut self, revokes: &str) {
        self.replay.irregularities = revokes.split_whitespace().map(revoke).collect();
    }

    pub(crate) fn with_facts(mut self, facts: &[DirectorFact]) -> Self {
        self.facts.extend(facts);
        self
    }

    pub(crate) fn facts(&self) -> Facts<'_> {
        let mut facts = Facts::of_record(self.declarer);
        facts.attention = self.attention;
        facts.stated = self.stated;
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

fn revoke(text: &str) -> Irregularity {
    let (trick, rest) = text.split_at(text.len() - 2);
    let seat = pbn_audit::bridge::seat(rest.as_bytes()[0]).expect("a seat");
    let suit = pbn_audit::bridge::suit(rest.as_bytes()[1]).expect("a suit");
    let able = |rank| Holding::from_rank(Rank::new(rank));
    Irregularity::Revoke(Revoke {
        turn: Turn {
            trick: trick.parse().expect("a trick"),
            seat,
        },
        position: 2,
        led_by: after(seat, 3),
        led: Card {
            suit,
            rank: Rank::new(6),
        },
        played: card("D2"),
        could_have_played: able(11) | able(2),
        evidence: Evidence::Deal,
        shown: None,
        marked: false,
    })
}
