//! The director's facts about a board: what a record of the play cannot show.
//!
//! Each answers a question that a ruling leaves open. Facts narrow a ruling; they never add cards.

use crate::bridge::{Card, Seat, Side, Suit, Turn};
use strum::{VariantArray, VariantNames};

/// One fact.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DirectorFact {
    /// When attention was drawn to a revoke; to every revoke of the board when none is named (Law 64B4, 64B5).
    Attention {
        /// The revoke.
        of: Option<Turn>,
        /// When.
        when: When,
    },
    /// Whether a revoke that the record shows happened; otherwise the record is wrong there.
    Revoke {
        /// When it is recorded, and by whom.
        turn: Turn,
        /// Whether it happened.
        happened: bool,
    },
    /// A revoke that was corrected before it was established (Law 62A, 62C3).
    Corrected {
        /// When it was made, and by whom.
        turn: Turn,
        /// The card that was taken back.
        withdrawn: Card,
        /// What the record has at this turn.
        record: Recorded,
    },
    /// A card that another player changed after a correction (Law 62C1, 62C2, 47D).
    Withdrawn {
        /// Whose, in which trick.
        turn: Turn,
        /// The card that was taken back.
        card: Card,
    },
    /// Whether all four hands were back in the board when a revoke on trick 12 was found (Law 62D1).
    HandsReturned(bool),
    /// A claim or concession (Law 63A3, 63A4, 69A).
    Claim {
        /// The trick in which it was made; none of its cards need be recorded.
        trick: u8,
        /// Who made it.
        by: Seat,
        /// The outcome.
        outcome: Claimed,
        /// Tricks that the claimer's side got of those remaining, if that was noted.
        tricks: Option<u8>,
    },
    /// A card that was named or led to the trick after a revoke and is not recorded (Law 63A1, 63A2).
    Designated {
        /// For which trick, by whom.
        turn: Turn,
        /// The card, if it was noted.
        card: Option<Card>,
        /// Named, or led and taken back.
        how: Designated,
    },
    /// A defender's penalty card (Law 50).
    PenaltyCard {
        /// From this trick.
        from: u8,
        /// To this one.
        to: u8,
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// Major or minor.
        rank: Penalty,
    },
    /// A card that lay faced on the table; the whole hand when none is named (Law 64B3 up to 2007).
    Faced {
        /// From this trick.
        from: u8,
        /// To this one.
        to: u8,
        /// Whose.
        seat: Seat,
        /// Which.
        card: Option<Card>,
    },
    /// A suit that a hand was required, or forbidden, to lead (Law 50D2, 54D; 61A).
    Lead {
        /// From this trick.
        from: u8,
        /// To this one.
        to: u8,
        /// Whose lead.
        seat: Seat,
        /// The suit.
        suit: Suit,
        /// Required or forbidden.
        order: Instruction,
    },
    /// A card or suit that a hand was required, or forbidden, to play (Law 57A, 61A).
    Play {
        /// When, and by whom.
        turn: Turn,
        /// What.
        what: What,
        /// Required or forbidden.
        order: Instruction,
    },
    /// Dummy asked declarer about a possible revoke (Law 43B2b), or a defender, which he may not (Law 61B2b).
    DummyAsked {
        /// In which trick; the seat is that of the player asked.
        turn: Turn,
        /// The card that this player took back, if it was a revoke.
        withdrawn: Option<Card>,
        /// Whether dummy had lost his rights (Law 43A2).
        rights: Rights,
    },
    /// Dummy was the first to point out a defender's revoke (Law 43B3).
    DummyPointed {
        /// In which trick; the seat is the defender's.
        turn: Turn,
        /// Whether dummy had lost his rights.
        rights: Rights,
    },
    /// A defender asked his partner about a possible revoke (Law 61B, 63B of 1997).
    DefenderAsked {
        /// In which trick; the seat is the revoker's.
        turn: Turn,
        /// The card that he took back.
        withdrawn: Option<Card>,
        /// Whether the zone permits the question.
        permitted: bool,
    },
    /// An opening lead by the wrong defender (Law 47E1, 54).
    OpeningLead {
        /// Who led.
        seat: Seat,
        /// What.
        card: Card,
        /// The outcome.
        outcome: OpeningLead,
    },
    /// A card that was found missing in a trick (Law 67B1, 14).
    MissingCard {
        /// Where it should have been played.
        turn: Turn,
        /// Which.
        card: Card,
    },
    /// A surplus card in a trick (Law 67B2).
    ExtraCard {
        /// In which trick.
        turn: Turn,
        /// Which.
        card: Card,
    },
    /// Whether the Result already includes the transfer.
    ResultAdjusted(bool),
    /// The other side asked the director to waive the rectification of a revoke, or of all if none is named (Law 81C5).
    Waived(Option<Turn>),
    /// Whether the correction period is still open (Law 79C, 92B).
    CorrectionPeriodOpen(bool),
    /// Whether a clause of Law 64 of which authorities differ applies on this board: see [`Reading`].
    Reading {
        /// The clause.
        of: Reading,
        /// Whether it applies.
        applies: bool,
    },
    /// The card really played where the record has another.
    RecordError {
        /// Where.
        turn: Turn,
        /// The card.
        card: Card,
    },
}

/// A clause that takes a transfer away, and that authorities read in two ways: whether it may rest on another revoke that
/// was corrected, or for which nothing is ever due (64B3, trick 12); and 64B3 itself where a card of the suit that was not
/// faced could have been played as well.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, strum::IntoStaticStr, VariantArray)]
pub enum Reading {
    /// 64B2.
    #[strum(serialize = "64B2")]
    Repeat,
    /// 64B3.
    #[strum(serialize = "64B3")]
    FacedCard,
    /// 64B7.
    #[strum(serialize = "64B7")]
    BothSides,
    /// 64C of 1997, where both sides revoked in one trick.
    #[strum(serialize = "64C")]
    InOneTrick,
}

impl Reading {
    /// All of them.
    pub const ALL: [Self; 4] = *Self::VARIANTS.as_array().expect("as many");

    /// `64B7`.
    pub fn clause(self) -> &'static str {
        self.into()
    }
}

/// When attention was drawn to a revoke.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum When {
    /// During the play.
    DuringPlay,
    /// After it, before the other side called on the next deal.
    AfterPlay,
    /// After a call on the next deal by the offending side only.
    #[strum(serialize = "next-call-offenders")]
    NextCallByOffenders,
    /// After a call on the next deal by the other side (Law 64B4).
    #[strum(serialize = "next-call-others")]
    NextCallByOthers,
    /// After the round had ended (Law 64B5).
    AfterRound,
    /// Never.
    Never,
}

/// What the record has where a revoke was corrected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Recorded {
    /// The card finally played, so the trick looks clean.
    New,
    /// The card taken back; this legal one was really played.
    Old(Card),
}

/// The outcome of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Claimed {
    /// The other side agreed.
    Agreed,
    /// It was disputed.
    Disputed,
    /// The claimer's partner objected at once (Law 68B2).
    PartnerObjected,
    /// The agreement was withdrawn (Law 69B).
    Withdrawn,
}

/// How a card to the next trick was designated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Designated {
    /// It was named.
    Named,
    /// It was led, and taken back.
    LedThenWithdrawn,
}

/// The rank of a penalty card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Penalty {
    /// Major.
    Major,
    /// Minor.
    Minor,
}

impl Penalty {
    /// The rank that a card has: an honour is always a major penalty card (Law 50B).
    pub(in crate::laws) const fn of(self, card: Card) -> Self {
        match self {
            Self::Minor if card.rank.get() < 10 => Self::Minor,
            _ => Self::Major,
        }
    }
}

/// Required or forbidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Instruction {
    /// Required.
    Must,
    /// Forbidden.
    MayNot,
}

/// What was required or forbidden to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum What {
    /// This card.
    Card(Card),
    /// The highest of the led suit.
    Highest,
    /// The lowest of the led suit.
    Lowest,
    /// This suit.
    Suit(Suit),
}

/// Whether dummy had his rights (Law 43A2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rights {
    /// He had lost them.
    Lost,
    /// He had them.
    Kept,
}

/// The outcome of an opening lead out of turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum OpeningLead {
    /// An opponent had told him that it was his lead: withdrawn without rectification (Law 47E1).
    Invited,
    /// Accepted; declarer stayed declarer (Law 54B).
    Accepted,
    /// Accepted, or declarer spread his hand: he became dummy (Law 54A).
    AcceptedDeclarerDummy,
    /// Refused: the card became a major penalty card (Law 54D, 50).
    Refused,
    /// Refused, and the suit demanded of the correct leader (Law 50D2a).
    RefusedDemand,
    /// Refused, and the suit forbidden to the correct leader.
    RefusedForbid,
}

impl DirectorFact {
    /// Whether a card was missing at this turn.
    pub(in crate::laws) fn is_missing_card(self, at: Turn) -> bool {
        matches!(self, Self::MissingCard { turn, .. } if turn == at)
    }
}

impl OpeningLead {
    /// Who may use the information from the card, if it was withdrawn: the non-offending side, which is the leader's
    /// own when an opponent had told him that it was his lead.
    pub(in crate::laws) const fn withdrawn_for(self, leaders: Side) -> Option<Side> {
        match self {
            Self::Invited => Some(leaders),
            Self::Refused | Self::RefusedDemand | Self::RefusedForbid => Some(leaders.other()),
            Self::Accepted | Self::AcceptedDeclarerDummy => None,
        }
    }
}
