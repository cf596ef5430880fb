//! A revoke that was not established at the end of a record: how the play may go on, and with which cards.

use super::revokes::RuledRevoke;
use crate::bridge::{BySeat, Hand, Turn, only, side};
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

/// The revoke, as it is numbered.
fn revoke<'a, 'b>(end: OpenEnd, revokes: &'a [RuledRevoke<'b>]) -> Option<&'a RuledRevoke<'b>> {
    revokes.iter().find(|one| one.revoke.turn == end.turn)
}

/// The clause by which it is corrected.
fn clause(end: OpenEnd, revokes: &[RuledRevoke<'_>]) -> &'static str {
    revoke(end, revokes).map_or("62A", |one| one.ruling.clauses[0])
}

/// What becomes of a revoke that was not established, and of the rest of the play.
pub(crate) fn sentences(ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Vec<Message> {
    let Some(end) = ruled.ruling.open_end else {
        return Vec::new();
    };
    let Turn { trick, seat } = end.turn;
    let (clause, claim) = (clause(end, revokes), ruled.ruling.edition.weighed.claim);
    let corrected = match end.winner {
        _ if revoke(end, revokes).is_some_and(RuledRevoke::is_lead) => {
            message!("open-corrected-lead", seat, clause, trick)
        }
        Some(winner) => message!("open-corrected", seat, clause, trick, winner),
        None => message!("open-corrected-trick-open", seat, clause, trick),
    };
    let side = side(seat);
    let rest = match end.ending {
        Ending::Disputed => message!("open-disputed", side, claim),
        Ending::VoidConcession => message!("open-void", side, next = trick + 1),
        Ending::Corrected => message!("open-not-recorded"),
    };
    vec![corrected, rest]
}

/// The same in a few words.
pub(crate) fn in_short(end: OpenEnd, revokes: &[RuledRevoke<'_>]) -> Message {
    message!("happened-open", clause = clause(end, revokes))
}

/// The cards left after the trick of the revoke, or before it where another card is led; `None` when no hand is known.
pub(crate) fn of(ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Option<OpenEndWording> {
    let end = ruled.ruling.open_end?;
    let one = revoke(end, revokes)?;
    let is_led_anew = one.is_lead();
    let trick = one.trick() + u8::from(!is_led_anew);
    let mut hands = Position::hands_before(ruled.play, trick)?;
    if let Some(hand) = &mut hands[one.seat()]
        && end.is_to_be_corrected()
        && !is_led_anew
    {
        hand.insert(one.revoke.played);
        if let Some(card) = only(one.ruling.could_have_played) {
            hand.remove(card);
        }
    }
    let leader = end.winner.or(is_led_anew.then_some(one.seat()));
    let caption = match leader {
        Some(seat) => message!("open-position", trick, seat),
        None => message!("open-position-leader-open", trick),
    };
    Some(OpenEndWording { caption, hands })
}
