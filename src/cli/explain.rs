//! `explain`: what a code, a clause of the Laws, or a word of the reports and slips means.

use super::args::ExplainArgs;
use super::nearest::{MOST, nearest, quoted};
use super::page::{names, page, width};
use super::streams::{Results, Voice};
use super::topics::{ExplainTopic, Subject, subjects, topics, translated};
use super::{Exit, Trouble};
use crate::audit::Laws;
use crate::checks::all;
use crate::laws::{EditionYear, pages};
use crate::words::{Language, Words, message};

/// Explains a word, or lists what can be explained.
pub(super) fn run(args: &ExplainArgs, voice: Voice) -> Result<Exit, Trouble> {
    let width = width();
    let words = voice.words;
    let text = match &args.word {
        Some(word) => {
            let edition = match args.laws {
                Laws::ByDate => EditionYear::NEWEST,
                Laws::Given(year) => year,
            };
            explained(word.trim(), edition, words, width)?
        }
        None => contents(words, width),
    };
    Results::print(voice.color, text.as_bytes())?;
    Ok(Exit::Clean)
}

/// All that a word means.
fn explained(
    word: &str,
    year: EditionYear,
    words: &Words,
    width: usize,
) -> Result<String, Trouble> {
    let is_meant = |topic: &ExplainTopic| {
        let mut names = topic.names().into_iter();
        names.any(|name| name.eq_ignore_ascii_case(word))
    };
    let meanings: Vec<String> = topics(words.language())
        .filter(is_meant)
        .map(|topic| meaning(topic, year, words, width))
        .collect();
    if !meanings.is_empty() {
        return Ok(meanings.join("\n"));
    }
    clauses_of(word, words, width).ok_or_else(|| unknown(word))
}

fn meaning(topic: ExplainTopic, year: EditionYear, words: &Words, width: usize) -> String {
    let text = topic.text(year, words.language());
    page(&topic.heading(year, words), &text, width)
}

/// The clauses of a Law or of a part of it: `64`, `64A`.
fn clauses_of(word: &str, words: &Words, width: usize) -> Option<String> {
    let law = word.to_ascii_uppercase();
    let number = law_number(&law)?;
    let items: Vec<String> = pages()
        .iter()
        .filter(|page| page.ids[0].starts_with(&law) && law_number(page.ids[0]) == Some(number))
        .map(|page| format!("- {}\n", translated(page, words.language()).title()))
        .collect();
    (!items.is_empty()).then(|| page(&words.law(&law), &format!("\n{}", items.concat()), width))
}

/// Everything that can be explained.
fn contents(words: &Words, width: usize) -> String {
    let checks: Vec<_> = all().iter().map(|check| check.code).collect();
    let clauses = pages()
        .iter()
        .map(|page| format!("- {}\n", translated(page, words.language()).title()));
    let clauses = page(words.all_laws(), &clauses.collect::<String>(), width);
    let subject = |subject: Subject| {
        let names = names(&subject.names(), width);
        format!("\n{}\n{names}", subject.title)
    };
    let subjects: String = subjects(words.language()).map(subject).collect();
    format!(
        "{}\n{}\n{clauses}{subjects}",
        words.all_checks(),
        names(&checks, width)
    )
}

/// The Law that a clause is of: 64 of `64C2a`. `None` for what is not the number of a clause.
fn law_number(clause: &str) -> Option<u8> {
    let digits = clause.bytes().take_while(u8::is_ascii_digit).count();
    let (number, part) = clause.split_at(digits);
    let is_part = part.is_empty() || part.starts_with(|it: char| it.is_ascii_alphabetic());
    number.parse().ok().filter(|_| is_part && digits <= 2)
}

fn unknown(word: &str) -> Trouble {
    if let Some(law) = law_number(word) {
        let names = quoted(&clauses_near(word, law));
        return Trouble::BadUse(message!("explain-no-clause", word, names));
    }
    let known: Vec<&str> = topics(Language::English)
        .flat_map(ExplainTopic::names)
        .collect();
    let near = nearest(word, &known);
    if near.is_empty() {
        return Trouble::BadUse(message!("explain-unknown", word));
    }
    Trouble::BadUse(message!("explain-near", word, names = quoted(&near)))
}

/// The clauses with a page that are nearest to one without: those of its Law, or else of the Law nearest to it.
fn clauses_near(word: &str, law: u8) -> Vec<&'static str> {
    let away = |clause: &str| law_number(clause).map(|other| other.abs_diff(law));
    let clauses = || pages().iter().flat_map(|page| page.ids.iter().copied());
    let least = clauses().filter_map(away).min();
    let of_law: Vec<&str> = clauses().filter(|clause| away(clause) == least).collect();
    let near = nearest(word, &of_law);
    if near.is_empty() {
        return of_law.into_iter().take(MOST).collect();
    }
    near
}
