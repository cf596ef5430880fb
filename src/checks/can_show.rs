//! Whether a record can show a revoke. A program that refuses a card that is not legal leaves none in its records, however many
//! there were: that they show none says nothing.

use super::Case;
use crate::board::{Item, Platform};
use strum::IntoStaticStr;

/// Whether a record can show a revoke.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum CanShow {
    /// People wrote it down, or typed it into a program that takes any card.
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

/// Whether a record of vugraph is older than that: by its date, its number in the archive as Site has it, or the year of its
/// titles.
fn is_early(case: &Case<'_>) -> bool {
    let [year, number] = REFUSED_FROM;
    let site = case.record.stated(Item::Site).unwrap_or_default();
    let titles = [Item::Event, Item::Stage].into_iter();
    let titles = titles.filter_map(|item| case.record.stated(item));
    let dated = case.board.date.value().map(|it| u32::from(it.year) < year);
    let numbered = || numbers(site, 5).next().map(|it| it < number);
    let by_title = || {
        let mut years = titles.flat_map(|it| numbers(it, 4));
        years
            .find(|it| (1980..2100).contains(it))
            .map(|it| it < year)
    };
    dated.or_else(numbered).or_else(by_title) == Some(true)
}

/// The numbers of so many digits in a text.
fn numbers(text: &[u8], digits: usize) -> impl Iterator<Item = u32> {
    let runs = text.split(|it| !it.is_ascii_digit());
    let runs = runs.filter(move |it| it.len() == digits);
    runs.filter_map(|it| str::from_utf8(it).ok()?.parse().ok())
}
