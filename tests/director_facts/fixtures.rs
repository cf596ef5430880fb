//! Boards, facts and answers that more than one module uses. D1, P5 and the like are the names of worked cases.

use pbn_audit::bridge::Seat::{East, North, South, West};
use pbn_audit::bridge::{BySeat, Card, Holding, Rank, Seat, Spelled, Suit, Table, Turn, after};
use pbn_audit::diagnosis::Grade;
use pbn_audit::laws::LAWS_2017;
use pbn_audit::laws::{
    Claimed, DirectorFact, Duty, Edition, Established, Facts, Instruction, Objection, OpeningLead,
    Penalty, Range, Recorded, RevokeRuling, Rights, Ruling, What, When, impossible, rule,
};
use pbn_audit::replay::{Evidence, Irregularity, Replay, Revoke, Setting, Trick};

/// The assumptions of a ruling, as the reports write them.
pub(crate) fn assumptions(ruled: &RevokeRuling) -> Vec<String> {
    ruled.assumptions.iter().map(ToString::to_string).collect()
}

pub(crate) fn card(text: &str) -> Card {
    let bytes = text.as_bytes();
    Card {
        suit: pbn_audit::bridge::suit(bytes[0]).expect("a suit"),
        rank: pbn_audit::bridge::rank(bytes[1]).expect("a rank"),
    }
}

pub(crate) fn turn(trick: u8, seat: Seat) -> Turn {
    Turn { trick, seat }
}

/// A board to be ruled on, with South as declarer: its play, its Result and the director's facts.
#[derive(Debug, Clone)]
pub(crate) struct Board {
    pub(crate) replay: Replay,
    pub(crate) stated: Option<u8>,
    pub(crate) facts: Vec<DirectorFact>,
    /// The revokes graded doubtful, by their place in order of play.
    pub(crate) doubtful: &'static [usize],
}

impl Board {
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
        replay.irregularities = revokes.split_whitespace().map(revoke).collect();
        Self {
            replay,
            stated: None,
            facts: Vec::new(),
            doubtful: &[],
        }
    }

    /// A board replayed from one row for each trick: the cards of North, East, South, West; `--` for one not recorded.
    pub(crate) fn played(trump: Option<Suit>, leader: Seat, rows: &str) -> Self {
        let mut table = Table::empty(North);
        for (trick, row) in (1..).zip(rows.lines().map(str::trim).filter(|row| !row.is_empty())) {
            for (seat, text) in Seat::ALL.into_iter().zip(row.split(' ')) {
                if text != "--" {
                    table.put(turn(trick, seat), card(text));
                }
            }
        }
        let setting = Setting {
            deal: None,
            trump,
            leader,
        };
        Self {
            replay: Replay::of(&setting, &table),
            stated: None,
            facts: Vec::new(),
            doubtful: &[],
        }
    }

    pub(crate) fn stating(mut self, tricks: u8) -> Self {
        self.stated = Some(tricks);
        self
    }

    pub(crate) fn doubting(mut self, places: &'static [usize]) -> Self {
        self.doubtful = places;
        self
    }

    pub(crate) fn with_facts(mut self, facts: &[DirectorFact]) -> Self {
        self.facts.extend(facts);
        self
    }

    pub(crate) fn facts(&self) -> Facts<'_> {
        let mut facts = Facts::of_record(South);
        facts.stated = self.stated;
        facts.by_director = &self.facts;
        for &place in self.doubtful {
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

pub(crate) fn revoke(text: &str) -> Irregularity {
    let (trick, rest) = text.split_at(text.len() - 2);
    let seat = pbn_audit::bridge::seat(rest.as_bytes()[0]).expect("a seat");
    let suit = pbn_audit::bridge::suit(rest.as_bytes()[1]).expect("a suit");
    let able = |rank| Holding::from_rank(Rank::new(rank));
    Irregularity::Revoke(Revoke {
        turn: turn(trick.parse().expect("a trick"), seat),
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

pub(crate) fn only(ruling: &Ruling) -> &RevokeRuling {
    let all: Vec<_> = ruling.revokes.iter().chain(&ruling.slip_revokes).collect();
    assert_eq!(all.len(), 1, "{ruling:?}");
    all[0]
}

pub(crate) fn moved(ruling: &Ruling) -> Range {
    ruling.transfer.tricks
}

pub(crate) const ZERO: Range = Range::exactly(0);

pub(crate) const ONE: Range = Range::exactly(1);

pub(crate) const TWO: Range = Range::exactly(2);

pub(crate) fn by(established: Established) -> &'static str {
    match established {
        Established::Yes { by, .. } => by,
        Established::Presumed => "presumed",
        Established::Unknown => "unknown",
        Established::No => "no",
    }
}

/// D1: East ruffs trick 4 and wins it, and West wins trick 9.
pub(crate) fn d1() -> Board {
    Board::won("SSNESSSSWSSSS", "4EH").stating(11)
}

pub(crate) fn attention(of: Option<Turn>, when: When) -> DirectorFact {
    DirectorFact::Attention { of, when }
}

pub(crate) fn claim(trick: u8, by: Seat, outcome: Claimed, tricks: Option<u8>) -> DirectorFact {
    DirectorFact::Claim {
        trick,
        by,
        outcome,
        tricks,
    }
}

/// West, a defender, failed to follow to trick 8; the record ends there, and the Result gives the rest to declarer but
/// for one trick.
pub(crate) fn short() -> Board {
    Board::won("WSSSSSSS", "8WC").stating(11)
}

pub(crate) fn penalty(from: u8, to: u8, seat: Seat, text: &str) -> DirectorFact {
    DirectorFact::PenaltyCard {
        from,
        to,
        seat,
        card: card(text),
        rank: Penalty::Major,
    }
}

pub(crate) fn faced(trick: u8, seat: Seat, which: Option<&str>) -> DirectorFact {
    faced_in((trick, trick), seat, which)
}

/// Faced in the tricks from one to another.
pub(crate) fn faced_in((from, to): (u8, u8), seat: Seat, which: Option<&str>) -> DirectorFact {
    DirectorFact::Faced {
        from,
        to,
        seat,
        card: which.map(card),
    }
}

/// D14: South leads CQ to trick 12 and East ruffs it, holding C3; spades are trumps.
pub(crate) const D14: &str = "
    SA S3 S4 S5
    SK S6 S7 S8
    SQ S9 ST SJ
    HA H3 H4 H5
    HK H6 H7 H8
    DA D3 D4 D5
    DK D6 D7 D8
    CA C6 C7 C8
    CK C9 CT CJ
    D9 DT DQ DJ
    HJ C2 C4 D2
    H2 S2 CQ HQ
    H9 C3 C5 HT";

/// P5: North leads D2 to trick 12; East ruffs with a diamond left, South follows and West discards.
pub(crate) fn p5() -> Board {
    let mut board = Board::won("SSSSSSSSSSNEW", "12ED").stating(11);
    board.replay.setting.trump = Some(Suit::Hearts);
    let row = |cards: [&str; 4]| BySeat(cards.map(|text| Some(card(text))));
    board.replay.tricks[11].cards = row(["D2", "HJ", "DQ", "C6"]);
    board.replay.tricks[12].cards = row(["C2", "D5", "H3", "H9"]);
    board
}

pub(crate) fn assumes(ruling: &Ruling, law: &str) -> bool {
    let mut all = ruling.revokes.iter().flat_map(assumptions);
    all.any(|it| it.starts_with(law))
}

pub(crate) fn corrected(trick: u8, seat: Seat, withdrawn: &str, record: Recorded) -> DirectorFact {
    DirectorFact::Corrected {
        turn: turn(trick, seat),
        withdrawn: card(withdrawn),
        record,
    }
}

/// [`Board::won`], with the ten of hearts led to every trick.
pub(crate) fn led(winners: &str, revokes: &str) -> Board {
    let mut board = Board::won(winners, revokes);
    for trick in &mut board.replay.tricks {
        if let Some(leader) = trick.leader {
            trick.cards[leader] = Some(card("HT"));
        }
    }
    board
}

pub(crate) fn dummy_asked(trick: u8, withdrawn: Option<&str>, rights: Rights) -> DirectorFact {
    DirectorFact::DummyAsked {
        turn: turn(trick, South),
        withdrawn: withdrawn.map(card),
        rights,
    }
}

pub(crate) fn lead_order(
    from: u8,
    to: u8,
    seat: Seat,
    suit: Suit,
    order: Instruction,
) -> DirectorFact {
    DirectorFact::Lead {
        from,
        to,
        seat,
        suit,
        order,
    }
}

pub(crate) fn play_order(trick: u8, seat: Seat, what: What, order: Instruction) -> DirectorFact {
    DirectorFact::Play {
        turn: turn(trick, seat),
        what,
        order,
    }
}

/// West leads DK and wins, then D6 to East's ace, a heart in his hand.
pub(crate) const P26: &str = "
    D2 D3 D4 DK
    D5 DA D7 D6
    C2 C3 C4 CA
    H3 H5 H6 HJ";

/// Each failure to play a penalty card: trick, seat, and the penalty cards that could have been played.
pub(crate) fn missed(board: &Board) -> Vec<String> {
    let ruling = board.rule(&LAWS_2017);
    let words = ruling.conduct.breaches.iter().filter_map(|breach| {
        let Duty::PenaltyCard { cards, .. } = breach.duty else {
            return None;
        };
        let cards: Vec<String> = cards.iter().map(|card| Spelled(card).to_string()).collect();
        Some(format!(
            "{}{} {}",
            breach.turn.trick,
            breach.turn.seat.letter(),
            cards.join(" ")
        ))
    });
    words.collect()
}

/// Spades are trumps. North leads a heart, which East follows, and two clubs, of which East has none: he discards, and
/// ruffs. East leads a heart and a diamond; then West has the lead.
pub(crate) const OPEN: &str = "
    HA H9 H3 H4
    CK D3 C3 C4
    CA SQ C5 C6
    H5 H8 H6 H7
    D4 D5 D6 DK
    D7 D8 D9 DT
    S2 S3 S4 S5
    HJ HK HQ HT";

pub(crate) fn withdrawn(trick: u8, seat: Seat, text: &str) -> DirectorFact {
    DirectorFact::Withdrawn {
        turn: turn(trick, seat),
        card: card(text),
    }
}

/// East leads C2; South, declarer, ruffed and corrected to CJ; West and dummy have played.
pub(crate) const CHANGED: &str = "
    C7 C2 CJ C8
    HA H2 H3 H4
    CT C3 S4 CQ";

pub(crate) fn opening(outcome: OpeningLead) -> DirectorFact {
    DirectorFact::OpeningLead {
        seat: East,
        card: card("H7"),
        outcome,
    }
}
