//! Links to hand viewers with hands, calls and cards each in a field of its own.

use super::chain::Chain;
use super::letters::{Escapes, Letter, bytes, kept, made, split, suits, text, trimmed, unescaped};
use crate::bridge::{
    Score, Seat, Written, seat, seat_written, spell_tricks, steps, tricks_written,
};
use crate::lin::{Beside, opens_tag};

/// The query of a link: its fields, in any order.
pub(super) struct Query<'a>(pub(super) Vec<(String, &'a [Letter])>);

impl<'a> Query<'a> {
    /// Of the letters behind the question mark. A sign of another field begins one only if a name and `=` follow.
    pub(super) fn of(letters: &'a [Letter]) -> Self {
        let is_name = |letter: &&Letter| letter.byte.is_ascii_alphanumeric() || letter.byte == b'_';
        let mut fields: Vec<(String, &'a [Letter])> = Vec::new();
        let mut from = 0;
        for piece in letters.split(|letter| matches!(letter.byte, b'&' | b';')) {
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
            .map_or(Vec::new(), |value| unescaped(value, Escapes::Query))
    }

    /// Whether one of the fields has cards, or PBN.
    pub(super) fn has_cards(&self) -> bool {
        let values = self.0.iter().map(|(_, value)| value);
        let mut values = values.map(|value| unescaped(value, Escapes::Query));
        values.any(|value| are_cards(&suits(&value)) || opens_tag(&bytes(&value)))
    }

    /// The same of a field with cards or calls.
    fn cards(&self, name: &str) -> Vec<Letter> {
        suits(&self.value(name))
    }
}

/// Whether a value is cards and nothing else, as no other value of a link is: a hand with its suits between dots, or eight cards or
/// more beside the letters of their suits.
fn are_cards(value: &[Letter]) -> bool {
    let value = text(value).to_ascii_uppercase().replace("10", "T");
    let value = match value.as_bytes() {
        [b'N' | b'E' | b'S' | b'W', b':', cards @ ..] => cards,
        value => value,
    };
    let count = |of: &[u8]| value.iter().filter(|byte| of.contains(byte)).count();
    let [suits, honours, spots] = [&SUITS[..], b"AKQJTX", b"98765432"].map(count);
    let is_all = suits + honours + spots + count(b".,:; -") == value.len();
    let is_dotted = count(b".") > 2 && honours > 0 && honours + spots > 4;
    is_all && (is_dotted || suits > 0 && spots > 0 && honours + spots > 7)
}

/// The longest name of a field.
const LONGEST_NAME: usize = 20;

/// A link of BBO's hand viewer: `n=..&e=..&s=..&w=..&d=S&v=b&b=7&a=PP1C..&p=CQC6..&nn=..`; `None` if it has no hand.
pub(super) fn hands(query: &Query<'_>, at: u32) -> Option<Chain> {
    let is_of_hand = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'.';
    let hands = ["s", "w", "n", "e"].map(|name| kept(&query.cards(name), is_of_hand));
    if hands.iter().all(Vec::is_empty) {
        return None;
    }
    let mut chain = Chain::default();
    let called = ["sn", "wn", "nn", "en"].map(|name| query.value(name));
    names(&mut chain, &called, at);
    deal(&mut chain, &query.value("d"), hands, at);
    chain.number(&query.value("b"));
    chain.token(b"sv", &query.value("v"));
    let auction = without_words(&query.cards("a"), [b'(', b')']);
    let auction = kept(&without_words(&auction, [b'{', b'}']), |byte| byte != b',');
    chain.token(b"mb", &auction);
    let play = without_words(&query.cards("p"), [b'{', b'}']);
    let mut play = &kept(&play, |byte| byte.is_ascii_alphanumeric())[..];
    while !play.is_empty() {
        let is_ten = matches!(play, [_, one, zero, ..] if [one.byte, zero.byte] == *b"10");
        let (card, rest) = play.split_at(play.len().min(if is_ten { 3 } else { 2 }));
        chain.token(b"pc", card);
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

/// Adds the deal: the digit of the dealer, whose seat letters may give, and the hands of South, West, North and East. Where nobody is
/// known to deal, a low rank in front is none that does.
pub(super) fn deal(chain: &mut Chain, dealer: &[Letter], mut hands: [Vec<Letter>; 4], at: u32) {
    if let Some(seat) = seat_written(&bytes(dealer)) {
        let digit = b"1234"[steps(Seat::South, seat)];
        hands[0].splice(..0, made(&[digit], dealer[0].at));
    } else if let Some(&Letter {
        byte: b'1'..=b'4',
        at,
    }) = hands[0].first()
    {
        hands[0].splice(..0, made(b":", at));
    }
    chain.list(b"md", &hands, at);
}

/// A link of Xinrui's hand viewer: `bidlog=1D,1S;..&playlog=E:5D,KD,2D,6D;..&deal=..&contract=4S..`; `None` if it has no hands.
pub(super) fn log(query: &Query<'_>) -> Option<Chain> {
    query.field("playlog").or(query.field("bidlog"))?; // else nothing says whose hand is first
    let held = query.value("deal");
    let hands: Vec<_> = split(&held, b' ').filter(|hand| !hand.is_empty()).collect();
    let hands: [&[Letter]; 4] = hands.try_into().ok()?;
    let at = hands[0].first()?.at;
    let play = query.cards("playlog");
    let tricks: Vec<_> = split(&play, b';').filter_map(trick).collect();
    let dealer = query.value("dealer");
    let dealt_by = seat_written(&bytes(&dealer));
    let first = first_hand(&hands, &tricks, dealt_by.unwrap_or(Seat::North) as usize);
    let mut chain = Chain::default();
    let from_south = [2, 3, 0, 1].map(|seat| hands[(seat + 4 - first) % 4]);
    deal(&mut chain, &dealer, from_south.map(<[_]>::to_vec), at);
    chain.token(b"sv", &query.value("vul"));
    let calls = query.cards("bidlog");
    for call in calls.split(|letter| matches!(letter.byte, b';' | b',')) {
        chain.token(b"mb", trimmed(call));
    }
    for (place, (_, leader, cards)) in tricks.iter().enumerate() {
        chain.token(&Beside::Leader.key(), leader);
        for (card, written) in cards {
            chain.spelled(b"pc", card, written);
        }
        let due = if place + 1 < tricks.len() { 4 } else { 0 };
        for _ in cards.len()..due {
            chain.spelled(b"pc", b"-", leader); // one that is missing
        }
    }
    let [contract, declarer, tricks] =
        ["contract", "declarer", "wintrick"].map(|it| query.value(it));
    listed(&mut chain, &contract, &bytes(&declarer), &tricks);
    let score = query.value("score");
    if let Some(b'N' | b'S') = declarer.first().map(|letter| letter.byte) {
        // of other declarers it is not known whose score it is
        let points = [b"NS ", &bytes(&score)[..]].concat();
        chain.spelled(&Beside::Score.key(), &points, &score);
    }
    chain.token(&Beside::Event.key(), &query.value("str"));
    chain.end_line();
    Some(chain)
}

const SUITS: &[u8; 4] = b"SHDC";

/// A card: the letters of its suit and rank, and how it is written.
type Card<'a> = ([u8; 2], &'a [Letter]);

/// A trick: the seat of its leader, its letter, and the cards in their order.
type Trick<'a> = (usize, &'a [Letter], Vec<Card<'a>>);

/// A trick `E:5D,KD,2D,6D`.
fn trick(letters: &[Letter]) -> Option<Trick<'_>> {
    let mut parts = split(letters, b':');
    let leader = trimmed(parts.next()?);
    let seat = seat(leader.first()?.byte)? as usize;
    let cards = split(parts.next()?, b',').map(trimmed).filter_map(|card| {
        let [rank, .., suit] = card else { return None };
        let rank = if rank.byte == b'1' { b'T' } else { rank.byte };
        Some(([suit.byte, rank], card))
    });
    Some((seat, leader, cards.collect()))
}

/// The seat of the first hand: the dealer, unless the tricks fit another better.
fn first_hand(hands: &[&[Letter]; 4], tricks: &[Trick<'_>], dealer: usize) -> usize {
    let holds = |hand: &[Letter], [suit, rank]: [u8; 2]| {
        let place = SUITS.iter().position(|it| *it == suit.to_ascii_uppercase());
        let held = place.and_then(|place| split(hand, b'.').nth(place));
        held.is_some_and(|held| held.iter().any(|it| it.byte.eq_ignore_ascii_case(&rank)))
    };
    let fits = |first: usize| {
        let cards = tricks
            .iter()
            .flat_map(|(leader, _, cards)| (*leader..).zip(cards));
        cards
            .filter(|(seat, (card, _))| holds(hands[(seat + 4 - first) % 4], *card))
            .count()
    };
    // of those that fit alike the first
    let seats = (0..4).map(|turn| (dealer + turn) % 4).rev();
    seats.max_by_key(|first| fits(*first)).unwrap_or(dealer)
}

/// Adds an entry of a list of results, of a contract, a declarer and declarer's tricks as they are written: `4HS=`; and what of it cannot
/// be read.
pub(super) fn listed(chain: &mut Chain, contract: &[Letter], declarer: &[u8], tricks: &[Letter]) {
    let key = Beside::Listed.key();
    let written = Written::read(&bytes(contract));
    let seat = seat_written(declarer).or(written.and_then(|it| it.declarer));
    let plain = text(contract).to_ascii_uppercase();
    if matches!(&*plain, "N/P" | "NP" | "NOT PLAYED") {
        return chain.spelled(&key, b"---", contract);
    }
    let (bought, seat) = match (written.map(|it| it.contract), seat) {
        (Some(Some(bought)), Some(seat)) => (bought, seat.letter()),
        (Some(None), _) => return chain.spelled(&key, b"PASS", contract),
        _ => return chain.unread(contract),
    };
    let level = bought.bid.level.get();
    let own = tricks_written(&text(tricks), level);
    if own.is_none() {
        chain.unread(tricks);
    }
    let made = own.or(written.and_then(|it| it.tricks));
    let result = made.map_or(String::new(), |made| spell_tricks(made, level));
    let [level, strain, risk] = Score::spelled(bought);
    let entry = format!("{level}{strain}{seat}{risk}{result}");
    chain.spelled(&key, entry.as_bytes(), contract);
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
