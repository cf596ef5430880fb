//! Objections: why a director's fact is impossible, by the cards, the Laws, or the marks of the record.

/// Why a fact is impossible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Objection {
    /// The deal has no such trick.
    NoSuchTrick,
    /// The record does not reach that trick.
    NotReached,
    /// The hand never held that card.
    NeverHeld,
    /// Declarer and dummy have no penalty cards (Law 50).
    NoPenaltyCards,
    /// An honour is always a major penalty card (Law 50B).
    NeverMinor,
    /// Dummy asks another player, and this is his own seat.
    DummyHimself,
    /// Dummy makes no claim (Law 68): it is declarer's.
    DummyClaims,
    /// This is not a defender's seat.
    NotDefender,
    /// Only the objection of a defender's partner undoes a concession (Law 68B2): the claim itself is taken as made.
    NotDefendersConcession,
    /// The play went on after that trick.
    PlayWentOn,
    /// Fewer tricks were left.
    FewerLeft,
    /// That card was played before.
    PlayedBefore,
    /// That card was played and not taken back.
    NotTakenBack,
    /// The record holds that card as one that was played.
    HeldAsPlayed,
    /// The record holds another card there.
    OtherCardThere,
    /// This hand had no leave to change its card: none of the other side before it did (Law 62C).
    NoLeave,
    /// No stated correction gave leave to change it (Law 62C).
    NoCorrection,
    /// This hand led to that trick.
    Led,
    /// That card follows suit.
    Follows,
    /// The card played instead does not follow suit.
    LegalDoesNotFollow,
    /// The card played instead was still held later: the revoke was established by play.
    LegalStillHeld,
    /// The hand held no card of the suit led.
    NoneOfSuit,
    /// No revoke is known that the fact could be about.
    NoRevoke,
    /// The revoke on trick 12 was corrected: it was found before the hands were back in the board (Law 62D1).
    FoundInTime,
    /// The record shows no revoke at that turn.
    NoneRecorded,
    /// The declaring side makes no opening lead (Law 54).
    DeclaringSideLed,
    /// It was that hand's turn to lead.
    OwnTurnToLead,
    /// The Declarer tag (^) says that the other hand of the side played it (Law 54A).
    OtherHandPlayed,
    /// The offending side had played to the next trick before the correction, which established the revoke.
    CorrectedTooLate,
    /// With the tricks of this claim, declarer cannot have the stated Result, before or after a transfer.
    OtherResult,
    /// The record marks another lead out of turn (^L), or that this one was accepted.
    OtherLeadMarked,
    /// Each revoke of the board has a fact of its own about attention, which says otherwise.
    EachOtherwise,
    /// Nothing is due that the Result could include, and it is what was played.
    NothingDue,
}

impl Objection {
    /// Whether only the value of the fact is refused, and the rest of it remains.
    pub const fn is_of_value(self) -> bool {
        matches!(self, Self::NotDefendersConcession | Self::NeverMinor)
    }
}
