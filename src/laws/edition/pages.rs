//! Pages: an explanation, in words of our own, of each clause that a ruling may cite.
//!
//! A page explains what the clause asks, what it gives, how the editions differ, and how much of it a record of the
//! play can decide. The rules themselves are in the tables of the editions.

use super::{EDITIONS, Edition};
use std::borrow::Cow;

/// The page of a clause.
#[derive(Debug, Clone, Copy)]
pub struct Page {
    /// The clause, `64C2`, and the parts and old numbers that its page explains too: `64C2a`.
    pub ids: &'static [&'static str],
    /// The page, with its title.
    pub text: &'static str,
}

macro_rules! pages {
    ($($id:literal $($part:literal)*,)+) => {
        &[$(Page { ids: &[$id $(, $part)*], text: include_str!(concat!("pages/", $id, ".md")) }),+]
    };
}

static PAGES: &[Page] = pages![
    "8B" "8B1" "8B2",
    "8C",
    "9" "9A" "9A3" "9A4" "9A5" "9B" "9B1" "9B2" "9C",
    "11" "11A" "11B" "11C",
    "12B" "12B1" "12B2",
    "12C" "12C1b" "12C1c" "12C1e" "12C2" "12C3",
    "16" "16A" "16B" "16B1" "16B1b" "16B2" "16B3" "16C" "16D",
    "41A",
    "42B" "42B1" "42B2" "42B3" "42A3",
    "43A2" "43A1" "43A1b" "43A3" "43B1",
    "43B2" "43B2b",
    "43B3",
    "44C" "44E" "44F" "44G",
    "45" "45C" "45C1" "45C2" "45C3" "45C4" "45C4a" "45C4b" "45C5" "45D" "45D1" "45D2" "45E" "45F",
    "46B4",
    "47D",
    "47E1",
    "49",
    "50" "50A" "50B" "50C" "50D" "50D1" "50D1a" "50D1b" "50D2" "50D2a" "50D2b" "50E" "50E1" "50E2" "50E3",
    "51" "51A" "51B" "51B1" "51B2" "51B2c",
    "52" "52A" "52B" "52B1" "52B1a" "52B1b" "52B1c" "52B2",
    "53A" "53B" "53C",
    "54A",
    "54B" "54B1" "54B2" "54C",
    "54D",
    "55" "55A" "55B" "55B1" "55B2" "55C",
    "56",
    "57A",
    "58" "58A" "58B" "58B1" "58B2" "58B3" "58B4",
    "59",
    "61A",
    "61B" "61B2b",
    "62A",
    "62B" "62B1" "62B2",
    "62C" "62C1" "62C2",
    "62C3",
    "62D" "62D1" "62D2",
    "63A",
    "63A1",
    "63A2",
    "63A3",
    "63A4",
    "63B",
    "64A1",
    "64A2",
    "64B",
    "64B1",
    "64B2",
    "64B3",
    "64B4",
    "64B5",
    "64B6",
    "64B7",
    "64B8",
    "64C" "64C1",
    "64C2" "64C2a" "64C2b",
    "65" "65A" "65B" "65B3" "65C" "65D",
    "66A" "66B" "66D",
    "66C",
    "67A",
    "67B1",
    "67B2" "67B2b" "14B",
    "68A" "68B1" "68C" "68D",
    "68B2" "68D2",
    "69A",
    "69B",
    "70" "70A" "70B" "70C" "70D" "70E",
    "71",
    "72B1" "72B2",
    "72B3" "72B4",
    "72C" "23",
    "79A",
    "79B" "79B1" "79B2" "79B3",
    "79C" "79C1" "79C2" "92B",
    "81C3" "81C6",
    "81C5" "81C8",
    "82C",
    "90",
];

/// All pages, in the order of the Laws.
pub fn pages() -> &'static [Page] {
    PAGES
}

/// The beginning of the list of editions, in every language.
const LIST: &str = "\n\n- 1997: ";
/// The beginning of the line of an edition without the clause.
const MISSING: &str = "no such clause";

impl Page {
    /// Its title: `64B7 both sides revoked on the board`.
    pub fn title(&self) -> &'static str {
        let first = self.text.lines().next().unwrap_or_default();
        first.trim_start_matches("# ")
    }

    /// Whether the edition has the clause.
    pub fn is_in(&self, edition: &Edition) -> bool {
        let (_, [items, _]) = self.parts();
        let item = item_on(items, edition).map(|start| &items[start..]);
        !item.is_some_and(|item| item["- 1997: ".len()..].starts_with(MISSING))
    }

    /// The page with what it says on this edition first in the list.
    pub fn under(&self, edition: &Edition) -> Cow<'static, str> {
        let (before, [items, after]) = self.parts();
        let Some(start) = item_on(items, edition) else {
            return Cow::Borrowed(self.text);
        };
        let end = items[start + 1..]
            .find("\n- ")
            .map_or(items.len(), |end| start + end + 2);
        let (item, others) = (&items[start..end], [&items[..start], &items[end..]]);
        let others = others.map(str::trim_end).join("\n");
        let items = [item.trim_end(), others.trim()].join("\n");
        Cow::Owned(format!("{before}{items}\n{after}"))
    }

    /// The text before the list of editions; the list and the text after it.
    fn parts(&self) -> (&'static str, [&'static str; 2]) {
        let list = self.text.find(LIST).map_or(self.text.len(), |at| at + 2);
        let (before, rest) = self.text.split_at(list);
        let end = rest.find("\n## ").unwrap_or(rest.len());
        (before, rest.split_at(end).into())
    }
}

/// Where a list of editions has the item on this one. An edition that is not listed changed nothing: the item on the
/// newest listed before it is.
fn item_on(items: &str, edition: &Edition) -> Option<usize> {
    let mut until = EDITIONS.iter().filter(|it| it.year <= edition.year).rev();
    until.find_map(|it| items.find(&format!("- {}: ", it.year)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::LAWS_2017;

    const HEADINGS: [&str; 4] = [
        "## What it asks",
        "## What it gives",
        "## The editions",
        "## What the record decides",
    ];

    fn page(id: &str) -> Option<&'static Page> {
        PAGES.iter().find(|page| page.ids.contains(&id))
    }

    #[test]
    fn every_page_has_its_title_and_headings_and_a_line_for_each_edition_that_changed_it() {
        assert!(pages().len() > 50, "{}", pages().len());
        for page in pages() {
            let title = page.title();
            assert!(title.starts_with(page.ids[0]), "{title}");
            assert!(page.text.starts_with(&format!("# {title}\n")), "{title}");
            let headings: Vec<_> = page
                .text
                .lines()
                .filter(|line| line.starts_with("## "))
                .collect();
            assert_eq!(headings, HEADINGS, "{:?}", page.ids);
            let (_, [items, _]) = page.parts();
            let items = items.lines().filter_map(|line| line.strip_prefix("- "));
            let years: Vec<_> = items.map(|item| &item[..4]).collect();
            let known = EDITIONS.map(|it| it.year);
            assert_eq!(years.first(), known.first(), "{:?}", page.ids);
            assert!(years.is_sorted_by(|one, next| one < next), "{:?}", page.ids);
            assert!(
                years.iter().all(|year| known.contains(year)),
                "{:?}",
                page.ids
            );
        }
    }

    #[test]
    fn every_number_of_a_page_stands_in_it_and_on_no_other() {
        for page in pages() {
            for id in page.ids {
                assert!(page.text.contains(id), "{id}");
                let owners = PAGES.iter().filter(|other| other.ids.contains(id));
                assert_eq!(owners.count(), 1, "{id}");
            }
        }
    }

    #[test]
    fn the_tables_and_the_pages_say_the_same_of_what_an_edition_has() {
        let has = |id: &str, edition| {
            page(id)
                .unwrap_or_else(|| panic!("{id} has no page"))
                .is_in(edition)
        };
        for edition in EDITIONS {
            let year = edition.year;
            for clause in edition.clauses {
                assert!(has(clause.id, edition), "{} {year}", clause.id);
            }
            for number in 1..=8 {
                let id = format!("64B{number}");
                let listed = edition.clause(&id).is_some();
                assert_eq!(has(&id, edition), listed, "{id} {year}");
            }
            assert_eq!(
                has("62C3", edition),
                edition.revokes.corrects_both.is_some()
            );
            assert_eq!(has("63A4", edition), edition.revokes.agreement == "63A4");
            assert_eq!(
                has("63B", edition),
                edition.revokes.asked_by_partner.is_some()
            );
        }
    }

    #[test]
    fn an_edition_that_is_not_listed_changed_nothing() {
        let text = "# 1A a clause\n\n## The editions\n\n- 1997: no such clause.\n- 2007: new.\n\n## After\n";
        let page = Page { ids: &["1A"], text };
        let [oldest, next, ..] = EDITIONS;
        assert!(!page.is_in(oldest) && page.is_in(next));
        assert!(page.is_in(&LAWS_2017));
        assert!(
            page.under(&LAWS_2017)
                .contains("editions\n\n- 2007: new.\n- 1997: ")
        );
    }

    #[test]
    fn the_edition_asked_for_comes_first_and_nothing_is_lost() {
        for page in pages() {
            for edition in EDITIONS {
                let text = page.under(edition);
                let first = |it: &&Edition| text.contains(&format!("## The editions\n\n- {it}: "));
                let listed = |it: &&&Edition| page.text.contains(&format!("\n- {it}: "));
                let mut until = EDITIONS.iter().filter(|it| it.year <= edition.year);
                assert!(until.rfind(listed).is_some_and(first), "{text}");
                let sorted = |text: &str| {
                    let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
                    lines.sort_unstable();
                    lines
                };
                assert_eq!(sorted(&text), sorted(page.text), "{text}");
            }
        }
    }
}
