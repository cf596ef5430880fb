//! A revoke and its ruling in words: how it was established, and what concerns its board as a whole.

use super::Ruled;
use super::words::{list, number, seat_name, tricks_between};
use crate::bridge::{Side, Spelled, Suit, Turn, side};
use crate::laws::{DoubleDummy, Established, RevokeRuling, Ruling};
use crate::replay::{Grade, Replay, Revoke};

/// One revoke of a board, with its ruling.
#[derive(Debug, Clone, Copy)]
pub(super) struct RuledRevoke<'a> {
    pub(super) replay: &'a Replay,
    pub(super) board: &'a Ruling,
    pub(super) revoke: &'a Revoke,
    pub(super) grade: Grade,
    /// The suit not followed; of an order that was not obeyed, the suit required or forbidden.
    pub(super) suit: Suit,
    pub(super) ruling: &'a RevokeRuling,
}

impl<'a> RuledRevoke<'a> {
    /// The revoke at a turn of which only the director tells.
    pub(super) fn of_slip(ruled: &Ruled<'a>, turn: Turn) -> Option<Self> {
        let mut told = ruled.ruling.slip_revokes.iter();
        let told = told.find(|told| told.revoke.turn == turn)?;
        Some(Self {
            replay: ruled.replay,
            board: ruled.ruling,
            revoke: &told.revoke,
            grade: Grade::Certain,
            suit: told.suit,
            ruling: &told.ruling,
        })
    }

    /// The revoke at a turn that the record shows.
    pub(super) fn of_record(ruled: &Ruled<'a>, turn: Turn) -> Option<Self> {
        let mut revokes = ruled.revokes().zip(&ruled.ruling.revokes);
        let ((revoke, grade), ruling) = revokes.find(|((it, _), _)| it.turn == turn)?;
        Some(Self {
            replay: ruled.replay,
            board: ruled.ruling,
            revoke,
            grade,
            suit: revoke.led_suit(),
            ruling,
        })
    }
}

impl RuledRevoke<'_> {
    pub(super) const fn offender(&self) -> &'static str {
        seat_name(self.revoke.turn.seat)
    }

    pub(super) const fn offenders(&self) -> &'static str {
        self.ruling.side.name()
    }

    pub(super) const fn trick(&self) -> u8 {
        self.revoke.turn.trick
    }

    /// `East led S6 to trick 7 (63A1)`.
    pub(super) fn establishment(&self) -> String {
        let next = self.trick() + 1;
        match self.ruling.established {
            Established::Yes {
                by,
                trick,
                card: Some((turn, card)),
            } => {
                let led = self.replay.trick(trick).leader == Some(turn.seat);
                let (did, to) = match by {
                    "63A2" => ("named", "for"),
                    _ if led => ("led", "to"),
                    _ => ("played", "to"),
                };
                let (seat, card) = (seat_name(turn.seat), Spelled(card));
                format!("{seat} {did} {card} {to} trick {trick} ({by})")
            }
            Established::Yes {
                by,
                trick,
                card: None,
            } => self.established_without_a_card(by, trick),
            Established::Presumed => format!(
                "presumed: the record ends before {} play to trick {next}, and a Result was agreed (69A)",
                self.offenders()
            ),
            Established::Unknown if self.is_joint() => format!(
                "not to be told: both sides revoked in trick {}, and one of them had played to trick {next} (62C3)",
                self.trick()
            ),
            Established::No => "no: it is put right".to_owned(),
            Established::Unknown => format!(
                "not to be told: the record ends before {} play to trick {next}",
                self.offenders()
            ),
        }
    }

    /// How, where no card tells.
    fn established_without_a_card(&self, by: &str, trick: u8) -> String {
        let offenders = self.offenders();
        match by {
            "63A2" => format!("{offenders} named a card for trick {trick} ({by})"),
            "63A3" | "63A4" => format!("by the claim in trick {trick} ({by})"),
            "43B2" => format!("as if it were: dummy asked without the right to ({by})"),
            "63B" => format!("as if it were: a defender asked without the right to ({by})"),
            "67B1" => format!("as if it were: both sides played on without the card ({by})"),
            _ => format!("{offenders} played to trick {trick} ({by})"),
        }
    }

    /// Whether the other side revoked in the same trick and the record goes on.
    fn is_joint(&self) -> bool {
        let other = |other: &Revoke| {
            other.turn.trick == self.trick() && side(other.turn.seat) != self.ruling.side
        };
        self.replay.rows > self.trick() && self.replay.revokes().any(other)
    }
}

/// `for the whole board: three tricks to North-South`; and when that is less than was asked for.
pub(super) fn whole_board(ruling: &Ruling) -> String {
    let transfer = ruling.transfer;
    let moved = tricks_between(transfer.tricks);
    let text = match transfer.to {
        Some(side) => format!("{moved} to {}", side.name()),
        None if transfer.both => format!("{moved}, once what each side owes the other is set off"),
        None => "no trick is moved".to_owned(),
    };
    let asked: u8 = ruling.revokes.iter().map(|revoke| revoke.demand.min).sum();
    let one_side = |side: Side| ruling.revokes.iter().all(|revoke| revoke.side == side);
    if asked > transfer.tricks.max && Side::ALL.into_iter().any(one_side) {
        return format!(
            "for the whole board: {text}; the revokes ask for {}, and no more are left to move",
            number(asked)
        );
    }
    format!("for the whole board: {text}")
}

/// Why equity should be looked at, if there is a reason.
pub(super) fn equity(ruling: &Ruling) -> Option<String> {
    use crate::laws::Equity;
    let reasons = ruling.equity.iter().map(|reason| match reason {
        Equity::Exempt => "a clause of 64B took the transfer away",
        Equity::LaterSuit => "the offender later won a trick with the suit not followed",
        Equity::Repeat => "the same hand revoked again in the same suit",
        Equity::BothSides => "both sides revoked",
        Equity::DoubleDummy => "double dummy gives the other side more than is adjusted",
    });
    let reasons: Vec<String> = reasons.map(str::to_owned).collect();
    (!reasons.is_empty()).then(|| format!("look at Law 64C: {}", list(&reasons)))
}

/// What double dummy says, where it was asked and could answer.
pub(super) fn double_dummy(ruling: &Ruling) -> Option<String> {
    let DoubleDummy::Tricks { before, declarer } = ruling.double_dummy else {
        return None;
    };
    let (seat, trick) = (seat_name(before.seat), before.trick);
    Some(format!(
        "had {seat} followed suit in trick {trick}, declarer makes {declarer}; a screen for Law 64C, not a ruling"
    ))
}
