//! Reads the play section, token by token, into the table of cards, with the offset of each card.

use super::Stated;
use crate::bridge::{Card, ROWS, Seat, Slot, Stop, Table, card_elsewhere, rank, seat, suit};
use crate::pbn::{Game, Rows, TagName, Token, TokenKind};

/// The play of a board as it was recorded.
#[derive(Debug, Clone, Default)]
pub struct Play {
    /// The cards by row and column.
    pub table: Table,
    /// The seat of the Play tag.
    pub seat: Stated<Seat>,
    /// Whether the section has anything besides cards in thirteen rows: suffixes, references, marks, `+`.
    pub annotated: bool,
    /// Whether there are more places than those of thirteen rows.
    pub is_overfull: bool,
    /// Whose cards the columns hold.
    pub columns: Columns,
    /// The whole rows at its beginning.
    rows: Rows,
    /// The offset of each token after them, by row and column.
    at: [[u32; 4]; ROWS],
    /// The offset of the first card beyond the thirteenth row.
    surplus_at: u32,
}

/// Whose cards the columns of a table hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Columns {
    /// Each those of one hand, as the record says itself.
    #[default]
    OfHands,
    /// The first, second, third and fourth of each trick: the record names no hands, and it is not known yet who played them.
    InOrder,
    /// Each those of one hand, as was found out from the order.
    FoundOut,
}

impl Play {
    /// Reads the tokens. When the Play tag names no seat, column 1 is the opening leader's.
    pub(super) fn read(&mut self, game: &Game, text: &[u8], opening_leader: Option<Seat>) {
        self.seat = match game
            .value(TagName::Play)
            .map(|span| span.of(text).trim_ascii())
        {
            None | Some(b"") => Stated::Absent,
            Some(b"?") => Stated::Unknown,
            Some([letter]) => seat(*letter).map_or(Stated::Unreadable, Stated::Value),
            Some(_) => Stated::Unreadable,
        };
        let first = self.seat.value().copied().or(opening_leader);
        self.table = Table::empty(first.unwrap_or(Seat::North));
        (self.annotated, self.is_overfull) = (false, false);
        self.columns = Columns::OfHands;
        if names_suits_elsewhere(game, text) {
            self.rows = Rows::default();
            return self.end_at(0);
        }
        let mut place = 4 * self.whole_rows(game, text);
        let (mut revoke, mut lead) = (0, 0);
        for token in &game.loose_cards {
            let slot = match token.kind {
                TokenKind::Card(suit, rank) => card([suit, rank]),
                TokenKind::Hyphen => Slot::Unknown,
                TokenKind::Plus => {
                    self.annotated = true;
                    self.table.stop = Stop::Plus;
                    Slot::Next
                }
                TokenKind::Unreadable | TokenKind::Call(_) | TokenKind::AllPass => Slot::Unreadable,
                TokenKind::Star => {
                    self.table.stop = Stop::Star;
                    self.annotated |= game.loose_cards.last() != Some(token);
                    break;
                }
                TokenKind::Irregularity(letter) => {
                    self.annotated = true;
                    revoke |= u8::from(letter == b'R');
                    lead |= u8::from(letter == b'L');
                    continue;
                }
                TokenKind::Alert
                | TokenKind::Suffix
                | TokenKind::NoteReference(_)
                | TokenKind::Nag(_) => {
                    self.annotated = true;
                    continue;
                }
            };
            self.put(place, slot, token.at);
            if revoke | lead != 0
                && let Some(marks) = self.table.marks.get_mut(place / 4)
            {
                marks.revoke |= revoke << (place % 4);
                marks.lead |= lead << (place % 4);
            }
            (place, revoke, lead) = (place + 1, 0, 0);
        }
        self.end_at(place);
        if self.table.stop == Stop::Plain && touches_last_card(&game.loose_cards) {
            self.table.stop = Stop::Star;
        }
    }

    /// Takes cards in the order in which they were played, with the place of each; `None` is one that cannot be read. The
    /// table is as that of a play tag that names the opening leader.
    pub(super) fn read_in_order(
        &mut self,
        cards: impl Iterator<Item = (u32, Option<[u8; 2]>)>,
        stop: Stop,
        opening_leader: Option<Seat>,
    ) {
        self.seat = Stated::Absent;
        self.table = Table::empty(opening_leader.unwrap_or(Seat::North));
        (self.annotated, self.is_overfull) = (false, false);
        self.columns = Columns::InOrder;
        self.rows = Rows::default();
        let mut places = 0;
        for (at, letters) in cards {
            self.put(places, letters.map_or(Slot::Unreadable, card), at);
            places += 1;
        }
        self.end_at(places);
        self.table.stop = stop;
    }

    /// The same with the cards of each trick given to the hands from its leader on, clockwise; those of `out_of_turn`, a bit for
    /// each trick, lead though the cards before show another hand to lead. The first column is that of `first`.
    #[must_use]
    pub fn given_to_hands(&self, first: Seat, leaders: &[Seat; ROWS], out_of_turn: u16) -> Self {
        let mut given = self.clone();
        given.columns = Columns::FoundOut;
        given.table.first = first;
        given.table.led_by_owner = out_of_turn;
        for (row, leader) in leaders.iter().enumerate() {
            let first = given.table.column_of(*leader);
            for place in 0..4 {
                let column = (first + place) % 4;
                given.table.slots[row][column] = self.table.slots[row][place];
                given.at[row][column] = self.at[row][place];
            }
            if out_of_turn & 1 << row != 0 {
                given.table.marks[row].lead = 1 << first;
            }
        }
        given
    }

    /// Reads the whole rows at the beginning, and returns their number.
    fn whole_rows(&mut self, game: &Game, text: &[u8]) -> usize {
        self.rows = game.rows;
        for (slots, letters) in self.table.slots.iter_mut().zip(self.rows.letters(text)) {
            for (slot, letters) in slots.iter_mut().zip(letters) {
                *slot = card(letters);
            }
        }
        self.rows.count()
    }

    #[inline]
    fn put(&mut self, place: usize, slot: Slot, at: u32) {
        let slots = self.table.slots.as_flattened_mut();
        let offsets = self.at.as_flattened_mut();
        let (Some(here), Some(offset)) = (slots.get_mut(place), offsets.get_mut(place)) else {
            (self.annotated, self.is_overfull) = (true, true);
            if slot.card().is_some() {
                if self.table.surplus == 0 {
                    self.surplus_at = at;
                }
                self.table.surplus = self.table.surplus.saturating_add(1);
            }
            return;
        };
        (*here, *offset) = (slot, at);
    }

    /// Counts the rows up to the last card, and gives each place at which nothing is written the offset of the last token, where
    /// the record ends.
    fn end_at(&mut self, places: usize) {
        let slots = self.table.slots.as_flattened();
        let slots = &slots[..places.min(slots.len())];
        let last_card = slots.iter().rposition(|slot| slot.card().is_some());
        #[allow(clippy::cast_possible_truncation)] // at most 13
        (self.table.rows = last_card.map_or(0, |last| last / 4 + 1) as u8);
        let last = places.checked_sub(1).filter(|last| *last < 4 * ROWS);
        let last = last.map_or(0, |last| self.offset(last / 4, last % 4));
        let offsets = self.at.as_flattened_mut();
        offsets.get_mut(places..).unwrap_or_default().fill(last);
    }

    /// The offset of a card; `None` when it is not recorded.
    pub fn place_of(&self, card: Card) -> Option<u32> {
        let mut cards = self.table.cards();
        let (row, column, _) = cards.find(|(.., recorded)| *recorded == card)?;
        Some(self.offset(row, column))
    }

    /// The offset of the token in a row and column, both counted from 0.
    pub fn offset(&self, row: usize, column: usize) -> u32 {
        if row < self.rows.count() {
            #[allow(clippy::cast_possible_truncation)] // at most 13 and 4
            return self.rows.offset(row as u8, column as u8);
        }
        self.at[row][column]
    }

    /// The offset of the first surplus card.
    pub fn surplus_offset(&self) -> u32 {
        self.surplus_at
    }
}

/// Whether cards have letters of another language for their suits: then those that can be read may be of other suits, too.
fn names_suits_elsewhere(game: &Game, text: &[u8]) -> bool {
    let is_elsewhere = |token: &&Token| {
        let mut words = text[token.at as usize..].split(u8::is_ascii_whitespace);
        token.kind == TokenKind::Unreadable && words.next().and_then(card_elsewhere) == Some(true)
    };
    game.loose_cards.iter().filter(is_elsewhere).count() > 1
}

/// Whether the `*` that touches a card is the last token: then it ends the play, and is not an alert.
fn touches_last_card(tokens: &[Token]) -> bool {
    let is_annotation = |kind: &TokenKind| {
        matches!(
            kind,
            TokenKind::Suffix | TokenKind::NoteReference(_) | TokenKind::Nag(_)
        )
    };
    let mut kinds = tokens.iter().rev().map(|token| token.kind);
    kinds.find(|kind| !is_annotation(kind)) == Some(TokenKind::Alert)
}

/// A card by its letters, which are known to be a suit and a rank, in any case.
fn card([suit_letter, rank_letter]: [u8; 2]) -> Slot {
    CARDS[place(suit_letter, rank_letter)]
}

/// The index of a card in [`CARDS`]. The factor was found by trial: it gives no two cards the same index.
const fn place(suit_letter: u8, rank_letter: u8) -> usize {
    let letters = u16::from_le_bytes([suit_letter, rank_letter]) as u32 & 0x5F5F; // case has no part in it
    (letters.wrapping_mul(0x9859_6C80) >> (32 - 7)) as usize
}

/// The cards, each at the [`place`] of its letters.
static CARDS: [Slot; 128] = {
    let mut cards = [Slot::Unreadable; 128];
    let mut card = 0;
    while card < 4 * 13 {
        let (suit_letter, rank_letter) = (b"CDHS"[card / 13], b"23456789TJQKA"[card % 13]);
        let place = &mut cards[place(suit_letter, rank_letter)];
        assert!(
            matches!(place, Slot::Unreadable),
            "no two cards share a place"
        );
        *place = slot(suit_letter, rank_letter);
        card += 1;
    }
    cards
};

const fn slot(suit_letter: u8, rank_letter: u8) -> Slot {
    match (suit(suit_letter), rank(rank_letter)) {
        (Some(suit), Some(rank)) => Slot::Card(Card { suit, rank }),
        _ => Slot::Unreadable,
    }
}
