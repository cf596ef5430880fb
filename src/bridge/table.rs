//! The table of cards as it was recorded: thirteen rows of four columns. Who really played which card is decided later.

use super::{Card, Seat, Turn, after, steps};

/// The most rows that a table can hold: thirteen tricks.
pub const ROWS: usize = 13;

/// The content of one cell of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Slot {
    /// Nothing: the record stopped before this place.
    #[default]
    Empty,
    /// A hyphen: not played, or not known.
    Unknown,
    /// A plus sign: the next card to be played, when the play is unfinished.
    Next,
    /// Something that is not a card.
    Unreadable,
    /// A card.
    Card(Card),
}

impl Slot {
    /// The card, if one is recorded.
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Card(card) => Some(card),
            _ => None,
        }
    }
}

/// How the record ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stop {
    /// Without a sign.
    #[default]
    Plain,
    /// With `*`: a claim, a concession or a lost record.
    Star,
    /// With `+`: the play is not finished.
    Plus,
}

/// The marks of one row, a bit for each column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RowMarks {
    /// Columns whose card carries `^R`: a revoke that stood.
    pub revoke: u8,
    /// Columns whose card carries `^L`: a lead out of turn that was accepted.
    pub lead: u8,
}

/// The cards as recorded. Column `i` belongs to the seat `i` places clockwise from [`Table::first`], whoever leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Table {
    /// The seat of the first column.
    pub first: Seat,
    /// The cells, row by row.
    pub slots: [[Slot; 4]; ROWS],
    /// The marks of each row.
    pub marks: [RowMarks; ROWS],
    /// Rows up to and including the last one that holds a card.
    pub rows: u8,
    /// Cards beyond the thirteenth row.
    pub surplus: u32,
    /// One bit for each row that is led to by another hand than won the row before: the record names no hands, and only the hands that
    /// were dealt the cards show it.
    pub led_by_owner: u16,
    /// Whether the record has its cards in order of play, and with them names the hand that leads to each trick.
    pub names_leaders: bool,
    /// How the record ends.
    pub stop: Stop,
}

impl Default for Table {
    fn default() -> Self {
        Self::empty(Seat::North)
    }
}

impl Table {
    /// A table with no cards.
    pub const fn empty(first: Seat) -> Self {
        Self {
            first,
            slots: [[Slot::Empty; 4]; ROWS],
            marks: [RowMarks { revoke: 0, lead: 0 }; ROWS],
            rows: 0,
            surplus: 0,
            led_by_owner: 0,
            names_leaders: false,
            stop: Stop::Plain,
        }
    }

    /// The seat of a column.
    pub const fn seat_of(&self, column: usize) -> Seat {
        after(self.first, column)
    }

    /// The column of a seat.
    pub const fn column_of(&self, seat: Seat) -> usize {
        steps(self.first, seat)
    }

    /// Puts a card in the cell of a turn.
    pub fn put(&mut self, turn: Turn, card: Card) {
        let column = self.column_of(turn.seat);
        self.slots[usize::from(turn.trick) - 1][column] = Slot::Card(card);
        self.rows = self.rows.max(turn.trick);
    }

    /// Rows with four cards.
    pub fn whole_rows(&self) -> usize {
        let rows = &self.slots[..usize::from(self.rows)];
        let is_whole = |row: &&[Slot; 4]| row.iter().all(|slot| matches!(slot, Slot::Card(_)));
        rows.iter().filter(is_whole).count()
    }

    /// The recorded cards in reading order: row, column, card.
    pub fn cards(&self) -> impl Iterator<Item = (usize, usize, Card)> {
        self.slots[..usize::from(self.rows)]
            .iter()
            .enumerate()
            .flat_map(|(row, slots)| {
                slots
                    .iter()
                    .enumerate()
                    .filter_map(move |(column, slot)| slot.card().map(|card| (row, column, card)))
            })
    }
}
