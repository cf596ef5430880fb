//! The auction section, token by token, into calls.

use crate::bridge::{Bid, Call, Calls, Level, Seat, after, seat, strain};
use crate::pbn::{CallKind, Game, TagName};

/// Reads the calls, and says who called first. `None` when that cannot be told, or a call cannot be read.
pub(super) fn read(
    game: &Game,
    text: &[u8],
    dealer: Option<Seat>,
    calls: &mut Calls,
) -> Option<Seat> {
    calls.clear();
    let mut first = match game.value(TagName::Auction)?.of(text).trim_ascii() {
        [letter] => seat(*letter).or(dealer)?,
        _ => dealer?,
    };
    let mut skipped = false;
    for token in &game.calls {
        match token.kind {
            CallKind::Hyphen if calls.is_empty() => first = after(first, 1),
            CallKind::Irregularity(b'S') if calls.is_empty() && !skipped => {
                calls.skip();
                skipped = true;
            }
            CallKind::Irregularity(b'S') => calls.skip(),
            CallKind::Pass => calls.push(Call::Pass),
            CallKind::Double => calls.push(Call::Double),
            CallKind::Redouble => calls.push(Call::Redouble),
            CallKind::Bid(level, letter) => {
                calls.push(Call::Bid(Bid {
                    level: Level::new(level - b'0'),
                    strain: strain(letter)?,
                }));
            }
            CallKind::AllPass => calls.all_pass(),
            CallKind::Hyphen | CallKind::Unreadable => return None,
            CallKind::Star | CallKind::Plus => break,
            CallKind::Irregularity(_)
            | CallKind::Suffix
            | CallKind::NoteReference(_)
            | CallKind::Nag(_) => (),
        }
    }
    Some(first)
}
