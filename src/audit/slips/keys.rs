//! The keys of a slip: which boards it is about.

use super::sheet::{Column, SlipRow};
use super::{Flaw, Unreadable};
use crate::board::{Item, Record};
use crate::source::printable;
use std::borrow::Cow;

/// The items that are keys, with their columns.
const ITEMS: [(Column, Item); 4] = [
    (Column::Board, Item::Board),
    (Column::Room, Item::Room),
    (Column::Table, Item::Table),
    (Column::Round, Item::Round),
];

/// Which boards a slip is about; what is not given may be anything.
#[derive(Debug)]
pub(super) struct Keys {
    pub(super) file: Option<String>,
    /// The number of the game in its file, from 1.
    pub(super) game: Option<u64>,
    pub(super) items: [Option<String>; 4],
}

#[derive(Debug)]
pub(super) struct BoardKeys<'a> {
    /// The file, as the reports name it.
    pub(super) file: Cow<'a, str>,
    /// The number of the game in its file, from 1.
    pub(super) game: u64,
    /// The values of its items, in small letters.
    pub(super) items: [Option<String>; 4],
}

impl<'a> BoardKeys<'a> {
    pub(super) fn of(record: Record<'_>, file: &'a str, game: u64) -> Self {
        // as a form has them
        let in_one_case = |value: &str| printable(value).trim().to_ascii_lowercase();
        Self {
            file: printable(file),
            game,
            items: ITEMS.map(|(_, item)| record.text_of(item).as_deref().map(in_one_case)),
        }
    }
}

impl Keys {
    pub(super) fn read(row: &SlipRow) -> Result<Self, Unreadable> {
        let given = |column| {
            let cell = printable(row.cell(column)).trim().to_owned();
            Some(cell).filter(|cell| !cell.is_empty())
        };
        let number = |cell: String| {
            let number = cell.parse().ok().filter(|number| *number > 0);
            number.ok_or_else(|| row.unreadable(Column::Game, Flaw::Game))
        };
        Ok(Self {
            file: given(Column::File),
            game: given(Column::Game).map(number).transpose()?,
            items: ITEMS.map(|(column, _)| given(column)),
        })
    }

    /// Whether a slip with these keys is about a board. Its file has two names: with the folders before it, and without.
    pub(super) fn are_of(&self, board: &BoardKeys<'_>) -> bool {
        let name = board.file.rsplit(['/', '\\']).next();
        let is_file = |file: &String| *file == board.file || Some(&**file) == name;
        let is_same = |(own, value): (&Option<String>, &Option<String>)| {
            let value = value.as_deref().unwrap_or_default();
            own.as_ref()
                .is_none_or(|own| own.eq_ignore_ascii_case(value))
        };
        self.game.is_none_or(|game| game == board.game)
            && self.items.iter().zip(&board.items).all(is_same)
            && self.file.as_ref().is_none_or(is_file)
    }

    /// The board, in small letters.
    pub(super) fn board(&self) -> Option<String> {
        self.items[0].as_deref().map(str::to_ascii_lowercase)
    }

    /// Those that are given, by the names of their columns.
    pub(super) fn given(&self) -> impl Iterator<Item = (&'static str, String)> {
        let file = self.file.clone().map(|file| (Column::File, file));
        let game = self.game.map(|game| (Column::Game, game.to_string()));
        let items = ITEMS.iter().zip(&self.items);
        let items = items.filter_map(|((column, _), own)| Some((*column, own.clone()?)));
        let all = file.into_iter().chain(game).chain(items);
        all.map(|(column, value)| (column.name(), value))
    }
}
