//! The play section, token by token, into the table of cards; and where each card stands.

use super::Stated;
use crate::bridge::{Card, ROWS, Seat, Slot, Stop, Table, rank, seat, suit};
use crate::pbn::{CardKind, Game, TagName};

/// The play of a board as it was recorded.
#[derive(Debug, Clone)]
pub struct Play {
    /// The cards by row and column.
    pub table: Table,
    /// The seat of the Play tag.
    pub seat: Stated<Seat>,
    /// Whether the section holds anything besides cards in thirteen rows: suffixes, references, marks, `+`.
    pub annotated: bool,
    /// The offset of the token in each place.
    at: [[u32; 4]; ROWS],
    /// The offset of the first card beyond the thirteenth row.
    surplus_at: u32,
}

impl Default for Play {
    fn default() -> Self {
        Self {
            table: Table::empty(Seat::North),
            seat: Stated::Absent,
            annotated: false,
            at: [[0; 4]; ROWS],
            surplus_at: 0,
        }
    }
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
        self.table = Table::empty(
            self.seat
                .value()
                .copied()
                .or(opening_leader)
                .unwrap_or(Seat::North),
        );
        self.annotated = false;
        let rows = self.whole_rows(game);
        let (mut place, mut revoke, mut lead) = (4 * rows, 0, 0);
        for token in &game.cards[place..] {
            let slot = match token.kind {
                CardKind::Card(suit, rank) => card(suit, rank).map_or(Slot::Unreadable, Slot::Card),
                CardKind::Hyphen => Slot::Unknown,
                CardKind::Plus => {
                    self.annotated = true;
                    self.table.stop = Stop::Plus;
                    Slot::Next
                }
                CardKind::Unreadable => Slot::Unreadable,
                CardKind::Star => {
                    self.table.stop = Stop::Star;
                    break;
                }
                CardKind::Irregularity(letter) => {
                    self.annotated = true;
                    revoke |= u8::from(letter == b'R');
                    lead |= u8::from(letter == b'L');
                    continue;
                }
                CardKind::Suffix | CardKind::NoteReference(_) | CardKind::Nag(_) => {
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
    }

    /// Reads the rows of four cards with nothing else between them that the play begins with, and says how many they are.
    fn whole_rows(&mut self, game: &Game) -> usize {
        let (rows, _) = game.cards.as_chunks::<4>();
        let places = self.table.slots.iter_mut().zip(&mut self.at);
        let mut count = 0;
        for (row, (slots, at)) in rows.iter().zip(places) {
            let cards = row.map(|token| match token.kind {
                CardKind::Card(suit, rank) => card(suit, rank),
                _ => None,
            });
            let [Some(first), Some(second), Some(third), Some(fourth)] = cards else {
                break;
            };
            *slots = [first, second, third, fourth].map(Slot::Card);
            *at = row.map(|token| token.at);
            count += 1;
        }
        self.table.rows = count;
        usize::from(count)
    }

    fn put(&mut self, place: usize, slot: Slot, at: u32) {
        let (row, column) = (place / 4, place % 4);
        let is_card = slot.card().is_some();
        if row >= ROWS {
            self.annotated = true;
            if is_card {
                self.surplus_at = if self.table.surplus == 0 {
                    at
                } else {
                    self.surplus_at
                };
                self.table.surplus = self.table.surplus.saturating_add(1);
            }
            return;
        }
        self.table.slots[row][column] = slot;
        self.at[row][column] = at;
        if is_card {
            #[allow(clippy::cast_possible_truncation)] // at most 13
            let rows = row as u8 + 1;
            self.table.rows = rows;
        }
    }

    /// Where a card stands; `None` when it is not in the record.
    pub fn place_of(&self, card: Card) -> Option<u32> {
        let (row, column, _) = self
            .table
            .cards()
            .find(|(.., recorded)| *recorded == card)?;
        Some(self.at[row][column])
    }

    /// Where the token of a place stands, rows and columns from 0.
    pub fn offset(&self, row: usize, column: usize) -> u32 {
        self.at[row][column]
    }

    /// Where the first surplus card stands.
    pub fn surplus_offset(&self) -> u32 {
        self.surplus_at
    }
}

fn card(suit_letter: u8, rank_letter: u8) -> Option<Card> {
    Some(Card {
        suit: suit(suit_letter)?,
        rank: rank(rank_letter)?,
    })
}
