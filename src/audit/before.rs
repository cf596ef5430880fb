//! What a part has from the parts before it, and from the director.

use super::cutter::Opening;
use super::parts::Piece;
use super::pool::Pool;
use super::slips::{FileSlips, Slips};
use super::written::{Ahead, PartReader, Passage, Written};
use crate::board::Carry;
use crate::pbn::Directives;
use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// What is known before a part is audited.
#[derive(Clone, Default)]
pub(super) struct Before<'a> {
    pub(super) carry: Carry,
    /// The slips that may be about its boards.
    pub(super) file_slips: Option<FileSlips<'a>>,
}

impl Before<'_> {
    /// What is handed on behind a part with this text and so many games.
    pub(super) fn handed_on(self, text: &[u8], games: u64) -> Handed {
        let carry = self.carry.detached(text);
        Handed { carry, games }
    }
}

/// The file that is cut into parts: what its parts need, seen in input order.
pub(super) struct Needs<'a> {
    slips: &'a Slips,
    file: String,
    /// Whether a part so far has signs of inheritance, which may bind those behind it.
    signed: bool,
    /// The directives in force.
    directives: Directives,
}

/// What one part needs.
#[derive(Default)]
pub(super) struct Need<'a> {
    /// Whether the parts before it have to do with it, apart from directives. Most have not.
    is_bound: bool,
    /// The directives in force before it.
    directives: Directives,
    file_slips: Option<FileSlips<'a>>,
}

impl<'a> Needs<'a> {
    pub(super) fn new(slips: &'a Slips) -> Self {
        Self {
            slips,
            file: String::new(),
            signed: false,
            directives: Directives::default(),
        }
    }

    /// What the next piece needs.
    pub(super) fn of(&mut self, piece: &Piece) -> Need<'a> {
        match piece {
            Piece::Begin { file, .. } => {
                self.file.clone_from(file);
                (self.signed, self.directives) = Default::default();
                Need::default()
            }
            Piece::Part(passage) => {
                let (text, scan) = (&passage.cut.text, &passage.scan);
                let is_pbn = matches!(passage.cut.opening, Opening::Pbn(_));
                self.signed |= is_pbn && Carry::is_signed(text, scan);
                let directives = self.directives;
                if is_pbn && scan.percents && !passage.cut.is_last {
                    self.directives = directives_behind(passage, directives);
                }
                let slips = self.slips;
                let is_second = || is_pbn && Carry::is_second(text);
                Need {
                    is_bound: self.signed || slips.count_games() || is_second(),
                    directives,
                    file_slips: (!slips.is_empty()).then(|| slips.of_file(&self.file)),
                }
            }
            Piece::End { .. } => Need::default(),
        }
    }
}

/// The directives in force behind a part. Games are read only up to the last line that may change them, which mostly stands
/// before the first game of all.
fn directives_behind(passage: &Passage, before: Directives) -> Directives {
    let text = &passage.cut.text;
    let (mut carry, mut from) = (Carry::under(before), 0);
    let (mut reader, mut written) = (passage.written().reader(), Written::default());
    while let Some(last) = carry.last_change(text, from) {
        while from <= last {
            if !reader.read(&mut written) {
                return carry.in_force();
            }
            written.absorb(&mut carry, text);
            from = written.start();
        }
    }
    carry.in_force()
}

/// What a part hands on to those behind it.
#[derive(Clone, Default)]
pub(super) struct Handed {
    pub(super) carry: Carry,
    /// How many games it holds.
    pub(super) games: u64,
}

impl Handed {
    /// Reads a part ahead for that.
    fn read(reader: &mut PartReader<'_>, text: &[u8], ahead: Ahead) -> Self {
        let (mut carry, mut games) = (Carry::default(), 0);
        reader.read_ahead(ahead, |written| {
            written.absorb(&mut carry, text);
            games += 1;
        });
        let carry = carry.detached(text);
        Self { carry, games }
    }
}

/// What the pieces of a run hand on from one to the next. They are numbered in input order, and audited in any.
pub(super) struct Chain {
    links: Mutex<Links>,
    /// Notified when more is known.
    known: Condvar,
    /// Whether several threads are at work: then a part that has to wait is read to its end first, as others wait for it.
    is_shared: bool,
    /// Scratch values for that.
    ahead: Pool<Ahead>,
}

#[derive(Default)]
struct Links {
    /// The first piece of which it is not known what it hands on.
    number: usize,
    /// What the file hands on up to there.
    handed: Handed,
    /// What is known of those behind; nothing of the beginning and the end of a file.
    behind: BTreeMap<usize, Option<Handed>>,
    /// The pieces that want to know what is handed on to them, and that, when it is known.
    wanted: BTreeMap<usize, Option<Handed>>,
    /// Whether a piece was lost, and there is nothing to wait for.
    is_broken: bool,
}

impl Chain {
    pub(super) fn new(is_shared: bool) -> Self {
        Self {
            links: Mutex::default(),
            known: Condvar::new(),
            is_shared,
            ahead: Pool::default(),
        }
    }

    /// What a part has from those before it; and whether what it hands on itself is known already.
    pub(super) fn before<'a>(
        &self,
        number: usize,
        (reader, text): (&mut PartReader<'_>, &[u8]),
        need: Need<'a>,
    ) -> (Before<'a>, bool) {
        let Need {
            is_bound,
            directives,
            mut file_slips,
        } = need;
        if !is_bound {
            let carry = Carry::under(directives);
            return (Before { carry, file_slips }, false);
        }
        let own = self
            .is_shared
            .then(|| Handed::read(reader, text, self.ahead.take()));
        let mut links = self.links();
        links.wanted.insert(number, None);
        if let Some(own) = own {
            links.behind.insert(number, Some(own));
        }
        links.go_on();
        self.known.notify_all();
        let is_unknown = |links: &mut Links| links.wanted[&number].is_none() && !links.is_broken;
        let links = self.known.wait_while(links, is_unknown);
        let mut links = links.unwrap_or_else(PoisonError::into_inner);
        let handed = links.wanted.remove(&number).flatten();
        let Handed { carry, games } = handed.unwrap_or_default();
        if let Some(file_slips) = &mut file_slips {
            file_slips.skip(games);
        }
        (Before { carry, file_slips }, self.is_shared)
    }

    /// Takes back what a part was read into before it was audited.
    pub(super) fn take_back(&self, reader: PartReader<'_>) {
        if let Some(ahead) = reader.into_ahead() {
            self.ahead.give_back(ahead);
        }
    }

    /// Takes in what a piece hands on; nothing where a file begins or ends.
    pub(super) fn hand_on(&self, number: usize, handed: Option<Handed>) {
        let mut links = self.links();
        links.behind.insert(number, handed);
        links.go_on();
        self.known.notify_all();
    }

    /// A piece was lost: nobody is to wait for it.
    pub(super) fn give_up(&self) {
        self.links().is_broken = true;
        self.known.notify_all();
    }

    fn links(&self) -> MutexGuard<'_, Links> {
        self.links.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Links {
    fn go_on(&mut self) {
        loop {
            if let Some(wanted) = self.wanted.get_mut(&self.number) {
                *wanted = Some(self.handed.clone());
            }
            self.handed = match self.behind.remove(&self.number) {
                None => return,
                Some(None) => Handed::default(),
                Some(Some(Handed { carry, games })) => Handed {
                    carry: std::mem::take(&mut self.handed.carry).then(&carry),
                    games: self.handed.games + games,
                },
            };
            self.number += 1;
        }
    }
}
