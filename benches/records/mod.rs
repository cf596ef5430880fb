//! Records to check and to write: those with a revoke, and sound ones.

use super::support::{Kind, LineEnd, Writer};
use pbn_audit::audit::{Options, Scratch};
use pbn_audit::board::Carry;
use pbn_audit::checks::{Case, Finding};
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
            this.audit(&mut Scratch::default(), &game, |case, _| {
                let replay = case.ruled.as_ref().ok().map(|ruled| ruled.replay);
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

    /// Audits a game, up to what is measured.
    pub(crate) fn audit(
        &self,
        scratch: &mut Scratch,
        game: &Game,
        with: impl FnOnce(&Case<'_>, &[Finding]),
    ) {
        let record = (game, &self.text[..], Charset::Unstated);
        scratch.audit(&Options::default(), record, &Carry::default(), with);
    }
}
