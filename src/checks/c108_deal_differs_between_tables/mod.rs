#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, Likeness, OtherTable, Severity, Topic};
use crate::board::Item;
use crate::words::message;

check! {
    "C108" "deal-differs-between-tables", Warning, "Laws 1 and 6; PBN 2.1 section 3.4.11";
    since "0.1.0", asked where OTHER_TABLE
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    match case.cross_board.other_table {
        OtherTable::Nothing => (),
        OtherTable::Differs {
            file,
            game,
            likeness,
            often,
        } => {
            let finding = || differs(case, (file, game), likeness);
            if often {
                let kind = [u8::from(is_turned(likeness))];
                let span = case.record.span_of(Item::Deal);
                findings.once_a_file(&CHECK, &kind, span, || of_habit(finding(), likeness));
            } else {
                findings.push(finding());
            }
        }
    }
}

/// What many boards of the file have. Some programs write down a second play of each deal, with the hands turned.
fn of_habit(mut finding: Finding, likeness: Likeness) -> Finding {
    if is_turned(likeness) {
        finding.severity = Severity::Note;
    }
    finding
}

const fn is_turned(likeness: Likeness) -> bool {
    matches!(likeness, Likeness::Turned(_))
}

fn differs(case: &Case<'_>, (file, game): (&str, u32), likeness: Likeness) -> Finding {
    let message = message!("c108", game, file);
    let how = match likeness {
        Likeness::Turned(seats) => message!("c108-turned", count = seats),
        Likeness::Close => message!("c108-close"),
        Likeness::Other => message!("c108-other"),
    };
    Finding::new(&CHECK, case.record.span_of(Item::Deal), message)
        .label(message!("c108-label"))
        .note(Topic::Reading, how)
}
