//! The assumptions of a ruling, as questions that the director can tick off.

use super::revokes::RuledRevoke;
use super::transfer::tricks;
use crate::laws::{Assumption, EditionYear, Fact, Question, Range, Ruling};
use crate::words::{Message, message};

/// One thing to ask.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct OpenQuestion {
    /// The clause concerned, if there is one.
    pub(crate) clause: Option<String>,
    /// The assumption.
    pub(crate) text: Message,
    /// What is due if it is wrong, where that differs.
    pub(crate) otherwise: Option<Message>,
    /// The revokes that it is about.
    pub(crate) revokes: Vec<u8>,
}

/// All questions, each once, without those whose answer changes nothing.
pub(crate) fn all(ruling: &Ruling, revokes: &[RuledRevoke<'_>]) -> Vec<OpenQuestion> {
    let mut all: Vec<OpenQuestion> = Vec::new();
    for one in revokes {
        for it in &one.ruling.assumptions {
            let question = assumption(ruling.edition, one, *it);
            if question.otherwise.is_none() {
                continue;
            }
            let number = u8::try_from(one.number).unwrap_or(u8::MAX);
            let same = |it: &&mut OpenQuestion| {
                it.clause == question.clause
                    && it.text == question.text
                    && it.otherwise == question.otherwise
            };
            match all.iter_mut().find(same) {
                Some(earlier) => earlier.revokes.push(number),
                None => all.push(OpenQuestion {
                    revokes: vec![number],
                    ..question
                }),
            }
        }
    }
    for kind in &ruling.questions {
        let text = match kind {
            Question::Corrected => message!("ask-corrected"),
            Question::ResultAdjusted => message!("ask-result-adjusted"),
            _ => continue, // the assumptions ask it
        };
        all.push(OpenQuestion {
            clause: None,
            text,
            otherwise: None,
            revokes: Vec::new(),
        });
    }
    all
}

fn assumption(edition: EditionYear, one: &RuledRevoke<'_>, it: Assumption) -> OpenQuestion {
    let holds = one.ruling.clauses.contains(&it.clause);
    OpenQuestion {
        clause: Some(it.clause.to_owned()),
        text: text(edition, one, it.clause, holds),
        otherwise: otherwise(it),
        revokes: Vec::new(),
    }
}

fn text(edition: EditionYear, one: &RuledRevoke<'_>, clause: &str, holds: bool) -> Message {
    let others = one.ruling.side.other();
    match (clause, holds) {
        ("62D", _) => message!("ask-62D"),
        ("63A3", _) if one.revoke.marked => message!("ask-63A3-marked"),
        ("63A3", _) => message!("ask-63A3"),
        ("63A", _) => message!("ask-63A"),
        ("64B1", _) => message!("ask-64B1", side = one.ruling.side),
        ("64B2", true) => message!("ask-64B2-holds"),
        ("64B2", false) => message!("ask-64B2", seat = one.seat()),
        ("64B3", true) if edition.edition().faced_card_exempts => message!("ask-64B3-holds-faced"),
        ("64B3", true) => message!("ask-64B3-holds"),
        ("64B3", false) if edition.edition().faced_card_exempts => {
            message!(
                "ask-64B3-faced",
                count = one.legal().len(),
                cards = one.legal()
            )
        }
        ("64B3", false) => message!("ask-64B3", count = one.legal().len(), cards = one.legal()),
        ("64B4", _) => message!("ask-64B4", side = others),
        ("64B5", _) => message!("ask-64B5"),
        ("64B7", true) => message!("ask-64B7-holds", side = others),
        ("64B7", false) => message!("ask-64B7", side = others),
        ("64B8", _) if one.revoke.marked => message!("ask-64B8-marked"),
        ("64B8", _) => message!("ask-64B8"),
        _ => message!("ask-other", clause = clause),
    }
}

/// What a ruling takes for granted of a revoke, where it makes a difference, and whether equity can still be looked at.
pub(crate) fn assumed(ruling: &Ruling, one: &RuledRevoke<'_>) -> Message {
    let mut all: Vec<Message> = Vec::new();
    for it in one.ruling.assumptions.iter().filter(|it| it.otherwise != 0) {
        let question = assumption(ruling.edition, one, *it);
        let (text, clause) = (question.text, it.clause);
        let item = match (clause, question.otherwise) {
            ("62D" | "64B2" | "64B7" | "64C", Some(otherwise)) => message!(
                "note-assumed-otherwise",
                text = text,
                otherwise = otherwise,
                clause = clause
            ),
            _ => message!("note-assumed", text = text, clause = clause),
        };
        if !all.contains(&item) {
            all.push(item);
        }
    }
    let mut facts = ruling.conduct.remarks.iter().map(|it| it.fact);
    let is_over = facts.any(|fact| fact == Fact::CorrectionPeriod { open: false });
    all.push(if is_over {
        message!("note-equity-over")
    } else {
        message!("note-equity-stays")
    });
    message!("notes-joined", notes = all)
}

/// The other figure: tricks that move, or under 62D declarer's tricks.
fn otherwise(it: Assumption) -> Option<Message> {
    let first = it.figures().next()?;
    if it.is_of_result() {
        let figures: Vec<_> = it.figures().collect();
        // the noun agrees with the number where there is only one
        let count = match figures[..] {
            [figure] => usize::from(figure),
            _ => figures.len(),
        };
        let figures: Vec<_> = figures.iter().map(u8::to_string).collect();
        let figures = figures.join(", ");
        return Some(message!(
            "otherwise-tricks",
            count = count,
            figures = figures
        ));
    }
    Some(match first {
        0 => message!("otherwise-nothing"),
        count => message!("otherwise", tricks = tricks(Range::exactly(count))),
    })
}
