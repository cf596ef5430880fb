//! A sheet on a terminal, 80 columns wide.

use super::auction::{self, SheetAuction};
use super::ladder::{LadderStep, range};
use super::play::{Cell, PlayTable, TrickRow, so_far};
use super::{OtherFinding, Sheet, holding, shown};
use crate::bridge::{BySeat, Hand, Seat, Side, Suit, seats_from};
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
/// Columns of one hand in the diagram.
const HAND: usize = 17;
/// Lines for the decision.
const DECISION: usize = 4;
/// Columns of one seat in the auction.
const CALL: usize = 7;

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

    /// The hands, and the auction beside them.
    fn table(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let hands = self.sheet.hands.as_ref().map(|it| self.diagram(it));
        let auction = self.sheet.auction.as_ref().map(|it| self.auction(it));
        let (left, right) = (hands.unwrap_or_default(), auction.unwrap_or_default());
        if left.is_empty() && right.is_empty() {
            return Ok(());
        }
        writeln!(f)?;
        let indent = if left.is_empty() { 0 } else { 3 * HAND };
        for row in 0..left.len().max(right.len()) {
            let hand = left.get(row).map_or("", String::as_str);
            let calls = right.get(row).map_or("", String::as_str);
            let line = padded(hand, indent) + calls;
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }

    fn diagram(&self, hands: &BySeat<Option<Hand>>) -> Vec<String> {
        let block = |seat: Seat| {
            let (name, withheld) = (self.name(seat), self.sheet.withheld[seat]);
            let hidden = || [self.word(key!("hidden")), "", "", ""].map(str::to_owned);
            let suits = hands[seat].map_or_else(hidden, |hand| {
                Suit::DESC.map(|suit| holding(self.words, hand, suit, withheld))
            });
            [name].into_iter().chain(suits)
        };
        let [north, east, south, west] = Seat::ALL.map(block);
        let indented = |line: String| " ".repeat(HAND) + &line;
        let beside = west.zip(east);
        let beside = beside.map(|(west, east)| padded(&west, 2 * HAND) + &east);
        let lines = north.map(indented).chain(beside);
        lines.chain(south.map(indented)).collect()
    }

    /// The letter of a seat and the name of its player.
    fn name(&self, seat: Seat) -> String {
        let name = self.sheet.player(seat).unwrap_or_default();
        let line = format!("{} {name}", self.words.seat_letter(seat));
        let room = if seat == Seat::East { HAND } else { 2 * HAND };
        cut(line.trim_end(), room - 1).into_owned()
    }

    fn auction(&self, auction: &SheetAuction) -> Vec<String> {
        let first = auction.first;
        let letters = seats_from(first).map(|seat| padded(self.words.seat_letter(seat), CALL));
        let mut lines = vec![letters.concat()];
        for calls in auction.calls.chunks(4) {
            let texts = calls.iter().map(|call| auction::text(*call, self.words));
            lines.push(texts.map(|text| padded(&text, CALL)).collect());
        }
        if auction.cut {
            lines.push("\u{2026}".to_owned());
        }
        lines
    }

    fn play(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Some(play) = &self.sheet.play else {
            return Ok(());
        };
        self.heading(f, key!("heading-play"))?;
        let letters =
            Seat::ALL.map(|seat| padded(&format!(" {}", self.words.seat_letter(seat)), 8));
        let sides = Side::ALL.map(|side| format!("{:>4}", self.words.side_letters(side)));
        let (led, won) = (self.word(key!("column-led")), self.word(key!("column-won")));
        let (led, won) = (padded(&cut(led, 5), 6), padded(&cut(won, 5), 6));
        writeln!(f, "     {led}{}{won}{}", letters.concat(), sides.concat())?;
        let recorded = |row: &&TrickRow| row.cells.0.iter().any(|cell| cell.card.is_some());
        for row in play.rows.iter().filter(recorded) {
            writeln!(f, "{}", self.trick(play, row).trim_end())?;
            let mut said = row.said.iter();
            said.try_for_each(|it| wrapped(f, &format!("\u{201c}{it}\u{201d}"), ["     "; 2]))?;
        }
        for remark in &play.remarks {
            self.say(f, remark, ["     "; 2])?;
        }
        if self.sheet.offences.is_empty() {
            return Ok(());
        }
        wrapped(f, self.word(key!("legend-terminal")), [""; 2])
    }

    fn trick(&self, play: &PlayTable, row: &TrickRow) -> String {
        let letter = |seat: Option<Seat>| seat.map_or("?", |it| self.words.seat_letter(it));
        let mut line = format!("{:>3}  {}", row.number, padded(letter(row.leader), 6));
        for cell in &row.cells.0 {
            line += &padded(&self.cell(*cell), 8);
        }
        line += &padded(letter(row.winner), 6);
        for count in row.count.iter().flatten() {
            let _ = write!(line, "{count:>4}");
        }
        let notes = row.notes(play, self.words);
        if notes.is_empty() {
            line
        } else {
            format!("{}  {notes}", padded(&line, 57))
        }
    }

    fn cell(&self, cell: Cell) -> String {
        let Some(card) = cell.card else {
            return " \u{b7}".to_owned();
        };
        let card = self.words.card(card);
        let lead = if cell.led { "\u{25b8}" } else { " " };
        match (cell.revokes, cell.proves) {
            (Some(_), _) => format!("{lead}[{card}]"),
            (None, Some(_)) => format!("{lead}({card})"),
            (None, None) if cell.odd => format!("{lead}{card}?"),
            (None, None) => format!("{lead}{card}"),
        }
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

    fn line_of_hand(&self, seat: Seat, hand: Option<Hand>, legal: Hand) -> String {
        let letter = self.words.seat_letter(seat);
        let Some(hand) = hand else {
            return format!("{letter}  {}", self.word(key!("hidden")));
        };
        let suits = Suit::DESC.map(|suit| padded(&holding(self.words, hand, suit, legal), 18));
        format!("{letter}  {}", suits.concat())
            .trim_end()
            .to_owned()
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
