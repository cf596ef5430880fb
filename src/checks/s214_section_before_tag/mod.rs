#![doc = include_str!("en.md")]

use super::{Finding, Findings, PbnCase};
use crate::pbn::{Tag, TagName};
use crate::words::message;

check! { "S214" "section-before-tag", Note, "PBN 2.1 sections 3.5 and 3.6" }

/// Holds the auction and the play against the tags that the standard wants before them.
pub(super) fn report(pbn: &PbnCase<'_>, findings: &mut Findings) {
    let game = pbn.game;
    if !game.calls.is_empty() {
        ask(pbn, TagName::Auction, &[TagName::Dealer], findings);
    }
    if game.has_cards() {
        let names = [TagName::Deal, TagName::Contract, TagName::Declarer];
        let is_ending = usize::from(pbn.case.board.is_end_position()); // it needs no declarer
        ask(pbn, TagName::Play, &names[..3 - is_ending], findings);
    }
}

fn ask(pbn: &PbnCase<'_>, section: TagName, names: &[TagName], findings: &mut Findings) {
    for name in names {
        if !pbn.game.has_before(*name, section) {
            report_one(pbn, section, *name, findings);
        }
    }
}

#[cold]
fn report_one(pbn: &PbnCase<'_>, section: TagName, name: TagName, findings: &mut Findings) {
    if pbn.case.board.taken_over && matches!(name, TagName::Deal | TagName::Dealer) {
        return;
    }
    let Some(section) = pbn.game.tag(section) else {
        return;
    };
    let tag = pbn.game.tag(name);
    let subject = [section.name as u8, name as u8, u8::from(tag.is_some())];
    findings.once_a_file(&CHECK, &subject, section.name_span, || {
        finding(section, name, tag)
    });
}

fn finding(section: &Tag, name: TagName, tag: Option<&Tag>) -> Finding {
    let (at, section, name) = (section.name_span, section.name.name(), name.name());
    let Some(tag) = tag else {
        let message = message!("s214-without", section, name);
        return Finding::new(&CHECK, at, message).label(message!("s214-without-label", name));
    };
    let message = message!("s214-before", section, name);
    Finding::new(&CHECK, at, message)
        .label(message!("s214-before-label"))
        .proof(tag.name_span, message!("s214-before-proof"))
}
