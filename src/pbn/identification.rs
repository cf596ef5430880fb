//! Tag pairs: those of the export format many at a time, any other one by one.

use super::fast::exported_tags;
use super::game::offset;
use super::grammar::tag_pair;
use super::reader::Reader;
use super::{FaultKind, Game, Tag, TagName};
use crate::source::{Ending, Span};
use nom::Err;

/// A tag that is not in the standard is compared with so many tags of its game; a repetition beyond that is not
/// reported.
const OWN_TAGS: usize = 256;

impl Reader<'_> {
    /// Reads tag pairs of the export format, up to one that opens a section; where there is none, reads one pair of any
    /// form. Returns the name of the last.
    pub(super) fn common_identification(&mut self, game: &mut Game) -> Option<TagName> {
        game.has_exported_tags &= self.at_line_start();
        if self.is_fast {
            let from = self.at;
            let read = exported_tags(self.text, offset(from), game);
            if let Some(is_new) = read
                && let Some(&tag) = game.tags.last()
            {
                self.at = tag.value.end as usize + 2;
                if !is_new {
                    game.tags.pop();
                    self.keep(tag, from, game);
                }
                return Some(tag.name);
            }
        }
        game.has_exported_tags = false;
        self.identification(game)
    }

    /// One tag pair.
    fn identification(&mut self, game: &mut Game) -> Option<TagName> {
        let from = self.at;
        match tag_pair(self.rest()) {
            Ok(read) => {
                let pair = self.take(read);
                if let Some(kind) = pair.fault {
                    self.fault(game, self.unless_cut(kind), from);
                }
                let tag = Tag {
                    name: pair.name,
                    name_span: Span::of_piece(pair.spelling, self.text),
                    value: Span::of_piece(pair.value, self.text),
                };
                self.keep(tag, from, game);
                Some(tag.name)
            }
            Err(Err::Error(kind) | Err::Failure(kind)) => {
                self.skip_line();
                self.fault(game, self.unless_cut(kind), from);
                None
            }
            Err(Err::Incomplete(_)) => None,
        }
    }

    /// What is wrong with a tag pair: where its line is the last and does not end, the text was cut in it.
    fn unless_cut(&self, kind: FaultKind) -> FaultKind {
        let is_whole = self.text.ends_with(b"]") || self.at_line_start();
        if self.at < self.text.len() || is_whole || self.ending != Ending::Regular {
            return kind;
        }
        FaultKind::CutShort
    }

    /// Adds a tag pair that begins at `from`. A repeated one is not kept: the first value counts.
    fn keep(&self, tag: Tag, from: usize, game: &mut Game) {
        let text = self.text;
        let earlier = match tag.name {
            TagName::Other => {
                let mut own = game.tags.iter().take(OWN_TAGS);
                own.find(|own| own.name_span.of(text) == tag.name_span.of(text))
            }
            name => game.tag(name),
        };
        let is_section = matches!(tag.name, TagName::Auction | TagName::Play);
        match earlier {
            Some(earlier) if tag.name != TagName::Note => {
                if is_section || earlier.value.of(text) != tag.value.of(text) {
                    self.fault(game, FaultKind::RepeatedTag, from);
                }
            }
            _ => game.push(tag),
        }
    }
}
