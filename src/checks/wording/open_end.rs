//! Revokes that were not established at the end of a record: how the play may go on, and with which cards.

use super::revokes::RuledRevoke;
use crate::bridge::{BySeat, Card, Hand, Seat, only, seats_from, side};
use crate::checks::Ruled;
use crate::laws::{Ending, Established, OpenEnd};
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

/// The revokes of its trick that were not established, as they are numbered.
fn corrected<'a, 'b>(end: OpenEnd, revokes: &'a [RuledRevoke<'b>]) -> Vec<&'a RuledRevoke<'b>> {
    let is_open = |one: &&RuledRevoke<'_>| {
        one.trick() == end.turn.trick && one.ruling.established == Established::No
    };
    revokes.iter().filter(is_open).collect()
}

/// The clause by which they are corrected.
fn clause(corrected: &[&RuledRevoke<'_>]) -> &'static str {
    corrected.last().map_or("62A", |one| one.ruling.clauses[0])
}

/// What becomes of the revokes that were not established, and of the rest of the play.
pub(crate) fn sentences(ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Vec<Message> {
    let Some(end) = ruled.ruling.open_end else {
        return Vec::new();
    };
    let trick = end.turn.trick;
    let all = corrected(end, revokes);
    let (clause, claim) = (clause(&all), ruled.ruling.edition.weighed.claim);
    let led = all.iter().find(|one| one.is_lead());
    let seats: Vec<Seat> = all.iter().map(|one| one.seat()).collect();
    let count = seats.len();
    let corrected = match (led, end.winner) {
        (Some(one), _) => message!("open-corrected-lead", seat = one.seat(), clause, trick),
        (None, Some(winner)) => message!("open-corrected", count, seats, clause, trick, winner),
        (None, None) if !ruled.play.trick(trick).is_whole() => {
            message!("open-corrected-unfinished", count, seats, clause, trick)
        }
        (None, None) => message!("open-corrected-trick-open", count, seats, clause, trick),
    };
    let side = side(end.turn.seat);
    let later = ruled.play.recorded().filter(|(number, _)| *number > trick);
    let later: Vec<Card> = later.flat_map(|(_, it)| it.cards.0).flatten().collect();
    let rest = match end.ending {
        Ending::Disputed => message!("open-disputed", side, claim),
        Ending::VoidConcession => message!("open-void", side, next = trick + 1),
        Ending::Corrected if later.is_empty() => message!("open-not-recorded"),
        Ending::Corrected => message!("open-recorded-only", cards = later, next = trick + 1),
    };
    vec![corrected, rest]
}

/// The same in a few words.
pub(crate) fn in_short(end: OpenEnd, revokes: &[RuledRevoke<'_>]) -> Message {
    message!("happened-open", clause = clause(&corrected(end, revokes)))
}

/// The cards left after the trick of the revoke, or in it where a card to it is still open, or before it where another card is
/// led; `None` when no hand is known.
pub(crate) fn of(ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Option<OpenEndWording> {
    let end = ruled.ruling.open_end?;
    let all = corrected(end, revokes);
    let led = all.iter().find(|one| one.is_lead());
    let trick = end.turn.trick + u8::from(led.is_none());
    let mut hands = Position::hands_before(ruled.play, trick)?;
    let mut of_trick = *ruled.play.trick(end.turn.trick);
    for one in all.iter().filter(|_| led.is_none()) {
        let card = &mut of_trick.cards[one.seat()];
        if *card == Some(one.revoke.played) {
            *card = only(one.ruling.could_have_played);
            if let Some(hand) = hands[one.seat()].as_mut() {
                hand.insert(one.revoke.played);
                card.map(|card| hand.remove(card));
            }
        }
    }
    let seats = of_trick.leader.filter(|_| led.is_none()).map(seats_from);
    let (laid, left): (Vec<Seat>, Vec<Seat>) =
        (seats.into_iter().flatten()).partition(|seat| of_trick.cards[*seat].is_some());
    let card = |seat: Seat| Some(message!("open-laid", seat, card = of_trick.cards[seat]?));
    let laid: Vec<Message> = laid.into_iter().filter_map(card).collect();
    let caption = match end.winner.or(led.map(|one| one.seat())) {
        _ if !left.is_empty() => {
            let trick = end.turn.trick;
            message!("open-position-unfinished", trick, laid, left)
        }
        Some(seat) => message!("open-position", trick, seat),
        None => message!("open-position-leader-open", trick),
    };
    Some(OpenEndWording { caption, hands })
}
