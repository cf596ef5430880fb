//! The keys of a slip: which boards it is about.

use super::sheet::{Column, SlipRow};
use super::{Flaw, Unreadable};
use crate::board::Item;
use crate::checks::Case;
use crate::source::printable;
use std::array;
use std::borrow::Cow;

/// The items that are keys, with their columns.
const ITEMS: [(Column, Item); 4] = [
    (Column::Board, Item::Board),
    (Column::Room, Item::Room),
    (Column::Table, Item::Table),
    (Column::Round, Item::Round),
];

/// Which boards a slip is about; what is not given may be anything.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub(super) struct Keys {
    pub(super) file: Option<String>,
    /// The number of the game in its file, from 1.
    pub(super) game: Option<u64>,
    pub(super) items: [Option<String>; 4],
}

/// Which of the keys are given.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct GivenKeys {
    file: bool,
    game: bool,
    items: [bool; 4],
}

/// The keys of a board.
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
    pub(super) fn of(case: &Case<'_>, file: &'a str, game: u64) -> Self {
        // as a form has them
        let in_one_case = |value: &str| printable(value).trim().to_ascii_lowercase();
        Self {
            file: printable(file),
            game,
            items: ITEMS.map(|(_, item)| case.record.text_of(item).as_deref().map(in_one_case)),
        }
    }

    /// What these keys may be in a slip that is about this board: the file has two names, with the folders before it and
    /// without. Nothing if the board lacks a key.
    pub(super) fn given(&self, which: &GivenKeys) -> Vec<Keys> {
        let lacks = |(is_given, item): (&bool, &Option<String>)| *is_given && item.is_none();
        if which.items.iter().zip(&self.items).any(lacks) {
            return Vec::new();
        }
        let keys = |file: Option<&str>| Keys {
            file: file.map(str::to_owned),
            game: which.game.then_some(self.game),
            items: array::from_fn(|place| self.items[place].clone().filter(|_| which.items[place])),
        };
        let file = &*self.file;
        match file.rsplit(['/', '\\']).next() {
            _ if !which.file => vec![keys(None)],
            Some(name) if name != file => vec![keys(Some(file)), keys(Some(name))],
            _ => vec![keys(Some(file))],
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

    /// Which of them are given.
    pub(super) fn which(&self) -> GivenKeys {
        GivenKeys {
            file: self.file.is_some(),
            game: self.game.is_some(),
            items: self.items.each_ref().map(Option::is_some),
        }
    }

    /// The same with the values of items in small letters.
    pub(super) fn in_one_case(&self) -> Self {
        let items = self.items.each_ref();
        Self {
            items: items.map(|item| item.as_deref().map(str::to_ascii_lowercase)),
            ..self.clone()
        }
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
