#![doc = include_str!("s214_section_before_tag.md")]

use super::{Case, Check, Finding, Findings, Severity};
use crate::pbn::{Tag, TagName};

pub(super) static CHECK: Check = Check {
    code: "S214",
    name: "section-before-tag",
    severity: Severity::Note,
    reference: "PBN 2.1 sections 3.5 and 3.6",
    page: include_str!("s214_section_before_tag.md"),
};

/// Holds the auction and the play against the tags that the standard wants before them.
pub(super) fn report(case: &Case<'_>, findings: &mut Findings) {
    let game = case.game;
    if !game.calls.is_empty() {
        ask(case, TagName::Auction, &[TagName::Dealer], findings);
    }
    if !game.cards.is_empty() {
        ask(
            case,
            TagName::Play,
            &[TagName::Deal, TagName::Contract],
            findings,
        );
        let deal = case.board.deal.value();
        if deal.is_none_or(|deal| deal.size == 13) {
            ask(case, TagName::Play, &[TagName::Declarer], findings);
        }
    }
}

fn ask(case: &Case<'_>, section: TagName, names: &[TagName], findings: &mut Findings) {
    let Some(opening) = case.game.tag(section) else {
        return;
    };
    for name in names {
        let tag = case.game.tag(*name);
        if tag.is_some_and(|tag| tag.name_span.start < opening.name_span.start)
            || case.board.taken_over && matches!(name, TagName::Deal | TagName::Dealer)
        {
            continue;
        }
        let subject = [section as u8, *name as u8, u8::from(tag.is_some())];
        findings.once_a_file(&CHECK, &subject, || tell(opening, *name, tag));
    }
}

fn tell(section: &Tag, name: TagName, tag: Option<&Tag>) -> Finding {
    let said = match tag {
        Some(_) => "stands before",
        None => "stands without",
    };
    let message = format!("{:?} {said} {name:?}", section.name);
    let finding = Finding::new(&CHECK, section.name_span, message);
    match tag {
        Some(tag) => finding
            .label("the section begins here")
            .proof(tag.name_span, "it is read all the same"),
        None => finding.label(format!("the standard wants {name:?} before this")),
    }
}
