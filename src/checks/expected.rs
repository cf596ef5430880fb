//! What the standard of PBN asks of a value, in a few words.

use crate::pbn::Form;

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
