//! Inheritance: values that a game takes over from the games before it (PBN 2.1 section 4.8).
//!
//! `"#"` takes the value of the nearest game before that has one. `"##text"` gives a value to this game and to all
//! later ones that leave the tag out, until a game states the tag again. One habit is not in the standard: in the
//! record of a board's second table some programs leave out deal, dealer, vulnerability and number together; such a
//! game takes all four from the game before.

mod values;

use crate::pbn::{Directives, Game, Tag, TagName, TextScan, Version, games};
use crate::source::{Span, line_stop};
use values::Values;

/// What the next game may inherit from the games so far.
#[derive(Debug, Clone, Default)]
pub struct Carry {
    /// The values; left out for a game that inherits none.
    values: Option<Values>,
    bare: BareCarry,
}

/// What a game has from those before it where it takes over no value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct BareCarry {
    /// Whether the game before had a deal; then the four values of [`Carry::TAKEN_OVER`] are kept.
    deal: bool,
    /// Whether the game before had a number.
    numbered: bool,
    /// The directives of the file so far.
    directives: Directives,
}

impl From<BareCarry> for Carry {
    fn from(bare: BareCarry) -> Self {
        Self { values: None, bare }
    }
}

impl Carry {
    /// What a game has from those before it, if it takes over no value.
    pub fn bare(&self) -> Option<BareCarry> {
        self.values.is_none().then_some(self.bare)
    }

    /// The tags that the second record of a board leaves out together.
    const TAKEN_OVER: [TagName; 4] = [
        TagName::Deal,
        TagName::Dealer,
        TagName::Vulnerable,
        TagName::Board,
    ];

    /// Whether a game is the second record of a board and leaves those tags out.
    pub fn is_taken_over(&self, game: &Game) -> bool {
        self.bare.deal
            && Self::TAKEN_OVER.iter().all(|name| !game.has(*name))
            && game.has(TagName::Contract)
            && (game.has(TagName::Play) || game.has(TagName::Auction))
    }

    /// The directives in force for a game (PBN 2.1 section 2.4).
    pub fn directives(&self, game: &Game, text: &[u8]) -> Directives {
        let head = Span {
            end: game.span.start,
            ..game.record
        };
        let head = head.of(text);
        if !head.contains(&b'%') {
            return self.bare.directives; // nearly always: the head is an empty line
        }
        self.bare.directives.then(Directives::read(head))
    }

    /// The value of a tag in a game, inherited by sign if need be.
    #[allow(clippy::inline_always)] // two dozen times a game: a call costs as much as it does
    #[inline(always)]
    pub fn value<'a>(&'a self, name: TagName, game: &Game, text: &'a [u8]) -> Option<&'a [u8]> {
        match game.value(name) {
            Some(span) => match span.of(text) {
                own @ [b'#', ..] => Some(self.inherited(name, own, text)),
                own => Some(own),
            },
            None if self.is_auto(name) => self.handed_on(name, text),
            None => None,
        }
    }

    /// Whether games that leave this tag out inherit its last value.
    #[inline]
    fn is_auto(&self, name: TagName) -> bool {
        let values = self.values.as_ref();
        values.is_some_and(|values| values.is_auto(name))
    }

    /// Resolves a value that may begin with a sign of inheritance.
    #[cold]
    fn inherited<'a>(&'a self, name: TagName, own: &'a [u8], text: &'a [u8]) -> &'a [u8] {
        match own {
            own if !name.is_inheritable() => own,
            [b'#', b'#', rest @ ..] => rest,
            b"#" => self.handed_on(name, text).unwrap_or_default(),
            own => own,
        }
    }

    /// The last value of a tag.
    #[cold]
    fn handed_on<'a>(&'a self, name: TagName, text: &'a [u8]) -> Option<&'a [u8]> {
        self.values.as_ref()?.last(name, text)
    }

    /// The same, and a second record of a board also takes values from the first.
    #[allow(clippy::inline_always)] // so that the tag is known where it is asked for
    #[inline(always)]
    pub fn stated<'a>(&'a self, name: TagName, game: &Game, text: &'a [u8]) -> Option<&'a [u8]> {
        let value = self.value(name, game, text);
        if value.is_some() || !Self::TAKEN_OVER.contains(&name) {
            return value; // nearly always
        }
        self.of_first_record(name, game, text)
    }

    /// What a second record of a board takes from the first.
    #[cold]
    fn of_first_record<'a>(
        &'a self,
        name: TagName,
        game: &Game,
        text: &'a [u8],
    ) -> Option<&'a [u8]> {
        if game.has(name) || !self.is_taken_over(game) {
            return None;
        }
        // the number is kept for `#` even where the game before has none
        let had = name != TagName::Board || self.bare.numbered;
        self.handed_on(name, text).filter(|_| had)
    }

    /// Records what later games may inherit from a game.
    pub fn absorb(&mut self, game: &Game, text: &[u8]) {
        self.bare.directives = self.directives(game, text);
        self.take(game, |values, tag| values.take(tag, text));
    }

    /// Gives `to` what a game may inherit, and then records the game itself. `scan` describes its whole text.
    pub fn hand_on(&mut self, game: &Game, text: &[u8], scan: &TextScan, to: &mut Self) {
        to.bare = self.bare;
        let takes_over = |it: &&Values| scan.hashes || it.has_auto() || self.is_taken_over(game);
        match self.values.as_ref().filter(takes_over) {
            Some(values) => to.values.get_or_insert_default().clone_from(values),
            None => to.values = None, // on its own: so nothing is copied
        }
        if scan.hashes {
            return self.absorb(game, text);
        }
        if scan.percents {
            self.bare.directives = self.directives(game, text);
        }
        self.take(game, Values::state);
    }

    /// Records the values of a game, each by `take`.
    #[inline]
    fn take(&mut self, game: &Game, take: impl Fn(&mut Values, &Tag)) {
        let taken_over = self.is_taken_over(game);
        let values = self.values.get_or_insert_default();
        for tag in &game.tags {
            // tags that are not inheritable are never asked for: recording them is cheaper than checking
            take(values, tag);
        }
        if !taken_over {
            self.bare.deal = game.has(TagName::Deal);
            self.bare.numbered = game.has(TagName::Board) || values.is_auto(TagName::Board);
            for name in Self::TAKEN_OVER {
                if !game.has(name) && !name.is_inheritable() {
                    values.clear(name);
                }
            }
        }
    }

    /// Nothing to inherit, with these directives in force.
    pub fn under(directives: Directives) -> Self {
        BareCarry {
            directives,
            ..BareCarry::default()
        }
        .into()
    }

    /// The directives in force behind the games so far, of those that affect games.
    pub fn in_force(&self) -> Directives {
        binding(self.bare.directives)
    }

    /// Where the last line begins, from an offset on, that would change what is in force if it is a directive.
    pub fn last_change(&self, text: &[u8], from: usize) -> Option<usize> {
        let mut lines = memchr::memrchr_iter(b'%', &text[from..]).map(|at| from + at);
        lines.find(|at| {
            let directives = escape_line(text, *at).map(Directives::read);
            directives.is_some_and(|it| binding(self.bare.directives.then(it)) != self.in_force())
        })
    }

    /// Whether a text may contain a sign of inheritance.
    pub fn is_signed(text: &[u8], scan: &TextScan) -> bool {
        scan.hashes && memchr::memchr_iter(b'#', text).any(|at| opens_value(&text[..at]))
    }

    /// Whether the first game of a text may be the second record of a board.
    pub fn is_second(text: &[u8]) -> bool {
        let first = games(text).next();
        !first.is_some_and(|game| game.has(TagName::Deal))
    }

    /// Combines what two consecutive texts hand on. Both must be detached.
    #[must_use]
    pub fn then(self, later: &Self) -> Self {
        let values = match (self.values, &later.values) {
            (Some(values), Some(later)) => Some(values.then(later)),
            (values, later) => values.or_else(|| later.clone()),
        };
        let directives = self.bare.directives.then(later.bare.directives);
        let bare = BareCarry {
            directives,
            ..later.bare
        };
        Self { values, bare }
    }

    /// The same with all values copied out of the text, so that one part of a file can hand it to the next.
    #[must_use]
    pub fn detached(mut self, text: &[u8]) -> Self {
        if let Some(values) = &mut self.values {
            values.detach(text);
        }
        self
    }
}

/// Whether a value begins after this: a quote, or the name of a tag whose quote was left out.
fn opens_value(before: &[u8]) -> bool {
    let is_bare = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | 0..=b' ');
    let mut back = before.iter().rev();
    before.last() == Some(&b'"') || back.find(|byte| !is_bare(byte)) == Some(&b'[')
}

/// The escape line that begins here, if one does.
fn escape_line(text: &[u8], at: usize) -> Option<&[u8]> {
    let begins_line = at == 0 || matches!(text[at - 1], b'\n' | b'\r');
    begins_line.then(|| &text[at..line_stop(text, at)])
}

/// Of these directives those that affect games.
fn binding(directives: Directives) -> Directives {
    Directives {
        export: directives.export,
        version: directives.version.filter(|it| *it < Version::NEWEST),
        ..Directives::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pbn::scan;

    #[test]
    fn parts_hand_on_what_the_whole_would() {
        let games_of = [
            "[Event \"##a\"]\n[Site \"s\"]\n\n",
            "[Event \"#\"]\n\n",
            "[Site \"#\"]\n[Event \"b\"]\n\n",
            "[Round \"1\"]\n\n",
        ];
        for order in 0..256_usize {
            let parts: Vec<_> = (0..4)
                .map(|place| games_of[(order >> (2 * place)) % 4])
                .collect();
            let whole = taken_in(&parts.concat());
            let folded = parts
                .iter()
                .fold(Carry::default(), |carry, part| carry.then(&taken_in(part)));
            for name in [TagName::Event, TagName::Site, TagName::Round] {
                let [one, other] = [&whole, &folded]
                    .map(|carry| (carry.handed_on(name, b""), carry.is_auto(name)));
                assert_eq!(one, other, "{parts:?}");
            }
        }
    }

    #[test]
    fn a_game_is_handed_on_all_that_it_may_take_over() {
        let games_of = [
            "[Event \"##a\"]\n[Board \"1\"]\n\n",
            "[Event \"b\"]\n[Board \"#\"]\n\n",
            "[Board \"2\"]\n[Deal \"N:1\"]\n\n",
            "[Contract \"1N\"]\n[Play \"N\"]\n\n",
        ];
        let mut given = 0;
        for order in 0..256_usize {
            let parts = (0..4).map(|place| games_of[(order >> (2 * place)) % 4]);
            let text = parts.collect::<String>().into_bytes();
            let (mut carry, mut to) = (Carry::default(), Carry::default());
            for game in games(&text) {
                let all = carry.clone();
                carry.hand_on(&game, &text, &scan(&text), &mut to);
                assert_eq!(to.is_taken_over(&game), all.is_taken_over(&game));
                for name in [TagName::Event, TagName::Board, TagName::Deal] {
                    let of = |carry: &Carry| carry.stated(name, &game, &text).map(<[u8]>::to_vec);
                    assert_eq!(of(&to), of(&all), "{order}");
                }
                given += u32::from(to.values.is_some());
            }
        }
        assert!((1..4 * 256).contains(&given));
    }

    fn taken_in(text: &str) -> Carry {
        let mut carry = Carry::default();
        for game in games(text.as_bytes()) {
            carry.absorb(&game, text.as_bytes());
        }
        carry.detached(text.as_bytes())
    }
}
