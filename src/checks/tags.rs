//! One look at the tags of a game, on every board: what is not as the standard has it goes to its check.

use super::{
    Findings, PbnCase, s209_unknown_tag, s210_nonstandard_form, s211_bad_value,
    s212_unlisted_value, s213_forbidden_inheritance, s214_section_before_tag,
    s215_rubber_vulnerability_differs,
};
use crate::pbn::{Conformity, Form, Tag, TagName};
use crate::source::trimmed;

/// Looks at each tag once.
pub(super) fn run(pbn: &PbnCase<'_>, findings: &mut Findings) {
    for tag in &pbn.game.tags {
        let form = Form::of(tag.name);
        let is_standard = || form.conformity(tag.value.of(pbn.text)) == Conformity::Standard;
        match (form, tag.name) {
            (Form::Any, TagName::Other) => s209_unknown_tag::report(pbn, tag, findings),
            (Form::Any, TagName::Note) => look(pbn, tag, form, findings),
            (Form::Any, _) => (),
            _ if is_standard() => (), // nearly all; no form holds a sign of inheritance
            _ => look(pbn, tag, form, findings),
        }
    }
    if pbn.game.has_other_spellings {
        s210_nonstandard_form::report_tokens(pbn, findings);
    }
    s214_section_before_tag::report(pbn, findings);
    if pbn.game.has(TagName::ScoreRubberHistory) {
        s215_rubber_vulnerability_differs::report(pbn, findings);
    }
}

#[inline(never)] // few tags come here
fn look(pbn: &PbnCase<'_>, tag: &Tag, form: Form, findings: &mut Findings) {
    let value = trimmed(tag.value.of(pbn.text));
    let value = match value {
        [b'#', ..] if s213_forbidden_inheritance::forbids(tag.name) => {
            return s213_forbidden_inheritance::report(tag, findings);
        }
        [b'#', b'#', text @ ..] => text,
        b"#" => return,
        value => value,
    };
    let mut unread = pbn.case.board.unread.iter();
    let mut is_unread = || unread.any(|it| TagName::from(it.item) == tag.name);
    match form.conformity(value) {
        Conformity::Standard => (),
        Conformity::Unlisted => s212_unlisted_value::report(pbn, tag, findings),
        Conformity::Other if is_unread() => (),
        Conformity::Other if s210_nonstandard_form::is_read(tag.name, pbn.case.board) => {
            s210_nonstandard_form::report(pbn, tag, form, findings);
        }
        Conformity::Other | Conformity::Impossible => {
            s211_bad_value::report(pbn, tag, form, findings);
        }
    }
}
