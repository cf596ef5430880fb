//! Links to hand viewers with hands, calls and cards each in a field of its own.

use super::chain::Chain;
use super::letters::{Letter, Plus, bytes, hand, kept, split, trimmed, unescaped};
use crate::lin::{self, Beside};

/// The query of a link: its fields, in any order.
pub(super) struct Query<'a>(Vec<(String, &'a [Letter])>);

impl<'a> Query<'a> {
    /// Of the letters behind the question mark. A sign of another field begins one only if a name and `=` follow.
    pub(super) fn of(letters: &'a [Letter]) -> Self {
        let is_name = |letter: &&Letter| letter.byte.is_ascii_alphanumeric() || letter.byte == b'_';
        let mut fields: Vec<(String, &'a [Letter])> = Vec::new();
        let mut from = 0;
        for piece in split(letters, b'&') {
            let end = from + piece.len();
            let name = piece.iter().take(LONGEST_NAME).take_while(is_name);
            let name: String = name.map(|letter| char::from(letter.byte)).collect();
            let value = from + name.len() + 1;
            if !name.is_empty() && piece.get(name.len()).is_some_and(|it| it.byte == b'=') {
                fields.push((name.to_ascii_lowercase(), &letters[value..end]));
            } else if let Some((_, last)) = fields.last_mut() {
                let start = end - piece.len() - 1 - last.len();
                *last = &letters[start..end];
            }
            from = end + 1;
        }
        Self(fields)
    }

    /// A field as it is written.
    pub(super) fn field(&self, name: &str) -> Option<&'a [Letter]> {
        let mut fields = self.0.iter();
        fields.find_map(|(own, value)| (own == name).then_some(*value))
    }

    /// The same without its escapes; empty if there is none.
    fn value(&self, name: &str) -> Vec<Letter> {
        self.field(name)
            .map_or(Vec::new(), |value| unescaped(value, Plus::Blank))
    }
}

/// The longest name of a field.
const LONGEST_NAME: usize = 20;

/// A link of BBO's hand viewer: `n=..&e=..&s=..&w=..&d=S&v=b&b=7&a=PP1C..&p=CQC6..&nn=..`; `None` if it has no hand.
pub(super) fn hands(query: &Query<'_>, at: u32) -> Option<Chain> {
    let hands = ["s", "w", "n", "e"]
        .map(|name| kept(&query.value(name), |byte| byte.is_ascii_alphanumeric()));
    if hands.iter().all(Vec::is_empty) {
        return None;
    }
    let mut chain = Chain::default();
    names(
        &mut chain,
        &["sn", "wn", "nn", "en"].map(|name| query.value(name)),
        at,
    );
    deal(&mut chain, &query.value("d"), hands, at);
    number(&mut chain, &query.value("b"));
    chain.token(b"sv", &query.value("v"), at);
    let auction = without_words(&query.value("a"), [b'(', b')']);
    let auction = kept(&without_words(&auction, [b'{', b'}']), |byte| byte != b',');
    if !auction.is_empty() {
        chain.token(b"mb", &auction, at);
    }
    let play = without_words(&query.value("p"), [b'{', b'}']);
    let mut play = &kept(&play, |byte| byte.is_ascii_alphanumeric())[..];
    while !play.is_empty() {
        let is_ten = matches!(play, [_, one, zero, ..] if [one.byte, zero.byte] == *b"10");
        let (card, rest) = play.split_at(play.len().min(if is_ten { 3 } else { 2 }));
        match card {
            [suit, _, _] => chain.spelled(b"pc", &[suit.byte, b'T'], card),
            _ => chain.token(b"pc", card, at),
        }
        play = rest;
    }
    chain.end_line();
    Some(chain)
}

/// Adds the names of South, West, North and East, if there is one.
pub(super) fn names(chain: &mut Chain, names: &[Vec<Letter>; 4], at: u32) {
    let names = names
        .each_ref()
        .map(|name| trimmed(&kept(name, |byte| byte != b',')).to_vec());
    if names.iter().any(|name| !name.is_empty()) {
        chain.list(b"pn", &names, at);
    }
}

/// Adds the number of the board.
pub(super) fn number(chain: &mut Chain, number: &[Letter]) {
    let written = bytes(number);
    // `Board 7` too
    let from = written.iter().position(u8::is_ascii_digit);
    let own = &written[from.unwrap_or_default()..];
    chain.spelled(b"ah", &[b"Board ", own].concat(), number);
}

/// Adds the deal: the digit of the dealer, whose seat letters may give, and the hands of South, West, North and East.
pub(super) fn deal(chain: &mut Chain, dealer: &[Letter], mut hands: [Vec<Letter>; 4], at: u32) {
    if let Some(seat) = dealer.first()
        && let Some(digit) = (b'1'..)
            .zip(b"SWNE")
            .find(|(_, it)| it.eq_ignore_ascii_case(&seat.byte))
    {
        let digit = Letter {
            byte: digit.0,
            ..*seat
        };
        hands[0].insert(0, digit);
    }
    chain.list(b"md", &hands, at);
}

/// A link of Xinrui's hand viewer: `bidlog=1D,1S;..&playlog=E:5D,KD,2D,6D;..&deal=..&contract=4S..`; `None` if it has no hands.
pub(super) fn log(query: &Query<'_>) -> Option<Chain> {
    let held = query.value("deal");
    let hands: Vec<_> = split(&held, b' ').filter(|hand| !hand.is_empty()).collect();
    let hands: [&[Letter]; 4] = hands.try_into().ok()?;
    let at = hands[0].first()?.at;
    let play = query.value("playlog");
    let tricks: Vec<_> = split(&play, b';').filter_map(trick).collect();
    let dealer = query.value("dealer");
    let dealt_by = dealer.first().and_then(|letter| seat(letter.byte));
    let first = first_hand(&hands, &tricks, dealt_by.unwrap_or(0));
    let mut chain = Chain::default();
    let from_south = [2, 3, 0, 1].map(|seat| hands[(seat + 4 - first) % 4]);
    let from_south = from_south.map(|held| hand(split(held, b'.'), held[0].at));
    deal(&mut chain, &dealer, from_south, at);
    let vulnerable = query.value("vul");
    let sides: &[u8] = match &bytes(&vulnerable).to_ascii_lowercase()[..] {
        b"all" | b"both" | b"b" => b"b",
        b"ns" | b"n" => b"n",
        b"ew" | b"e" => b"e",
        _ => b"o",
    };
    chain.spelled(b"sv", sides, &vulnerable);
    let calls = query.value("bidlog");
    for call in split(&calls, b';')
        .flat_map(|round| split(round, b','))
        .map(trimmed)
        .filter(|call| !call.is_empty())
    {
        chain.token(b"mb", call, at);
    }
    for (card, written) in tricks.iter().flat_map(|(_, cards)| cards) {
        chain.spelled(b"pc", card, written);
    }
    let [contract, declarer, tricks] =
        ["contract", "declarer", "wintrick"].map(|it| query.value(it));
    listed(&mut chain, &contract, &bytes(&declarer), &bytes(&tricks));
    let score = query.value("score");
    if let Some(b'N' | b'S') = declarer.first().map(|letter| letter.byte) {
        // of other declarers it is not known whose score it is
        let points = [b"NS ", &bytes(&score)[..]].concat();
        chain.spelled(&Beside::Score.key(), &points, &score);
    }
    let event = query.value("str");
    if !event.is_empty() {
        chain.token(&Beside::Event.key(), &event, at);
    }
    chain.end_line();
    Some(chain)
}

const SEATS: &[u8; 4] = b"NESW";
const SUITS: &[u8; 4] = b"SHDC";

/// A card: the letters of its suit and rank, and how it is written.
type Card<'a> = ([u8; 2], &'a [Letter]);

/// A trick `E:5D,KD,2D,6D`: the seat of its leader, and its cards in their order.
fn trick(letters: &[Letter]) -> Option<(usize, Vec<Card<'_>>)> {
    let mut parts = split(letters, b':');
    let leader = seat(trimmed(parts.next()?).first()?.byte)?;
    let cards = split(parts.next()?, b',').map(trimmed).filter_map(|card| {
        let [rank, .., suit] = card else { return None };
        let rank = if rank.byte == b'1' { b'T' } else { rank.byte };
        Some(([suit.byte, rank], card))
    });
    Some((leader, cards.collect()))
}

/// The seat of the first hand: the dealer, unless the tricks fit another better.
fn first_hand(hands: &[&[Letter]; 4], tricks: &[(usize, Vec<Card<'_>>)], dealer: usize) -> usize {
    let holds = |hand: &[Letter], [suit, rank]: [u8; 2]| {
        let place = SUITS.iter().position(|it| *it == suit.to_ascii_uppercase());
        let held = place.and_then(|place| split(hand, b'.').nth(place));
        held.is_some_and(|held| held.iter().any(|it| it.byte.eq_ignore_ascii_case(&rank)))
    };
    let fits = |first: usize| {
        let cards = tricks
            .iter()
            .flat_map(|(leader, cards)| (*leader..).zip(cards));
        cards
            .filter(|(seat, (card, _))| holds(hands[(seat + 4 - first) % 4], *card))
            .count()
    };
    // of those that fit alike the first
    let seats = (0..4).map(|turn| (dealer + turn) % 4).rev();
    seats.max_by_key(|first| fits(*first)).unwrap_or(dealer)
}

/// Adds an entry of a list of results, of a contract, a declarer and declarer's tricks as they are written: `4HS=`. None where one of
/// the first two cannot be read, or the board was not played.
pub(super) fn listed(chain: &mut Chain, contract: &[Letter], declarer: &[u8], tricks: &[u8]) {
    if let Some(entry) = entry(&bytes(contract), declarer, tricks) {
        chain.spelled(&Beside::Listed.key(), entry.as_bytes(), contract);
    }
}

fn entry(contract: &[u8], declarer: &[u8], tricks: &[u8]) -> Option<String> {
    let mut contract = String::from_utf8_lossy(contract).to_uppercase();
    contract.retain(|it| !it.is_whitespace() && it != '!');
    for (sign, letter) in SIGNS {
        contract = contract.replace(sign, letter);
    }
    if PASSES.contains(&&*contract) {
        return Some("PASS".to_owned());
    }
    let bid = if contract.get(1..3) == Some("NT") {
        3
    } else {
        2
    };
    let (bid, behind) = contract.split_at_checked(bid)?;
    let (risk, result) = behind.split_at(behind.find(['=', '+', '-']).unwrap_or(behind.len()));
    // `3NTS`, `3NTxS`, `3NT by S`
    let (risk, by) = match risk.strip_suffix(['N', 'E', 'S', 'W']) {
        Some(it) => (it.strip_suffix("BY").unwrap_or(it), risk.as_bytes().last()),
        None => (risk, None),
    };
    let risk = match risk {
        "" => "",
        "X" | "*" | "D" | "DBL" => "X",
        "XX" | "**" | "R" | "RDBL" => "XX",
        _ => return None,
    };
    let seat = char::from(SEATS[seat(*declarer.trim_ascii().first().or(by)?)?]);
    let tricks = str::from_utf8(tricks.trim_ascii()).ok()?;
    let tricks = if tricks.is_empty() { result } else { tricks };
    let due = 6 + bid.get(..1)?.parse::<i32>().ok()?;
    let over = match tricks.as_bytes() {
        [b'='] => Some(0),
        [b'+' | b'-', ..] => tricks.parse().ok(),
        _ => tricks.parse::<i32>().ok().map(|tricks| tricks - due),
    };
    let made = match over.filter(|over: &i32| (-due..=13 - due).contains(over)) {
        Some(0) => "=".to_owned(),
        Some(over) => format!("{over:+}"),
        None => String::new(),
    };
    let entry = format!("{bid}{seat}{risk}{made}");
    lin::result(entry.as_bytes()).map(|_| entry)
}

/// Signs in a contract, and what stands for them.
const SIGNS: [(char, &str); 5] = [
    ('\u{2660}', "S"),
    ('\u{2665}', "H"),
    ('\u{2666}', "D"),
    ('\u{2663}', "C"),
    ('\u{2212}', "-"),
];

/// How it is written that a board was passed out.
const PASSES: [&str; 7] = [
    "P",
    "AP",
    "PASS",
    "PASSED",
    "PASSOUT",
    "PASSEDOUT",
    "ALLPASS",
];

/// The seat of a letter, from North clockwise.
fn seat(letter: u8) -> Option<usize> {
    SEATS
        .iter()
        .position(|it| *it == letter.to_ascii_uppercase())
}

/// The letters outside of brackets.
fn without_words(letters: &[Letter], [opens, closes]: [u8; 2]) -> Vec<Letter> {
    let mut depth = 0;
    let is_outside = |letter: &&Letter| {
        let is_words = depth > 0 || letter.byte == opens;
        depth += i32::from(letter.byte == opens) - i32::from(letter.byte == closes && depth > 0);
        !is_words
    };
    letters.iter().filter(is_outside).copied().collect()
}
