#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, Likeness, OtherTable, Severity, Topic};
use crate::board::Item;
use crate::words::message;

check! { "C108" "deal-differs-between-tables", Warning, "Laws 1 and 6; PBN 2.1 section 3.4.11" }

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let OtherTable::Differs {
        file,
        game,
        likeness,
        often,
    } = case.cross_board.other_table
    else {
        return;
    };
    if !often {
        findings.push(differs(case, (file, game), likeness));
        return;
    }
    // some programs write down a second play of each deal, with the hands turned
    let is_turned = matches!(likeness, Likeness::Turned(_));
    let span = case.record.span_of(Item::Deal);
    findings.once_a_file(&CHECK, &[u8::from(is_turned)], span, || {
        let finding = differs(case, (file, game), likeness);
        let severity = finding.severity;
        finding.severity(if is_turned { Severity::Note } else { severity })
    });
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
