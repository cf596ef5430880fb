//! The keys of a slip: which boards it is about.

use super::sheet::{Column, Row};
use super::{Flaw, Unreadable};
use crate::checks::Case;
use crate::pbn::TagName;
use std::borrow::Cow;
use std::fmt;

/// The tags that are keys, with their columns.
const TAGS: [(Column, TagName); 4] = [
    (Column::Board, TagName::Board),
    (Column::Room, TagName::Room),
    (Column::Table, TagName::Table),
    (Column::Round, TagName::Round),
];

/// Which boards a slip is about; what is not given may be anything.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Keys {
    file: Option<String>,
    /// The number of the game in its file, from 1.
    pub(super) game: Option<u64>,
    tags: [Option<String>; 4],
}

/// The values of a board's tags that are keys.
pub(super) type Values<'a> = [Option<Cow<'a, str>>; 4];

/// The values of a board.
pub(super) fn values<'a>(case: &Case<'a>) -> Values<'a> {
    TAGS.map(|(_, tag)| case.tag(tag))
}

impl Keys {
    pub(super) fn read(row: &Row) -> Result<Self, Unreadable> {
        let given = |column| Some(row.cell(column).to_owned()).filter(|cell| !cell.is_empty());
        let number = |cell: String| {
            let number = cell.parse().ok().filter(|number| *number > 0);
            number.ok_or_else(|| row.unreadable(Column::Game, Flaw::Game))
        };
        Ok(Self {
            file: given(Column::File),
            game: given(Column::Game).map(number).transpose()?,
            tags: TAGS.map(|(column, _)| given(column)),
        })
    }

    /// Whether a board of this file can be meant: by its name in the reports, or without the folders before it.
    pub(super) fn is_of_file(&self, file: &str) -> bool {
        let name = || file.rsplit(['/', '\\']).next().unwrap_or(file);
        self.file
            .as_deref()
            .is_none_or(|own| own == file || own == name())
    }

    /// Whether a board of that file is meant.
    pub(super) fn is_of_board(&self, game: u64, values: &Values<'_>) -> bool {
        let same = |own: &str, value: Option<&str>| {
            value.is_some_and(|value| own.eq_ignore_ascii_case(value.trim()))
        };
        self.game.is_none_or(|own| own == game)
            && self
                .tags
                .iter()
                .zip(values)
                .all(|(own, value)| own.as_deref().is_none_or(|own| same(own, value.as_deref())))
    }

    /// Those that are given, by the names of their columns.
    pub(super) fn given(&self) -> impl Iterator<Item = (&'static str, String)> {
        let file = self.file.clone().map(|file| (Column::File, file));
        let game = self.game.map(|game| (Column::Game, game.to_string()));
        let tags = TAGS.iter().zip(&self.tags);
        let tags = tags.filter_map(|((column, _), own)| Some((*column, own.clone()?)));
        let all = file.into_iter().chain(game).chain(tags);
        all.map(|(column, value)| (column.name(), value))
    }
}

impl fmt::Display for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<_> = self
            .given()
            .map(|(name, value)| format!("{name} {value}"))
            .collect();
        f.write_str(&parts.join(", "))
    }
}
