//! Links to hand viewers with hands, calls and cards each in a field of its own.

use super::chain::Chain;
use super::letters::{Letter, Plus, bytes, split, trimmed, unescaped};
use crate::lin::Beside;

/// The query of a link: its fields, in any order.
pub(super) struct Query<'a>(Vec<(String, &'a [Letter])>);

impl<'a> Query<'a> {
    /// Of the letters behind the question mark. A sign of another field begins one only if a name and `=` follow.
    pub(super) fn of(letters: &'a [Letter]) -> Self {
        let name = |from: usize| {
            let is_name =
                |letter: &&Letter| letter.byte.is_ascii_alphanumeric() || letter.byte == b'_';
            let length = letters[from..]
                .iter()
                .take(LONGEST_NAME)
                .take_while(is_name)
                .count();
            let is_field =
                length > 0 && letters.get(from + length).is_some_and(|it| it.byte == b'=');
            is_field.then_some(length)
        };
        let ands = (0..letters.len()).filter(|at| letters[*at].byte == b'&');
        let starts: Vec<_> = [0].into_iter().chain(ands.map(|at| at + 1)).collect();
        let mut found: Vec<(usize, usize)> = Vec::new();
        found.extend(
            starts
                .into_iter()
                .filter_map(|from| Some((from, name(from)?))),
        );
        let ends = found
            .iter()
            .skip(1)
            .map(|(from, _)| from - 1)
            .chain([letters.len()]);
        let fields = found.iter().zip(ends).map(|((from, length), end)| {
            let name = bytes(&letters[*from..from + length]);
            let name = String::from_utf8_lossy(&name).to_ascii_lowercase();
            (name, &letters[from + length + 1..end])
        });
        Self(fields.collect())
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
    let names = ["sn", "wn", "nn", "en"].map(|name| kept(&query.value(name), |byte| byte != b','));
    if names.iter().any(|name| !name.is_empty()) {
        list(&mut chain, b"pn|", &names, at);
    }
    chain.bytes(b"md|", at);
    let dealer = query.value("d");
    if let Some(letter) = dealer.first() {
        chain.bytes(dealer_digit(letter.byte), letter.at);
    }
    list(&mut chain, b"", &hands, at);
    let number = query.value("b");
    if let Some(first) = number.first() {
        chain.spelled(b"ah", &[b"Board ", &bytes(&number)[..]].concat(), first.at);
    }
    chain.token(b"sv", &query.value("v"), at);
    let auction = without_words(&query.value("a"), [b'(', b')']);
    let auction = kept(&without_words(&auction, [b'{', b'}']), |byte| byte != b',');
    if !auction.is_empty() {
        chain.token(b"mb", &auction, at);
    }
    let play = without_words(&query.value("p"), [b'{', b'}']);
    let mut play = &kept(&play, |byte| byte.is_ascii_alphanumeric())[..];
    while !play.is_empty() {
        let is_ten = play.get(1).is_some_and(|it| it.byte == b'1')
            && play.get(2).is_some_and(|it| it.byte == b'0');
        let (card, rest) = play.split_at(play.len().min(if is_ten { 3 } else { 2 }));
        match card {
            [suit, _, _] => chain.spelled(b"pc", &[suit.byte, b'T'], suit.at),
            _ => chain.token(b"pc", card, at),
        }
        play = rest;
    }
    chain.end_line();
    Some(chain)
}

/// Values between commas, and a bar behind them.
pub(super) fn list(chain: &mut Chain, key: &[u8], values: &[Vec<Letter>; 4], at: u32) {
    chain.bytes(key, at);
    for (place, value) in values.iter().enumerate() {
        let at = value.first().map_or(at, |first| first.at);
        if place > 0 {
            chain.bytes(b",", at);
        }
        chain.letters(value);
    }
    chain.bytes(b"|", at);
}

/// A link of Xinrui's hand viewer: `bidlog=1D,1S;..&playlog=E:5D,KD,2D,6D;..&deal=..&contract=4S..`; `None` if it has no hands.
pub(super) fn log(query: &Query<'_>) -> Option<Chain> {
    let deal = query.value("deal");
    let hands: Vec<_> = split(&deal, b' ').filter(|hand| !hand.is_empty()).collect();
    let hands: [&[Letter]; 4] = hands.try_into().ok()?;
    let at = hands[0].first()?.at;
    let play = query.value("playlog");
    let tricks: Vec<_> = split(&play, b';').filter_map(trick).collect();
    let dealer = query.value("dealer");
    let dealer = dealer.first().and_then(|letter| seat(letter.byte));
    let first = first_hand(&hands, &tricks, dealer.unwrap_or(0));
    let mut chain = Chain::default();
    chain.bytes(b"md|", at);
    chain.bytes(dealer.map_or(b"", |seat| dealer_digit(SEATS[seat])), at);
    for (place, seat) in [2, 3, 0, 1].into_iter().enumerate() {
        let hand = hands[(seat + 4 - first) % 4];
        if place > 0 {
            chain.bytes(b",", hand[0].at);
        }
        for (suit, held) in SUITS.iter().zip(split(hand, b'.')) {
            chain.bytes(&[*suit], held.first().map_or(hand[0].at, |card| card.at));
            chain.letters(&kept(held, |byte| byte.is_ascii_alphanumeric()));
        }
    }
    chain.bytes(b"|", at);
    let vulnerable: &[u8] = match &bytes(&query.value("vul")).to_ascii_lowercase()[..] {
        b"all" | b"both" | b"b" => b"b",
        b"ns" | b"n" => b"n",
        b"ew" | b"e" => b"e",
        b"" => b"",
        _ => b"o",
    };
    chain.spelled(b"sv", vulnerable, at);
    let calls = query.value("bidlog");
    for call in split(&calls, b';')
        .flat_map(|round| split(round, b','))
        .map(trimmed)
        .filter(|call| !call.is_empty())
    {
        chain.token(b"mb", call, at);
    }
    for card in tricks.iter().flat_map(|(_, cards)| cards) {
        let [suit, rank] = card.letters;
        chain.spelled(b"pc", &[suit, rank], card.at);
    }
    let declarer = query.value("declarer");
    let contract = query.value("contract");
    if let Some(listed) = listed(
        &bytes(&contract),
        &bytes(&declarer),
        &bytes(&query.value("wintrick")),
    ) {
        chain.spelled(
            &Beside::Listed.key(),
            &listed,
            contract.first().map_or(at, |letter| letter.at),
        );
    }
    let score = query.value("score");
    let is_north_souths = declarer
        .first()
        .is_some_and(|letter| matches!(letter.byte, b'N' | b'S'));
    if is_north_souths && let Some(first) = score.first() {
        // of other declarers it is not known whose score it is
        chain.spelled(
            &Beside::Score.key(),
            &[b"NS ", &bytes(&score)[..]].concat(),
            first.at,
        );
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

/// A card, in the letters of its suit and rank.
struct Card {
    letters: [u8; 2],
    at: u32,
}

/// A trick `E:5D,KD,2D,6D`: the seat of its leader, and its cards in their order.
fn trick(letters: &[Letter]) -> Option<(usize, Vec<Card>)> {
    let mut parts = split(letters, b':');
    let leader = seat(trimmed(parts.next()?).first()?.byte)?;
    let cards = split(parts.next()?, b',').map(trimmed).filter_map(|card| {
        let [rank, .., suit] = card else { return None };
        let rank = if rank.byte == b'1' { b'T' } else { rank.byte };
        Some(Card {
            letters: [suit.byte, rank],
            at: card[0].at,
        })
    });
    Some((leader, cards.collect()))
}

/// The seat of the first hand: the dealer, unless the tricks fit another better.
fn first_hand(hands: &[&[Letter]; 4], tricks: &[(usize, Vec<Card>)], dealer: usize) -> usize {
    let holds = |hand: &[Letter], [suit, rank]: [u8; 2]| {
        let place = SUITS.iter().position(|it| *it == suit.to_ascii_uppercase());
        let held = place.and_then(|place| split(hand, b'.').nth(place));
        held.is_some_and(|held| {
            held.iter()
                .any(|card| card.byte.eq_ignore_ascii_case(&rank))
        })
    };
    let fits = |first: usize| {
        let cards = tricks.iter().flat_map(|(leader, cards)| {
            let seats = (*leader..).map(|seat| seat % 4);
            seats.zip(cards)
        });
        cards
            .filter(|(seat, card)| holds(hands[(seat + 4 - first) % 4], card.letters))
            .count()
    };
    let others = (1..4).map(|turn| (dealer + turn) % 4);
    others.fold(dealer, |best, first| {
        if fits(first) > fits(best) {
            first
        } else {
            best
        }
    })
}

/// An entry of a list of results, of a contract, a declarer and declarer's tricks as they are written: `4HS=`. `None` where one of
/// the first two cannot be read, or the board was not played.
pub(super) fn listed(contract: &[u8], declarer: &[u8], tricks: &[u8]) -> Option<Vec<u8>> {
    let contract = contract.to_ascii_uppercase();
    let contract: Vec<u8> = contract
        .into_iter()
        .filter(|byte| !byte.is_ascii_whitespace())
        .collect();
    let [level @ b'1'..=b'7', rest @ ..] = &contract[..] else {
        let is_pass = matches!(
            &contract[..],
            b"P" | b"AP" | b"PASS" | b"PASSED" | b"PASSOUT" | b"PASSEDOUT" | b"ALLPASS"
        );
        return is_pass.then(|| b"PASS".to_vec());
    };
    let (denomination, risk) = match rest {
        [b'N', b'T', risk @ ..] | [b'N', risk @ ..] => (b'N', risk),
        [suit @ (b'S' | b'H' | b'D' | b'C'), risk @ ..] => (*suit, risk),
        _ => return None,
    };
    let risk = match risk {
        b"" => "",
        b"X" | b"*" | b"D" | b"DBL" => "X",
        b"XX" | b"**" | b"R" | b"RDBL" => "XX",
        _ => return None,
    };
    let seat = SEATS[seat(*declarer.trim_ascii().first()?)?];
    let tricks: Option<i8> = str::from_utf8(tricks.trim_ascii())
        .ok()
        .and_then(|figures| figures.parse().ok());
    let made = tricks
        .filter(|tricks| (0..=13).contains(tricks))
        .map(|tricks| tricks - 6 - (level - b'0').cast_signed());
    let made = made.map_or(String::new(), |made| {
        if made == 0 {
            "=".to_owned()
        } else {
            format!("{made:+}")
        }
    });
    let [level, denomination, seat] = [*level, denomination, seat].map(char::from);
    Some(format!("{level}{denomination}{seat}{risk}{made}").into_bytes())
}

/// The seat of a letter, from North clockwise.
fn seat(letter: u8) -> Option<usize> {
    SEATS
        .iter()
        .position(|it| *it == letter.to_ascii_uppercase())
}

/// The digit of a dealer, by the letter of the seat.
pub(super) fn dealer_digit(letter: u8) -> &'static [u8] {
    match letter.to_ascii_uppercase() {
        b'S' => b"1",
        b'W' => b"2",
        b'N' => b"3",
        b'E' => b"4",
        _ => b"",
    }
}

/// The letters that are kept; never a bar.
pub(super) fn kept(letters: &[Letter], is_kept: impl Fn(u8) -> bool) -> Vec<Letter> {
    let is_kept = |letter: &&Letter| letter.byte != b'|' && is_kept(letter.byte);
    letters.iter().filter(is_kept).copied().collect()
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
