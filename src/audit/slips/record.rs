//! What slips say of the record itself: cards that were written down wrongly, and an opening lead out of turn.
//!
//! The play is put right before it is replayed: an accepted lead gets the mark that the record left out (`^L`), and the
//! player who spread his hand is dummy. It must not know what a ruling makes of it.

use super::file_slips::OnBoard;
use crate::board::{Board, Play, Premises, Source};
use crate::bridge::{Card, Seat, Table, Turn, side};
use crate::checks::{AmendedCard, SlipFault};
use crate::laws::{DirectorFact, Objection, OpeningLead};

impl OnBoard {
    /// Puts the record of the board right, as far as the slips speak of it, and sets aside those that cannot be. The play as it is
    /// then is in `play`.
    pub(crate) fn put_right(
        &mut self,
        board: &Board,
        premises: Premises,
        play: &mut Play,
    ) -> Premises {
        if !self.facts.iter().copied().any(is_of_the_record) {
            return premises;
        }
        if premises.cards == Source::Tag {
            play.clone_from(&board.play);
        }
        self.set_contradictions_aside(is_of_the_record);
        let of_board = (board, &premises, &*play);
        let facts = self.facts.iter().zip(&self.stated);
        let faults = facts.map(|(&fact, slip)| fault(fact, slip.line, of_board));
        let faults: Vec<_> = faults.collect();
        self.keep(|place| faults[place].is_none());
        self.faults.extend(faults.into_iter().flatten());
        if !self.facts.iter().copied().any(is_of_the_record) {
            return premises;
        }
        let is_irregular = premises.stated_declarer.is_some_and(|it| it.irregular);
        let mut declarer_is_dummy = false;
        for place in 0..self.facts.len() {
            match self.facts[place] {
                DirectorFact::RecordError { turn, card } => {
                    self.amend(&mut play.table, (turn, card), place);
                }
                DirectorFact::OpeningLead { seat, outcome, .. } if is_accepted(outcome) => {
                    play.table.marks[0].lead |= 1 << play.table.column_of(seat);
                    declarer_is_dummy =
                        outcome == OpeningLead::AcceptedDeclarerDummy && !is_irregular;
                }
                _ => (),
            }
        }
        let premises = Premises {
            cards: Source::Slip,
            declarer_is_dummy,
            ..premises
        };
        premises.led(play)
    }

    /// Corrects a card of the record.
    fn amend(&mut self, table: &mut Table, (turn, card): (Turn, Card), place: usize) {
        let column = table.column_of(turn.seat);
        let recorded = table.slots[usize::from(turn.trick) - 1][column].card();
        table.put(turn, card);
        if recorded != Some(card) {
            self.amended.push(AmendedCard {
                line: self.stated[place].line,
                turn,
                recorded,
                played: card,
            });
        }
    }
}

/// Whether the lead out of turn stood.
const fn is_accepted(outcome: OpeningLead) -> bool {
    matches!(
        outcome,
        OpeningLead::Accepted | OpeningLead::AcceptedDeclarerDummy
    )
}

const fn is_of_the_record(fact: DirectorFact) -> bool {
    matches!(
        fact,
        DirectorFact::RecordError { .. } | DirectorFact::OpeningLead { .. }
    )
}

/// A board, and what is gone by on it.
type OfBoard<'a> = (&'a Board, &'a Premises, &'a Play);

/// What is wrong with a slip on the record.
fn fault(fact: DirectorFact, line: u64, of_board: OfBoard<'_>) -> Option<SlipFault> {
    match fact {
        DirectorFact::RecordError { turn, card } => {
            let why = of_card(turn, card, of_board)?;
            Some(SlipFault::Impossible { line, why })
        }
        DirectorFact::OpeningLead {
            seat,
            card,
            outcome,
        } => of_lead(line, (seat, card, outcome), of_board),
        _ => None,
    }
}

fn was_dealt(board: &Board, seat: Seat, card: Card) -> bool {
    let hand = board.deal.value().and_then(|deal| deal.hands[seat]);
    hand.is_none_or(|hand| hand.contains(card))
}

fn of_card(turn: Turn, card: Card, (board, _, play): OfBoard<'_>) -> Option<Objection> {
    let reaches = (1..=play.table.rows).contains(&turn.trick);
    if !reaches {
        Some(Objection::NotReached)
    } else if !was_dealt(board, turn.seat, card) {
        Some(Objection::NeverHeld)
    } else {
        None
    }
}

/// What is wrong with an opening lead out of turn: who led, what he led, and what the record says of it.
fn of_lead(
    line: u64,
    (seat, card, outcome): (Seat, Card, OpeningLead),
    (board, premises, play): OfBoard<'_>,
) -> Option<SlipFault> {
    let declarer = premises.stated_declarer?;
    let of_auction = if declarer.irregular {
        declarer.seat.partner()
    } else {
        declarer.seat
    };
    let due = of_auction.lho();
    let accepted = is_accepted(outcome);
    let table = &play.table;
    let stands = table.slots[0][table.column_of(seat)].card();
    let marked = table.marks[0].lead;
    let why = if side(seat) == side(of_auction) {
        Objection::DeclaringSideLed
    } else if seat == due {
        Objection::OwnTurnToLead
    } else if !was_dealt(board, seat, card) {
        Objection::NeverHeld
    } else if accepted && stands.is_some_and(|it| it != card) {
        Objection::OtherCardThere
    } else if declarer.irregular && outcome != OpeningLead::AcceptedDeclarerDummy {
        let why = Objection::OtherHandPlayed;
        return Some(SlipFault::AgainstRecord { line, why });
    } else if marked & !(u8::from(accepted) << table.column_of(seat)) != 0 {
        let why = Objection::OtherLeadMarked;
        return Some(SlipFault::AgainstRecord { line, why });
    } else {
        return None;
    };
    Some(SlipFault::Impossible { line, why })
}
