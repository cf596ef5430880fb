//! Diagnostics: a finding as a person reads it, with the lines of the record that show it.

use crate::audit::At;
use crate::board::Item;
use crate::checks::{Case, Cause, Finding, Note, Relation, Severity, Topic};
use crate::report::style;
use crate::report::tables::findings::{FindingRow, help};
use crate::report::tables::spelling;
use crate::report::terminal::excerpt::{Excerpt, ExcerptKind};
use crate::source::printable;
use crate::words::{Language, Message, Words, key, message};
use anstyle::Style;
use std::borrow::Cow;
use std::io::{self, Write};

/// A finding on its way to the reports.
#[derive(Debug, Default)]
pub struct Noted {
    pub(in crate::report) row: FindingRow,
    /// The message for the terminal, in a language other than English.
    pub(in crate::report) translated: Option<String>,
    pub(in crate::report) severity: Severity,
    /// Whether it was selected.
    pub(in crate::report) shown: bool,
    /// Its relation to the other findings of the board.
    pub(in crate::report) relation: Relation,
    /// What explains it, where that is known.
    pub(in crate::report) cause: Option<Cause>,
    /// Whether another finding represents it on a terminal: the primary one of its board, or the same of the record of which
    /// its board is a copy.
    pub(in crate::report) represented: bool,
    /// Whether a director has decided on its board or its cause.
    pub(in crate::report) decided: bool,
    /// The rest of its full form, where that is wanted.
    pub(in crate::report) diagnostic: Option<Box<Diagnostic>>,
    /// The event of its board, where the file has it again and again.
    pub(in crate::report) event: Option<String>,
}

impl Noted {
    /// The message for the terminal.
    pub(in crate::report) fn message(&self) -> &str {
        self.translated.as_deref().unwrap_or(&self.row.message)
    }
}

/// What the full form shows in addition to a finding's row. Lines are counted within the part; notes are put into words
/// when they are written, as most never are.
#[derive(Debug)]
pub(in crate::report) struct Diagnostic {
    words: &'static Words,
    /// The board, the contract, the player.
    context: String,
    excerpts: Vec<Excerpt>,
    notes: Vec<Note>,
    help: String,
}

impl Diagnostic {
    pub(in crate::report) fn of(
        words: &'static Words,
        case: &Case<'_>,
        at: At,
        finding: &Finding,
    ) -> Self {
        let finding = finding.whole(case);
        let text =
            |message: Option<&Message>| message.map(|it| words.sentence(it)).unwrap_or_default();
        let mark = |span, kind, label| Excerpt::of(case, at, span, kind, &text(label));
        let mut excerpts = vec![mark(
            finding.span,
            ExcerptKind::Finding,
            finding.label.as_ref(),
        )];
        if let Some(proof) = &finding.proof {
            let mut second = mark(proof.span, ExcerptKind::Proof, Some(&proof.text));
            if !excerpts[0].join(&mut second) {
                excerpts.push(second);
            }
        }
        excerpts.sort_by_key(|excerpt| excerpt.line);
        let (context, help) = (context(words, case, &finding), help(words, &finding));
        let mut notes = finding.into_owned().notes;
        notes.retain(|note| note.topic != Topic::Help);
        Self {
            words,
            context,
            excerpts,
            notes,
            help,
        }
    }

    /// The lines that it takes where none is too long for a screen.
    pub(in crate::report) fn lines(&self) -> usize {
        let [head, place, gap, help, end] = [1; 5];
        let excerpts = self.excerpts.iter();
        let excerpts = excerpts.map(|excerpt| 1 + excerpt.marks.len());
        head + place + gap + excerpts.sum::<usize>() + self.notes.len() + help + end
    }

    /// Writes it below the head of its finding, in a file that holds so many lines before the part.
    pub(in crate::report) fn write(
        &self,
        of: &Noted,
        before: u64,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let (strong, frame) = (style::STRONG, style::FRAME);
        let last = self.excerpts.iter().map(|excerpt| excerpt.line + before);
        let gutter = last.max().unwrap_or(0).to_string().len();
        self.write_head(out, of, gutter)?;
        for excerpt in &self.excerpts {
            let paint = style::of(of.severity);
            write_excerpt(out, excerpt, (gutter, paint), excerpt.line + before)?;
        }
        for (about, text) in self.notes() {
            let text = printable(&text);
            writeln!(
                out,
                "{:gutter$} {frame}={frame:#} {strong}{about}{strong:#}: {text}",
                ""
            )?;
        }
        writeln!(out)
    }

    fn write_head(&self, out: &mut impl Write, of: &Noted, gutter: usize) -> io::Result<()> {
        let row = &of.row;
        let (code, name) = (row.code, row.name);
        let (paint, strong, frame) = (style::of(of.severity), style::STRONG, style::FRAME);
        let (severity, message) = (self.words.severity(of.severity), printable(of.message()));
        writeln!(
            out,
            "{paint}{severity}[{code}]{paint:#} {strong}{name}: {message}{strong:#}"
        )?;
        let place = format!("{}:{}:{}", printable(&row.file), row.line, row.column);
        let place = format!("{place}   {}", self.context);
        writeln!(
            out,
            "{:gutter$}{frame}-->{frame:#} {}",
            "",
            place.trim_end()
        )?;
        writeln!(out, "{:gutter$} {frame}|{frame:#}", "")
    }

    /// The lines below the excerpts: those of the finding, and what to do next.
    fn notes(&self) -> impl Iterator<Item = (&'static str, Cow<'_, str>)> {
        let words = self.words;
        let own = self.notes.iter().map(move |note| {
            let text = words.sentence(&note.text);
            (words.word(note.topic.word()), Cow::Owned(text))
        });
        own.chain([(words.word(Topic::Help.word()), Cow::Borrowed(&*self.help))])
    }
}

fn write_excerpt(
    out: &mut impl Write,
    excerpt: &Excerpt,
    (gutter, severity): (usize, Style),
    line: u64,
) -> io::Result<()> {
    let frame = style::FRAME;
    writeln!(out, "{frame}{line:>gutter$} |{frame:#} {}", excerpt.text)?;
    for mark in &excerpt.marks {
        let paint = match mark.kind {
            ExcerptKind::Finding => severity,
            ExcerptKind::Proof => style::PROOF,
        };
        let signs = mark.kind.sign().repeat(mark.width);
        let label = format!("{signs} {}", mark.label);
        let (label, indent) = (label.trim_end(), mark.indent);
        writeln!(
            out,
            "{:gutter$} {frame}|{frame:#} {:indent$}{paint}{label}{paint:#}",
            "", ""
        )?;
    }
    Ok(())
}

/// Board, contract and player: `board 5, 4S by South, East = Jansen`.
fn context(words: &Words, case: &Case<'_>, finding: &Finding) -> String {
    let mut context = String::with_capacity(80);
    let mut add = |pieces: [&str; 3]| {
        if !context.is_empty() {
            context.push_str(", ");
        }
        context.extend(pieces);
    };
    for (word, item) in [
        (key!("index-board"), Item::Board),
        (key!("table"), Item::Table),
        (key!("room"), Item::Room),
    ] {
        if let Some(value) = case.record.text_of(item) {
            add([words.word(word), " ", &value]);
        }
    }
    if let Some(contract) = contract(words, case) {
        add([&contract, "", ""]);
    }
    let player = finding
        .seat
        .and_then(|seat| Some((seat, case.player(seat)?)));
    if let Some((seat, player)) = player {
        add([words.seat(seat), " = ", &player]);
    }
    match printable(&context) {
        Cow::Borrowed(_) => context,
        Cow::Owned(shown) => shown,
    }
}

/// `4S by South`.
pub(in crate::report) fn contract(words: &Words, case: &Case<'_>) -> Option<String> {
    let contract = match words.language() {
        Language::English => spelling::contract(case.premises).map(|it| it.as_ref().to_owned()),
        Language::Dutch | Language::Polish => {
            case.premises.full_contract().map(|it| words.contract(it))
        }
    };
    contract.map(|contract| match case.premises.stated_declarer() {
        Some(seat) => words.sentence(&message!("title-contract", contract, seat)),
        None => contract,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::{Seat, Turn};
    use crate::report::fixture::{CHECK, RECORD, uncoloured, with_case};
    use crate::report::table::Id;
    use crate::source::Span;

    /// The full form without its colours.
    fn shown(record: &str, make: impl FnOnce(&Case<'_>) -> Finding) -> String {
        with_case(record, |case, at| {
            let finding = make(case);
            let mut row = FindingRow::of(case, at, Id::default(), &finding);
            row.line += 80;
            let mut out = Vec::new();
            let diagnostic = Diagnostic::of(Words::of(Language::English), case, at, &finding);
            let noted = Noted {
                row,
                ..Noted::default()
            };
            diagnostic.write(&noted, 80, &mut out).unwrap();
            uncoloured(&String::from_utf8(out).unwrap())
        })
    }

    #[test]
    fn two_marks_on_one_line_and_words_of_a_name_without_its_escapes() {
        let record = RECORD.replace("Vetch", "V\u{1b}[2Jetch");
        let text = shown(&record, |case| {
            let card = |offset| Span::new(offset, offset + 2);
            let row = case.play.offset(0, 0) as usize;
            Finding::new(&CHECK, card(row + 3), "one")
                .at(Turn::new(1, Seat::North))
                .proof(card(row), "two")
        });
        assert!(
            text.contains("101 | S5 SJ SA S4\n    |    ^^\n    | -- two\n"),
            "{text}"
        );
        assert!(text.contains("North = V[2Jetch"), "{text}");
    }
}
