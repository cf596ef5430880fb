//! Reads a decision: in codes, or in the words of any language.

use super::{Average, Decision, Judgement, Penalty, Possible, UNITS, each_word, vocabulary};
use crate::board::Stake;
use crate::bridge::{Score, Seat, Side, Written, tricks_written};
use crate::words::{Decimal, Language, Message, Words, key, message, signed};

/// A hundred per cent.
const ALL: Decimal = Decimal(10_000);

impl Decision {
    /// Reads a cell, in any case and with blanks around it. No cell is read as a decision that it does not spell, or as a part
    /// of one.
    ///
    /// # Errors
    /// Why it spells none.
    pub fn read(cell: &str) -> Result<Self, Message> {
        let cell = cell.to_lowercase().replace(['\u{2212}', '\u{2013}'], "-");
        let mut this = Self::default();
        for part in cell.split(';').map(str::trim) {
            let part = in_codes(part).to_lowercase();
            match part.split_once(' ') {
                Some(("penalty", rest)) => this.penalties.push(penalty(rest)?),
                _ if this.judgement.is_some() => return Err(message!("decision-several")),
                _ => this.judgement = Some(judgement(&part)?),
            }
        }
        let is_whole = this.is_final() || this.penalties.is_empty();
        is_whole.then_some(this).ok_or(message!("decision-several"))
    }
}

/// Words of any language, as codes.
fn in_codes(text: &str) -> String {
    let code = |word: &str| {
        let mut words = languages().flat_map(vocabulary);
        let known = words.find(|(_, it)| it.to_lowercase() == word);
        known.map(|(code, _)| code)
    };
    code(text).map_or_else(|| each_word(text, code), str::to_owned)
}

fn judgement(text: &str) -> Result<Judgement, Message> {
    let (word, rest) = text.split_once([' ', '=']).unwrap_or((text, ""));
    let number = || rest.trim_start_matches([' ', '=']);
    match (word, rest) {
        ("apply", "") => Ok(Judgement::Apply),
        ("stands", "") => Ok(Judgement::Stands),
        ("record-error", "") => Ok(Judgement::RecordError),
        ("later", "") => Ok(Judgement::Later),
        ("tricks", _) => {
            let tricks = number().parse().ok().filter(|tricks| *tricks <= 13);
            tricks.map(Judgement::Tricks).ok_or(form("tricks=0..13"))
        }
        ("score", _) => {
            let points = points(number()).ok_or(form("score=-100"))?;
            points.map(Judgement::Score)
        }
        ("assigned", sides) => assigned(sides),
        ("weighted", parts) => weighted(parts),
        _ if word.parse::<Average>().is_ok() => averages(text),
        _ => Err(message!("decision-unknown")),
    }
}

/// A score, if it is a number; it must be one that a contract can have.
fn points(text: &str) -> Option<Result<i32, Message>> {
    let points = text.parse().ok()?;
    let is_possible = Score(points).is_possible();
    Some(
        is_possible
            .then_some(points)
            .ok_or(message!("decision-impossible", score = signed(points))),
    )
}

fn assigned(sides: &str) -> Result<Judgement, Message> {
    let form = form("assigned NS=+400 EW=-420");
    let words = sides.replace('=', " ");
    let words: Vec<_> = words.split_whitespace().collect();
    let scores = match words[..] {
        ["ns", ns, "ew", ew] | ["ew", ew, "ns", ns] => points(ns).zip(points(ew)),
        _ => None,
    };
    let (ns, ew) = scores.ok_or(form)?;
    Ok(Judgement::Assigned([ns?, ew?]))
}

fn averages(text: &str) -> Result<Judgement, Message> {
    let words: Vec<_> = text.split_whitespace().collect();
    let [ns, ew] = match words[..] {
        [both] => [both, both],
        [ns, "ns", ew, "ew"] | [ew, "ew", ns, "ns"] => [ns, ew],
        _ => [""; 2],
    };
    let all = ns.parse().ok().zip(ew.parse().ok());
    let all = all.map(|(ns, ew)| Judgement::Averages([ns, ew]));
    all.ok_or(form("ave+ NS ave- EW"))
}

fn weighted(parts: &str) -> Result<Judgement, Message> {
    let form = || form("weighted 60% 3NT= 40% 3NT-1");
    let words = parts.replace(" %", "%");
    let words: Vec<_> = words.split_whitespace().collect();
    let mut parts = Vec::new();
    for part in words.chunks(2) {
        let &[share, result] = part else {
            return Err(form());
        };
        let share = share.strip_suffix('%').and_then(decimal).ok_or_else(form)?;
        parts.push((share, possible(result)?));
    }
    match Decimal(parts.iter().map(|(share, _)| share.0).sum()) {
        ALL => Ok(Judgement::Weighted(parts)),
        _ if parts.is_empty() => Err(form()),
        sum => Err(message!("decision-shares", sum)),
    }
}

fn possible(text: &str) -> Result<Possible, Message> {
    match points(text) {
        Some(points) => points.map(Possible::Score),
        None => made(text).ok_or_else(|| message!("decision-result", result = text)),
    }
}

/// `3nt=`, `4sx-1`, `3nt+1e`; no trumps and seats as any language has them.
fn made(text: &str) -> Option<Possible> {
    let (contract, rest) = text.split_at(text.find(['=', '+', '-'])?);
    let no_trumps = languages().map(|words| words.word(key!("notrump")).to_lowercase());
    let contract = no_trumps.fold(contract.to_owned(), |it, words| it.replace(&words, "nt"));
    let mut written = Written::default();
    let Stake::Contract(contract) = Stake::read_with(contract.as_bytes(), &mut written)? else {
        return None;
    };
    let over = rest.trim_end_matches(char::is_alphabetic);
    let tricks = tricks_written(over, contract.bid.level.get())?;
    let declarer = match &rest[over.len()..] {
        "" => written.declarer,
        letter => Some(seat(letter)?).filter(|it| written.declarer.is_none_or(|also| also == *it)),
    };
    Some(Possible::Made(contract, tricks, declarer))
}

fn seat(letter: &str) -> Option<Seat> {
    let is = |seat: &Seat| languages().any(|it| it.seat_letter(*seat).eq_ignore_ascii_case(letter));
    Seat::ALL.into_iter().find(is)
}

fn languages() -> impl Iterator<Item = &'static Words> {
    Language::ALL.into_iter().map(Words::of)
}

fn penalty(text: &str) -> Result<Penalty, Message> {
    let read = || {
        let (side, amount) = text.split_once(' ')?;
        let side = Side::ALL
            .into_iter()
            .find(|it| it.letters().eq_ignore_ascii_case(side))?;
        let amount = amount.replace(' ', "");
        let amount_of = |unit: &'static str| {
            let letters = unit.trim().to_lowercase();
            let amount = decimal(amount.trim_end_matches('s').strip_suffix(&letters)?)?;
            Some(Penalty { side, amount, unit })
        };
        UNITS.into_iter().find_map(amount_of)
    };
    read().ok_or(form("penalty NS 10%, penalty EW 3 IMP, penalty NS 0.5 VP"))
}

/// A number above 0 and of at most a hundred, with two decimals at most behind a point or a comma.
fn decimal(text: &str) -> Option<Decimal> {
    let (whole, rest) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let digits = format!("{whole}{rest:0<2}");
    let is_number = rest.len() <= 2 && digits.bytes().all(|it| it.is_ascii_digit());
    let number = digits.parse().ok().filter(|_| is_number)?;
    (0 < number && number <= ALL.0).then_some(Decimal(number))
}

/// It begins like a decision that is written like this.
fn form(form: &str) -> Message {
    message!("decision-form", form)
}
