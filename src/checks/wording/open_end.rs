//! A revoke that was not established at the end of a record: how the play may go on, and with which cards.

use super::revokes::RuledRevoke;
use crate::bridge::{BySeat, Hand, Turn, side};
use crate::checks::Ruled;
use crate::laws::{Ending, OpenEnd};
use crate::replay::Position;
use crate::words::{Message, message};

/// What a director needs to decide the rest of the play.
#[derive(Debug)]
pub(crate) struct OpenEndWording {
    /// When they are that, and who leads.
    pub(crate) caption: Message,
    /// The cards that are still to be played.
    pub(crate) hands: BySeat<Option<Hand>>,
}

/// The clause by which the revoke is corrected.
fn clause(end: OpenEnd, revokes: &[RuledRevoke<'_>]) -> &'static str {
    let of_it = revokes.iter().find(|one| one.revoke.turn == end.turn);
    of_it.map_or("62A", |one| one.ruling.clauses[0])
}

/// What becomes of the revoke, and of the rest of the play.
pub(crate) fn sentences(end: OpenEnd, revokes: &[RuledRevoke<'_>]) -> Vec<Message> {
    let Turn { trick, seat } = end.turn;
    let clause = clause(end, revokes);
    let corrected = match end.winner {
        Some(winner) => message!("open-corrected", seat, clause, trick, winner),
        None => message!("open-corrected-trick-open", seat, clause, trick),
    };
    let side = side(seat);
    let rest = match end.ending {
        Ending::Disputed => message!("open-disputed", side),
        Ending::VoidConcession => message!("open-void", side, next = trick + 1),
        Ending::Corrected => message!("open-not-recorded"),
    };
    vec![corrected, rest]
}

/// The same in a few words.
pub(crate) fn in_short(end: OpenEnd, revokes: &[RuledRevoke<'_>]) -> Message {
    message!("happened-open", clause = clause(end, revokes))
}

/// The cards left after the trick of the revoke; `None` when no hand is known.
pub(crate) fn of(ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Option<OpenEndWording> {
    let end = ruled.ruling.open_end?;
    let mut hands = Position::hands_before(ruled.play, end.turn.trick + 1)?;
    let one = revokes.iter().find(|one| one.revoke.turn == end.turn)?;
    if let Some(hand) = &mut hands[one.seat()]
        && end.is_to_be_corrected()
    {
        hand.insert(one.revoke.played);
        if let Some(card) = one.only_legal() {
            hand.remove(card);
        }
    }
    let caption = match end.winner {
        Some(seat) => message!("open-position", trick = one.trick() + 1, seat),
        None => message!("open-position-leader-open", trick = one.trick() + 1),
    };
    Some(OpenEndWording { caption, hands })
}
