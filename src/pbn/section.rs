//! What the tokens of the auction and of the play have in common.

use super::auction::{CallKind, CallToken, call, common_call};
use super::lexical::{irregularity, nag, note_reference, suffix};
use super::play::{CardKind, CardToken, card, common_card};
use super::{FaultKind, Game, Parsed};

/// A token of the auction or of the play. Both sections share most of their tokens.
pub(super) trait SectionToken: Copy + PartialEq {
    const STAR: Self;
    const ALERT: Self;
    const PLUS: Self;
    const SUFFIX: Self;
    const UNREADABLE: Self;
    const FAULT: FaultKind;
    fn word(input: &[u8]) -> Parsed<'_, Self>;
    /// The token of this spelling in upper case, the first letter in the lowest byte, if it has at most four letters; and
    /// whether the standard spells it otherwise. A faster [`SectionToken::word`].
    fn common(spelling: u32) -> Option<(Self, bool)>;
    fn irregularity(letter: u8) -> Self;
    fn note_reference(index: u16) -> Self;
    fn nag(glyph: u16) -> Self;
    fn push(self, game: &mut Game, at: u32);
    /// Whether the token is a call or card, known or not, rather than an annotation or a mark.
    fn fills_a_place(self) -> bool;
    /// Whether a `*` that touches the token is a mark on its call or card.
    fn takes_an_alert(self) -> bool;
    /// Whether the word differs from the standard's spelling in more than case.
    fn is_spelled_otherwise(self, word: &[u8]) -> bool;
}

macro_rules! section_tokens {
    ($($kind:ident, $token:ident, $word:ident, $common:ident, $list:ident, $unreadable:ident;)+) => {$(
        impl SectionToken for $kind {
            const STAR: Self = Self::Star;
            const ALERT: Self = Self::Alert;
            const PLUS: Self = Self::Plus;
            const SUFFIX: Self = Self::Suffix;
            const UNREADABLE: Self = Self::Unreadable;
            const FAULT: FaultKind = FaultKind::$unreadable;
            fn word(input: &[u8]) -> Parsed<'_, Self> {
                $word(input)
            }
            #[inline]
            fn common(spelling: u32) -> Option<(Self, bool)> {
                $common(spelling)
            }
            fn irregularity(letter: u8) -> Self {
                Self::Irregularity(letter)
            }
            fn note_reference(index: u16) -> Self {
                Self::NoteReference(index)
            }
            fn nag(glyph: u16) -> Self {
                Self::Nag(glyph)
            }
            fn push(self, game: &mut Game, at: u32) {
                game.$list.push($token { at, kind: self });
            }
            fn fills_a_place(self) -> bool {
                !matches!(
                    self,
                    Self::Star | Self::Alert | Self::Irregularity(_) | Self::Suffix | Self::NoteReference(_) | Self::Nag(_)
                )
            }
            fn takes_an_alert(self) -> bool {
                !matches!(self, Self::Star | Self::Plus | Self::Hyphen | Self::Irregularity(_))
            }
            fn is_spelled_otherwise(self, word: &[u8]) -> bool {
                Self::is_spelled_otherwise(self, word)
            }
        }
    )+};
}

section_tokens! {
    CallKind, CallToken, call, common_call, calls, UnreadableCall;
    CardKind, CardToken, card, common_card, loose_cards, UnreadableCard;
}

/// One token of a section: a call or card, or one of the tokens that both sections share.
pub(super) fn section_token<K: SectionToken>(input: &[u8]) -> Parsed<'_, K> {
    match input[0] {
        b'*' => Ok((&input[1..], K::STAR)),
        b'+' => Ok((&input[1..], K::PLUS)),
        b'^' => irregularity(input).map(|(rest, letter)| (rest, K::irregularity(letter))),
        b'!' | b'?' => suffix(input).map(|(rest, _)| (rest, K::SUFFIX)),
        b'=' => note_reference(input).map(|(rest, index)| (rest, K::note_reference(index))),
        b'$' => nag(input).map(|(rest, glyph)| (rest, K::nag(glyph))),
        _ => K::word(input),
    }
}
