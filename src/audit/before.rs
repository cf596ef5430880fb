//! What a part has from the parts before it, and from the director.

use super::parts::Piece;
use super::slips::{Pile, Slips};
use crate::board::Carry;
use crate::pbn::{Game, Reader};
use rayon::prelude::*;

/// What is known before a part is audited.
#[derive(Clone, Default)]
pub(super) struct Before<'a> {
    pub(super) carry: Carry,
    /// The slips that may be about its boards.
    pub(super) pile: Option<Pile<'a>>,
}

/// The file up to the window that is audited next.
#[derive(Default)]
pub(super) struct SoFar {
    file: String,
    games: u64,
    carry: Carry,
}

impl SoFar {
    /// What each part of a window has from those before it.
    pub(super) fn before<'a>(&self, slips: &'a Slips, window: &[Piece]) -> Vec<Before<'a>> {
        let carries = self.carries(window).into_iter();
        let piles = self.piles(slips, window);
        let before = carries.zip(piles);
        before.map(|(carry, pile)| Before { carry, pile }).collect()
    }

    /// Takes in a piece; of a part, how many games it held, and what it hands on.
    pub(super) fn take(&mut self, piece: &Piece, part: Option<(u64, Carry)>) {
        if let Piece::Begin { file, .. } = piece {
            *self = Self {
                file: file.clone(),
                ..Self::default()
            };
        }
        if let Some((games, carry)) = part {
            self.games += games;
            self.carry = std::mem::take(&mut self.carry).then(&carry);
        }
    }

    /// What each part inherits from the parts before it. Most inherit nothing; only where a game says so, or begins
    /// without a deal, are the parts before it read for what they hand on.
    fn carries(&self, window: &[Piece]) -> Vec<Carry> {
        let inherits = |piece: &Piece| matches!(piece, Piece::Part { text, look, .. } if Carry::is_needed(text, *look));
        if !self.carry.reaches_on() && !window.iter().any(inherits) {
            return window.iter().map(|_| Carry::default()).collect();
        }
        let own: Vec<Carry> = window.par_iter().map(handed_on).collect();
        let mut carry = self.carry.clone();
        let mut carries = Vec::with_capacity(window.len());
        for (piece, own) in window.iter().zip(own) {
            if matches!(piece, Piece::Begin { .. }) {
                carry = Carry::default();
            }
            carries.push(carry.clone());
            carry = carry.then(&own);
        }
        carries
    }

    /// For each part the slips that may be about its boards. Where a slip gives the number of a game, the games of
    /// the parts before it are counted.
    fn piles<'a>(&self, slips: &'a Slips, window: &[Piece]) -> Vec<Option<Pile<'a>>> {
        if slips.is_empty() {
            return window.iter().map(|_| None).collect();
        }
        let counted: Vec<u64> = if slips.count_games() {
            window.par_iter().map(games).collect()
        } else {
            vec![0; window.len()]
        };
        let (mut file, mut before) = (&*self.file, self.games);
        let mut piles = Vec::with_capacity(window.len());
        for (piece, games) in window.iter().zip(counted) {
            if let Piece::Begin { file: name, .. } = piece {
                (file, before) = (name, 0);
            }
            let is_part = matches!(piece, Piece::Part { .. });
            piles.push(is_part.then(|| slips.of_file(file, before)));
            before += games;
        }
        piles
    }
}

/// What a part hands on to the next, read for that alone.
fn handed_on(piece: &Piece) -> Carry {
    let mut carry = Carry::default();
    let Piece::Part { text, .. } = piece else {
        return carry;
    };
    let mut reader = Reader::new(text);
    let mut game = Game::default();
    while reader.read(&mut game) {
        carry.absorb(&game, text);
    }
    carry.detached(text)
}

/// How many games a part holds.
fn games(piece: &Piece) -> u64 {
    let Piece::Part { text, opening, .. } = piece else {
        return 0;
    };
    let mut reader = Reader::new(text).beginning(*opening);
    let mut game = Game::default();
    let mut count = 0;
    while reader.read(&mut game) {
        count += 1;
    }
    count
}
