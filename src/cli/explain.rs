//! `explain`: what a code, a clause of the Laws, or a word of the reports and slips means.

use super::args::ExplainArgs;
use super::choices::ListForm;
use super::nearest::{MOST, nearest, quoted};
use super::page::{names, page, width};
use super::streams::{Results, Voice};
use super::topics::{ExplainTopic, Subject, subjects, topics};
use super::{Exit, Trouble};
use crate::audit::Laws;
use crate::checks::all;
use crate::laws::{Edition, pages};
use crate::report::page_line;
use crate::words::{Language, Words, key, message};

/// Explains a word, or lists what can be explained.
pub(super) fn run(args: &ExplainArgs, voice: Voice) -> Result<Exit, Trouble> {
    let words = voice.words;
    let edition = match args.laws {
        Laws::ByDate(editions) => editions.last().copied().unwrap_or_default(),
        Laws::Given(edition) => edition,
    };
    let word = args.word.as_deref().map(str::trim);
    let topics = match word {
        Some(word) => topics_of(word, words.language())?,
        None => topics(words.language()).collect(),
    };
    let text = match (args.format, word) {
        (ListForm::JsonLines, _) => lines(&topics, edition, words),
        (ListForm::Text, Some(word)) => explained(word, &topics, edition, words),
        (ListForm::Text, None) => contents(&topics, words),
    };
    Results::print(voice.color, text.as_bytes())?;
    Ok(Exit::Clean)
}

/// The topics of this name, or else the clauses of this Law or part of one: `64`, `64A`.
fn topics_of(word: &str, language: Language) -> Result<Vec<ExplainTopic>, Trouble> {
    let named = topics(language).filter(|topic| topic.is_called(word));
    let mut found: Vec<ExplainTopic> = named.collect();
    if found.is_empty() {
        let law = word.to_ascii_uppercase();
        let of_law = pages().iter().filter(|page| {
            page.ids[0].starts_with(&law) && law_number(page.ids[0]) == law_number(&law)
        });
        found.extend(of_law.map(ExplainTopic::Clause));
    }
    if found.is_empty() {
        return Err(unknown(word));
    }
    Ok(found)
}

/// All that a word means; of a Law the titles of its clauses.
fn explained(word: &str, topics: &[ExplainTopic], edition: &Edition, words: &Words) -> String {
    if !topics.iter().any(|topic| topic.is_called(word)) {
        let law = words.sentence(&message!("page-of-law", law = word.to_ascii_uppercase()));
        let titles = titles(topics.iter().copied(), words);
        return page(&law, &format!("\n{titles}"), width());
    }
    let meaning = |topic: &ExplainTopic| {
        let text = topic.text(edition, words.language());
        page(&topic.heading(edition, words), &text, width())
    };
    topics.iter().map(meaning).collect::<Vec<_>>().join("\n")
}

/// Each topic as a line of JSON.
fn lines(topics: &[ExplainTopic], edition: &Edition, words: &Words) -> String {
    let line = |topic: &ExplainTopic| {
        let text = topic.text(edition, words.language());
        page_line(
            topic.kind(),
            &topic.names(),
            &topic.heading(edition, words),
            &text,
        )
    };
    topics.iter().map(line).collect()
}

/// The titles of topics as a list.
fn titles(topics: impl Iterator<Item = ExplainTopic>, words: &Words) -> String {
    let titles = topics.map(|topic| format!("- {}\n", topic.title(words.language())));
    titles.collect()
}

/// Everything that can be explained.
fn contents(topics: &[ExplainTopic], words: &Words) -> String {
    let list = |heading, is_of: fn(&ExplainTopic) -> bool| {
        let topics = topics.iter().copied().filter(is_of);
        page(words.word(heading), &titles(topics, words), width())
    };
    let guides = list(key!("page-guides"), ExplainTopic::is_guide);
    let checks: Vec<_> = all().iter().map(|check| check.code).collect();
    let checks = names(&checks, width());
    let clauses = list(key!("page-laws"), |topic| {
        matches!(topic, ExplainTopic::Clause(_))
    });
    let subject = |subject: Subject| {
        let own = subject.names();
        (!own.is_empty()).then(|| format!("\n{}\n{}", subject.name, names(&own, width())))
    };
    let subjects: String = subjects(words.language()).filter_map(subject).collect();
    format!(
        "{guides}\n{}\n{checks}\n{clauses}{subjects}",
        words.word(key!("page-checks"))
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
