//! The cards of a sheet on a terminal: the hands, the auction, and the play.

use super::{SheetText, wrapped};
use crate::bridge::{BySeat, Hand, Seat, Side, Suit, seats_from};
use crate::report::phrase::{cut, padded};
use crate::report::sheet::auction::{self, SheetAuction};
use crate::report::sheet::holding;
use crate::report::sheet::play::{Cell, PlayTable, TrickRow};
use crate::words::key;
use std::fmt::{self, Formatter, Write as _};

/// Columns of one hand in the diagram.
const HAND: usize = 17;
/// Columns of one seat in the auction.
const CALL: usize = 7;

impl SheetText<'_> {
    /// The hands, and the auction beside them.
    pub(super) fn table(&self, f: &mut Formatter<'_>) -> fmt::Result {
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

    pub(super) fn play(&self, f: &mut Formatter<'_>) -> fmt::Result {
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

    pub(super) fn line_of_hand(&self, seat: Seat, hand: Option<Hand>, legal: Hand) -> String {
        let letter = self.words.seat_letter(seat);
        let Some(hand) = hand else {
            return format!("{letter}  {}", self.word(key!("hidden")));
        };
        let suits = Suit::DESC.map(|suit| padded(&holding(self.words, hand, suit, legal), 18));
        format!("{letter}  {}", suits.concat())
            .trim_end()
            .to_owned()
    }
}
