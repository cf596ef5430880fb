//! The keys. Only these are known: a word of a comment in which a bar stands must not become a key.

use strum::FromRepr;

/// A key, as far as its value is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Key {
    /// `vg`: the event; it opens what is written once for all boards.
    Event,
    /// `rs`: the list of results.
    Results,
    /// `pn`: names, four a room.
    Names,
    /// `pw`: names of all boards.
    NamesOfAll,
    /// `mp`: points, one entry for each of the list of results.
    Points,
    /// `bn`: the numbers of the boards.
    Numbers,
    /// `qx`: the room and the number of a board, which it opens.
    Board,
    /// `ah`: a heading, which may give the number of a board.
    Heading,
    /// `md`: the deal.
    Deal,
    /// `sv`: the vulnerability.
    Vulnerable,
    /// `mb`: a call.
    Call,
    /// `an`: words to the call before it.
    Alert,
    /// `ob`: a call of the other room on this board.
    OtherRoom,
    /// `pc`: a card.
    Card,
    /// `mc`: a claim.
    Claim,
    /// `nt`: a comment.
    Comment,
    /// `zz`: the score of the board, or its result.
    Score,
    /// `pg`, `st` and others: passed over.
    Other,
    /// `=x`: a record that was carried begins.
    Record,
    /// `=g`: a link that holds no board, or a value that cannot be read.
    Lost,
    /// What a carrier states besides the chain.
    Beside(Beside),
}

/// What a carrier states of a board besides its chain. It writes it under keys that LIN has not: `=e|Club evening|`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRepr)]
#[repr(u8)]
#[allow(missing_docs)] // each is a word of bridge
pub enum Beside {
    Event = b'e',
    Date = b'd',
    Session = b'm',
    Section = b'k',
    Round = b'o',
    Table = b't',
    PairNS = b'n',
    PairEW = b'w',
    Scoring = b'c',
    Site = b'h',
    Score = b's',
    /// Who led to the trick whose cards follow; there is one for each.
    Leader = b'l',
    /// An entry of a list of results: `4HS=`.
    Listed = b'r',
}

impl Beside {
    /// Its key.
    pub const fn key(self) -> [u8; 2] {
        [b'=', self as u8]
    }
}

/// The key that begins a carried record.
pub const RECORD: [u8; 2] = *b"=x";

/// The key of a link that holds no board: before it stands `-` if it names a hand by number, `/` if the text ends within it, and `?` else;
/// or with `!` of a value that cannot be read.
pub const LOST: [u8; 2] = *b"=g";

impl Key {
    /// The key of two letters, in any case.
    pub(super) fn of(letters: [u8; 2]) -> Option<Self> {
        Some(match &letters.map(|letter| letter.to_ascii_lowercase()) {
            b"pc" => Self::Card,
            b"mb" => Self::Call,
            b"nt" => Self::Comment,
            b"an" => Self::Alert,
            b"ob" => Self::OtherRoom,
            b"vg" => Self::Event,
            b"rs" => Self::Results,
            b"pn" => Self::Names,
            b"pw" => Self::NamesOfAll,
            b"mp" => Self::Points,
            b"bn" => Self::Numbers,
            b"qx" => Self::Board,
            b"ah" => Self::Heading,
            b"md" => Self::Deal,
            b"sv" => Self::Vulnerable,
            b"mc" => Self::Claim,
            b"zz" => Self::Score,
            b"pg" | b"st" | b"pa" | b"em" | b"at" | b"ht" | b"bt" | b"tu" | b"sa" | b"rh"
            | b"mn" | b"pf" | b"sk" => Self::Other,
            &RECORD => Self::Record,
            &LOST => Self::Lost,
            [b'=', letter] => Self::Beside(Beside::from_repr(*letter)?),
            _ => return None,
        })
    }

    /// The key of a field, with blanks and line ends around it or in it.
    pub(super) fn of_field(field: &[u8]) -> Option<Self> {
        if let [first, second] = *field {
            return Self::of([first, second]);
        }
        let mut letters = field.iter().filter(|byte| !byte.is_ascii_whitespace());
        let key = [*letters.next()?, *letters.next()?];
        letters.next().is_none().then(|| Self::of(key))?
    }

    /// Whether a field has the form of a key.
    pub(super) fn is_like(field: &[u8]) -> bool {
        matches!(field.trim_ascii(), [one, two] if [one, two].iter().all(|it| it.is_ascii_alphabetic()))
    }
}
