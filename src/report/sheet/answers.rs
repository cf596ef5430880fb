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
    /// What it adds to the number of the combination.
    pub(super) adds: usize,
    /// Its slip, as a line of CSV without file and game.
    pub(super) slip: String,
}

/// A matter that is open: what a slip says of it.
#[derive(Debug)]
struct Matter {
    /// The cells that say what it is about.
    key: Key,
    /// The answers that change the verdict.
    changes: Vec<Change>,
    /// What the next of them adds to the number of the combination.
    step: usize,
}

/// The kind of a slip, trick and seat, and the card or clause.
type Key = (&'static str, Option<Turn>, Option<String>);

/// An answer that changes the verdict.
#[derive(Debug)]
struct Change {
    fact: DirectorFact,
    /// The place of its verdict: 0 is that of the page.
    verdict: usize,
    result: TricksAndScore,
}

impl Answers {
    pub(super) fn of(case: &Case<'_>, at: At, questions: &[OpenQuestion]) -> Self {
        let not_so = questions.iter().filter_map(|it| it.not_so);
        let so = questions.iter().filter_map(|it| it.so);
        let mut this = Self::default();
        let mut page = None;
        let mut matters: Vec<Matter> = Vec::new();
        let mut number = 1;
        for fact in not_so.chain(so) {
            let Some(key) = key(fact) else {
                continue;
            };
            let place = matters.iter().position(|it| it.key == key);
            let place = place.unwrap_or_else(|| {
                matters.push(Matter {
                    key,
                    changes: Vec::new(),
                    step: 0,
                });
                matters.len() - 1
            });
            let matter = &mut matters[place];
            let before = 1 + matter.changes.len();
            let more = number / before * (before + 1);
            if more > MOST || matter.change_of(fact).is_some() {
                continue;
            }
            let page = page.get_or_insert_with(|| told(case).0);
            let Some((verdict, result)) = answered(case, &[fact], told) else {
                continue;
            };
            if verdict != *page {
                number = more;
                matter.changes.push(Change {
                    fact,
                    verdict: this.place_of(Some(verdict)),
                    result,
                });
            }
        }
        let mut step = 1;
        for matter in &mut matters {
            matter.step = step;
            step *= 1 + matter.changes.len();
        }
        if let Some(page) = page {
            this.combine(case, (&page, number), &matters);
        }
        let boxes = questions
            .iter()
            .map(|it| Boxes::of(it, &matters, (case, at)));
        this.boxes = boxes.collect();
        this
    }

    /// The place of a verdict other than that of the page.
    fn place_of(&mut self, verdict: Option<Verdict>) -> usize {
        let earlier = self.verdicts.iter().position(|it| *it == verdict);
        earlier.unwrap_or_else(|| {
            self.verdicts.push(verdict);
            self.verdicts.len() - 1
        }) + 1
    }

    fn combine(&mut self, case: &Case<'_>, (page, number): (&Verdict, usize), matters: &[Matter]) {
        for combination in 0..number {
            let changes = matters.iter().filter_map(|it| it.change(combination));
            let changes: Vec<_> = changes.collect();
            let place = match changes[..] {
                [] => 0,
                [one] => one.verdict,
                _ => {
                    let facts: Vec<_> = changes.iter().map(|it| it.fact).collect();
                    let verdict = answered(case, &facts, told).map(|(verdict, _)| verdict);
                    if verdict.as_ref() == Some(page) {
                        0
                    } else {
                        self.place_of(verdict)
                    }
                }
            };
            let code = u8::try_from(FIRST + place).expect("a letter for each");
            self.letters.push(code.into());
        }
    }
}

impl Matter {
    /// The place of an answer among those that change the verdict.
    fn change_of(&self, fact: DirectorFact) -> Option<usize> {
        self.changes.iter().position(|it| it.fact == fact)
    }

    /// What a combination has of it; `None` for no answer.
    fn change(&self, combination: usize) -> Option<&Change> {
        let answer = combination / self.step % (1 + self.changes.len());
        self.changes.get(answer.checked_sub(1)?)
    }
}

impl Boxes {
    fn of(question: &OpenQuestion, matters: &[Matter], (case, at): (&Case<'_>, At)) -> Self {
        let tick = |fact: Option<DirectorFact>| {
            let key = key(fact?)?;
            let matter = matters.iter().position(|it| it.key == key)?;
            let Matter { changes, step, .. } = &matters[matter];
            let change = matters[matter].change_of(fact?);
            let tick = TickBox {
                matter,
                adds: change.map_or(0, |place| step * (place + 1)),
                slip: slip_of(fact?, case, at)?,
            };
            Some((tick, change.map(|place| changes[place].result)))
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
