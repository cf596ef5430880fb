//! The two sections of tokens: the auction and the play.

use super::call::{FIRST_BID, STANDARD, call};
use super::card::card;
use super::lexical::{irregularity, nag, note_reference, suffix};
use super::{Parsed, TokenKind};
use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::take_while_m_n;
use nom::character::complete::char;
use nom::combinator::{cut, peek, value};
use nom::sequence::preceded;

/// The section that tokens belong to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Section {
    Auction,
    Play,
}

/// One token of a section: a call or card, or one of the tokens that both sections share.
pub(crate) fn section_token(section: Section) -> impl Fn(&[u8]) -> Parsed<'_, TokenKind> {
    move |input| {
        let sign = alt((
            value(TokenKind::Star, char('*')),
            value(TokenKind::Plus, char('+')),
            irregularity.map(TokenKind::Irregularity),
            value(TokenKind::Suffix, suffix),
            note_reference.map(TokenKind::NoteReference),
            nag.map(TokenKind::Nag),
        ));
        let opens = |byte| matches!(byte, b'*' | b'+' | b'^' | b'!' | b'?' | b'=' | b'$');
        let is_sign = peek(take_while_m_n(1, 1, opens));
        let word = match section {
            Section::Auction => call,
            Section::Play => card,
        };
        alt((preceded(is_sign, cut(sign)), word)).parse(input)
    }
}

impl TokenKind {
    /// Whether the word differs from the standard's spelling in more than case.
    pub(crate) fn is_spelled_otherwise(self, word: &[u8]) -> bool {
        match self {
            Self::Card(suit, rank) => !word.eq_ignore_ascii_case(&[suit, rank]),
            Self::Call(FIRST_BID..) => match word {
                [_, denomination] => matches!(denomination, b'N' | b'n'),
                [_, n, t] => ![*n, *t].eq_ignore_ascii_case(b"NT"),
                _ => true,
            },
            Self::AllPass if word.eq_ignore_ascii_case(b"all") => false, // and "pass" behind it
            Self::Call(_) | Self::AllPass => {
                let mut spellings = STANDARD.iter().map(|(standard, _)| standard.as_bytes());
                !spellings.any(|standard| standard.eq_ignore_ascii_case(word))
            }
            _ => false,
        }
    }
}
