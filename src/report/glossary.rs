//! What the columns of the tables, and the words in them, mean; and guides: which file is for whom, how to decide.
//!
//! Each text has a title, the table or the column that it is about, or the name of a guide and what it is about; then a
//! section for each column or word, or for several that are explained together. A section whose heading is no name is
//! part of a guide.

use crate::report::decisions::earlier::EARLIER;
use crate::report::phrase::list;
use crate::report::table::Row;
use crate::report::tables::review::Review;

/// The texts of these names in each folder.
macro_rules! texts {
    ($($folder:literal: $($name:literal)*;)*) => {
        [$($(include_str!(concat!($folder, "/", $name, ".md")),)*)*]
    };
}

/// The texts: guides, then tables in the order of the reports, then the words in them.
pub const GLOSSARY: [&str; 33] = texts! {
    "guides": "reports" "weeks" "laws" "reading" "machines" "library";
    "glossary": "everywhere" "review" "decisions" "revokes" "findings" "revoke_comments" "causes" "effects"
        "rescore" "files" "boards" "turns" "data" "stats" "cells" "quality" "told";
    "glossary": "states" "grades" "established" "equity" "basis" "play" "manner" "evidence" "role" "readings";
};

/// What `explain` says of a column of a table, in one line.
pub(super) fn meaning(table: &str, column: &str) -> Option<String> {
    let own = if table == EARLIER {
        Review::FILE // it has the same columns
    } else {
        table
    };
    let titles = [format!("# {own}\n"), "# tables\n".to_owned()];
    let texts = titles
        .iter()
        .filter_map(|title| GLOSSARY.iter().find(|text| text.starts_with(title)));
    let mut sections = texts.flat_map(|text| text.split("\n## ").skip(1));
    let is_of = |section: &&str| {
        let names = section.lines().next().unwrap_or_default();
        names.split(", ").any(|name| name == column)
    };
    let section = sections.find(is_of)?;
    let words = section.lines().skip(1).flat_map(str::split_whitespace);
    Some(list(words, " "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::{Card, Rank, Seat, Suit, Turn};
    use crate::checks::Cause;
    use crate::diagnosis::{Grade, LegalReading};
    use crate::laws::{Basis, Equity, Role, State};
    use crate::replay::Evidence;
    use crate::report::corrections::RescoreRow;
    use crate::report::datapackage::Table;
    use crate::report::datapackage::tests::all_tables;
    use crate::report::tables::spelling;
    use strum::VariantNames;

    /// The parts of a text: what comes before its first section, then each section with its names.
    fn parts(title: &str) -> impl Iterator<Item = &'static str> {
        let starts = [format!("# {title}\n"), format!("# {title}: ")];
        let mut texts = GLOSSARY.iter();
        let text = texts.find(|text| starts.iter().any(|start| text.starts_with(start)));
        text.unwrap_or_else(|| panic!("no text {title}"))
            .split("\n## ")
    }

    fn introduction(title: &str) -> &'static str {
        parts(title).next().unwrap_or_default()
    }

    fn explained(title: &str) -> Vec<&'static str> {
        let names = parts(title).skip(1).filter_map(|part| part.lines().next());
        names.flat_map(|names| names.split(", ")).collect()
    }

    /// Every column once, in the text of its table or in that of all tables.
    fn compare(table: &Table) {
        let file = &table.file;
        let common = explained("tables");
        let own = explained(file);
        assert!(introduction(file).contains("`explain tables`"));
        for column in table.columns.iter().map(|column| column.name) {
            let times =
                [&own, &common].map(|names| names.iter().filter(|it| **it == column).count());
            assert_eq!(times.iter().sum::<usize>(), 1, "{file} {column}");
            assert!(meaning(file, column).is_some_and(|text| text.len() > 10));
        }
        for name in own {
            let has = table.columns.iter().any(|column| column.name == name);
            assert!(has, "{file} {name}");
        }
    }

    #[test]
    fn every_column_is_explained_once() {
        let tables = all_tables().into_iter().chain([Table::of::<RescoreRow>()]);
        let tables = tables.filter(|table| table.file != EARLIER);
        tables.for_each(|table| compare(&table));
    }

    #[test]
    fn every_word_of_a_column_is_explained() {
        assert_eq!(explained("state"), State::VARIANTS);
        let grades = [Grade::Certain, Grade::Likely, Grade::Doubtful];
        assert_eq!(explained("grade"), grades.map(Grade::name));
        assert_eq!(explained("equity"), Equity::VARIANTS);
        let bases = [Basis::Given, Basis::Date, Basis::Title, Basis::Assumed];
        assert_eq!(explained("laws_basis"), bases.map(<&str>::from));
        assert_eq!(explained("manner"), spelling::MANNERS);
        let evidence = [Evidence::Deal, Evidence::LaterPlay].map(<&str>::from);
        assert_eq!(
            explained("evidence"),
            [evidence[0], evidence[1], spelling::OF_SLIP]
        );
        let roles = [Role::Declarer, Role::Dummy, Role::Defender];
        assert_eq!(explained("role"), roles.map(<&str>::from));
        for word in spelling::WRITERS {
            let writer = parts("revoke_comments.csv").find(|part| part.starts_with("writer\n"));
            assert!(writer.is_some_and(|text| text.contains(&format!("`{word}`"))));
        }
        for extent in ["full", "claim", "partial", "none"] {
            assert!(explained("play").contains(&extent));
        }
    }

    #[test]
    fn every_kind_of_cause_is_explained() {
        let text = parts("causes.csv").collect::<String>();
        for cause in Cause::ALL {
            assert!(text.contains(&format!("`{}`", cause.name())), "{cause:?}");
        }
    }

    #[test]
    fn every_form_of_a_reading_is_explained() {
        let (seat, trick) = (Seat::North, 4);
        let card = Card {
            suit: Suit::Spades,
            rank: Rank::Q,
        };
        let forms = [
            LegalReading::Exchange {
                seat,
                tricks: [4, 5],
            },
            LegalReading::Card {
                seat,
                trick,
                written: card,
                played: card,
            },
            LegalReading::Noise(trick),
            LegalReading::Rows([4, 5]),
            LegalReading::RowMoved { trick: 4, to: 6 },
            LegalReading::Order(Turn { trick, seat }),
            LegalReading::Leader(Turn { trick, seat }),
            LegalReading::Trump(None),
            LegalReading::Declarer(seat),
            LegalReading::Owners,
            LegalReading::SeatsTurned(1),
            LegalReading::DealTurned(1),
            LegalReading::OtherPlay(trick),
            LegalReading::Missing(Turn { trick, seat }),
            LegalReading::RowTwice(trick),
        ];
        let words = forms.map(|form| form.to_string().split(' ').next().unwrap().to_owned());
        assert_eq!(explained("nearest_legal_reading"), words);
        let crossed = LegalReading::Crossed {
            seats: [Seat::South, Seat::North],
            tricks: [2, 3],
        };
        let dealt = LegalReading::Dealt {
            seats: [Seat::South, Seat::North],
            cards: [Rank::new(8), Rank::new(9)].map(|rank| Card {
                suit: Suit::Clubs,
                rank,
            }),
        };
        let page = parts("nearest_legal_reading").collect::<String>();
        for reading in [crossed, dealt] {
            assert!(page.contains(&format!("`{reading}`")), "{page}");
        }
    }
}
