//! A sheet on a terminal, 80 columns wide.

mod cards;

use super::ladder::{LadderStep, range};
use super::play::so_far;
use super::{OtherFinding, Sheet, shown};
use crate::bridge::Hand;
use crate::checks::wording::offence::Offence;
use crate::checks::wording::questions::OpenQuestion;
use crate::report::phrase::{cut, padded, width};
use crate::report::style;
use crate::story::Tone;
use crate::words::{Key, Message, Words, key, signed};
use anstyle::Style;
use std::fmt::{self, Display, Formatter, Write as _};
use textwrap::{Options, WordSplitter};

const COLUMNS: usize = 80;
/// Lines for the decision.
const DECISION: usize = 4;
/// A sheet as a person reads it on a terminal.
#[derive(Debug, Clone, Copy)]
pub struct SheetText<'a> {
    /// The sheet.
    pub sheet: &'a Sheet,
    /// Its language.
    pub words: &'a Words,
}

impl Display for SheetText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.head(f)?;
        self.verdict(f)?;
        self.table(f)?;
        self.play(f)?;
        self.ladder(f)?;
        self.offences(f)?;
        self.questions(f)?;
        self.equity(f)?;
        self.open_end(f)?;
        self.remarks(f)?;
        self.signatures(f)
    }
}

impl SheetText<'_> {
    fn word(&self, key: Key) -> &'static str {
        self.words.word(key)
    }

    /// Adds a sentence, broken into lines that begin with these.
    fn say(&self, f: &mut Formatter<'_>, say: &Message, indents: [&str; 2]) -> fmt::Result {
        wrapped(f, &self.words.sentence(say), indents)
    }

    fn heading(&self, f: &mut Formatter<'_>, key: Key) -> fmt::Result {
        let strong = style::STRONG;
        writeln!(f, "\n{strong}{}{strong:#}", self.word(key))
    }

    /// A heading with lines below it, if there are any; each begins so, and so what is left of it.
    fn section(
        &self,
        f: &mut Formatter<'_>,
        key: Key,
        lines: impl Iterator<Item = String>,
        indents: [&str; 2],
    ) -> fmt::Result {
        for (place, line) in lines.enumerate() {
            if place == 0 {
                self.heading(f, key)?;
            }
            wrapped(f, &line, indents)?;
        }
        Ok(())
    }

    fn head(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let strong = style::STRONG;
        let title = self.sheet.title(self.words);
        writeln!(f, "{strong}{}{strong:#}", cut(&title, COLUMNS))?;
        for line in [self.sheet.event(), self.sheet.occasion(self.words)] {
            if !line.is_empty() {
                writeln!(f, "{}", cut(&line, COLUMNS))?;
            }
        }
        let row = &self.sheet.row;
        let place = format!("{}:{}   {}", shown(&row.file), row.line, row.id);
        writeln!(f, "{}", cut(&place, COLUMNS))
    }

    fn verdict(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let verdict = &self.sheet.verdict;
        let paint = match verdict.tone {
            Tone::Calm => style::GOOD,
            Tone::Doubtful | Tone::Look | Tone::Due => style::STRONG,
        };
        let rule = "\u{2500}".repeat(COLUMNS - 2);
        writeln!(f, "\n\u{250c}{rule}\u{2510}")?;
        for (place, sentence) in verdict.reason(self.words).iter().enumerate() {
            boxed(f, sentence, if place == 0 { paint } else { Style::new() })?;
        }
        for line in verdict.score.iter().chain(&verdict.lines) {
            boxed(f, &self.words.sentence(line), Style::new())?;
        }
        writeln!(f, "\u{2514}{rule}\u{2518}")
    }

    fn ladder(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.sheet.has_no_figures() {
            return Ok(());
        }
        let strong = style::STRONG;
        let columns = [
            key!("heading-ladder"),
            key!("column-tricks"),
            key!("column-contract"),
            key!("column-score"),
        ];
        let heads = rung(columns.map(|key| self.word(key)));
        writeln!(f, "\n{strong}{heads}{strong:#}")?;
        for step in &self.sheet.ladder {
            writeln!(f, "{}", self.step(step))?;
        }
        let below = [&self.sheet.effect, &self.sheet.double_dummy_deal];
        let mut below = below.into_iter().flatten();
        below.try_for_each(|say| self.say(f, say, ["", "  "]))
    }

    fn step(&self, step: &LadderStep) -> String {
        let contract = |tricks: u8| {
            let outcome = |contract| self.words.outcome(contract, tricks);
            self.sheet.contract.map(outcome).unwrap_or_default()
        };
        rung([
            self.word(step.key),
            &range(step.at.tricks, |tricks| tricks.to_string()),
            &range(step.at.tricks, contract),
            &range(step.at.score, signed),
        ])
    }

    fn offences(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for offence in &self.sheet.offences {
            self.offence(f, offence)?;
        }
        if self.sheet.more_offences > 0 {
            writeln!(f)?;
            self.say(f, &self.sheet.more(), [""; 2])?;
        }
        Ok(())
    }

    fn offence(&self, f: &mut Formatter<'_>, offence: &Offence) -> fmt::Result {
        let strong = style::STRONG;
        let what = self.words.sentence(&offence.what);
        let what = format!("{} {}. {what}", self.word(key!("revoke")), offence.number);
        writeln!(f)?;
        for line in textwrap::wrap(&what, options(COLUMNS)) {
            writeln!(f, "{strong}{line}{strong:#}")?;
        }
        let say = |say| self.words.sentence(say);
        if let Some(proof) = &offence.proof {
            self.item(f, key!("label-proof"), &say(proof))?;
        }
        for bound in &offence.bound {
            self.item(f, key!("label-bound"), &say(bound))?;
        }
        if let Some(changes) = &offence.changes {
            self.item(f, key!("label-changes"), &say(changes))?;
        }
        self.item(f, key!("label-established"), &say(&offence.established))?;
        for why in &offence.clauses {
            let text = format!("{}: {}", why.clause, say(&why.why));
            self.item(f, key!("label-law"), &text)?;
        }
        self.item(f, key!("label-gives"), &say(&offence.gives))?;
        if let Some(later) = &offence.later {
            self.item(f, key!("label-later"), &say(later))?;
        }
        if let Some(before) = &offence.before {
            self.item(f, key!("label-before"), &so_far(before, self.words))?;
            for (seat, hand) in before.hands.iter() {
                let legal = offence.legal_of(seat);
                writeln!(f, "    {}", self.line_of_hand(seat, *hand, legal))?;
            }
        }
        Ok(())
    }

    fn item(&self, f: &mut Formatter<'_>, key: Key, text: &str) -> fmt::Result {
        wrapped(f, text, [&format!("  {}: ", self.word(key)), "    "])
    }

    fn questions(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let asked = self.sheet.questions.iter().map(|it| self.question(it));
        self.section(f, key!("heading-asked"), asked, ["  [ ] ", "      "])
    }

    fn question(&self, question: &OpenQuestion) -> String {
        let mut text = self.words.sentence(&question.text);
        if let Some(clause) = &question.clause {
            let _ = write!(text, " ({clause})");
        }
        if let Some(otherwise) = &question.otherwise {
            let _ = write!(text, "; {}", self.words.sentence(otherwise));
        }
        if let Some(about) = self.sheet.about(question) {
            let _ = write!(text, " [{}]", self.words.sentence(&about));
        }
        text
    }

    fn equity(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Some(equity) = &self.sheet.equity else {
            return Ok(());
        };
        self.heading(f, key!("heading-equity"))?;
        self.say(f, &equity.baseline, ["  "; 2])?;
        let mut reasons = equity.reasons.iter().chain(&equity.double_dummy);
        reasons.try_for_each(|reason| self.say(f, reason, ["  - ", "    "]))
    }

    fn open_end(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Some(open) = &self.sheet.open_end else {
            return Ok(());
        };
        self.heading(f, key!("heading-open"))?;
        self.say(f, &open.caption, ["  "; 2])?;
        let mut hands = open.hands.iter();
        hands.try_for_each(|(seat, hand)| {
            writeln!(f, "    {}", self.line_of_hand(seat, *hand, Hand::EMPTY))
        })
    }

    /// The director's facts, the facts to consider, the nearest legal reading, and other findings.
    fn remarks(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let sheet = self.sheet;
        let readings = (key!("heading-readings"), &sheet.readings[..]);
        for (key, lines) in sheet.facts().into_iter().chain([readings]) {
            let lines = lines.iter().map(|line| self.words.sentence(line));
            self.section(f, key, lines, ["  - ", "    "])?;
        }
        let finding =
            |it: &OtherFinding| [it.code, " ", &self.words.sentence(&it.message)].concat();
        let findings = sheet.findings.iter().map(finding);
        self.section(f, key!("heading-findings"), findings, ["  ", "       "])
    }

    fn signatures(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.heading(f, key!("heading-decision"))?;
        let line = |label: &str, columns: usize| {
            let rest = columns.saturating_sub(width(label) + 1);
            format!("{label} {}", "_".repeat(rest))
        };
        writeln!(f, "  {}", line(self.word(key!("sign-facts")), COLUMNS - 2))?;
        writeln!(f, "  {}", line(self.word(key!("sign-ruling")), COLUMNS - 2))?;
        for _ in 1..DECISION {
            writeln!(f, "  {}", "_".repeat(COLUMNS - 2))?;
        }
        let names = [
            key!("sign-director"),
            key!("sign-north-south"),
            key!("sign-east-west"),
        ]
        .map(|key| line(self.word(key), 25));
        writeln!(f, "  {}", names.join(" "))
    }
}

/// A line of the ladder.
fn rung(cells: [&str; 4]) -> String {
    let cells = cells.into_iter().zip([20, 12, 16, 0]);
    let line: String = cells.map(|(cell, width)| padded(cell, width)).collect();
    line.trim_end().to_owned()
}

/// One line of the verdict, or more where it is long.
fn boxed(f: &mut Formatter<'_>, text: &str, paint: Style) -> fmt::Result {
    for line in textwrap::wrap(text, options(COLUMNS - 4)) {
        let line = padded(&line, COLUMNS - 4);
        writeln!(f, "\u{2502} {paint}{line}{paint:#} \u{2502}")?;
    }
    Ok(())
}

/// Lines are broken between words only: `East-West` is one.
fn options(columns: usize) -> Options<'static> {
    Options::new(columns).word_splitter(WordSplitter::NoHyphenation)
}

fn wrapped(f: &mut Formatter<'_>, text: &str, [first, rest]: [&str; 2]) -> fmt::Result {
    let options = options(COLUMNS)
        .initial_indent(first)
        .subsequent_indent(rest);
    for line in textwrap::wrap(text, options) {
        writeln!(f, "{}", line.trim_end())?;
    }
    Ok(())
}
