//! One look at the tags of a game, on every board: what is not as the standard has it goes to its check.

use super::{
    Case, Findings, s209_unknown_tag, s210_nonstandard_form, s211_bad_value, s212_unlisted_value,
    s213_forbidden_inheritance, s214_section_before_tag, s215_rubber_vulnerability_differs,
};
use crate::pbn::{Form, Standing, Tag, TagName};

/// Looks at each tag once.
pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    for tag in &case.game.tags {
        match Form::of(tag.name) {
            Form::Any if tag.name == TagName::Other => {
                s209_unknown_tag::report(case, tag, findings);
            }
            Form::Any if tag.name != TagName::Note => (),
            form => look(case, tag, form, findings),
        }
    }
    s214_section_before_tag::report(case, findings);
    if case.game.has(TagName::ScoreRubberHistory) {
        s215_rubber_vulnerability_differs::report(case, findings);
    }
}

fn look(case: &Case<'_>, tag: &Tag, form: Form, findings: &mut Findings) {
    let value = tag.value.of(case.text).trim_ascii();
    let value = match value {
        [b'#', ..] if s213_forbidden_inheritance::forbids(tag.name) => {
            return s213_forbidden_inheritance::report(tag, findings);
        }
        [b'#', b'#', text @ ..] => text,
        b"#" => return,
        value => value,
    };
    match form.standing(value) {
        Standing::Standard => (),
        Standing::Unlisted => s212_unlisted_value::report(case, tag, findings),
        Standing::Other if case.board.unread.iter().any(|it| it.name == tag.name) => (),
        Standing::Other if s210_nonstandard_form::is_read(tag.name) => {
            s210_nonstandard_form::report(case, tag, form, findings);
        }
        Standing::Other | Standing::Impossible => {
            s211_bad_value::report(case, tag, form, findings);
        }
    }
}

/// What the standard asks of a value, in a few words.
pub(super) const fn expected(form: Form) -> &'static str {
    match form {
        Form::Any => "any text",
        Form::Seat | Form::Declarer => "N, E, S or W",
        Form::Vulnerable => "None, NS, EW or All",
        Form::Deal => "a first seat and four hands, as in N:AK5.QJ3.T98.7642 - - -",
        Form::Contract => "a contract (4SX, 3NT) or Pass",
        Form::Date => "year, month and day: 2024.05.31",
        Form::Time => "hours, minutes and seconds: 21:24:00",
        Form::Positive => "a positive number",
        Form::Number | Form::Table => "a number",
        Form::TimeControl => "games and minutes: 4/30",
        Form::Round => "letters, digits, _ and .",
        Form::Room => "Open or Closed",
        Form::YesNo => "Yes or No",
        Form::Seats => "letters of seats, as in EW",
        Form::Scoring => "a system and its modifiers: IMP;Cross1",
        Form::Tricks => "declarer's tricks, 0 to 13",
        Form::Points => "points, as in 420 or NS -50",
        Form::SidePoints => "a side and points: NS 620",
        Form::Decimal => "points, as in 1.5 or NS -5",
        Form::Percentage => "a percentage, as in NS 55.71",
        Form::Rubber => "points above the line and below it: NS 300/40",
        Form::RubberHistory => "the rubber so far: NS 0 300/100 40 EW 0 50/0 0",
        Form::Listed(_) => "a word of its list",
    }
}
