//! What the tokens of the auction and of the play have in common.

use super::call::{CallKind, call};
use super::card::{CardKind, card};
use super::lexical::{irregularity, nag, note_reference, suffix};
use super::{FaultKind, Parsed};
use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::take_while_m_n;
use nom::character::complete::char;
use nom::combinator::{cut, peek, value};
use nom::sequence::preceded;

/// A token of the auction or of the play. Both sections share most of their tokens.
pub(in crate::pbn) trait SectionToken: Copy + PartialEq {
    const STAR: Self;
    const ALERT: Self;
    const PLUS: Self;
    const SUFFIX: Self;
    const UNREADABLE: Self;
    const FAULT: FaultKind;
    const IRREGULARITY: fn(u8) -> Self;
    const NOTE_REFERENCE: fn(u16) -> Self;
    const NAG: fn(u16) -> Self;
    fn word(input: &[u8]) -> Parsed<'_, Self>;
    /// Whether the token is a call or card, known or not, rather than an annotation or a mark.
    fn fills_a_place(self) -> bool;
    /// Whether a `*` that touches the token is a mark on its call or card.
    fn takes_an_alert(self) -> bool;
    /// Whether the word differs from the standard's spelling in more than case.
    fn is_spelled_otherwise(self, word: &[u8]) -> bool;
}

macro_rules! section_tokens {
    ($($kind:ident, $word:ident, $unreadable:ident;)+) => {$(
        impl $kind {
            /// Whether it is a call or card, known or not, rather than an annotation or a mark.
            pub const fn fills_a_place(self) -> bool {
                !matches!(
                    self,
                    Self::Star | Self::Alert | Self::Irregularity(_) | Self::Suffix | Self::NoteReference(_) | Self::Nag(_)
                )
            }
        }

        impl SectionToken for $kind {
            const STAR: Self = Self::Star;
            const ALERT: Self = Self::Alert;
            const PLUS: Self = Self::Plus;
            const SUFFIX: Self = Self::Suffix;
            const UNREADABLE: Self = Self::Unreadable;
            const FAULT: FaultKind = FaultKind::$unreadable;
            const IRREGULARITY: fn(u8) -> Self = Self::Irregularity;
            const NOTE_REFERENCE: fn(u16) -> Self = Self::NoteReference;
            const NAG: fn(u16) -> Self = Self::Nag;
            fn word(input: &[u8]) -> Parsed<'_, Self> {
                $word(input)
            }
            fn fills_a_place(self) -> bool {
                self.fills_a_place()
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
    CallKind, call, UnreadableCall;
    CardKind, card, UnreadableCard;
}

/// One token of a section: a call or card, or one of the tokens that both sections share.
pub(in crate::pbn) fn section_token<K: SectionToken>(input: &[u8]) -> Parsed<'_, K> {
    let sign = alt((
        value(K::STAR, char('*')),
        value(K::PLUS, char('+')),
        irregularity.map(K::IRREGULARITY),
        value(K::SUFFIX, suffix),
        note_reference.map(K::NOTE_REFERENCE),
        nag.map(K::NAG),
    ));
    let opens = |byte| matches!(byte, b'*' | b'+' | b'^' | b'!' | b'?' | b'=' | b'$');
    let is_sign = peek(take_while_m_n(1, 1, opens));
    alt((preceded(is_sign, cut(sign)), K::word)).parse(input)
}
