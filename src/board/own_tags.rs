//! What a record may say and PBN has no tag for, in tags of our own.
//!
//! A conversion to PBN writes them, so that nothing is lost that an audit goes by; other programs pass over them (PBN 2.1
//! section 4.9).
//!
//! ```text
//! [ClaimedTricks "9"]        declarer's tricks, as they were claimed at the table
//! [ListedResult "4SX;N;9"]   contract, declarer and declarer's tricks in a published list of results; or Pass; or --- for a board
//!                            that was not played to its end
//! [OtherRoomCalls "1S Pass"] the calls of the other room on this board, as the keeper of this record had them before him
//! [InferredLeads "3;7"]      tricks whose leader is not the winner of the trick before, as only the deal shows, or - for none, where
//!                            the order of the cards named the leaders
//! [Platform "vugraph"]       where the record was made, as the signs of LIN tell it
//! ```

use super::{ListedResult, Stake, Statements};
use crate::bridge::{Call, Contract, Penalty, ROWS, Score, call, seat};
use crate::pbn::{Game, TagName};

/// The contract of a board that was not played to its end: cancelled, or assigned.
pub(super) const NOT_PLAYED: &str = "---";

/// What the record says of the result besides its Result.
pub(super) fn statements(game: &Game, text: &[u8]) -> Statements {
    let value = |name| game.value(name).map(|span| span.of(text).trim_ascii());
    let is_not_played = |name| value(name) == Some(NOT_PLAYED.as_bytes());
    let scored = || value(TagName::Score).and_then(|it| it.rsplit(u8::is_ascii_whitespace).next());
    Statements {
        claimed: value(TagName::ClaimedTricks).and_then(tricks),
        listed: value(TagName::ListedResult).and_then(listed),
        not_played: is_not_played(TagName::ListedResult)
            || is_not_played(TagName::Contract)
                && scored().is_none_or(|it| matches!(it, b"" | b"0" | b"?")),
    }
}

/// The tricks, a bit each, to which another hand than the winner before leads by the deal, where the order of the cards named the
/// leaders.
pub(super) fn inferred_leads(game: &Game, text: &[u8]) -> Option<u16> {
    let value = game.value(TagName::InferredLeads)?;
    let numbers = value.of(text).split(|byte| *byte == b';');
    let numbers = numbers.filter_map(|word| tricks(word.trim_ascii()));
    let rows = numbers.filter_map(|trick| trick.checked_sub(1));
    Some(rows.fold(0, |set, row| set | 1 << row))
}

/// `3;7`, for a set of tricks with a bit each; `-` for none.
pub fn spell_leads(set: u16) -> String {
    if set == 0 {
        return "-".to_owned();
    }
    let tricks = (1..=ROWS).filter(|trick| set & 1 << (trick - 1) != 0);
    let tricks: Vec<_> = tricks.map(|trick| trick.to_string()).collect();
    tricks.join(";")
}

/// `4SX;N;9`; without the tricks where the list does not give them; `Pass`; `---`.
pub fn spell_listed(statements: &Statements) -> Option<String> {
    if statements.not_played {
        return Some(NOT_PLAYED.to_owned());
    }
    let listed = statements.listed?;
    let Some((contract, declarer)) = listed.contract else {
        return Some("Pass".to_owned());
    };
    let tricks = listed.tricks.map(|tricks| format!(";{tricks}"));
    let tricks = tricks.unwrap_or_default();
    Some(format!(
        "{};{}{tricks}",
        Score::spell(contract),
        declarer.letter()
    ))
}

/// A call by its number, as the auction has it; `?` for one that cannot be read.
pub fn spell_call(number: Option<u8>) -> String {
    let penalty = Penalty::Undoubled;
    match number.and_then(call) {
        Some(Call::Pass) => "Pass".to_owned(),
        Some(Call::Double) => "X".to_owned(),
        Some(Call::Redouble) => "XX".to_owned(),
        Some(Call::Bid(bid)) => Score::spell(Contract { bid, penalty }),
        None => "?".to_owned(),
    }
}

fn listed(value: &[u8]) -> Option<ListedResult> {
    let mut words = value.split(|byte| *byte == b';').map(<[u8]>::trim_ascii);
    let contract = match Stake::read(words.next()?)? {
        Stake::PassedOut => None,
        Stake::Contract(contract) => {
            let [letter] = words.next()? else { return None };
            Some((contract, seat(*letter)?))
        }
        Stake::Denomination(_) => return None,
    };
    let tricks = words.next().map_or(Some(None), |it| tricks(it).map(Some))?;
    let is_all = words.next().is_none();
    is_all.then_some(ListedResult { contract, tricks })
}

fn tricks(word: &[u8]) -> Option<u8> {
    let tricks = str::from_utf8(word).ok()?.parse().ok()?;
    (word.iter().all(u8::is_ascii_digit) && tricks <= 13).then_some(tricks)
}
