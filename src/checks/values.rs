//! Values that are not read, that are read though the standard writes them otherwise, or that may not be inherited.

use super::words::{short, written};
use super::{Finding, Findings, NoReplay, PbnCase, S207, S210, S213, Severity};
use crate::board::{
    Awarded, Board, Item, NotAuditable, ResultFigures, ScoreTag, Stake, Stated, Unread, spell_call,
};
use crate::bridge::{Score, Written};
use crate::pbn::{Form, Spelling, Tag, TagName, TokenKind};
use crate::source::Span;
use crate::words::{Message, Quote, key_of, message};

pub(super) fn unreadable(pbn: &PbnCase<'_>, findings: &mut Findings) {
    for unread in &pbn.case.board.unread {
        let is_about_tricks = matches!(unread.item, Item::Result | Item::Score);
        if !(is_about_tricks && is_passed_out(pbn) || is_inherited(pbn, unread)) {
            findings.push(unread_value(pbn, unread));
        }
    }
    if lacks_declarer(pbn) {
        findings.extend(figure(pbn, TagName::Result));
        findings.extend(figure(pbn, TagName::Score));
    }
}

/// Whether nothing says who declared, where that is asked for: not on a passed-out board or in an end position. Where
/// cards are recorded, P110 reports it.
fn lacks_declarer(pbn: &PbnCase<'_>) -> bool {
    let board = pbn.case.board;
    let is_missing = matches!(board.declarer, Stated::Absent | Stated::Unknown);
    let is_reported_by_p110 =
        pbn.case.ruled.err() == Some(NoReplay::NotAuditable(NotAuditable::NoDeclarer));
    is_missing && !is_passed_out(pbn) && !board.is_end_position() && !is_reported_by_p110
}

/// A figure that needs a declarer: a bare number of tricks is his side's, though nought may be that of a passed-out board;
/// in a contract so are bare points, and any number of tricks needs one.
fn figure(pbn: &PbnCase<'_>, name: TagName) -> Option<Finding> {
    let value = pbn.stated(name)?;
    let has_contract = pbn.case.board.contract.value().is_some();
    let needs = if name == TagName::Score {
        has_contract && pbn.case.board.score == Stated::Unknown && !value.starts_with(b"?")
    } else {
        match ResultFigures::read(value)? {
            ResultFigures::Bare(tricks) => tricks > 0 || has_contract,
            ResultFigures::One(..) | ResultFigures::Both(..) => has_contract,
        }
    };
    needs.then(|| {
        let value = written(value, pbn.charset);
        let message = message!("s207-no-declarer", name = name.name(), value);
        let span = pbn.span_of(name);
        Finding::new(&S207, span, message).label(message!("no-declarer"))
    })
}

/// A value that may not be inherited is reported by S213.
fn is_inherited(pbn: &PbnCase<'_>, unread: &Unread) -> bool {
    forbids(unread.item.tag()) && unread.span.of(pbn.text).starts_with(b"#")
}

/// A passed-out board has no declarer whose tricks or points a bare figure could be.
fn is_passed_out(pbn: &PbnCase<'_>) -> bool {
    pbn.case.board.contract.value() == Some(&Stake::PassedOut)
}

fn unread_value(pbn: &PbnCase<'_>, unread: &Unread) -> Finding {
    let name = unread.item.tag();
    let inherited = unread.span.is_empty();
    let span = if inherited {
        pbn.span_of(name)
    } else {
        unread.span
    };
    let message = match pbn.text_of(name) {
        Some(value) => message!("s207", name = name.name(), value = short(&value)),
        None => message!("s207-no-value", name = name.name()),
    };
    let label = message!("expected", value = expected_of(pbn, name));
    Finding::new(&S207, span, message).label(label)
}

/// What the tag may say.
fn expected_of(pbn: &PbnCase<'_>, name: TagName) -> Message {
    match name {
        TagName::Result | TagName::Score if pbn.case.premises.declarer().is_none() => {
            message!("s207-expected-declarer")
        }
        name => expected(Form::of(name)),
    }
}

/// Whether values of this tag are read, in more forms than the standard's.
pub(super) fn is_read(name: TagName, board: &Board) -> bool {
    use TagName::{Contract, Date, Deal, Dealer, Declarer, Result, Score, Vulnerable};
    let read = [Dealer, Vulnerable, Deal, Declarer, Contract, Result, Score];
    name == Date || read.contains(&name) || name == TagName::Board && board.number.is_some()
}

pub(super) fn nonstandard_form(pbn: &PbnCase<'_>, tag: &Tag, form: Form, findings: &mut Findings) {
    if tag.name != TagName::Deal || pbn.case.board.deal_fault.is_none() {
        let name = tag.name_span.of(pbn.text);
        findings.once_a_file(&S210, name, tag.value, || of_tag(pbn, tag, form));
    }
    if tag.name == TagName::Contract {
        stated_otherwise(pbn, tag, findings);
    }
}

/// Reports a declarer and a number of tricks in the Contract tag where the tags for them say something else.
fn stated_otherwise(pbn: &PbnCase<'_>, tag: &Tag, findings: &mut Findings) {
    let bytes = tag.value.of(pbn.text);
    let Some(it) = Written::read(bytes) else {
        return;
    };
    let board = pbn.case.board;
    let value = || written(bytes, pbn.charset);
    let declarer = board.declarer.value().map(|taken| taken.seat);
    if let (Some(seat), Some(taken)) = (it.declarer, declarer.filter(|_| declarer != it.declarer)) {
        let message = message!("s210-declarer", value = value(), seat, taken);
        findings.push(Finding::new(&S210, tag.value, message).severity(Severity::Warning));
    }
    let tricks = board.result.value().map(|taken| taken.declarer);
    if let (Some(count), Some(taken)) = (it.tricks, tricks.filter(|_| tricks != it.tricks)) {
        let message = message!("s210-tricks", value = value(), count, taken);
        findings.push(Finding::new(&S210, tag.value, message).severity(Severity::Warning));
    }
}

fn of_tag(pbn: &PbnCase<'_>, tag: &Tag, form: Form) -> Finding {
    let value = written(tag.value.of(pbn.text), pbn.charset);
    let read_as = tag_read_as(pbn, tag.name);
    let message = match &read_as {
        Some(read) => tag_message(pbn, tag.name, value, read),
        None => message!("s210-as-meant", name = tag.name.name(), value),
    };
    let mut finding = Finding::new(&S210, tag.value, message);
    finding.read_as = read_as;
    finding.label(message!("s210-label", value = expected(form)))
}

/// Reports the calls and cards that the standard spells otherwise.
pub(super) fn report_tokens(pbn: &PbnCase<'_>, findings: &mut Findings) {
    let mut subject = Vec::new();
    for token in pbn.game.other_spellings(pbn.text) {
        subject.clear();
        if is_card(token) {
            subject.extend(b"card "); // there is one way only: a ten of two figures
        } else {
            let digits = token.written.iter().take_while(|it| it.is_ascii_digit());
            let kind = &token.written[digits.count()..];
            subject.extend(b"call ");
            subject.extend(kind.iter().map(u8::to_ascii_uppercase));
        }
        findings.once_a_file(&S210, &subject, span_of(token), || {
            token_finding(pbn, token)
        });
    }
}

fn token_finding(pbn: &PbnCase<'_>, token: Spelling<'_>) -> Finding {
    let read_as = token_read_as(token.read);
    let read = read_as.as_deref().unwrap_or_default();
    let value = written(token.written, pbn.charset);
    let message = if is_card(token) {
        message!("s210-card", value, read)
    } else {
        message!("s210-call", value, read)
    };
    let label = message!("s210-label", value = read);
    let mut finding = Finding::new(&S210, span_of(token), message).label(label);
    finding.read_as = read_as;
    finding
}

const fn is_card(token: Spelling<'_>) -> bool {
    matches!(token.read, TokenKind::Card(..))
}

fn span_of(token: Spelling<'_>) -> Span {
    let at = token.at as usize;
    Span::new(at, at + token.written.len())
}

/// What a value was read as, in the standard's form; `None` for a whole deal, which is too long to be repeated.
fn tag_read_as(pbn: &PbnCase<'_>, name: TagName) -> Option<String> {
    let board = pbn.case.board;
    match name {
        TagName::Board => Some(board.number?.to_string()),
        TagName::Dealer => Some(board.dealer.value()?.letter().to_string()),
        TagName::Vulnerable => Some(board.vulnerable.value()?.name().to_owned()),
        TagName::Declarer => {
            let declarer = board.declarer.value()?;
            let irregular = if declarer.irregular { "^" } else { "" };
            Some(format!("{irregular}{}", declarer.seat.letter()))
        }
        TagName::Contract => Some(match *board.contract.value()? {
            Stake::PassedOut => "Pass".to_owned(),
            Stake::Contract(contract) => Score::spell(contract),
            Stake::Denomination(strain) => Score::strain(strain).to_owned(),
        }),
        TagName::Result => {
            let tricks = pbn.case.premises.result()?;
            let is_awarded = tricks.awarded == Awarded::Yes;
            let awarded = if is_awarded { "^" } else { "" };
            Some(format!("{awarded}{}", tricks.declarer))
        }
        TagName::Score => Some(match *board.score.value()? {
            ScoreTag::Balanced(score) => format!("NS {:+}", score.0),
            ScoreTag::Split { ns, ew } => format!("NS {ns} EW {ew}"),
        }),
        TagName::Date => Some(board.date.value()?.to_string()),
        _ => None,
    }
}

/// What a value was read as; of a date perhaps only a part.
fn tag_message(pbn: &PbnCase<'_>, tag: TagName, value: Quote, read: &str) -> Message {
    let name = tag.name();
    match pbn.case.board.date.value() {
        Some(date) if tag == TagName::Date && date.month.is_none() => {
            message!("s210-year", name, value, read)
        }
        Some(date) if tag == TagName::Date && date.day.is_none() => {
            message!("s210-month", name, value, read)
        }
        _ => message!("s210", name, value, read),
    }
}

fn token_read_as(read: TokenKind) -> Option<String> {
    match read {
        TokenKind::AllPass => Some("AP".to_owned()),
        TokenKind::Call(number) => Some(spell_call(Some(number))),
        TokenKind::Card(suit, rank) => Some([suit, rank].map(char::from).iter().collect()),
        _ => None,
    }
}

/// Whether the standard forbids `#` and `##` for this tag.
pub(super) fn forbids(name: TagName) -> bool {
    use TagName::{Auction, Contract, Deal, Dealer, Declarer, Note, Play, Vulnerable};
    let of_deal = [Dealer, Vulnerable, Deal, Declarer, Contract];
    of_deal.contains(&name) || matches!(name, Auction | Play | Note)
}

pub(super) fn forbidden_inheritance(tag: &Tag, findings: &mut Findings) {
    let message = message!("s213", name = tag.name.name());
    findings.push(Finding::new(&S213, tag.value, message).label(message!("s213-label")));
}

/// What the standard asks of a value, in a few words.
pub(super) fn expected(form: Form) -> Message {
    key_of!("expected-", Form: form).into()
}
