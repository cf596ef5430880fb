//! The row of a board on the director's sheet, and what tells boards apart there that have the same number.

use crate::board::Item;
use crate::bridge::{Contract, Seat, Side};
use crate::checks::Case;
use crate::checks::wording::transfer::state_name;
use crate::report::decisions::WrittenDecision;
use crate::report::decisions::decision::Decision;
use crate::report::decisions::director::Column;
use crate::report::decisions::known::Recalled;
use crate::report::disk::plain_name::shared_folder;
use crate::report::phrase::list;
use crate::report::table::AtWriting;
use crate::report::tables::effects::ScoreChange;
use crate::report::tables::spelling::{self, ShortCell};
use crate::report::tables::view::BoardView;
use crate::source::printable;
use crate::story::Figure;
use crate::words::Words;
use std::borrow::Cow;

/// What is known of a board when it is audited, in a language.
#[derive(Debug, Default)]
pub(in crate::report) struct DirectorRow {
    /// 1, 2 or 3.
    pub(super) priority: u8,
    /// How much changes on it, in hundredths of an IMP.
    pub(super) weight: u64,
    /// Its cells; those that are known only when it is written are empty.
    cells: [String; Column::ALL.len()],
}

/// What is known of it when it is written: as of all rows; the place of its page in the folder of reports, if it has one; and
/// what was decided before.
pub(in crate::report) type Settled<'a> = (&'a AtWriting<'a>, Option<&'a str>, Option<&'a Recalled>);

impl DirectorRow {
    pub(in crate::report) fn of(view: &BoardView<'_, '_>, words: &Words) -> Self {
        let (case, story) = (view.case, &view.story);
        let (stated, adjusted) = (&view.figures.stated, &view.figures.adjusted);
        let played = case.premises.full_contract();
        let played = played.map(|it| (it, case.premises.declarer()));
        let state = || Some(words.sentence(&state_name(story.state()?)));
        let cells = Column::ALL.map(|column| match column {
            Column::Board => text(case, Item::Board),
            Column::Table => words_of(case, [Item::Section, Item::Table, Item::Room]),
            Column::NorthSouth => players(case, Side::NorthSouth),
            Column::EastWest => players(case, Side::EastWest),
            Column::Contract => contract(played, spelling::contract(case.premises), words),
            Column::WhatHappened => printable(&story.said(words)).into_owned(),
            Column::Tricks => ends(stated.tricks),
            Column::ProposedTricks => ends(adjusted.tricks),
            Column::Score => ends(stated.score),
            Column::ProposedScore => ends(adjusted.score),
            Column::State => state().unwrap_or_default(),
            Column::Event => words_of(case, [Item::Event, Item::Date]),
            _ => String::new(),
        });
        Self {
            priority: story.priority(),
            weight: ScoreChange::weight(view.change.as_ref()),
            cells,
        }
    }

    /// The name of its event, and the date.
    pub(super) fn event(&self) -> &str {
        &self.cells[Column::Event as usize]
    }

    pub(super) fn cells<'a>(
        &'a self,
        (known, page, recalled): Settled<'a>,
        words: &Words,
    ) -> [Cow<'a, str>; Column::ALL.len()] {
        let decision = |it: &Recalled| decision(&it.decision, words);
        Column::ALL.map(|column| match column {
            Column::Priority => ["", "1", "2", "3"][usize::from(self.priority.min(3))].into(),
            Column::Decision => recalled.map_or_else(String::new, decision).into(),
            Column::Note => recalled.map_or("", |it| &it.note).into(),
            Column::Page => page.unwrap_or_default().into(),
            Column::File => printable(known.file),
            Column::Id => known.id.to_string().into(),
            column => (&self.cells[column as usize]).into(),
        })
    }
}

/// A decision as the drop-down has it, or as tables have it.
fn decision(decision: &WrittenDecision, words: &Words) -> String {
    let mut choices = Decision::choices(words);
    let is_it = |own: &Decision| matches!(decision, WrittenDecision::Read(it) if it == own);
    let chosen = choices.find(|(own, _)| is_it(own));
    chosen.map_or_else(|| decision.cell(), |(_, words)| words)
}

fn text(case: &Case<'_>, item: Item) -> String {
    let text = case.record.text_of(item).unwrap_or_default();
    printable(&text).trim().to_owned()
}

pub(in crate::report) fn words_of<const N: usize>(case: &Case<'_>, items: [Item; N]) -> String {
    list(items.map(|item| text(case, item)), " ")
}

/// `12: Vetch – Sorrel`: the number of the pair, and its players.
pub(in crate::report) fn players(case: &Case<'_>, side: Side) -> String {
    let names = side.seats().map(|seat| text(case, Item::Player(seat)));
    list(
        [text(case, Item::Pair(side)), list(names, " \u{2013} ")],
        ": ",
    )
}

/// `4♥ N`: the contract, and the letter of declarer's seat; or what is stated in its place.
pub(in crate::report) fn contract(
    played: Option<(Contract, Option<Seat>)>,
    stated: Option<ShortCell>,
    words: &Words,
) -> String {
    let Some((contract, declarer)) = played else {
        return stated.map_or_else(String::new, |it| it.as_ref().to_owned());
    };
    let by = declarer.map(|seat| format!(" {}", words.seat_letter(seat)));
    words.contract(contract) + &by.unwrap_or_default()
}

/// `9`, or `8 – 9`.
fn ends<T: Copy + ToString + PartialEq>(figure: Figure<T>) -> String {
    match figure.ends() {
        Some([first, last]) if first == last => first.to_string(),
        Some(ends) => ends.map(|it| it.to_string()).join(" \u{2013} "),
        None => String::new(),
    }
}

/// The files and events of the rows so far, as far as it has to be known whether there are several.
#[derive(Debug, Default)]
pub(super) struct Apart {
    /// The first, and another one if there is one.
    files: Vec<String>,
    events: Vec<String>,
    /// How long the folder is that all files are in, with the sign behind it.
    folder: Option<usize>,
}

impl Apart {
    /// Adds a row of this file and event.
    pub(super) fn add(&mut self, file: &str, event: &str) {
        let others = self.files.first().map_or(file, String::as_str);
        let folder = shared_folder(others, file);
        self.folder = Some(self.folder.map_or(folder, |it| it.min(folder)));
        for (texts, text) in [(&mut self.files, file), (&mut self.events, event)] {
            if texts.len() < 2 && texts.first().is_none_or(|first| first != text) {
                texts.push(text.to_owned());
            }
        }
    }

    /// The column that tells the rows apart: that of the file where there are several files, else that of the event.
    pub(super) const fn column(&self) -> Option<Column> {
        match (self.files.len(), self.events.len()) {
            (2, _) => Some(Column::File),
            (_, 2) => Some(Column::Event),
            _ => None,
        }
    }

    /// A file without the folder that all are in.
    pub(super) fn short<'a>(&self, file: &'a str) -> &'a str {
        let folder = self.folder.and_then(|folder| file.get(folder..));
        folder.unwrap_or(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_that_all_files_are_in_is_left_out() {
        let mut apart = Apart::default();
        for (file, due) in [
            ("/club/2019/a.pbn", "a.pbn"),
            ("/club/2019/ab.pbn", "ab.pbn"),
            ("/club/20/a.pbn", "20/a.pbn"),
            ("-", "-"),
        ] {
            apart.add(file, "");
            assert_eq!(apart.short(file), due);
        }
        assert_eq!(apart.short("/club/2019/a.pbn"), "/club/2019/a.pbn");
        assert_eq!(apart.column(), Some(Column::File));
    }
}
