//! A finding on a terminal in a language other than English, in the words of the sheets.
//!
//! Findings are made with an English message. For a revoke the words of its sheet are used. For anything else this
//! gives the title of the check and the facts that need no translation: the text of the record, its place, and the
//! figures.

use super::offence::{self, Offence};
use super::{ladder, readings, revokes};
use crate::audit::{At, Slip};
use crate::checks::{Case, Finding, Relation, SlipFault};
use crate::report::objection::objection;
use crate::report::review::Review;
use crate::report::width::head;
use crate::source::printable;
use crate::words::{Words, key, message};

/// Columns of the record that are repeated in a message.
const MOST: usize = 40;

/// The message in place of the English one.
pub(in crate::report) fn message(
    words: &Words,
    case: &Case<'_>,
    at: At,
    finding: &Finding,
) -> String {
    let said = match offence(case, finding) {
        Some(offence) => words.sentence(&offence.what),
        None => plain(words, case, at, finding),
    };
    said + &followers(words, finding.relation)
}

/// The message about a slip that matches no board: its kind, and the boards it names.
pub(in crate::report) fn unmatched(words: &Words, slip: &Slip, finding: &Finding) -> String {
    let said = format!("{}: {}", words.check_title(finding.check), slip.kind);
    let key = |(key, value)| words.sentence(&message!("slip-key", key = key, value = value));
    with_place(said, slip.keys().map(key))
}

/// The notes in place of the English ones: a topic and a sentence each.
pub(in crate::report) fn notes(
    words: &Words,
    case: &Case<'_>,
    at: At,
    finding: &Finding,
) -> Vec<(String, String)> {
    let revoke = offence(case, finding);
    let mut notes = match &revoke {
        Some(offence) => of_revoke(words, offence),
        None if finding.slips.is_empty() => vec![("en".to_owned(), finding.message.clone())],
        None => Vec::new(),
    };
    let has = |about| finding.notes.iter().any(|(it, _)| *it == about);
    if revoke.is_some() && has("result") {
        notes.push((
            words.word(key!("column-tricks")).to_owned(),
            figures(words, case, at),
        ));
    }
    if has("reading") {
        let readings = case.replay().map(readings).unwrap_or_default();
        let readings: Vec<_> = readings.iter().map(|say| words.sentence(say)).collect();
        notes.push((
            words.word(key!("heading-readings")).to_owned(),
            readings.join("; "),
        ));
    }
    notes.retain(|(_, text)| !text.is_empty());
    let language = words.language().code();
    let page = format!("pbn-audit explain {} --lang {language}", finding.check.code);
    notes.push((words.word(key!("finding-help")).to_owned(), page));
    notes
}

/// The revoke that a finding is about, as on a sheet.
fn offence(case: &Case<'_>, finding: &Finding) -> Option<Offence> {
    if !matches!(finding.check.code, "R101" | "R103" | "L103") {
        return None;
    }
    let ruled = case.ruled.as_ref().ok()?;
    let revokes = revokes::all(ruled);
    let meant = revokes
        .into_iter()
        .find(|one| finding.trick == Some(one.trick()) && finding.seat == Some(one.seat()))?;
    offence::all(ruled, &[meant]).pop()
}

fn of_revoke(words: &Words, offence: &Offence) -> Vec<(String, String)> {
    let proof = offence.proof.iter().map(|say| (key!("label-proof"), say));
    let bound = offence.bound.iter().map(|say| (key!("label-bound"), say));
    let changes = offence
        .changes
        .iter()
        .map(|say| (key!("label-changes"), say));
    let established = [(key!("label-established"), &offence.established)];
    let before = proof.chain(bound).chain(changes).chain(established);
    let before = before.map(|(key, say)| (words.word(key).to_owned(), words.sentence(say)));
    let law = offence.clauses.iter().map(|why| {
        let text = format!("{}: {}", why.clause, words.sentence(&why.why));
        (words.word(key!("label-law")).to_owned(), text)
    });
    let gives = (
        words.word(key!("label-gives")).to_owned(),
        words.sentence(&offence.gives),
    );
    before.chain(law).chain([gives]).collect()
}

/// The title of the check, the text of the record or the figures, and trick and hand.
fn plain(words: &Words, case: &Case<'_>, at: At, finding: &Finding) -> String {
    let title = words.check_title(finding.check);
    let facts = match finding.check.code {
        "C101" | "C102" | "C103" | "C104" | "C110" | "C111" => figures(words, case, at),
        "L111" | "L112" => slips(words, case, finding),
        "S210" => read_as(words, case, finding),
        _ => written(case, finding),
    };
    let trick = finding
        .trick
        .map(|trick| words.sentence(&message!("finding-trick", trick = trick)));
    let seat = finding.seat.map(|seat| words.seat(seat).to_owned());
    let said = if facts.is_empty() {
        title.to_owned()
    } else {
        format!("{title}: {facts}")
    };
    with_place(said, trick.into_iter().chain(seat))
}

/// With the words for a place behind it, if there are any.
fn with_place(said: String, place: impl Iterator<Item = String>) -> String {
    let place: Vec<_> = place.collect();
    if place.is_empty() {
        said
    } else {
        format!("{said} ({})", place.join(", "))
    }
}

/// The places of the slips that a finding is about, and the objection to one.
fn slips(words: &Words, case: &Case<'_>, finding: &Finding) -> String {
    let file = case.slips.file;
    let places = finding.slips.iter().map(|line| format!("{file}:{line}"));
    let places = places.collect::<Vec<_>>().join(", ");
    let mut faults = case.slips.faults.iter();
    let meant = faults.find(|fault| fault.lines() == finding.slips);
    match meant.and_then(SlipFault::why) {
        Some(why) => format!("{places}: {}", words.sentence(&objection(why))),
        None => places,
    }
}

/// The text of the record at the finding, up to the end of its line.
fn written(case: &Case<'_>, finding: &Finding) -> String {
    let (text, charset) = (case.record.text, case.record.charset);
    let start = (finding.span.start as usize).min(text.len());
    let end = (finding.span.end as usize).clamp(start, text.len());
    let mut lines = text[start..end].split(|byte| matches!(byte, b'\r' | b'\n'));
    let text = charset.decode(lines.next().unwrap_or_default());
    let text = printable(text.trim().trim_start_matches('['));
    let shown = head(&text, MOST);
    let rest = if shown.len() < text.len() { "..." } else { "" };
    format!("{shown}{rest}")
}

/// The text of the record, and what it was read as.
fn read_as(words: &Words, case: &Case<'_>, finding: &Finding) -> String {
    let written = written(case, finding);
    match &finding.read_as {
        Some(read) => words.sentence(&message!(
            "finding-read-as",
            written = written,
            read = &**read
        )),
        None => written,
    }
}

/// Declarer's tricks: stated, played, and after the Laws where these move any, as far as they are known.
fn figures(words: &Words, case: &Case<'_>, at: At) -> String {
    let row = Review::of(case, at, &[]);
    let [stated, played, adjusted] = ladder::of(&row);
    let moves = adjusted.tricks.ends != played.tricks.ends;
    let steps = [Some(stated), Some(played), moves.then_some(adjusted)];
    let steps = steps.into_iter().flatten().filter_map(|step| {
        let range = match step.tricks.ends? {
            [least, most] if least == most => least.to_string(),
            [least, most] => format!("{least}\u{2013}{most}"),
        };
        Some(format!("{} {range}", words.word(step.key)))
    });
    steps.collect::<Vec<_>>().join(", ")
}

/// How many faults of the record follow from this one.
fn followers(words: &Words, relation: Relation) -> String {
    match relation {
        Relation::Primary(count) => {
            format!(
                " ({})",
                words.sentence(&message!("finding-follow", count = count))
            )
        }
        Relation::Own | Relation::Follows => String::new(),
    }
}
