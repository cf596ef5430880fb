//! What stands beside calls and cards: the comments, and claims that did not end the record. Each is bound to the calls and
//! cards before it.

use super::Writing;
use crate::board::{Comment, signed};
use crate::pbn::Export;
use std::collections::VecDeque;

/// A comment, or a claim in words.
struct Remark {
    /// Calls before it, if it stands before the first card.
    calls: usize,
    /// Cards before it.
    cards: usize,
    text: String,
}

/// The remarks that are still to be written, in their order.
#[derive(Default)]
pub(super) struct Remarks(VecDeque<Remark>);

impl Remarks {
    /// All of a record.
    pub(super) fn of(of: &Writing<'_>) -> Self {
        let comments = of
            .record
            .comments()
            .map(|it| (it.span.start, comment(of, &it)));
        let mut all: Vec<_> = comments.chain(claims(of)).collect();
        all.sort_by_key(|(at, _)| *at);
        Self(all.into_iter().map(|(_, remark)| remark).collect())
    }

    /// How many there are.
    pub(super) fn count(&self) -> u64 {
        self.0.len() as u64
    }

    /// Writes those that stand before the first card, behind so many calls or fewer.
    pub(super) fn write_behind_calls(&mut self, calls: usize, export: &mut Export) {
        self.write_while(export, |it| it.cards == 0 && it.calls <= calls);
    }

    /// Writes those behind so many cards or fewer.
    pub(super) fn write_behind_cards(&mut self, cards: usize, export: &mut Export) {
        self.write_while(export, |it| it.cards <= cards);
    }

    /// Takes out those within a trick: behind more cards than `from`, and fewer than `to`.
    pub(super) fn within(&mut self, from: usize, to: usize) -> Vec<(usize, String)> {
        let mut within = Vec::new();
        while let Some(it) = self.0.pop_front_if(|it| (from + 1..to).contains(&it.cards)) {
            within.push((it.cards, it.text));
        }
        within
    }

    /// Writes all that are left.
    pub(super) fn write_rest(&mut self, export: &mut Export) {
        export.end_row();
        self.write_while(export, |_| true);
    }

    fn write_while(&mut self, export: &mut Export, is_due: impl Fn(&Remark) -> bool) {
        while let Some(remark) = self.0.pop_front_if(|it| is_due(it)) {
            export.comment(&remark.text);
        }
    }
}

fn comment(of: &Writing<'_>, it: &Comment<'_>) -> Remark {
    let text = of.record.decoded(it.text);
    let author = it.author.map(|author| of.record.decoded(author));
    let text = match author {
        Some(author) => format!("{author}: {text}"),
        // a colon in the text would make an author of what is before it
        None if signed(text.as_bytes()) != (None, text.as_bytes()) => format!(": {text}"),
        None => text.into_owned(),
    };
    Remark {
        calls: it.calls,
        cards: it.cards,
        text,
    }
}

/// The claims but for the one that ended the record, which has a tag.
fn claims<'a>(of: &'a Writing<'_>) -> impl Iterator<Item = (u32, Remark)> + 'a {
    let claims = of.game.claims.iter().filter(|claim| claim.tricks.is_some());
    let last = claims.clone().next_back().map(|claim| claim.span);
    let ended = move |cards: u32, span| last == Some(span) && cards as usize == of.game.cards.len();
    let others = claims.filter(move |claim| !ended(claim.cards, claim.span));
    others.map(|claim| {
        let tricks = claim.tricks.unwrap_or_default();
        let remark = Remark {
            calls: usize::MAX,
            cards: claim.cards as usize,
            text: format!("claimed: {tricks} tricks"),
        };
        (claim.span.start, remark)
    })
}
