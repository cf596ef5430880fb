//! Whether a comment speaks of another board, another table or another time.

use super::mention::Place;
use super::text::{Occurrence, Word, any_in, are_in, is_near};
#[allow(clippy::wildcard_imports)] // its lists
use super::vocabulary::*;

impl Occurrence<'_> {
    /// `at the other table`, `on the last board`: in its sentence, or as a heading; not where `the other room made 9`.
    pub(super) fn is_elsewhere(&self, place: Place<'_>) -> bool {
        let start = self.before.len() - self.sentence.len();
        let end = self.before.len() + 1 + self.behind(usize::MAX).len();
        let others = [&self.all[..start], &self.all[end..]].into_iter();
        let mut others = others.flat_map(|it| it.split_inclusive(Word::ends_clause));
        names_elsewhere(&self.all[start..end], place)
            || others.any(|part| {
                let subject = 1 + usize::from(is_near(part.first(), DEFINITE));
                let subject = if part.len() > 2 { subject } else { 0 };
                part.len() <= 5 && names_elsewhere(&part[subject..], place)
            })
    }
}

/// `at the other table`, `on the last board`, `on board 7` on another one, `in the closed room`, `yesterday`.
fn names_elsewhere(words: &[Word], place: Place<'_>) -> bool {
    let is_other = words.windows(2).any(|pair| {
        let [one, next] = [&pair[0], &pair[1]];
        let is_other_board = one.is_in(NUMBERED) && Some(&*next.word) != place.board;
        let is_next = one.word.parse::<u8>().is_ok() && next.is_in("bordda masada leosztásban");
        is_next || next.word.parse::<u8>().is_ok() && (is_other_board || one.is_in(TABLES))
    });
    let is_room = |name| place.room.is_some_and(|it| it.eq_ignore_ascii_case(name));
    is_other
        || are_in(words, CLOSED_ROOM) && !is_room("closed")
        || are_in(words, OPEN_ROOM) && !is_room("open")
        || any_in(words, YESTERDAY)
        || names_other_time(words)
        || are_in(words, ELSEWHERE)
}

/// `two years ago`, `before the break`, `in the 1976 final`.
pub(super) fn names_other_time(words: &[Word]) -> bool {
    let text: Vec<_> = words.iter().map(|it| &*it.word).collect();
    let text = format!(" {} ", text.join(" "));
    let is_said = |phrase: &str| text.contains(&format!(" {phrase} "));
    let is_year = |pair: &[Word]| {
        pair[0].is_in("in the since from of en im w i vm op årets")
            && matches!(pair[1].word.parse(), Ok(1930..=2099))
    };
    OTHER_TIMES.split(',').any(|it| is_said(it.trim()))
        || words.windows(2).any(is_year)
        || matches!(words, [.., at, last] if last.is_in("once") && !at.is_in("at"))
}
