//! What the answers of a table change: boxes to tick, and the verdict for every combination of them, worked out here so that
//! a page needs no rules.

use crate::audit::{At, answered, cells_of};
use crate::bridge::Turn;
use crate::checks::Case;
use crate::checks::wording::questions::OpenQuestion;
use crate::laws::DirectorFact;
use crate::report::tables::form_row::slip_of;
use crate::story::{Figures, Story, TricksAndScore, Verdict};

/// The most combinations that are worked out, that of no answer included: six matters that are so or not, or fewer that may
/// be told either way. Each has a letter.
const MOST: usize = 64;

/// Where so many verdicts differ, fewer combinations are worked out, so that a page stays below 64 KB.
const MOST_VERDICTS: usize = 22;

/// The letter of the first verdict: those from here on need no escape in markup.
const FIRST: usize = 63;

/// The boxes of a sheet, and what they change.
#[derive(Debug, Default)]
pub(super) struct Answers {
    pub(super) boxes: Vec<Boxes>,
    /// The verdicts that differ from that of the page; `None` where the answers cannot all be true.
    pub(super) verdicts: Vec<Option<Verdict>>,
    /// For every combination the letter of its verdict; the first is that of the page. None where no box can be ticked.
    pub(super) letters: String,
    /// Whether there are more combinations than are worked out.
    pub(super) is_cut: bool,
}

#[derive(Debug, Default)]
pub(super) struct Boxes {
    pub(super) so: Option<TickBox>,
    pub(super) not_so: Option<TickBox>,
    /// The result if only this is not so, where it is another.
    pub(super) then: Option<TricksAndScore>,
}

/// A box that can be ticked on a screen.
#[derive(Debug)]
pub(super) struct TickBox {
    /// The matter that it is about: questions that one slip answers share it.
    pub(super) matter: usize,
    /// What it adds to the number of the combination; `None` where its combinations are not worked out.
    pub(super) adds: Option<usize>,
    /// The place of the verdict with it alone: 0 is that of the page.
    pub(super) alone: usize,
    /// Its slip, as a line of CSV without file and game.
    pub(super) slip: String,
}

/// A matter that is open: what a slip says of it.
#[derive(Debug)]
struct Matter {
    /// The cells that say what it is about.
    key: Key,
    changes: Vec<Change>,
    /// How many of them are worked out together with others.
    answers: usize,
    /// What the next of them adds to the number of the combination.
    step: usize,
}

/// The kind of a slip, trick and seat, and the card or clause.
type Key = (&'static str, Option<Turn>, Option<String>);

/// An answer, and what it changes alone.
#[derive(Debug)]
struct Change {
    fact: DirectorFact,
    /// Its number among those of its matter that are worked out together with others.
    answer: Option<usize>,
    /// The place of its verdict: 0 is that of the page.
    verdict: usize,
    /// The result, where the verdict is another.
    result: Option<TricksAndScore>,
}

impl Answers {
    pub(super) fn of(case: &Case<'_>, at: At, questions: &[OpenQuestion]) -> Self {
        let not_so = questions.iter().filter_map(|it| it.not_so);
        let so = questions.iter().filter_map(|it| it.so);
        let mut facts = Vec::new();
        for fact in not_so.chain(so) {
            if key(fact).is_some() && !facts.contains(&fact) {
                facts.push(fact);
            }
        }
        let combined = |most| Self::combined(case, &facts, most);
        let mut fewer = [MOST, MOST / 2, MOST / 4].into_iter().map(combined);
        let is_short = |(it, _): &(Self, _)| it.verdicts.len() <= MOST_VERDICTS;
        let short = fewer.find(is_short);
        let (mut this, matters) = short.unwrap_or_else(|| combined(MOST / 8));
        let boxes = questions
            .iter()
            .map(|it| Boxes::of(it, &matters, (case, at)));
        this.boxes = boxes.collect();
        this
    }

    /// Whether any box can be ticked on a screen.
    pub(super) const fn has_boxes(&self) -> bool {
        !self.letters.is_empty()
    }

    /// The place of a verdict other than that of the page.
    fn place_of(&mut self, verdict: Option<Verdict>) -> usize {
        let earlier = self.verdicts.iter().position(|it| *it == verdict);
        earlier.unwrap_or_else(|| {
            self.verdicts.push(verdict);
            self.verdicts.len() - 1
        }) + 1
    }

    /// Up to so many combinations, and what the facts are about.
    fn combined(case: &Case<'_>, facts: &[DirectorFact], most: usize) -> (Self, Vec<Matter>) {
        let (mut this, mut matters) = (Self::default(), Vec::new());
        if facts.is_empty() {
            return (this, matters);
        }
        let page = told(case).0;
        let mut answers = Vec::new();
        for &fact in facts {
            let alone = answered(case, &[fact], told);
            let is_other = alone.as_ref().is_none_or(|(verdict, _)| *verdict != page);
            let (verdict, result) = alone.unzip();
            let verdict = if is_other { this.place_of(verdict) } else { 0 };
            answers.push(Change {
                fact,
                answer: None,
                verdict,
                result: result.filter(|_| is_other),
            });
        }
        // an answer that changes nothing alone may do so together with others
        answers.sort_by_key(|it| it.verdict == 0);
        let (mut number, mut step) = (1, 1);
        for answer in answers {
            Matter::add(&mut matters, (&mut number, most), answer);
        }
        for matter in &mut matters {
            matter.step = step;
            step *= 1 + matter.answers;
        }
        for combination in 0..number {
            let changes = matters.iter().filter_map(|it| it.change(combination));
            let changes: Vec<_> = changes.collect();
            let place = match changes[..] {
                [] => 0,
                [one] => one.verdict,
                _ => {
                    let facts: Vec<_> = changes.iter().map(|it| it.fact).collect();
                    let verdict = answered(case, &facts, told).map(|(verdict, _)| verdict);
                    if verdict.as_ref() == Some(&page) {
                        0
                    } else {
                        this.place_of(verdict)
                    }
                }
            };
            let code = u8::try_from(FIRST + place).expect("a letter for each");
            this.letters.push(code.into());
        }
        let mut changes = matters.iter().flat_map(|it| &it.changes);
        this.is_cut = changes.any(|it| it.answer.is_none());
        (this, matters)
    }
}

impl Matter {
    /// Adds an answer to its matter, and to the combinations while they are not too many.
    fn add(matters: &mut Vec<Self>, (number, most): (&mut usize, usize), mut change: Change) {
        let Some(key) = key(change.fact) else {
            return;
        };
        let place = matters.iter().position(|it| it.key == key);
        let matter = match place {
            Some(place) => &mut matters[place],
            None => matters.push_mut(Self {
                key,
                changes: Vec::new(),
                answers: 0,
                step: 0,
            }),
        };
        let before = 1 + matter.answers;
        let more = *number / before * (before + 1);
        if more <= most {
            (*number, matter.answers) = (more, before);
            change.answer = Some(before);
        }
        matter.changes.push(change);
    }

    /// What a combination has of it; `None` for no answer.
    fn change(&self, combination: usize) -> Option<&Change> {
        let answer = combination / self.step % (1 + self.answers);
        self.changes.iter().find(|it| it.answer == Some(answer))
    }
}

impl Boxes {
    fn of(question: &OpenQuestion, matters: &[Matter], (case, at): (&Case<'_>, At)) -> Self {
        let tick = |fact: Option<DirectorFact>| {
            let key = key(fact?)?;
            let matter = matters.iter().position(|it| it.key == key)?;
            let own = &matters[matter];
            let change = own.changes.iter().find(|it| Some(it.fact) == fact)?;
            let tick = TickBox {
                matter,
                adds: change.answer.map(|answer| own.step * answer),
                alone: change.verdict,
                slip: slip_of(fact?, case, at)?,
            };
            Some((tick, change.result))
        };
        let not_so = tick(question.not_so);
        Self {
            so: tick(question.so).map(|(tick, _)| tick),
            then: not_so.as_ref().and_then(|(_, result)| *result),
            not_so: not_so.map(|(tick, _)| tick),
        }
    }
}

/// What a fact is about.
fn key(fact: DirectorFact) -> Option<Key> {
    let cells = cells_of(fact)?;
    Some((cells.kind, cells.turn, cells.card))
}

/// The verdict on the revokes of a board, and its result.
fn told(case: &Case<'_>) -> (Verdict, TricksAndScore) {
    let verdict = Story::of(case, &[]).verdict();
    (verdict, Figures::of(case).adjusted)
}
