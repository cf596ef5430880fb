//! Records to check and to write: those with a revoke, and sound ones.

use super::support::{Kind, LineEnd, Writer};
use pbn_audit::audit::{Options, Scratch};
use pbn_audit::board::Carry;
use pbn_audit::pbn::{Game, games};
use pbn_audit::source::Charset;

/// A text and its games.
pub(crate) struct Records {
    text: Vec<u8>,
    pub(crate) revoked: Vec<Game>,
    pub(crate) sound: Vec<Game>,
}

impl Records {
    pub(crate) fn new() -> Self {
        let (text, _) = Writer::new(Kind::Full, LineEnd::CrLf, 1).bytes(4_000_000);
        let mut this = Self {
            revoked: Vec::new(),
            sound: Vec::new(),
            text,
        };
        let all: Vec<_> = games(&this.text).collect();
        for game in all {
            let mut revokes = 0;
            let (options, carry) = (Options::default(), Carry::default());
            Scratch::default().rule(&options, this.record(&game), &carry, |pbn| {
                let replay = pbn.case.ruled.as_ref().ok().map(|ruled| ruled.replay);
                revokes = replay.map_or(0, |replay| replay.revokes().count());
            });
            let kind = if revokes > 0 {
                &mut this.revoked
            } else {
                &mut this.sound
            };
            kind.push(game);
        }
        this
    }

    /// A game, as an audit takes it.
    pub(crate) fn record<'a>(&'a self, game: &'a Game) -> (&'a Game, &'a [u8], Charset) {
        (game, &self.text, Charset::Unstated)
    }
}
