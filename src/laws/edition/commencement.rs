//! Which edition was in force on a day.
//!
//! An edition comes into force in a span of days: before its first day the older edition was in force, from its last day
//! this one. Between them the record does not show which, and the older edition is assumed: most bodies that could choose
//! a day chose one near the end.

use super::{Edition, UNDATED};
use crate::bridge::Date;

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
    /// An older one was in force, or may have been, of which nothing is known here: the oldest is assumed.
    #[strum(serialize = "assumed")]
    Oldest,
}

/// A whole date, in an order that sorts: year, month, day.
type YearMonthDay = [u16; 3];

/// Since when an edition is in force, for each body: the first day on which it may have been, and the first on which it
/// certainly was.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)] // the bodies of Jurisdiction
pub struct Since {
    pub wbf: [YearMonthDay; 2],
    pub acbl: [YearMonthDay; 2],
    pub ebu: [YearMonthDay; 2],
    pub nbb: [YearMonthDay; 2],
    pub pzbs: [YearMonthDay; 2],
}

impl Since {
    const fn of(&self, jurisdiction: Jurisdiction) -> [YearMonthDay; 2] {
        match jurisdiction {
            Jurisdiction::Wbf => self.wbf,
            Jurisdiction::Acbl => self.acbl,
            Jurisdiction::Ebu => self.ebu,
            Jurisdiction::Nbb => self.nbb,
            Jurisdiction::Pzbs => self.pzbs,
        }
    }
}

/// Editions that a board may be ruled under, oldest first: mostly [`EDITIONS`](super::EDITIONS).
pub type Editions = &'static [&'static Edition];

/// The one of these editions that was in force on a day, and the basis for it.
///
/// No date: [`UNDATED`] is assumed. A date that is or may be before the oldest: the oldest is assumed. A date whose missing month or day
/// leaves two answers: the older of them is assumed.
pub fn in_force(
    editions: Editions,
    date: Option<Date>,
    jurisdiction: Jurisdiction,
) -> (&'static Edition, Basis) {
    let Some(date) = date else {
        return (UNDATED, Basis::Assumed);
    };
    let on = |day| on(editions, day, jurisdiction);
    let earliest = on(filled(date, 1, 1));
    let is_known = date.month.is_some() && date.day.is_some(); // nearly always
    if is_known || earliest == on(filled(date, 12, 31)) {
        earliest
    } else {
        assumed(earliest)
    }
}

/// The one in force throughout the years that a title names, the first and the last of a season, and the basis for it. Where they
/// leave two answers, the older of them is assumed.
pub fn in_force_in(
    editions: Editions,
    years: [u16; 2],
    jurisdiction: Jurisdiction,
) -> (&'static Edition, Basis) {
    let [first, last] = years.map(|year| {
        let (month, day) = (None, None);
        in_force(editions, Some(Date { year, month, day }), jurisdiction)
    });
    if first == last && first.1 == Basis::Date {
        (first.0, Basis::Title)
    } else {
        assumed(first)
    }
}

/// The same, assumed.
fn assumed((edition, basis): (&'static Edition, Basis)) -> (&'static Edition, Basis) {
    let is_oldest = basis == Basis::Oldest;
    (edition, if is_oldest { basis } else { Basis::Assumed })
}

/// A date, with this month or day where it is missing.
fn filled(date: Date, month: u8, day: u8) -> YearMonthDay {
    let month = date.month.unwrap_or(month);
    let day = date.day.unwrap_or(day);
    [date.year, month.into(), day.into()]
}

/// The edition on a day that is known.
fn on(
    editions: Editions,
    day: YearMonthDay,
    jurisdiction: Jurisdiction,
) -> (&'static Edition, Basis) {
    let since = |edition: &Edition| edition.since.of(jurisdiction);
    match editions.iter().rposition(|it| day >= since(it)[0]) {
        Some(last) if day >= since(editions[last])[1] => (editions[last], Basis::Date),
        Some(0) | None => (editions[0], Basis::Oldest),
        Some(last) => (editions[last - 1], Basis::Assumed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::EDITIONS;

    fn number<T: std::str::FromStr>(text: Option<&str>) -> Option<T> {
        text.and_then(|it| it.parse().ok())
    }

    #[test]
    fn dates_and_titles_decide_as_their_list_has_it() {
        hold!("commencements.txt", |body, when| {
            use Jurisdiction::{Acbl, Ebu, Nbb, Pzbs, Wbf};
            let mut all = [Wbf, Acbl, Ebu, Nbb, Pzbs].into_iter();
            let body = all.find(|it| format!("{it:?}") == body).unwrap();
            let (edition, basis) = if let Some((first, last)) = when.split_once(" to ") {
                let years = [first, last].map(|it| it.parse().unwrap());
                in_force_in(&EDITIONS, years, body)
            } else {
                let mut parts = when.split('.');
                let day = number(parts.next()).map(|year| Date {
                    year,
                    month: number(parts.next()),
                    day: number(parts.next()),
                });
                in_force(&EDITIONS, day, body)
            };
            format!("{edition} {basis:?}")
        });
    }
}
