//! Contracts and seats in forms that no standard has, as programs and people write them.
//!
//! Only what has one meaning in all languages is read: `3SA` is three notrump, but `3K` is clubs in one and diamonds in another.
//!
//! It is asked where a fast reader of standard forms gave up, and by carriers.

use super::{Contract, Penalty, Seat, Strain, auction};

/// A contract as it is written, perhaps with its declarer and its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Written {
    /// The contract; `None` where the board was passed out.
    pub contract: Option<Contract>,
    /// Declarer.
    pub declarer: Option<Seat>,
    /// The tricks that declarer won.
    pub tricks: Option<u8>,
}

impl Written {
    /// `4♠*`, `3 NT doubled by North`, `4HNx+1`, `Passed Out`; `None` for anything else.
    pub fn read(value: &[u8]) -> Option<Self> {
        let text = plainly(value);
        let word = text.replace('-', "");
        let mut passed_out = PASS.split(' ').chain(PASSED_OUT.split(' '));
        if passed_out.any(|it| it == word) {
            return Some(Self::default());
        }
        let result = text.find(['=', '+', '-']).unwrap_or(text.len());
        let (contract, result) = text.split_at(result);
        let (level, strain) = contract.split_at_checked(1)?;
        let level = level.parse().ok().filter(|level| (1..=7).contains(level))?;
        let (strain, mut rest) = first_of(&STRAINS, strain)?;
        let (mut penalty, mut declarer) = (None, None);
        while !rest.is_empty() {
            let by = rest.strip_prefix("BY").unwrap_or(rest);
            if let (None, Some((risk, behind))) = (penalty, first_of(&RISKS, rest)) {
                (penalty, rest) = (Some(risk), behind);
            } else if let (None, Some((seat, behind))) = (declarer, first_of(&SEATS, by)) {
                (declarer, rest) = (Some(seat), behind);
            } else {
                return None;
            }
        }
        let penalty = penalty.unwrap_or(Penalty::Undoubled);
        Some(Self {
            contract: Some(Contract::new(level, strain, penalty)),
            declarer,
            tricks: match result {
                "" => None,
                result => Some(tricks_written(result, level)?),
            },
        })
    }
}

/// Declarer's tricks, as a figure or by how many they are more or fewer than a contract of this level needs: `9`, `=`, `+1`, `-2`.
pub fn tricks_written(text: &str, level: u8) -> Option<u8> {
    let tricks = match text.as_bytes() {
        b"=" => level.checked_add(6),
        [b'+' | b'-', ..] => (6 + level).checked_add_signed(text.parse().ok()?),
        _ => text.parse().ok(),
    };
    tricks.filter(|tricks| *tricks <= 13)
}

/// Declarer's tricks by how many they are more or fewer than a contract of this level needs: `=`, `+1`, `-2`.
pub fn spell_tricks(tricks: u8, level: u8) -> String {
    match tricks.cast_signed() - 6 - level.cast_signed() {
        0 => "=".to_owned(),
        over => format!("{over:+}"),
    }
}

/// The number of a call in a form that no standard has: `Pas`, `3SA`, `1♠`, `Kontra`.
pub fn call_written(value: &[u8]) -> Option<u8> {
    let text = plainly(value);
    if PASS.split(' ').any(|word| word == text) {
        return Some(auction::PASS);
    }
    match first_of(&RISKS, &text) {
        Some((Penalty::Doubled, "")) => return Some(auction::DOUBLE),
        Some((_, "")) => return Some(auction::REDOUBLE),
        _ => {}
    }
    let bid = Written::read(value)?;
    let is_bid = bid.declarer.is_none() && bid.tricks.is_none();
    let contract = bid
        .contract
        .filter(|it| is_bid && it.penalty == Penalty::Undoubled)?;
    Some(auction::number(contract.bid))
}

/// The seat of a letter or a word: `N`, `North`, `Noord`, in any case.
pub fn seat_written(value: &[u8]) -> Option<Seat> {
    let word = plainly(value);
    first_of(&SEATS, &word).and_then(|(seat, behind)| behind.is_empty().then_some(seat))
}

/// A value in capitals of ASCII, with letters for the signs of suits, and without blanks and stops.
pub fn plainly(value: &[u8]) -> String {
    let letter = |letter: char| match letter {
        '♠' | '♤' => Some('S'),
        '♥' | '♡' => Some('H'),
        '♦' | '♢' => Some('D'),
        '♣' | '♧' => Some('C'),
        '×' => Some('X'),
        '\u{2212}' | '–' => Some('-'),
        'Ä' | 'ä' => Some('A'),
        'Ö' | 'ö' | 'Ø' | 'ø' => Some('O'),
        'Ü' | 'ü' => Some('U'),
        '.' | ',' | '!' | '/' | '_' | '(' | ')' | '\u{fe0f}' => None,
        blank if blank.is_whitespace() => None,
        letter => Some(letter.to_ascii_uppercase()),
    };
    String::from_utf8_lossy(value)
        .chars()
        .filter_map(letter)
        .collect()
}

/// Whether a word is a card in letters of another language, such as `RH`, the king of diamonds in Dutch: and then whether its suit is.
pub fn card_elsewhere(word: &[u8]) -> Option<bool> {
    let ([suit, rank] | [suit, rank @ b'1', b'0']) = *word else {
        return None;
    };
    let [suit, rank] = [suit, rank].map(|it| it.to_ascii_uppercase());
    let (has_suit, has_rank) = (b"SHDC".contains(&suit), b"AKQJT987654321".contains(&rank));
    let (of_suit, of_rank) = (b"PRKT".contains(&suit), b"HVBRDW".contains(&rank));
    let is_card = (has_suit || of_suit) && (has_rank || of_rank);
    (is_card && (of_suit || of_rank)).then_some(of_suit)
}

/// The longest of these words with which a text begins, by its meaning, and what is behind it.
fn first_of<'a, T: Copy>(words: &[(T, &str)], text: &'a str) -> Option<(T, &'a str)> {
    let words = words.iter();
    let all = words.flat_map(|(meaning, words)| words.split(' ').map(move |word| (meaning, word)));
    let found = all.filter(|(_, word)| text.starts_with(word));
    let (meaning, word) = found.max_by_key(|(_, word)| word.len())?;
    Some((*meaning, &text[word.len()..]))
}

const PASS: &str = "P PASS PAS PASSE PASSO PASO";

const PASSED_OUT: &str = "AP PO PASSED PASSOUT PASSEDOUT ALLPASS";

const STRAINS: [(Strain, &str); 5] = [
    (
        Strain::Notrump,
        "N NT NOTRUMP NOTRUMPS SA SANSATOUT ST BA UT",
    ),
    (Strain::Spades, "S SPADE SPADES"),
    (Strain::Hearts, "H HEART HEARTS"),
    (Strain::Diamonds, "D DIAMOND DIAMONDS"),
    (Strain::Clubs, "C CLUB CLUBS"),
];

const RISKS: [(Penalty, &str); 2] = [
    (
        Penalty::Doubled,
        "X * D DBL DOUBLED DOUBLE DOUBLET CONTRE KONTRA CONTRO CONTRA DOBLO",
    ),
    (
        Penalty::Redoubled,
        "XX ** R RDBL REDOUBLED REDOUBLE REDOUBLET SURCONTRE REKONTRA SURCONTRO RECONTRA REDOBLO",
    ),
];

const SEATS: [(Seat, &str); 4] = [
    (Seat::North, "N NORTH NORD NOORD NORTE NORR"),
    (Seat::East, "E EAST EST ESTE OST OOST OSTER"),
    (Seat::South, "S SOUTH SUD ZUID SUR SUL SYD SODER SOR"),
    (Seat::West, "W WEST OUEST OVEST OESTE VEST VASTER"),
];
