//! The assumptions of a ruling, as questions that the director can tick off.

use super::equity;
use super::revokes::{self, RuledRevoke};
use super::transfer::tricks;
use crate::bridge::{Card, Side, Turn, from_the_top, side};
use crate::checks::Ruled;
use crate::diagnosis::Grade;
use crate::laws::{
    Asks, Assumption, Claimed, DirectorFact, Edition, Established, Penalty, Question, Range,
    Reading, Recorded, Role, Ruling, When,
};
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
    /// What a director tells who says that it is so.
    pub(crate) so: Option<DirectorFact>,
    /// What he tells who says that it is not; none where that is not one fact, or a card or player is for him to name.
    pub(crate) not_so: Option<DirectorFact>,
}

impl OpenQuestion {
    fn of(clause: Option<&'static str>, text: Message, otherwise: Option<Message>) -> Self {
        Self {
            clause: clause.map(str::to_owned),
            text,
            otherwise,
            revokes: Vec::new(),
            so: None,
            not_so: None,
        }
    }

    /// The same, with what a director tells who answers it.
    fn answered(
        self,
        so: impl Into<Option<DirectorFact>>,
        not_so: impl Into<Option<DirectorFact>>,
    ) -> Self {
        Self {
            so: so.into(),
            not_so: not_so.into(),
            ..self
        }
    }

    /// That it is about this revoke, too.
    fn add(&mut self, one: &RuledRevoke<'_>) {
        self.revokes.extend(u8::try_from(one.number));
    }

    /// The same, about a revoke.
    fn about(mut self, one: &RuledRevoke<'_>) -> Self {
        self.add(one);
        self
    }
}

/// All questions that the table can answer, each once for all revokes, without those whose answer changes nothing. The
/// ruling asks only what no slip has answered; what is a point of law is not for the players.
pub(crate) fn all(ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Vec<OpenQuestion> {
    let ruling = ruled.ruling;
    let of_dummy = revokes.iter().filter(|one| is_recorded_of_dummy(one));
    let kinds = ruling.questions.iter();
    of_dummy
        .map(|one| named_for_dummy(ruling.edition, one))
        .chain(kinds.flat_map(|kind| {
            match kind {
                Question::Revoke => as_recorded(revokes),
                Question::MissingCard => ruling.missing.iter().copied().map(missing).collect(),
                Question::Reading => disputes(ruling, revokes)
                    .iter()
                    .map(Dispute::question)
                    .collect(),
                _ => of_kind(ruled, revokes, *kind),
            }
        }))
        .collect()
}

/// A clause that takes tricks away, where authorities differ whether it does.
pub(crate) struct Dispute<'a> {
    pub(crate) clause: &'static str,
    pub(crate) reading: Reading,
    /// Why it may not apply.
    why: Message,
    /// The tricks that the revoke asks for if it does not.
    pub(crate) tricks: u8,
    of: RuledRevoke<'a>,
}

impl Dispute<'_> {
    /// What the director decides.
    fn question(&self) -> OpenQuestion {
        let otherwise = message!("otherwise", tricks = tricks(Range::exactly(self.tricks)));
        let of = self.reading;
        let applies = |applies| DirectorFact::Reading { of, applies };
        OpenQuestion::of(None, self.text(), Some(otherwise))
            .about(&self.of)
            .answered(applies(true), applies(false))
    }

    /// To whom they go then.
    pub(crate) const fn side(&self) -> Side {
        self.of.ruling.side.other()
    }

    /// That it applies, and why it may not.
    pub(crate) fn text(&self) -> Message {
        message!("read-clause", clause = self.clause, why = self.why.clone())
    }
}

/// The clauses that take tricks away, and need not; none where the director has said how he reads them.
pub(crate) fn disputes<'a>(ruling: &Ruling, revokes: &[RuledRevoke<'a>]) -> Vec<Dispute<'a>> {
    if !ruling.questions.contains(&Question::Reading) {
        return Vec::new();
    }
    let of = |one: &RuledRevoke<'a>| {
        let held = one.ruling.assumptions.iter();
        let held = held.filter(|it| one.ruling.clauses.contains(&it.clause));
        let of_clause = held.filter_map(|it| dispute(ruling.edition, revokes, one, *it));
        of_clause.collect::<Vec<_>>()
    };
    revokes.iter().flat_map(of).collect()
}

fn dispute<'a>(
    edition: &Edition,
    revokes: &[RuledRevoke<'_>],
    one: &RuledRevoke<'a>,
    it: Assumption,
) -> Option<Dispute<'a>> {
    let reading = edition.asked_by(it.clause)?.reading()?;
    let is_basis = |other: &&RuledRevoke<'_>| match reading {
        Reading::Repeat => one.is_repeat_of(other),
        _ => other.ruling.side != one.ruling.side,
    };
    let mut bases = revokes.iter().filter(is_basis);
    let why = match reading {
        Reading::FacedCard => message!("read-other-card"),
        _ => bases.find_map(|other| why_disputed(edition, other))?,
    };
    Some(Dispute {
        clause: it.clause,
        reading,
        why,
        tricks: it.figures().last().filter(|tricks| *tricks > 0)?,
        of: *one,
    })
}

/// Why authorities differ on whether an exemption may rest on this revoke.
fn why_disputed(edition: &Edition, other: &RuledRevoke<'_>) -> Option<Message> {
    let (seat, trick, ruling) = (other.seat(), other.trick(), other.ruling);
    let applies = |clause: &&'static str| ruling.clauses.contains(clause);
    let faced = edition.that_is_read(Reading::FacedCard);
    if ruling.established == Established::No {
        Some(message!("read-corrected", seat, trick))
    } else if ruling.role == Role::Dummy {
        let clause = faced?;
        Some(message!("read-dummy", trick, clause))
    } else if let Some(clause) = faced.filter(applies) {
        Some(message!("read-faced", seat, trick, clause))
    } else {
        let clause = edition.that_asks(Asks::OnTrickTwelve).filter(applies)?;
        Some(message!("read-trick-12", seat, clause))
    }
}

/// Whether the record has dummy fail to follow suit: then it comes first which card declarer named (Law 45D).
fn is_recorded_of_dummy(one: &RuledRevoke<'_>) -> bool {
    let ruling = one.ruling;
    ruling.role == Role::Dummy && ruling.established != Established::No && !one.of_slip
}

/// Whether declarer named the card that dummy played.
fn named_for_dummy(edition: &Edition, one: &RuledRevoke<'_>) -> OpenQuestion {
    let (trick, card) = (one.trick(), one.revoke.played);
    let exempt = edition.that_is_read(Reading::FacedCard);
    let otherwise = match (edition.wrong_card_stands, exempt) {
        (Some(clause), Some(exempt)) => message!("otherwise-named-until", card, clause, exempt),
        _ => message!("otherwise-named"),
    };
    let text = message!("ask-named", card, trick);
    OpenQuestion::of(Some("45D"), text, Some(otherwise)).about(one)
}

/// Whether the doubtful revokes happened as they are recorded.
fn as_recorded(revokes: &[RuledRevoke<'_>]) -> Vec<OpenQuestion> {
    let doubtful = || revokes.iter().filter(|one| is_doubtful(one));
    let question = |one: &RuledRevoke<'_>| {
        let (seat, trick, card) = (one.seat(), one.trick(), one.revoke.played);
        // the range takes the doubtful revokes of a trick together
        let text = match doubtful().filter(|it| it.trick() == trick).count() {
            1 => message!("ask-recorded", seat, trick, card),
            _ => message!("ask-recorded-alone", seat, trick, card),
        };
        let told = |happened| DirectorFact::Revoke {
            turn: one.revoke.turn,
            happened,
        };
        OpenQuestion::of(None, text, Some(message!("otherwise-no-revoke")))
            .answered(told(true), told(false))
    };
    doubtful().map(question).collect()
}

/// Whether only the record shows a revoke, and may be at fault.
fn is_doubtful(one: &RuledRevoke<'_>) -> bool {
    one.grade == Grade::Doubtful && !one.of_slip
}

/// Whether only the record lacks a card of this trick.
fn missing(turn: Turn) -> OpenQuestion {
    let text = message!("ask-missing-card", seat = turn.seat, trick = turn.trick);
    OpenQuestion::of(Some("67B1"), text, None)
}

/// The questions of a kind: what is assumed under the clauses that it settles.
fn of_kind(ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>], kind: Question) -> Vec<OpenQuestion> {
    let (clauses, of_law_64): (&[&str], &[Asks]) = match kind {
        Question::Attention => (&[], &[Asks::AfterTheNextCall, Asks::AfterTheRound]),
        Question::Corrected => (&[], &[Asks::CorrectedWithTheOther]),
        Question::HandsReturned => (&["62D"], &[]),
        Question::Claim => (&["63A3", "63A"], &[Asks::WonNothing]),
        Question::PenaltyCard => (&[], &[Asks::FacedCard, Asks::PenaltyCard]),
        _ => (&[], &[]),
    };
    let edition = ruled.ruling.edition;
    let of_law_64 = of_law_64.iter().filter_map(|it| edition.that_asks(*it));
    let of_board = |text| OpenQuestion::of(None, text, None);
    let of_board = match kind {
        Question::Corrected => {
            Some(of_board(message!("ask-corrected")).answered(None, corrected(revokes)))
        }
        Question::ResultAdjusted => {
            let told = DirectorFact::ResultAdjusted;
            Some(of_board(message!("ask-result-adjusted")).answered(told(false), told(true)))
        }
        Question::CorrectionPeriod => {
            let told = DirectorFact::CorrectionPeriodOpen;
            let law = edition.weighed.learned_later;
            Some(of_board(message!("ask-correction-period", law)).answered(told(true), told(false)))
        }
        Question::Claim => claim(ruled, revokes),
        Question::Attention => ruled.ruling.void_concession().map(noticed),
        _ => None,
    };
    let mut all = Vec::from_iter(of_board);
    for clause in clauses.iter().copied().chain(of_law_64) {
        of_clause(ruled.ruling, revokes, clause, &mut all);
    }
    all
}

/// Whether a revoke was noticed before its side played on after a void concession.
fn noticed(of: Turn) -> OpenQuestion {
    let (seat, side, trick) = (of.seat, side(of.seat), of.trick + 1);
    let told = |when| DirectorFact::Attention { of: Some(of), when };
    let text = message!("ask-noticed", seat, side, trick);
    OpenQuestion::of(Some("63A1"), text, Some(message!("otherwise-established")))
        .answered(told(When::DuringPlay), told(When::AfterPlay))
}

/// That the one revoke of which it is open was corrected in time, where only one card could take its place.
fn corrected(revokes: &[RuledRevoke<'_>]) -> Option<DirectorFact> {
    let mut open = revokes
        .iter()
        .filter(|one| one.ruling.established.is_open());
    let one = open.next().filter(|_| open.next().is_none())?;
    Some(DirectorFact::Corrected {
        turn: one.revoke.turn,
        withdrawn: one.revoke.played,
        record: Recorded::Old(one.only_legal()?),
    })
}

/// Whether declarer's claim was disputed, where that may leave a defender's revoke unestablished (Law 70).
fn claim(ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Option<OpenQuestion> {
    let declarer = ruled.facts.declarer;
    let asked = revokes.iter().filter(|one| open(one, "63A3").is_some());
    let asked: Vec<_> = asked.collect();
    let is_defenders = |one: &&RuledRevoke<'_>| one.ruling.side != side(declarer);
    let disputed = DirectorFact::Claim {
        trick: ruled.replay.ends_in(),
        by: declarer,
        outcome: Claimed::Disputed,
        tricks: None,
    };
    let claim = ruled.ruling.edition.weighed.claim;
    let text = message!("ask-claim", seat = declarer, claim);
    let question = OpenQuestion::of(Some("70"), text, Some(message!("otherwise-open")));
    let are_all = !asked.is_empty() && asked.iter().all(is_defenders);
    are_all.then(|| question.answered(None, disputed))
}

/// What a director tells who says that an assumption about revokes holds, and that it does not.
fn told(
    ruling: &Ruling,
    revokes: &[RuledRevoke<'_>],
    question: &OpenQuestion,
) -> [Option<DirectorFact>; 2] {
    let is_about = |one: &&RuledRevoke<'_>| {
        let mut numbers = question.revokes.iter();
        numbers.any(|it| usize::from(*it) == one.number)
    };
    let about: Vec<_> = revokes.iter().filter(is_about).collect();
    let one = match about[..] {
        [one] => Some(one),
        _ => None,
    };
    let of = one.map(|one| one.revoke.turn);
    let attention = |when| Some(DirectorFact::Attention { of, when });
    let clause = question.clause.as_deref().unwrap_or_default();
    match ruling.edition.asked_by(clause) {
        Some(Asks::AfterTheNextCall) => [When::AfterPlay, When::NextCallByOthers].map(attention),
        Some(Asks::AfterTheRound) => [When::AfterPlay, When::AfterRound].map(attention),
        Some(Asks::FacedCard | Asks::PenaltyCard) => {
            [None, one.and_then(|one| lay_faced(ruling.edition, one))]
        }
        None if clause == "62D" => [true, false].map(|it| Some(DirectorFact::HandsReturned(it))),
        _ => [None; 2],
    }
}

/// That the one card that could have been played lay on the table.
fn lay_faced(edition: &Edition, one: &RuledRevoke<'_>) -> Option<DirectorFact> {
    let Turn { trick, seat } = one.revoke.turn;
    let card = one.only_legal().filter(|_| is_card_known(edition, one))?;
    Some(if edition.faced_card_exempts() {
        DirectorFact::Faced {
            from: trick,
            to: trick,
            seat,
            card: Some(card),
        }
    } else {
        DirectorFact::PenaltyCard {
            from: trick,
            to: 13,
            seat,
            card,
            rank: Penalty::Major,
        }
    })
}

/// Adds what is assumed under a clause: once for all revokes of which it is assumed alike.
fn of_clause(
    ruling: &Ruling,
    revokes: &[RuledRevoke<'_>],
    clause: &str,
    all: &mut Vec<OpenQuestion>,
) {
    let edition = ruling.edition;
    let asks = edition.asked_by(clause);
    let is_of_card = asks.is_some_and(|it| it.reading() == Some(Reading::FacedCard));
    let asked = || {
        let open = revokes
            .iter()
            .filter_map(|one| Some((one, open(one, clause)?)));
        open.filter(|(one, _)| !is_of_card || is_card_known(edition, one))
    };
    let begin = all.len();
    for (one, it) in asked() {
        let question = if is_of_card {
            let cards = asked().flat_map(|(one, _)| from_the_top(one.legal().iter()));
            assumed_so(it, no_penalty_card(edition, cards.collect()))
        } else {
            assumption(edition, one, it)
        };
        let same =
            |it: &&mut OpenQuestion| it.text == question.text && it.otherwise == question.otherwise;
        match all.iter_mut().find(same) {
            Some(earlier) => earlier.add(one),
            None => all.push(question.about(one)),
        }
    }
    for question in &mut all[begin..] {
        [question.so, question.not_so] = told(ruling, revokes, question);
    }
}

/// What is assumed of a revoke under a clause, if the answer changes something.
fn open(one: &RuledRevoke<'_>, clause: &str) -> Option<Assumption> {
    let mut all = one.ruling.assumptions.iter().copied();
    all.find(|it| it.clause == clause && it.otherwise != 0)
}

/// Whether it can be asked if a card not played was a penalty card: it is known, and no slip says that it was one.
fn is_card_known(edition: &Edition, one: &RuledRevoke<'_>) -> bool {
    let faced = edition.that_is_read(Reading::FacedCard);
    let is_exempt = faced.is_some_and(|it| one.ruling.clauses.contains(&it));
    !is_exempt && !one.revoke.could_have_played.is_empty()
}

/// That none of the cards that could have been played was a penalty card, or under some editions a faced one.
fn no_penalty_card(edition: &Edition, cards: Vec<Card>) -> Message {
    match (cards.len(), edition.faced_card_exempts()) {
        (0, true) => message!("ask-64B3-faced-unknown"),
        (0, false) => message!("ask-64B3-unknown"),
        (count, true) => message!("ask-64B3-faced", count, cards),
        (count, false) => message!("ask-64B3", count, cards),
    }
}

fn assumption(edition: &Edition, one: &RuledRevoke<'_>, it: Assumption) -> OpenQuestion {
    let holds = one.ruling.clauses.contains(&it.clause);
    let question = assumed_so(it, text(edition, one, it.clause, holds));
    let agreement = edition.revokes.agreement;
    match it.clause {
        // the offending side claimed, or agreed to a claim
        "63A3" if agreement != "63A3" => OpenQuestion {
            clause: Some(format!("63A3, {agreement}")),
            ..question
        },
        _ => question,
    }
}

/// The question whether an assumption is right, in these words.
fn assumed_so(it: Assumption, text: Message) -> OpenQuestion {
    OpenQuestion::of(Some(it.clause), text, otherwise(it))
}

fn text(edition: &Edition, one: &RuledRevoke<'_>, clause: &str, holds: bool) -> Message {
    let (others, claim) = (one.ruling.side.other(), edition.weighed.claim);
    let Some(asks) = edition.asked_by(clause) else {
        return match clause {
            "62D" => message!("ask-62D"),
            "63A3" if one.revoke.marked => message!("ask-63A3-marked", claim),
            "63A3" => message!("ask-63A3", claim),
            "63A" => message!(
                "ask-63A",
                side = one.ruling.side,
                trick = one.trick() + 1,
                claim
            ),
            _ => message!("ask-other", clause),
        };
    };
    match (asks, holds) {
        (Asks::WonNothing, _) => message!("ask-64B1", side = one.ruling.side),
        (Asks::Repeated | Asks::RepeatedEstablished, true) => message!("ask-64B2-holds"),
        (Asks::Repeated | Asks::RepeatedEstablished, false) => {
            message!("ask-64B2", seat = one.seat())
        }
        (Asks::FacedCard, true) => message!("ask-64B3-holds-faced"),
        (Asks::PenaltyCard, true) => message!("ask-64B3-holds"),
        (Asks::FacedCard | Asks::PenaltyCard, false) => {
            no_penalty_card(edition, from_the_top(one.legal().iter()))
        }
        (Asks::AfterTheNextCall, _) => message!("ask-64B4", side = others),
        (Asks::AfterTheRound, _) => message!("ask-64B5"),
        (Asks::BothSidesRevoked | Asks::BothSidesEstablished, true) => {
            message!("ask-64B7-holds", side = others)
        }
        (Asks::BothSidesRevoked | Asks::BothSidesEstablished, false) => {
            message!("ask-64B7", side = others)
        }
        (Asks::CorrectedWithTheOther, _) if one.revoke.marked => message!("ask-64B8-marked"),
        (Asks::CorrectedWithTheOther, _) => message!("ask-64B8"),
        _ => message!("ask-other", clause),
    }
}

/// What a ruling takes for granted of a revoke, where it makes a difference, and whether equity can still be looked at.
pub(crate) fn assumed(ruled: &Ruled<'_>, one: &RuledRevoke<'_>) -> Message {
    let ruling = ruled.ruling;
    let mut all: Vec<Message> = Vec::new();
    let is_returned = !ruling.questions.contains(&Question::HandsReturned);
    let is_open = |it: &&Assumption| it.otherwise != 0 && (it.clause != "62D" || !is_returned);
    for it in one.ruling.assumptions.iter().filter(is_open) {
        let question = assumption(ruling.edition, one, *it);
        let clause = it.clause;
        let is_held = one.ruling.clauses.contains(&clause);
        let dispute = is_held.then(|| dispute(ruling.edition, &revokes::all(ruled), one, *it));
        let text = dispute.flatten().map_or(question.text, |it| it.text());
        let asks = ruling.edition.asked_by(clause);
        let is_on_another = asks.is_some_and(Asks::rests_on_another);
        let item = match question.otherwise {
            Some(otherwise) if is_on_another || clause == "62D" => {
                message!("note-assumed-otherwise", text, otherwise, clause)
            }
            _ => message!("note-assumed", text, clause),
        };
        if !all.contains(&item) {
            all.push(item);
        }
    }
    all.push(if equity::is_over(ruling) {
        message!("note-equity-over")
    } else if equity::is_by_dummy(one.ruling) {
        let gives = ruling.edition.weighed.dummy_without_rights;
        message!("note-equity-43B3", gives)
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
        return Some(message!("otherwise-tricks", count, figures));
    }
    Some(match first {
        0 => message!("otherwise-nothing"),
        count => message!("otherwise", tricks = tricks(Range::exactly(count))),
    })
}
