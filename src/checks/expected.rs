//! What the standard of PBN asks of a value, in a few words.

use crate::pbn::Form;
use crate::words::{Message, message};

/// What the standard asks of a value, in a few words.
pub(super) fn expected(form: Form) -> Message {
    match form {
        Form::Any => message!("expected-any"),
        Form::Seat | Form::Declarer => message!("expected-seat"),
        Form::Vulnerable => message!("expected-vulnerable"),
        Form::Deal => message!("expected-deal"),
        Form::Contract => message!("expected-contract"),
        Form::Date => message!("expected-date"),
        Form::Time => message!("expected-time"),
        Form::Positive => message!("expected-positive"),
        Form::Number | Form::Table => message!("expected-number"),
        Form::ListedResult => message!("expected-listed-result"),
        Form::TrickNumbers => message!("expected-trick-numbers"),
        Form::TimeControl => message!("expected-time-control"),
        Form::Round => message!("expected-round"),
        Form::Room => message!("expected-room"),
        Form::YesNo => message!("expected-yes-no"),
        Form::Seats => message!("expected-seats"),
        Form::Scoring => message!("expected-scoring"),
        Form::Tricks => message!("expected-tricks"),
        Form::Points => message!("expected-points"),
        Form::SidePoints => message!("expected-side-points"),
        Form::Decimal => message!("expected-decimal"),
        Form::Percentage => message!("expected-percentage"),
        Form::Rubber => message!("expected-rubber"),
        Form::RubberHistory => message!("expected-rubber-history"),
        Form::Competition | Form::Mode | Form::Player => message!("expected-listed"),
    }
}
