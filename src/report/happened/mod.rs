//! What happened on a board and what it means, in one sentence of plain words: for a column, a page and a workbook alike.
//!
//! Decides nothing: it puts the typed [`Reason`] into words.

pub(super) mod outcome;
pub(super) mod reason;

use crate::board::NotAuditable;
use crate::checks::wording::offence;
use crate::checks::wording::revokes::{self, RuledRevoke};
use crate::checks::wording::transfer::{self, Timing};
use crate::checks::wording::{clauses, tricks_between};
use crate::checks::{Case, Finding, Ruled};
use crate::diagnosis::Grade;
use crate::laws::State;
use crate::replay::Evidence;
use crate::source::printable;
use crate::words::{Language, Message, Words, message};
use outcome::figures;
use reason::{Kind, Reason};
use std::borrow::Cow;
use std::cell::OnceCell;
use std::cmp::Reverse;

/// What happened on a board.
#[derive(Debug)]
pub(super) struct Happened {
    /// What happened, and what it means.
    pub(super) sentence: Message,
    /// What it is about.
    pub(super) kind: Kind,
    /// How the stated result stands to the ruling, if there is one.
    pub(super) state: Option<State>,
    /// The sentence in the language that was asked for first.
    said: OnceCell<(Language, String)>,
}

impl Happened {
    pub(super) fn of(case: &Case<'_>, findings: &[Finding]) -> Self {
        let revokes = case.ruled.as_ref().map(revokes::all).unwrap_or_default();
        let reason = reason::reason(case, findings, &revokes);
        Self {
            sentence: sentence(case, &reason, &revokes),
            kind: reason.kind(),
            state: case.ruling().map(|ruling| ruling.state),
            said: OnceCell::new(),
        }
    }

    /// The sentence as pages and workbooks have it, which are mostly of one language: that is made once.
    pub(super) fn said(&self, words: &Words) -> Cow<'_, str> {
        let say = || said(&self.sentence, words);
        match self.said.get_or_init(|| (words.language(), say())) {
            (language, text) if *language == words.language() => text.into(),
            _ => say().into(),
        }
    }

    /// The sentence as tables have it.
    pub(super) fn in_tables(&self) -> String {
        let words = Words::of_findings(Language::English);
        printable(&said(&self.sentence, words)).into_owned()
    }
}

fn sentence(case: &Case<'_>, reason: &Reason<'_>, revokes: &[RuledRevoke<'_>]) -> Message {
    match (reason, case.ruled.as_ref()) {
        (Reason::NotAuditable(why), _) => not_auditable(*why),
        (Reason::Misdealt { fit, recorded }, _) => misdealt(*fit, *recorded),
        (Reason::Fault(finding), _) => of_fault(finding),
        (_, Ok(ruled)) if !revokes.is_empty() => message!(
            "happened",
            what = revoke(ruled, revokes),
            means = means(ruled, reason, revokes)
        ),
        (_, Ok(ruled)) => alone(ruled, reason, revokes),
        (_, Err(_)) => message!("verdict-no-play"),
    }
}

/// A message as a sentence: with a capital letter.
pub(super) fn said(message: &Message, words: &Words) -> String {
    capitalised(words.sentence(message))
}

/// With a capital letter.
fn capitalised(mut text: String) -> String {
    let first = text.chars().next().filter(|letter| letter.is_lowercase());
    if let Some(first) = first {
        text.replace_range(..first.len_utf8(), &first.to_uppercase().to_string());
    }
    text
}

/// Why a board cannot be audited.
pub(super) fn not_auditable(why: NotAuditable) -> Message {
    let why = match why {
        NotAuditable::NoContract => message!("no-contract"),
        NotAuditable::NoDeclarer => message!("no-declarer"),
        NotAuditable::PassedOut => message!("passed-out"),
        NotAuditable::NoLeader => message!("no-leader"),
        NotAuditable::InternalFault => message!("internal-fault"),
    };
    message!("verdict-not-auditable", why = why)
}

/// That the deal is not that of the play: so many of the recorded cards fit.
pub(super) fn misdealt(fit: u8, recorded: u8) -> Message {
    message!(
        "headline-misdealt",
        count = fit,
        fit = fit,
        recorded = recorded
    )
}

/// A fault of the record, and what follows from it.
fn of_fault(fault: &Finding) -> Message {
    message!(
        "happened-fault",
        finding = fault.message.clone(),
        code = fault.check.code
    )
}

/// The surest revoke that costs tricks, the first of them; and how many there are.
fn revoke(ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Message {
    let weight = |one: &RuledRevoke<'_>| {
        let costs = one.ruling.demand.max > 0;
        (costs, one.grade, Reverse(one.number))
    };
    let chief = revokes.iter().max_by_key(|one| weight(one));
    let what = chief.map_or_else(|| message!("happened-nothing"), |one| failure(ruled, one));
    match revokes.len() {
        ..2 => what,
        count => message!("happened-one-of", what = what, count = count),
    }
}

/// What one revoke was.
fn failure(ruled: &Ruled<'_>, one: &RuledRevoke<'_>) -> Message {
    let (seat, trick, card) = (one.seat(), one.trick(), one.revoke.played);
    offence::unlike_failure(ruled, one).unwrap_or_else(|| {
        message!(
            "happened-revoke",
            grade = grade(one.grade),
            seat = seat,
            trick = trick,
            card = card,
            suit = one.suit,
            held = held(one)
        )
    })
}

/// How sure a revoke is, as messages choose by it.
const fn grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Certain => "certain",
        Grade::Likely => "likely",
        Grade::Doubtful => "doubtful",
    }
}

/// What was held: the cards, or the card that showed it later.
fn held(one: &RuledRevoke<'_>) -> Message {
    match (one.revoke.evidence, one.revoke.shown) {
        (Evidence::LaterPlay, Some((trick, card))) => {
            message!("happened-shown", card = card, trick = trick)
        }
        _ => message!(
            "happened-held",
            cards = (one.suit, one.revoke.could_have_played)
        ),
    }
}

/// What a reason means for the stated result, as a sentence of its own.
pub(super) fn alone(
    ruled: &Ruled<'_>,
    reason: &Reason<'_>,
    revokes: &[RuledRevoke<'_>],
) -> Message {
    message!("happened-alone", means = means(ruled, reason, revokes))
}

/// What it means for the stated result.
fn means(ruled: &Ruled<'_>, reason: &Reason<'_>, revokes: &[RuledRevoke<'_>]) -> Message {
    match reason {
        Reason::ResultContradicts { stated, played } => message!(
            "happened-result-contradicts",
            stated = *stated,
            played = *played
        ),
        Reason::ResultImpossible { stated, possible } => message!(
            "happened-result-impossible",
            stated = *stated,
            possible = figures((*possible).into())
        ),
        Reason::ResultNeither {
            stated,
            played,
            adjusted,
        } => message!(
            "happened-result-neither",
            stated = *stated,
            played = *played,
            adjusted = figures(*adjusted)
        ),
        Reason::ResultAgainstSlip { stated } => {
            message!("happened-result-slip", stated = *stated)
        }
        Reason::AlreadyAdjusted { in_score: true } => due(ruled, Timing::Settled, "in-score"),
        Reason::AlreadyAdjusted { in_score: false } => due(ruled, Timing::Settled, "in-result"),
        Reason::Moves(timing) => due(ruled, *timing, place(ruled.ruling.state)),
        Reason::TrickTwelve { is_stated: true } => {
            message!("happened-trick-12", place = "in-result")
        }
        Reason::TrickTwelve { is_stated: false } => {
            message!("happened-trick-12", place = place(ruled.ruling.state))
        }
        Reason::NothingMoves => nothing_moves(ruled, revokes),
        _ => message!("happened-no-revoke"),
    }
}

/// Where the transfer is, as messages choose by it.
const fn place(state: State) -> &'static str {
    match state {
        State::Unadjusted => "not-yet",
        State::AlreadyAdjusted => "in-result",
        State::NotStated => "not-stated",
        State::Undecided => "perhaps",
        State::Agrees | State::Differs => "unsaid",
    }
}

/// The tricks that move, on what condition, and whether the stated result has them.
fn due(ruled: &Ruled<'_>, timing: Timing, place: &'static str) -> Message {
    let in_time = match timing {
        Timing::Settled => "settled",
        Timing::Open | Timing::PartlyOpen => "open",
    };
    message!(
        "happened-due",
        moved = transfer::moved(ruled, tricks_between),
        timing = in_time,
        place = place
    )
}

/// That no trick moves; and why, where all revokes have it in common.
fn nothing_moves(ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Message {
    match clauses::common(ruled, revokes) {
        Some(why) => message!("happened-nothing-because", why = why),
        None => message!("happened-nothing"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{Record, with_case};
    use super::*;

    fn sentence(record: &Record, language: Language) -> String {
        let mut sentence = String::new();
        with_case(record, |case, _| {
            let happened = Happened::of(case, &[]);
            sentence = said(&happened.sentence, Words::of_findings(language));
        });
        sentence
    }

    #[test]
    fn a_revoke_and_what_it_means_for_the_result() {
        assert_eq!(
            Language::ALL.map(|language| sentence(&Record::default(), language)),
            [
                "North revoked in trick 2 (C2 on diamonds, holding DA and DK); one trick to East-West if attention was \
                 drawn in time, not yet in the stated result.",
                "Noord verzaakte in slag 2 (♣2 op ruiten, met ♦A en ♦H in de hand); één slag aan \
                 Oost-West, als de aandacht daar op tijd op werd gevestigd; nog niet in het vermelde resultaat verwerkt.",
                "N popełnił fałszywy renons w lewie 2 (♣2, wyjście w kara, w ręce ♦A i ♦K); 1 lewa dla \
                 strony EW, jeżeli w porę zwrócono na to uwagę; podany wynik jeszcze tego nie uwzględnia.",
            ]
        );
    }

    #[test]
    fn a_record_without_a_revoke_says_so() {
        let unknown = Record {
            contract: "8NT",
            ..Record::default()
        };
        assert_eq!(
            sentence(&unknown, Language::English),
            "The play cannot be replayed: no contract is stated."
        );
        let silent = Record {
            play: "",
            ..Record::default()
        };
        assert_eq!(
            sentence(&silent, Language::English),
            "No play is recorded: there is nothing to rule on."
        );
    }

    #[test]
    fn a_fault_of_the_record_and_what_follows_from_it() {
        let silent = Record {
            play: "",
            ..Record::default()
        };
        with_case(&silent, |case, _| {
            let card_twice = crate::checks::all().iter().find(|it| it.code == "D102");
            let finding =
                Finding::new(card_twice.unwrap(), case.record.span(), "DA is dealt twice");
            let words = Words::of_findings(Language::English);
            assert_eq!(
                said(&Happened::of(case, &[finding]).sentence, words),
                "DA is dealt twice; the recorded deal cannot be right."
            );
        });
    }

    #[test]
    fn each_language_has_its_own_sentence_whichever_was_asked_for_first() {
        with_case(&Record::default(), |case, _| {
            let happened = Happened::of(case, &[]);
            for language in Language::ALL.into_iter().cycle().take(5) {
                let words = Words::of(language);
                assert_eq!(happened.said(words), said(&happened.sentence, words));
            }
        });
    }

    #[test]
    fn a_sentence_begins_with_a_capital_letter() {
        for (text, due) in [
            ("\u{17c}adna", "\u{17b}adna"),
            ("2 tricks", "2 tricks"),
            ("", ""),
        ] {
            assert_eq!(capitalised(text.to_owned()), due);
        }
    }
}
