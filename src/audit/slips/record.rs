//! What slips say of the record itself: cards that were written down wrongly, and an opening lead out of turn.
//!
//! The board is put right before it is replayed: an accepted lead gets the mark that the record left out (`^L`), and the
//! player who spread his hand is dummy. It must not know what a ruling makes of it.

use super::file_slips::OnBoard;
use crate::board::{AtTable, Board};
use crate::bridge::{Card, Seat, Turn, side};
use crate::checks::{AmendedCard, SlipFault};
use crate::laws::{DirectorFact, Objection, OpeningLead};

impl OnBoard {
    /// Puts the record of the board right, and sets aside what cannot be.
    pub(in crate::audit) fn put_right(&mut self, board: &mut Board) {
        if !self.facts.iter().copied().any(is_of_the_record) {
            return;
        }
        self.set_contradictions_aside(is_of_the_record);
        let faults: Vec<Option<RecordSlipFault>> =
            self.facts.iter().map(|&fact| fault(fact, board)).collect();
        for (line, fault) in self.lines.iter().zip(&faults) {
            let fault = fault.as_ref().map(|fault| fault.on(*line));
            self.faults.extend(fault);
        }
        self.keep(|place| faults[place].is_none());
        for place in 0..self.facts.len() {
            match self.facts[place] {
                DirectorFact::RecordError { turn, card } => self.amend(board, (turn, card), place),
                DirectorFact::OpeningLead { seat, outcome, .. } => {
                    self.follow(board, seat, outcome);
                }
                _ => (),
            }
        }
    }

    /// Corrects a card of the record.
    fn amend(&mut self, board: &mut Board, (turn, card): (Turn, Card), place: usize) {
        let table = &mut board.play.table;
        let column = table.column_of(turn.seat);
        let recorded = table.slots[usize::from(turn.trick) - 1][column].card();
        table.put(turn, card);
        if recorded != Some(card) {
            self.amended.push(AmendedCard {
                line: self.lines[place],
                turn,
                recorded,
                played: card,
            });
        }
    }

    /// Marks an accepted lead, and remembers who spread his hand.
    fn follow(&mut self, board: &mut Board, seat: Seat, outcome: OpeningLead) {
        let table = &mut board.play.table;
        match outcome {
            OpeningLead::Accepted | OpeningLead::AcceptedDeclarerDummy => {
                table.marks[0].lead |= 1 << table.column_of(seat);
                self.declarer_is_dummy = outcome == OpeningLead::AcceptedDeclarerDummy
                    && board.declarer.value().is_some_and(|it| !it.irregular);
            }
            OpeningLead::Invited
            | OpeningLead::Refused
            | OpeningLead::RefusedDemand
            | OpeningLead::RefusedForbid => (),
        }
    }

    /// Who played, when the auction's declarer became dummy (Law 54A).
    pub(in crate::audit) fn seated(&self, at_table: AtTable) -> AtTable {
        if !self.declarer_is_dummy {
            return at_table;
        }
        AtTable {
            declarer: at_table.declarer.partner(),
            ..at_table
        }
    }
}

const fn is_of_the_record(fact: DirectorFact) -> bool {
    matches!(
        fact,
        DirectorFact::RecordError { .. } | DirectorFact::OpeningLead { .. }
    )
}

/// What is wrong with a slip on the record.
enum RecordSlipFault {
    /// It cannot be true of these cards.
    Impossible(Objection),
    /// The record says otherwise.
    AgainstRecord(Objection),
}

impl RecordSlipFault {
    const fn on(&self, line: u64) -> SlipFault {
        match *self {
            Self::Impossible(why) => SlipFault::Impossible { line, why },
            Self::AgainstRecord(why) => SlipFault::AgainstRecord { line, why },
        }
    }
}

fn fault(fact: DirectorFact, board: &Board) -> Option<RecordSlipFault> {
    match fact {
        DirectorFact::RecordError { turn, card } => {
            of_card(turn, card, board).map(RecordSlipFault::Impossible)
        }
        DirectorFact::OpeningLead {
            seat,
            card,
            outcome,
        } => of_lead(seat, card, outcome, board),
        _ => None,
    }
}

fn was_dealt(board: &Board, seat: Seat, card: Card) -> bool {
    let hand = board.deal.value().and_then(|deal| deal.hands[seat]);
    hand.is_none_or(|hand| hand.contains(card))
}

fn of_card(turn: Turn, card: Card, board: &Board) -> Option<Objection> {
    let reaches = (1..=board.play.table.rows).contains(&turn.trick);
    if !reaches {
        Some(Objection::NotReached)
    } else if !was_dealt(board, turn.seat, card) {
        Some(Objection::NeverHeld)
    } else {
        None
    }
}

/// What is wrong with an opening lead out of turn: who led, what he led, and what the record says of it.
fn of_lead(seat: Seat, card: Card, outcome: OpeningLead, board: &Board) -> Option<RecordSlipFault> {
    use RecordSlipFault::{AgainstRecord, Impossible};
    let declarer = board.declarer.value()?;
    let of_auction = if declarer.irregular {
        declarer.seat.partner()
    } else {
        declarer.seat
    };
    let due = of_auction.lho();
    let accepted = matches!(
        outcome,
        OpeningLead::Accepted | OpeningLead::AcceptedDeclarerDummy
    );
    let table = &board.play.table;
    let stands = table.slots[0][table.column_of(seat)].card();
    let marked = table.marks[0].lead;
    if side(seat) == side(of_auction) {
        Some(Impossible(Objection::DeclaringSideLed))
    } else if seat == due {
        Some(Impossible(Objection::OwnTurnToLead))
    } else if !was_dealt(board, seat, card) {
        Some(Impossible(Objection::NeverHeld))
    } else if accepted && stands.is_some_and(|it| it != card) {
        Some(Impossible(Objection::OtherCardThere))
    } else if declarer.irregular && outcome != OpeningLead::AcceptedDeclarerDummy {
        let why = Objection::OtherHandPlayed;
        Some(AgainstRecord(why))
    } else if marked & !(u8::from(accepted) << table.column_of(seat)) != 0 {
        let why = Objection::OtherLeadMarked;
        Some(AgainstRecord(why))
    } else {
        None
    }
}
