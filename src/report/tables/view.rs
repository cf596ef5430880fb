//! A board as every output of it sees it: made once, on the worker that audited it.

use crate::audit::At;
use crate::checks::{Case, Finding};
use crate::report::tables::effects::{Effect, ScoreChange};
use crate::source::printable;
use crate::story::{Figures, Story, needs_review};

/// A board with all that is told of it.
#[derive(Debug)]
pub(in crate::report) struct BoardView<'a, 'b> {
    pub(in crate::report) case: &'a Case<'b>,
    /// Within its part.
    pub(in crate::report) at: At,
    pub(in crate::report) findings: &'a [Finding],
    /// Whether a director should look at it.
    pub(in crate::report) is_due: bool,
    pub(in crate::report) figures: Figures,
    pub(in crate::report) story: Story<'a>,
    /// What the adjustment does to the points, if that can be told.
    pub(in crate::report) effect: Option<Effect>,
    /// What changes if the director agrees.
    pub(in crate::report) change: Option<ScoreChange>,
}

impl<'a, 'b> BoardView<'a, 'b> {
    pub(in crate::report) fn of(case: &'a Case<'b>, at: At, findings: &'a [Finding]) -> Self {
        let (figures, effect) = (Figures::of(case), Effect::of(case, at));
        Self {
            case,
            at,
            findings,
            is_due: needs_review(case, findings),
            change: ScoreChange::of(&figures, effect.as_ref()),
            figures,
            story: Story::of(case, findings),
            effect,
        }
    }

    /// What happened on it, as tables have it; nothing where nobody need look at it.
    pub(in crate::report) fn what_happened(&self) -> String {
        let said = self.is_due.then(|| self.story.in_tables());
        said.map_or_else(String::new, |it| printable(&it).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::fixture::{RECORD, played, with_case, without_contract};
    use crate::words::{Language, Words};

    #[test]
    fn boards_are_told_in_every_language_as_their_list_has_it() {
        hold!("stories.txt", |name, _| {
            let record = match name {
                "no contract" => without_contract(),
                "no play" => played(""),
                _ => RECORD.to_owned(),
            };
            with_case(&record, |case, _| {
                let story = Story::of(case, &[]);
                let said = |it| story.said(Words::of_findings(it)).into_owned();
                Language::ALL.map(said).join("\n")
            })
        });
    }

    #[test]
    fn a_fault_of_the_record_and_what_follows_from_it() {
        with_case(&played(""), |case, _| {
            let card_twice = crate::checks::all().iter().find(|it| it.code == "D102");
            let finding =
                Finding::new(card_twice.unwrap(), case.record.span(), "DA is dealt twice");
            assert_eq!(
                Story::of(case, &[finding]).in_tables(),
                "DA is dealt twice; the recorded deal cannot be right."
            );
        });
    }

    #[test]
    fn each_language_has_its_own_sentence_whichever_was_asked_for_first() {
        with_case(RECORD, |case, _| {
            let story = Story::of(case, &[]);
            for language in Language::ALL.into_iter().cycle().take(5) {
                let words = Words::of(language);
                assert_eq!(story.said(words), Story::of(case, &[]).said(words));
            }
        });
    }
}
