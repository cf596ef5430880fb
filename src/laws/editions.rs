//! The editions by their years. A new edition is a file and a row here, and one in the commencement table.

use super::{Edition, EditionYear, edition_1997, edition_2007, edition_2017};

impl EditionYear {
    /// The clauses of this edition.
    pub const fn edition(self) -> &'static Edition {
        match self {
            Self::Y1997 => &edition_1997::EDITION,
            Self::Y2007 => &edition_2007::EDITION,
            Self::Y2017 => &edition_2017::EDITION,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_is_found_by_its_year() {
        for year in EditionYear::ALL {
            let edition = year.edition();
            assert_eq!(edition.year, year);
            let ids: std::collections::HashSet<_> =
                edition.clauses.iter().map(|clause| clause.id).collect();
            assert_eq!(
                ids.len(),
                edition.clauses.len(),
                "{year}: a clause stands twice"
            );
            assert_eq!(edition.clause("64A2").map(|clause| clause.id), Some("64A2"));
        }
    }

    #[test]
    fn clauses_came_with_their_edition() {
        let has = |year: EditionYear, id| year.edition().clause(id).is_some();
        assert_eq!(
            EditionYear::ALL.map(|year| has(year, "64B7")),
            [false, true, true]
        );
        assert_eq!(
            EditionYear::ALL.map(|year| has(year, "64B8")),
            [false, false, true]
        );
        assert_eq!(
            EditionYear::ALL.map(|year| year.to_string()),
            ["1997", "2007", "2017"]
        );
    }
}
