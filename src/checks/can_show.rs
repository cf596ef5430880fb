//! Whether a record can show a revoke. A program that refuses a card that is not legal leaves none in its records, however many
//! there were: that they show none says nothing.

use super::Case;
use crate::board::{Item, Platform};
use memchr::memmem;
use strum::IntoStaticStr;

/// Whether a record can show a revoke.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum CanShow {
    /// People wrote it down, or typed it into a program that takes any card. One that scores or deals records no play: what stands
    /// in its records was typed.
    Yes,
    /// It was made by a program that refuses a card that is not legal.
    No,
    /// Nothing says how it was made.
    #[default]
    Unknown,
}

/// About when BBO's program for recorders began to refuse such cards: the year, and the number in its archive.
const REFUSED_FROM: [u32; 2] = [2003, 8000];

impl CanShow {
    /// Its word in the tables.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Whether the record of a board, made on this platform, can show a revoke.
pub fn can_show_revoke(case: &Case<'_>, platform: Platform) -> CanShow {
    match platform {
        Platform::Typed | Platform::Program => CanShow::Yes,
        Platform::Unknown => CanShow::Unknown,
        Platform::Vugraph if is_early(case) => CanShow::Yes,
        Platform::Vugraph
        | Platform::Bbo
        | Platform::RealBridge
        | Platform::Online
        | Platform::Engine => CanShow::No,
    }
}

/// Whether a record of vugraph is older than that: by its date, the first year of its titles, or else its number in the archive,
/// as Site has it where that says vugraph, or its file.
fn is_early(case: &Case<'_>) -> bool {
    let [year, number] = REFUSED_FROM;
    let dated = case.board.date.value().map(|it| u32::from(it.year));
    let names = [Item::Event, Item::Stage].map(|item| case.record.stated(item));
    let of_names = names.into_iter().flatten().flat_map(|it| numbers(it, 4));
    let mut of_titles = of_names.filter(|it| (1980..2100).contains(it));
    if let Some(known) = dated.or_else(|| of_titles.next()) {
        return known < year;
    }
    let site = case.record.stated(Item::Site).unwrap_or_default();
    let is_of_it = memmem::find(&site.to_ascii_lowercase(), b"vugraph").is_some();
    let of_site = numbers(site, 5).next().filter(|_| is_of_it);
    let known = of_site.or(case.record.file_number);
    known.is_some_and(|it| it < number)
}

/// The numbers of so many digits in a text.
fn numbers(text: &[u8], digits: usize) -> impl Iterator<Item = u32> {
    let runs = text.split(|it| !it.is_ascii_digit());
    let runs = runs.filter(move |it| it.len() == digits);
    runs.filter_map(|it| str::from_utf8(it).ok()?.parse().ok())
}
