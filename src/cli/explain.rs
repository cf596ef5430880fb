//! `explain`: the page of a check, or what a clause of Law 64 asks in each edition.

use super::args::{Color, ExplainArgs};
use super::streams::Results;
use super::{Exit, Trouble};
use crate::checks::{all, by_name};
use crate::laws::{EditionYear, Gives};
use std::io::Write;

/// Explains a word.
pub(super) fn run(args: &ExplainArgs, color: Color) -> Result<Exit, Trouble> {
    let word = args.word.trim();
    let text = match by_name(word) {
        Some(check) => format!(
            "{} {} ({})\n\n{}\n",
            check.code,
            check.name,
            check.severity,
            check.page.trim()
        ),
        None => clause(word).ok_or_else(|| unknown(word))?,
    };
    let mut out = Results::plain(color);
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(Exit::Clean)
}

/// What a clause asks, in each edition that has it.
fn clause(word: &str) -> Option<String> {
    let id = word.to_ascii_uppercase();
    let says = |year: EditionYear| {
        let clause = year.edition().clause(&id)?;
        Some(format!(
            "{id} ({year}): {}: {}\n",
            clause.says,
            gives(clause.gives)
        ))
    };
    let lines: Vec<_> = EditionYear::ALL.into_iter().filter_map(says).collect();
    (!lines.is_empty()).then(|| lines.concat())
}

/// What a clause gives to the other side.
const fn gives(gives: Gives) -> &'static str {
    match gives {
        Gives::Nothing => "no trick is transferred",
        Gives::RevokeTrickAndALaterOne => {
            "the revoke trick, and one of the tricks won later if there is one; so one trick or two"
        }
        Gives::OneTrick => "one of the tricks won from the revoke trick on",
        Gives::OneTrickAndOneOfTheSuit => {
            "one of the tricks won from the revoke trick on, and one more if the offender himself later won one with a \
             card that he could legally have played to the revoke trick"
        }
    }
}

fn unknown(word: &str) -> Trouble {
    let lower = word.to_lowercase();
    let words = all().iter().flat_map(|check| [check.code, check.name]);
    let nearest = words
        .map(|known| (distance(&lower, &known.to_lowercase()), known))
        .min();
    let hint = match nearest {
        Some((steps, known)) if steps <= 1 + known.len() / 4 => {
            format!("; did you mean '{known}'?")
        }
        _ => "; `pbn-audit rules` lists all checks".to_owned(),
    };
    Trouble::BadUse(format!("'{word}' is no code, name or clause{hint}"))
}

/// How many letters must be put in, taken out or changed to turn one word into another.
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (place, letter) in from.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], place + 1);
        for (column, other) in to.iter().enumerate() {
            let change = corner + usize::from(letter != *other);
            corner = row[column + 1];
            row[column + 1] = change.min(corner + 1).min(row[column] + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        for (from, to, steps) in [
            ("", "abc", 3),
            ("revoke", "revoke", 0),
            ("revok", "revoke", 1),
            ("r110", "r101", 2),
        ] {
            assert_eq!(distance(from, to), steps, "{from} {to}");
            assert_eq!(distance(to, from), steps, "{to} {from}");
        }
    }

    #[test]
    fn the_nearest_word_is_offered() {
        assert!(
            unknown("revok")
                .to_string()
                .ends_with("did you mean 'revoke'?")
        );
        assert!(
            unknown("something else")
                .to_string()
                .ends_with("lists all checks")
        );
    }

    #[test]
    fn clauses_are_told_edition_by_edition() {
        let text = clause("64b7").unwrap();
        assert!(
            text.starts_with("64B7 (2007): ") && text.contains("\n64B7 (2017): "),
            "{text}"
        );
        assert_eq!(clause("99Z"), None);
    }
}
