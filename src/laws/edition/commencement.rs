//! Which edition was in force on a day: one row for each edition and jurisdiction.
//!
//! A changeover is a span of days: before its first day the older edition was in force, from its last day the newer
//! one. Between them the record does not show which, and the older edition is assumed: most bodies that could choose a
//! day chose one near the end.

use super::EditionYear;

/// A day, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Day {
    /// The year.
    pub year: u16,
    /// The month, from 1.
    pub month: Option<u8>,
    /// The day of the month, from 1.
    pub day: Option<u8>,
}

/// The body whose dates of commencement apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Jurisdiction {
    /// The World Bridge Federation.
    #[default]
    Wbf,
    /// The American Contract Bridge League.
    Acbl,
    /// The English Bridge Union.
    Ebu,
    /// The Nederlandse Bridge Bond.
    Nbb,
    /// The Polski Związek Brydża Sportowego.
    Pzbs,
}

/// Why an edition was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Basis {
    /// The user chose it.
    Given,
    /// It was in force at the date.
    Date,
    /// It was in force in the year that a title names.
    Title,
    /// There is no date and no such year, or they leave it open.
    Assumed,
}

/// The changeover to an edition: the first day on which it may have been in force, and the first on which it certainly
/// was.
struct Changeover {
    to: EditionYear,
    may: YearMonthDay,
    must: YearMonthDay,
}

/// The changeovers of a body, one to each edition, oldest first.
type Changeovers = [Changeover; EditionYear::ALL.len()];

/// A whole date, in an order that sorts.
type YearMonthDay = [u16; 3];

const fn change(to: EditionYear, may: YearMonthDay, must: YearMonthDay) -> Changeover {
    Changeover { to, may, must }
}

use EditionYear::{Y1997, Y2007, Y2017};

/// WBF: 1997 by zone, within the year; 2007 to be adopted between 1 January and 30 September 2008 (preface); 2017
/// published in March, mandatory by 30 September (preface).
const WBF: Changeovers = [
    change(Y1997, [1997, 1, 1], [1998, 1, 1]),
    change(Y2007, [2008, 1, 1], [2008, 9, 30]),
    change(Y2017, [2017, 3, 1], [2017, 9, 30]),
];

/// ACBL: 27 May 1997, 8 September 2008, 25 September 2017.
const ACBL: Changeovers = [
    change(Y1997, [1997, 5, 27], [1997, 5, 27]),
    change(Y2007, [2008, 9, 8], [2008, 9, 8]),
    change(Y2017, [2017, 9, 25], [2017, 9, 25]),
];

/// EBU: autumn 1997 (the day was not found), 1 August 2008, 1 August 2017 (newsletter: the start of August).
const EBU: Changeovers = [
    change(Y1997, [1997, 9, 1], [1998, 1, 1]),
    change(Y2007, [2008, 8, 1], [2008, 8, 1]),
    change(Y2017, [2017, 8, 1], [2017, 8, 1]),
];

/// NBB: no days were found; those of the WBF, but for 2017 between 1 July and 1 September (the book is of June).
const NBB: Changeovers = [
    change(Y1997, [1997, 1, 1], [1998, 1, 1]),
    change(Y2007, [2008, 1, 1], [2008, 9, 30]),
    change(Y2017, [2017, 7, 1], [2017, 9, 1]),
];

/// PZBS: no days were found (an HTML text of the 1997 edition is of October 1997); those of the WBF.
const PZBS: Changeovers = [
    change(Y1997, [1997, 1, 1], [1998, 1, 1]),
    change(Y2007, [2008, 1, 1], [2008, 9, 30]),
    change(Y2017, [2017, 3, 1], [2017, 9, 30]),
];

impl Jurisdiction {
    const fn changeovers(self) -> &'static Changeovers {
        match self {
            Self::Wbf => &WBF,
            Self::Acbl => &ACBL,
            Self::Ebu => &EBU,
            Self::Nbb => &NBB,
            Self::Pzbs => &PZBS,
        }
    }
}

/// The edition in force on a day, and the basis for it.
///
/// No date: the newest is assumed. A date before 1997: 1997 is assumed, older editions are not ruled under. A date whose
/// missing month or day leaves two answers: the older of them is assumed.
pub fn in_force(date: Option<Day>, jurisdiction: Jurisdiction) -> (EditionYear, Basis) {
    let Some(day) = date else {
        return (EditionYear::NEWEST, Basis::Assumed);
    };
    let earliest = on(day.filled(1, 1), jurisdiction);
    let is_known = day.month.is_some() && day.day.is_some(); // nearly always
    if is_known || earliest == on(day.filled(12, 31), jurisdiction) {
        earliest
    } else {
        (earliest.0, Basis::Assumed)
    }
}

/// The edition in force throughout the years that a title names, the first and the last of a season, and the basis for it. Where they
/// leave two answers, the older of them is assumed.
pub fn in_force_in(years: [u16; 2], jurisdiction: Jurisdiction) -> (EditionYear, Basis) {
    let [first, last] = years.map(|year| {
        let (month, day) = (None, None);
        in_force(Some(Day { year, month, day }), jurisdiction)
    });
    if first == last && first.1 == Basis::Date {
        (first.0, Basis::Title)
    } else {
        (first.0, Basis::Assumed)
    }
}

impl Day {
    /// The date, with this month or day where it is missing.
    fn filled(self, month: u8, day: u8) -> YearMonthDay {
        let month = self.month.unwrap_or(month);
        let day = self.day.unwrap_or(day);
        [self.year, month.into(), day.into()]
    }
}

/// The edition on a day that is known.
fn on(day: YearMonthDay, jurisdiction: Jurisdiction) -> (EditionYear, Basis) {
    let changes = jurisdiction.changeovers();
    match changes.iter().rposition(|change| day >= change.may) {
        Some(last) if day >= changes[last].must => (changes[last].to, Basis::Date),
        Some(last) => (changes[last.saturating_sub(1)].to, Basis::Assumed),
        None => (changes[0].to, Basis::Assumed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Jurisdiction::{Acbl, Ebu, Nbb, Pzbs, Wbf};

    fn ask(date: &str, jurisdiction: Jurisdiction) -> (EditionYear, Basis) {
        let part = |place: usize| date.split('.').nth(place)?.parse::<u16>().ok();
        let small = |place: usize| part(place).map(|number| u8::try_from(number).unwrap());
        let day = part(0).map(|year| Day {
            year,
            month: small(1),
            day: small(2),
        });
        in_force(day, jurisdiction)
    }

    #[test]
    fn the_date_decides_where_it_can() {
        for (date, jurisdiction, edition, basis) in [
            ("?", Wbf, Y2017, Basis::Assumed),
            ("1991.05.01", Wbf, Y1997, Basis::Assumed),
            ("1997.06.01", Wbf, Y1997, Basis::Assumed),
            ("1997.06.01", Acbl, Y1997, Basis::Date),
            ("1997.10.01", Ebu, Y1997, Basis::Assumed),
            ("1998.01.01", Ebu, Y1997, Basis::Date),
            ("2007.12.31", Wbf, Y1997, Basis::Date),
            ("2008.01.01", Wbf, Y1997, Basis::Assumed),
            ("2008.09.29", Pzbs, Y1997, Basis::Assumed),
            ("2008.09.30", Pzbs, Y2007, Basis::Date),
            ("2008.09.07", Acbl, Y1997, Basis::Date),
            ("2008.09.08", Acbl, Y2007, Basis::Date),
            ("2008.08.01", Ebu, Y2007, Basis::Date),
            ("2017.02.28", Wbf, Y2007, Basis::Date),
            ("2017.08.01", Wbf, Y2007, Basis::Assumed),
            ("2017.09.30", Wbf, Y2017, Basis::Date),
            ("2017.09.25", Acbl, Y2017, Basis::Date),
            ("2017.07.31", Ebu, Y2007, Basis::Date),
            ("2017.06.30", Nbb, Y2007, Basis::Date),
            ("2017.07.01", Nbb, Y2007, Basis::Assumed),
            ("2017.09.01", Nbb, Y2017, Basis::Date),
            ("2026.01.01", Ebu, Y2017, Basis::Date),
            // an incomplete date decides unless it straddles a change
            ("2012.?.?", Wbf, Y2007, Basis::Date),
            ("2017.?.?", Ebu, Y2007, Basis::Assumed),
            ("2017.08.?", Ebu, Y2017, Basis::Date),
            ("2017.09.?", Acbl, Y2007, Basis::Assumed),
            ("2008.?.?", Wbf, Y1997, Basis::Assumed),
            ("2018.?.?", Wbf, Y2017, Basis::Date),
        ] {
            assert_eq!(
                ask(date, jurisdiction),
                (edition, basis),
                "{date} {jurisdiction:?}"
            );
        }
    }
    #[test]
    fn the_years_of_a_title_decide_where_one_edition_was_in_force_in_all_of_them() {
        for (years, jurisdiction, edition, basis) in [
            ([1991, 1991], Wbf, Y1997, Basis::Assumed),
            ([1997, 1998], Acbl, Y1997, Basis::Assumed),
            ([1998, 1998], Wbf, Y1997, Basis::Title),
            ([2007, 2007], Wbf, Y1997, Basis::Title),
            ([2007, 2008], Ebu, Y1997, Basis::Assumed),
            ([2008, 2009], Wbf, Y1997, Basis::Assumed),
            ([2009, 2010], Wbf, Y2007, Basis::Title),
            ([2016, 2016], Nbb, Y2007, Basis::Title),
            ([2016, 2017], Nbb, Y2007, Basis::Assumed),
            ([2017, 2017], Pzbs, Y2007, Basis::Assumed),
            ([2018, 2018], Wbf, Y2017, Basis::Title),
        ] {
            let (due, ruled) = ((edition, basis), in_force_in(years, jurisdiction));
            assert_eq!(ruled, due, "{years:?} {jurisdiction:?}");
        }
    }
}
