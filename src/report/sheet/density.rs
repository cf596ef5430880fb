//! How much there is on a page, and so how large it can be printed on one side of A4.

use super::Sheet;
use crate::checks::wording::offence::Offence;
use crate::checks::wording::questions::OpenQuestion;
use crate::words::Language;

/// The print sizes, as classes of the page, each with the most lines that fit.
const SIZES: [(&str, usize); 5] = [
    ("sparse", 63),
    ("roomy", 76),
    ("dense", 81),
    ("crowded", 100),
    ("packed", 119),
];

/// About how many lines a sentence of the verdict takes.
pub(super) const fn lines_of(sentence: &str) -> usize {
    1 + sentence.len() / 90
}

/// The class of a page whose verdict opens with sentences of so many lines.
pub(super) fn class(sheet: &Sheet, reason: usize, language: Language) -> &'static str {
    let is_longer = language != Language::English;
    let lines = lines(sheet, reason) + if is_longer { LONGER } else { 0 };
    let fits = |(_, most): &&(&str, usize)| lines <= *most;
    SIZES.iter().find(fits).map_or("tiny", |(class, _)| class)
}

/// About how many lines a page takes: those of the title, the verdict, the lines to write on, and of three blocks of two
/// columns each, of which the longer one counts.
fn lines(sheet: &Sheet, reason: usize) -> usize {
    let verdict = &sheet.verdict;
    let verdict = reason + verdict.score.iter().count() + verdict.lines.len();
    FIXED + verdict + cards(sheet).max(play(sheet)) + left(sheet).max(right(sheet)) + equity(sheet)
}

/// The lines that the other languages take besides.
const LONGER: usize = 3;

/// The title, the frame of the verdict, and the lines to write on.
const FIXED: usize = 24;

fn cards(sheet: &Sheet) -> usize {
    let calls = |calls: usize| 3 + calls.div_ceil(4);
    let auction = sheet.auction.as_ref();
    let hands = if sheet.hands.is_some() { 18 } else { 0 };
    hands + auction.map_or(0, |it| calls(it.calls.len()))
}

fn play(sheet: &Sheet) -> usize {
    let play = sheet.play.as_ref();
    play.map_or(0, |it| {
        let said = it.rows.iter().map(|row| 2 * row.said.len());
        18 + said.sum::<usize>() + it.remarks.len() + usize::from(!sheet.offences.is_empty())
    })
}

/// Lines with a heading, if there are any.
const fn heading(lines: usize) -> usize {
    if lines > 0 { lines + 2 } else { 0 }
}

fn left(sheet: &Sheet) -> usize {
    let effect = 2 * usize::from(!sheet.row.reasons.is_empty());
    let questions = sheet.questions.iter();
    let questions = questions.map(|it| if is_wide(it) { 6 } else { 2 });
    3 + sheet.ladder.len()
        + effect
        + heading(1 + questions.sum::<usize>())
        + heading(sheet.slips.len())
        + heading(2 * sheet.conduct.len())
        + heading(2 * sheet.weighed.len())
}

/// Whether what follows otherwise has a row of its own, as it says more than other answers: where dummy played a card that was
/// not named.
pub(super) fn is_wide(it: &OpenQuestion) -> bool {
    it.clause.as_deref() == Some("45D")
}

fn right(sheet: &Sheet) -> usize {
    let offence =
        |it: &Offence| 6 + it.clauses.len() + 2 * it.bound.len() + 2 * it.changes.iter().count();
    sheet.offences.iter().map(offence).sum::<usize>()
        + heading(2 * sheet.readings.len())
        + heading(2 * sheet.findings.len())
}

/// Positions stand beside the reasons and below them, two in a row.
fn equity(sheet: &Sheet) -> usize {
    let open_end = if sheet.open_end.is_some() { 9 } else { 0 };
    let Some(equity) = &sheet.equity else {
        return open_end;
    };
    let reasons = 4 + 2 * equity.reasons.len();
    let offences = sheet.offences.iter();
    let positions = offences.filter(|it| it.before.is_some()).count();
    open_end + 2 + reasons.max(7 * positions.min(1)) + 7 * (positions / 2)
}
