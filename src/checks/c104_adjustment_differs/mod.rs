#![doc = include_str!("en.md")]

use super::wording::reading::card_behind_result;
use super::wording::transfer;
use super::words::figures;
use super::{Case, Findings, Note, Severity, Topic, counted};
use crate::laws::{Ruling, State, Transfer};
use crate::words::{Message, message};

check! {
    "C104" "adjustment-differs", Error, "Law 64A; PBN 2.1 section 3.4.15";
    since "0.1.0", asked where RESULT
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let Some((ruling, stated)) = counted::in_state(case, State::Differs) else {
        return;
    };
    if case.cross_board.causes.doubt_the_play() {
        return;
    }
    if ruling.revokes.is_empty() {
        return;
    }
    let contradicts_slip = transfer::contradicts_slip(ruling, stated);
    let message = if contradicts_slip {
        message!("c104-slip", by = counted::stated_by(case), stated)
    } else {
        neither(case, ruling, stated)
    };
    let finding = counted::finding(&CHECK, case, message).label(message!("c104-label"));
    let mut finding = counted::explain(finding, case);
    let reading = card_behind_result(case, stated);
    if !contradicts_slip {
        // one slip of the record explains the revoke and the Result
        let most = match reading {
            Some(_) => Severity::Note,
            None => Severity::Warning,
        };
        finding = counted::in_doubt(finding, case, most);
    }
    finding.notes.extend(Note::any(Topic::Reading, reading));
    findings.push(finding);
}

/// What the Result is not.
fn neither(case: &Case<'_>, ruling: &Ruling, stated: u8) -> Message {
    let (by, possible) = (counted::stated_by(case), figures(ruling.possible));
    let not_played = match ruling.played {
        Some(played) => message!("c104", by, stated, played),
        None => message!("c104-recorded", by, stated, possible),
    };
    match ruling.adjusted_counts {
        Some(_) if ruling.transfer == Transfer::default() && ruling.played.is_some() => {
            message!("c104-nothing-due", not_played)
        }
        Some(adjusted) => message!("c104-due", not_played, adjusted = figures(adjusted)),
        None => not_played,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checks::test_support::{CLEAN, findings};

    #[test]
    fn behind_doubtful_revokes_it_is_no_error() {
        let (start, _) = CLEAN.split_once("C9 CA").unwrap();
        let slip = format!("{start}C9 CA HT D6\n*\n").replace("[Result \"10\"]", "[Result \"0\"]");
        let found = findings(&slip);
        let own = found
            .iter()
            .find(|it| it.check.code == CHECK.code)
            .expect("C104");
        assert_eq!(own.severity, Severity::Warning, "{own:?}");
        let doubt = "every revoke on the board is doubtful, and this is no surer than they are";
        assert_eq!(own.notes_on(Topic::Signs), [doubt]);
    }
}
