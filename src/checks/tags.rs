//! One look at the tags of a game, on every board: what is not as the standard has it.

use super::values::{self, expected};
use super::words::{short, written};
use super::{Finding, Findings, PbnCase, S105, S208, S209, S211, S212, S214, S215, Severity};
use crate::board::Vulnerable;
use crate::bridge::Side;
use crate::pbn::{Conformity, Form, History, Tag, TagName};
use crate::source::Span;
use crate::words::message;

/// Looks at each tag once.
pub(super) fn run(pbn: &PbnCase<'_>, findings: &mut Findings) {
    for tag in &pbn.game.tags {
        let form = Form::of(tag.name);
        let is_standard = || form.conformity(tag.value.of(pbn.text)) == Conformity::Standard;
        match (form, tag.name) {
            (Form::Any, TagName::Other) => unknown_tag(pbn, tag, findings),
            (Form::Any, TagName::Note) => look(pbn, tag, form, findings),
            (Form::Any, _) => (),
            _ if is_standard() => (), // nearly all; no form holds a sign of inheritance
            _ => look(pbn, tag, form, findings),
        }
    }
    if pbn.game.has_other_spellings {
        values::report_tokens(pbn, findings);
    }
    section_before_tag(pbn, findings);
    if pbn.game.has(TagName::ScoreRubberHistory) {
        rubber_vulnerability(pbn, findings);
    }
}

#[inline(never)] // few tags come here
fn look(pbn: &PbnCase<'_>, tag: &Tag, form: Form, findings: &mut Findings) {
    let value = tag.value.of(pbn.text).trim_ascii();
    let value = match value {
        [b'#', ..] if values::forbids(tag.name) => {
            return values::forbidden_inheritance(tag, findings);
        }
        [b'#', b'#', text @ ..] => text,
        b"#" => return,
        value => value,
    };
    let mut unread = pbn.case.board.unread.iter();
    let mut is_unread = || unread.any(|it| it.item.tag() == tag.name);
    match form.conformity(value) {
        Conformity::Standard => (),
        Conformity::Unlisted => unlisted_value(pbn, tag, findings),
        Conformity::Other if is_unread() => (),
        Conformity::Other if values::is_read(tag.name, pbn.case.board) => {
            values::nonstandard_form(pbn, tag, form, findings);
        }
        Conformity::Other | Conformity::Impossible => {
            bad_value(pbn, tag, form, findings);
        }
    }
}

pub(super) fn section_without_tags(pbn: &PbnCase<'_>, findings: &mut Findings) {
    let message = match pbn.game.tags.first().map(|tag| tag.name) {
        Some(TagName::Auction) => message!("s105-auction"),
        Some(TagName::Play) => message!("s105-play"),
        _ => return,
    };
    let start = pbn.game.span.start;
    let finding = Finding::new(&S105, Span::sized(start, 1), message);
    findings.push(finding.label(message!("s105-label")));
}

pub(super) fn board_taken_over(pbn: &PbnCase<'_>, findings: &mut Findings) {
    if !pbn.case.board.taken_over {
        return;
    }
    let first = Span::sized(pbn.game.span.start, 1);
    findings.once_a_file(&S208, b"", first, || {
        let message = match pbn.text_of(TagName::Board) {
            Some(number) => message!("s208", number = short(&number)),
            None => message!("s208-no-number"),
        };
        Finding::new(&S208, first, message).label(message!("s208-label"))
    });
}

pub(super) fn unknown_tag(pbn: &PbnCase<'_>, tag: &Tag, findings: &mut Findings) {
    let (bytes, span) = (tag.name_span.of(pbn.text), tag.name_span);
    findings.once_a_file(&S209, bytes, span, || {
        let name = written(bytes, pbn.charset);
        let Some(meant) = TagName::in_any_case(bytes) else {
            let finding = Finding::new(&S209, span, message!("s209", name));
            return finding.label(message!("passed-over"));
        };
        let message = message!("s209-case", name, meant = meant.name());
        let finding = Finding::new(&S209, span, message).severity(Severity::Warning);
        finding.label(message!("s209-case-label"))
    });
}

pub(super) fn bad_value(pbn: &PbnCase<'_>, tag: &Tag, form: Form, findings: &mut Findings) {
    let name = tag.name_span.of(pbn.text);
    findings.once_a_file(&S211, name, tag.value, || {
        let value = written(tag.value.of(pbn.text), pbn.charset);
        let message = message!("s211", name = tag.name.name(), value);
        let label = message!("expected", value = expected(form));
        Finding::new(&S211, tag.value, message).label(label)
    });
}

pub(super) fn unlisted_value(pbn: &PbnCase<'_>, tag: &Tag, findings: &mut Findings) {
    let name = tag.name_span.of(pbn.text);
    findings.once_a_file(&S212, name, tag.value, || {
        let value = written(tag.value.of(pbn.text), pbn.charset);
        let message = message!("s212", name = tag.name.name(), value);
        Finding::new(&S212, tag.value, message).label(message!("s212-label"))
    });
}

/// Holds the auction and the play against the tags that the standard wants before them.
pub(super) fn section_before_tag(pbn: &PbnCase<'_>, findings: &mut Findings) {
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
    findings.once_a_file(&S214, &subject, section.name_span, || {
        before_tag(section, name, tag)
    });
}

fn before_tag(section: &Tag, name: TagName, tag: Option<&Tag>) -> Finding {
    let (at, section, name) = (section.name_span, section.name.name(), name.name());
    let Some(tag) = tag else {
        let message = message!("s214-without", section, name);
        return Finding::new(&S214, at, message).label(message!("s214-without-label", name));
    };
    let message = message!("s214-before", section, name);
    Finding::new(&S214, at, message)
        .label(message!("s214-before-label"))
        .proof(tag.name_span, message!("s214-before-proof"))
}

pub(super) fn rubber_vulnerability(pbn: &PbnCase<'_>, findings: &mut Findings) {
    let history = pbn.text_of(TagName::ScoreRubberHistory);
    let history = history.and_then(|value| History::read(value.trim().as_bytes()));
    let (Some(history), Some(stated)) = (history, pbn.case.board.vulnerable.value()) else {
        return;
    };
    let earned = earned(history.has_game());
    if earned != *stated {
        let message = message!("s215", earned = earned.name(), stated = stated.name());
        let finding = Finding::new(&S215, pbn.span_of(TagName::Vulnerable), message)
            .label(message!("s215-label"));
        let proof = pbn.span_of(TagName::ScoreRubberHistory);
        findings.push(finding.proof(proof, message!("s215-proof")));
    }
}

/// The vulnerability of sides of which these have won a game.
const fn earned(has_game: [bool; 2]) -> Vulnerable {
    match has_game {
        [true, true] => Vulnerable::Both,
        [true, false] => Vulnerable::One(Side::NorthSouth),
        [false, true] => Vulnerable::One(Side::EastWest),
        [false, false] => Vulnerable::None,
    }
}
