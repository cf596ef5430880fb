//! Pages in other languages: what `explain` prints for a check, a clause of the Laws, or a table.
//!
//! Every page exists in every language. The pages of a check are all in its folder; of the others, the English page is
//! beside what it explains, and its translations are here. A program has pages and checks as lines of JSON.

use crate::checks::{Check, Page as CheckPage, Severity, all};
use crate::laws::Edition;
use crate::source::printable;
use crate::words::{Key, Language, Message, Name, Words, key_of, message};
use serde_json::json;
use std::io::{self, Write};

/// The pages of clauses and tables in Dutch and in Polish, by the titles of the English ones: `build.rs` gathers them.
static TRANSLATED: &[(&str, [&str; 2])] = &include!(concat!(env!("OUT_DIR"), "/pages.rs"));

impl Language {
    /// The page of a code, a clause or a table in this language; none in English, whose pages stand elsewhere.
    pub fn page(self, id: &str) -> Option<&'static str> {
        if let Some(check) = all().iter().find(|check| check.code == id) {
            return Some(self.page_of(check).text).filter(|_| self != Self::English);
        }
        let (_, [dutch, polish]) = TRANSLATED.iter().find(|(known, _)| *known == id)?;
        match self {
            Self::English => None,
            Self::Dutch => Some(dutch),
            Self::Polish => Some(polish),
        }
    }

    /// The page of a check in this language.
    pub const fn page_of(self, check: &Check) -> CheckPage {
        match self {
            Self::English => check.pages.english,
            Self::Dutch => check.pages.dutch,
            Self::Polish => check.pages.polish,
        }
    }
}

impl Words {
    /// The line above the page of a check: `R101 revoke (error)`; what it finds in the words of the language besides,
    /// as the name is English.
    /// Under it the version that brought the check, and whether it is a preview.
    pub fn check_heading(&self, check: &Check) -> String {
        let severity = self.severity(check.severity);
        let heading = format!("{} {} ({severity})", check.code, check.name);
        let heading = match self.language() {
            Language::English => heading,
            _ => format!("{heading}: {}", self.check_title(check)),
        };
        let since = message!("page-since", version = check.since);
        let preview = message!("page-preview", code = check.code);
        let lines = [since].into_iter().chain(check.preview.then_some(preview));
        lines.fold(heading, |text, line| text + "\n" + &self.sentence(&line))
    }

    /// The line above the page of a clause: its title, and the edition.
    pub fn clause_heading(&self, title: &str, edition: &Edition, is_in: bool) -> String {
        let year = edition.year;
        if is_in {
            return format!("{title} ({year})");
        }
        let not_in = self.sentence(&message!("page-not-in", year));
        format!("{title} ({not_in})")
    }

    /// What a check finds, in a few words.
    pub const fn check_title(&self, check: &Check) -> &'static str {
        self.language().page_of(check).summary
    }

    /// A severity: `error`.
    pub fn severity(&self, severity: Severity) -> &'static str {
        self.word(key_of!("severity-", Severity: severity))
    }

    /// `a.pbn (3)`: files, each with a count.
    pub(super) fn files(&self, counted: &[(String, u64)]) -> Vec<String> {
        let files = counted.iter();
        let named =
            files.map(|(file, count)| format!("{} ({})", printable(file), self.grouped(*count)));
        named.collect()
    }

    /// A message about a count, unless it is zero.
    pub(super) fn some(&self, key: Key, count: u64) -> Option<Message> {
        (count > 0).then(|| self.counted(key, count))
    }

    /// What a board is called that has no number: its game has one.
    pub(super) fn game(&self, number: u64) -> String {
        self.sentence(&message!("title-game", number = number.to_string()))
    }

    /// A message about a count.
    pub fn counted(&self, key: Key, count: u64) -> Message {
        let number = self.grouped(count);
        Message::new(
            key,
            vec![
                (const { Name::of("count") }, count.into()),
                (const { Name::of("number") }, number.into()),
            ],
        )
    }
}

/// Writes a check as one line of JSON.
pub fn check_line(out: &mut impl Write, check: &Check) -> io::Result<()> {
    let line = json!({
        "code": check.code,
        "name": check.name,
        "severity": check.severity.to_string(),
        "reference": check.reference,
        "since": check.since,
        "preview": check.preview,
        "finds": check.pages.english.summary,
    });
    writeln!(out, "{line}")
}

/// What is explained under some names, as a line of JSON: its kind, its names, its heading and its text.
pub fn page_line(kind: &str, names: &[&str], heading: &str, text: &str) -> String {
    let line = json!({ "kind": kind, "names": names, "heading": heading, "text": text });
    format!("{line}\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::fixture::CHECK;

    #[test]
    fn a_preview_is_called_one_in_every_language() {
        let preview = Check {
            preview: true,
            ..CHECK
        };
        for (language, heading) in Language::ALL.into_iter().zip([
            "X101 made-up (warning)\nSince version 0.1.0\n\
             A preview: it reports only with --preview or --select X101",
            "X101 made-up (waarschuwing): nothing\nSinds versie 0.1.0\n\
             Op proef: meldt alleen iets met --preview of --select X101",
            "X101 made-up (ostrzeżenie): nothing\nOd wersji 0.1.0\n\
             Na próbę: zgłasza coś tylko z --preview lub --select X101",
        ]) {
            let words = Words::of(language);
            assert_eq!(words.check_heading(&preview), heading);
            let usual = heading.rsplit_once('\n').unwrap().0;
            assert_eq!(words.check_heading(&CHECK), usual);
        }
    }

    #[test]
    fn one_object_a_line() {
        let mut out = Vec::new();
        check_line(&mut out, &CHECK).unwrap();
        let line = r#"{"code":"X101","name":"made-up","severity":"warning","reference":"none","since":"0.1.0","preview":false,"finds":"nothing"}"#;
        assert_eq!(String::from_utf8(out).unwrap(), format!("{line}\n"));
    }
}
