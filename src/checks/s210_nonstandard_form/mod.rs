#![doc = include_str!("en.md")]

use super::expected::expected;
use super::words::{bid_name, written};
use super::{Finding, Findings, PbnCase};
use crate::board::{Awarded, Board, ScoreTag, Stake};
use crate::bridge::{Call, Score, call};
use crate::pbn::{Form, Spelling, Tag, TagName, TokenKind};
use crate::source::Span;
use crate::words::{Message, Quote, message};

check! { "S210" "nonstandard-form", Note, "PBN 2.1 section 3.4" }

/// Whether values of this tag are read, in more forms than the standard's.
pub(super) fn is_read(name: TagName, board: &Board) -> bool {
    use TagName::{Contract, Date, Deal, Dealer, Declarer, Result, Score, Vulnerable};
    let read = [Dealer, Vulnerable, Deal, Declarer, Contract, Result, Score];
    name == Date || read.contains(&name) || name == TagName::Board && board.number.is_some()
}

pub(super) fn report(pbn: &PbnCase<'_>, tag: &Tag, form: Form, findings: &mut Findings) {
    if tag.name != TagName::Deal || pbn.case.board.deal_fault.is_none() {
        let name = tag.name_span.of(pbn.text);
        findings.once_a_file(&CHECK, name, tag.value, || finding(pbn, tag, form));
    }
}

fn finding(pbn: &PbnCase<'_>, tag: &Tag, form: Form) -> Finding {
    let value = written(tag.value.of(pbn.text), pbn.charset);
    let read_as = tag_read_as(pbn, tag.name);
    let message = match &read_as {
        Some(read) => tag_message(pbn, tag.name, value, read),
        None => message!("s210-as-meant", name = tag.name.name(), value),
    };
    let mut finding = Finding::new(&CHECK, tag.value, message);
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
        findings.once_a_file(&CHECK, &subject, span_of(token), || {
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
    let mut finding = Finding::new(&CHECK, span_of(token), message).label(label);
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
            let awarded = match tricks.awarded {
                Awarded::Yes => "^",
                Awarded::No => "",
            };
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
        TokenKind::Call(number) => Some(match call(number)? {
            Call::Pass => "Pass".to_owned(),
            Call::Double => "X".to_owned(),
            Call::Redouble => "XX".to_owned(),
            Call::Bid(bid) => bid_name(bid),
        }),
        TokenKind::Card(suit, rank) => Some([suit, rank].map(char::from).iter().collect()),
        _ => None,
    }
}
