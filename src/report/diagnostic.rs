//! Diagnostics: a finding as a person reads it, with the lines of the record that show it.

use super::excerpt::{Excerpt, ExcerptKind};
use super::findings::{FindingRow, help};
use super::spelling;
use super::style;
use crate::audit::At;
use crate::board::Item;
use crate::checks::{Case, Finding, Severity, Topic};
use crate::source::printable;
use crate::words::{Language, Message, Words, key, message};
use std::io::{self, Write};

/// What the full form shows in addition to a finding's row. Lines are counted within the part.
#[derive(Debug)]
pub(super) struct Diagnostic {
    severity: Severity,
    /// Its name.
    severity_name: &'static str,
    /// The board, the contract, the player.
    context: String,
    excerpts: Vec<Excerpt>,
    notes: Vec<(&'static str, String)>,
}

impl Diagnostic {
    /// The diagnostic of a finding.
    pub(super) fn of(words: &Words, case: &Case<'_>, at: At, finding: &Finding) -> Self {
        let finding = &*finding.whole(case);
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
        Self {
            severity: finding.severity,
            severity_name: words.severity(finding.severity),
            context: context(words, case, finding),
            excerpts,
            notes: notes(words, finding),
        }
    }

    /// Writes the diagnostic; `before` is the number of lines before the part.
    pub(super) fn write(
        &self,
        out: &mut impl Write,
        row: &FindingRow,
        message: &str,
        before: u64,
    ) -> io::Result<()> {
        let (strong, frame) = (style::STRONG, style::FRAME);
        let last = self
            .excerpts
            .iter()
            .map(|excerpt| excerpt.line + before)
            .max();
        let gutter = last.unwrap_or(0).to_string().len();
        self.write_head(out, row, message, gutter)?;
        for excerpt in &self.excerpts {
            self.write_excerpt(out, excerpt, gutter, before)?;
        }
        for (about, text) in &self.notes {
            let text = printable(text);
            writeln!(
                out,
                "{:gutter$} {frame}={frame:#} {strong}{about}{strong:#}: {text}",
                ""
            )?;
        }
        writeln!(out)
    }

    fn write_head(
        &self,
        out: &mut impl Write,
        row: &FindingRow,
        message: &str,
        gutter: usize,
    ) -> io::Result<()> {
        let (paint, strong, frame) = (style::of(self.severity), style::STRONG, style::FRAME);
        let (severity, code, name, message) =
            (&self.severity_name, row.code, row.name, printable(message));
        writeln!(
            out,
            "{paint}{severity}[{code}]{paint:#} {strong}{name}: {message}{strong:#}"
        )?;
        let (file, line, column) = (printable(&row.file), row.line, row.column);
        let place = format!("{file}:{line}:{column}   {}", self.context);
        writeln!(
            out,
            "{:gutter$}{frame}-->{frame:#} {}",
            "",
            place.trim_end()
        )?;
        writeln!(out, "{:gutter$} {frame}|{frame:#}", "")
    }

    fn write_excerpt(
        &self,
        out: &mut impl Write,
        excerpt: &Excerpt,
        gutter: usize,
        before: u64,
    ) -> io::Result<()> {
        let frame = style::FRAME;
        let line = excerpt.line + before;
        writeln!(out, "{frame}{line:>gutter$} |{frame:#} {}", excerpt.text)?;
        for mark in &excerpt.marks {
            let paint = match mark.kind {
                ExcerptKind::Finding => style::of(self.severity),
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
}

/// The lines below the excerpts: those of the finding, and what to do next.
fn notes(words: &Words, finding: &Finding) -> Vec<(&'static str, String)> {
    let notes = finding
        .notes
        .iter()
        .filter(|note| note.topic != Topic::Help);
    let own = notes.map(|note| (words.word(note.topic.word()), words.sentence(&note.text)));
    let help = (
        words.word(Topic::Help.word()),
        help(words, finding).text().into_owned(),
    );
    own.chain([help]).collect()
}

/// Board, contract and player: `board 5, 4S by South, East = Jansen`.
fn context(words: &Words, case: &Case<'_>, finding: &Finding) -> String {
    let mut parts = Vec::new();
    for (word, item) in [
        (key!("index-board"), Item::Board),
        (key!("table"), Item::Table),
        (key!("room"), Item::Room),
    ] {
        parts.extend(
            case.record
                .text_of(item)
                .map(|value| format!("{} {value}", words.word(word))),
        );
    }
    parts.extend(contract(words, case));
    let player = finding
        .seat
        .and_then(|seat| Some(format!("{} = {}", words.seat(seat), case.player(seat)?)));
    parts.extend(player);
    printable(&parts.join(", ")).into_owned()
}

/// `4S by South`.
pub(super) fn contract(words: &Words, case: &Case<'_>) -> Option<String> {
    let contract = match words.language() {
        Language::English => spelling::contract(case.board).map(|it| it.as_ref().to_owned()),
        Language::Dutch | Language::Polish => {
            case.premises.full_contract().map(|it| words.contract(it))
        }
    };
    contract.map(|contract| match case.premises.stated_declarer() {
        Some(seat) => words.sentence(&message!(
            "title-contract",
            contract = contract,
            seat = seat
        )),
        None => contract,
    })
}

#[cfg(test)]
mod tests {
    use super::super::Id;
    use super::super::fixture::{CHECK, Record, with_case};
    use super::super::table::Placed;
    use super::*;
    use crate::bridge::{Seat, Turn};
    use crate::source::Span;

    /// The full form without its colours.
    fn shown(record: &Record, make: impl FnOnce(&Case<'_>) -> Finding) -> String {
        with_case(record, |case, at| {
            let finding = make(case);
            let mut row = FindingRow::of(case, at, Id::default(), &finding);
            row.settle("friday.pbn", At { game: 0, line: 80 });
            let mut out = Vec::new();
            Diagnostic::of(Words::of(Language::English), case, at, &finding)
                .write(&mut out, &row, &row.message, 80)
                .unwrap();
            let text = String::from_utf8(out).unwrap();
            let plain = text
                .split('\u{1b}')
                .map(|piece| piece.split_once('m').filter(|_| piece.starts_with('[')));
            let rest = text.split('\u{1b}').next().unwrap_or_default().to_owned();
            plain.skip(1).fold(rest, |text, piece| {
                text + piece.map_or("", |(_, rest)| rest)
            })
        })
    }

    #[test]
    fn the_wrong_card_and_the_card_that_proves_it() {
        let text = shown(&Record::default(), |case| {
            let revoke = case.replay().unwrap().revokes().next().unwrap();
            let (_, proof) = revoke.shown.unwrap();
            Finding::new(
                &CHECK,
                case.span_of_card(revoke.played),
                "North threw C2 on trick 2 while holding DK and DA",
            )
            .at(revoke.turn)
            .label("diamonds were led by South (D5)")
            .proof(
                case.span_of_card(proof),
                "the same hand played DK on trick 7",
            )
            .note(Topic::Law, "64A2 (2017): one trick to East-West")
        });
        let expected = "\
warning[X101] made-up: North threw C2 on trick 2 while holding DK and DA
   --> friday.pbn:102:1   board 5, 1NT by West, North = Vetch
    |
102 | C2 D7 D5 D2
    | ^^ diamonds were led by South (D5)
107 | DK D3 D9 D8
    | -- the same hand played DK on trick 7
    = law: 64A2 (2017): one trick to East-West
    = help: pbn-audit explain X101

";
        assert_eq!(text, expected);
    }

    #[test]
    fn two_marks_on_one_line_and_words_of_a_name_without_its_escapes() {
        let record = Record {
            north: "V\u{1b}[2Jetch",
            ..Record::default()
        };
        let text = shown(&record, |case| {
            let card = |offset| Span::new(offset, offset + 2);
            let row = case.play.offset(0, 0) as usize;
            Finding::new(&CHECK, card(row + 3), "one")
                .at(Turn {
                    trick: 1,
                    seat: Seat::North,
                })
                .proof(card(row), "two")
        });
        assert!(
            text.contains("101 | S5 SJ SA S4\n    |    ^^\n    | -- two\n"),
            "{text}"
        );
        assert!(text.contains("North = V[2Jetch"), "{text}");
    }
}
