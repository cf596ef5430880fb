//! Assumptions: what a ruling on a revoke takes for granted, each with the other figure where it differs.
//!
//! The figure is the number of tricks that this revoke asks for if the assumption is wrong, but for 62D, where it is
//! declarer's tricks after the correction (several with `/` between them).

use super::hearing::Hearing;
use super::infraction::Infraction;
use super::question::RevokeQuestion;
use super::reading::Readings;
use super::standing::Standing;
use super::transfer::demand_without;
use super::trick_twelve::returned;
use super::{Answer, Clause, Established, Gives, Grade, Range, RevokeRuling};

/// The assumptions of a ruling, by clause: 62, 63, then 64 in the order of its clauses.
pub(super) fn assumptions(
    hearing: &Hearing,
    readings: &Readings,
    place: usize,
    ruling: &RevokeRuling,
    corrected: &[u8],
) -> Vec<String> {
    let infraction = &hearing.infractions[place];
    let mut found = Vec::new();
    if infraction.established == Established::No {
        return found;
    }
    if infraction.real_trick == 12 && !is_settled(hearing, corrected) {
        found.push(trick_twelve(readings, corrected));
    }
    found.extend(of_establishment(infraction, ruling.demand.max));
    found.extend(of_clauses(hearing, readings, place, ruling));
    found
}

/// `clause=other`, or the clause alone when that is the figure anyway.
fn assumed(clause: &str, other: u8, figure: u8) -> String {
    if other == figure {
        clause.to_owned()
    } else {
        format!("{clause}={other}")
    }
}

/// Whether it is known that the tricks of the table stand, or how they went after the correction.
fn is_settled(hearing: &Hearing, corrected: &[u8]) -> bool {
    match returned(hearing.facts) {
        Answer::Yes => true,
        Answer::No => !corrected.is_empty(),
        Answer::Unknown => false,
    }
}

/// The tricks of the table stand: `62D`, with the counts that a correction would give where they differ.
fn trick_twelve(readings: &Readings, corrected: &[u8]) -> String {
    let table = readings.adjusted();
    if corrected
        .iter()
        .all(|&count| table == Some(Range::exactly(count)))
    {
        return "62D".to_owned();
    }
    let counts: Vec<String> = corrected.iter().map(u8::to_string).collect();
    format!("62D={}", counts.join("/"))
}

/// `63A3` when it is presumed established; when it is unknown, the clauses are given as if it were: `63A`. What Law 62C3
/// leaves open is said by 64B8.
fn of_establishment(infraction: &Infraction, demand: u8) -> Option<String> {
    match infraction.established {
        Established::Yes { .. } | Established::No => None,
        Established::Presumed => Some(assumed("63A3", 0, demand)),
        Established::Unknown if infraction.joint => None,
        Established::Unknown => Some(assumed("63A", 0, demand)),
    }
}

/// The exemptions that rest on a revoke that is not beyond doubt, and those that may hold besides.
fn of_clauses(
    hearing: &Hearing,
    readings: &Readings,
    place: usize,
    ruling: &RevokeRuling,
) -> Vec<String> {
    let all = hearing.standing();
    let infraction = &hearing.infractions[place];
    let questions: Vec<_> = readings
        .with(all)
        .map(|reading| RevokeQuestion::new(hearing.infractions, place, all, reading.course))
        .collect();
    let exemptions = hearing.edition.clauses.iter();
    exemptions
        .filter(|clause| clause.gives == Gives::Nothing)
        .filter_map(|clause| {
            if ruling.clauses.contains(&clause.id) {
                if clause.id == "64B3" && infraction.testimony.faced.hidden_besides {
                    return Some(assumed(
                        clause.id,
                        most_without(hearing, &questions, clause),
                        0,
                    ));
                }
                let without = without_its_basis(hearing, &questions, clause)?;
                Some(assumed(clause.id, without, 0))
            } else if infraction.testimony.is_set_aside() {
                None
            } else {
                may_hold(&questions, clause).then(|| assumed(clause.id, 0, ruling.demand.max))
            }
        })
        .collect()
}

/// What the revoke asks for without an exemption that it owes only to revokes that are not beyond doubt.
fn without_its_basis(
    hearing: &Hearing,
    questions: &[RevokeQuestion],
    clause: &Clause,
) -> Option<u8> {
    let firm = firm(hearing, questions.first()?);
    let rests_on_firm =
        |question: &RevokeQuestion| (clause.asks)(&question.with_standing(firm)) == Answer::Yes;
    if !clause.rests_on_another || questions.iter().all(rests_on_firm) {
        return None;
    }
    Some(most_without(hearing, questions, clause))
}

/// The most that the revoke asks for if a clause does not apply.
fn most_without(hearing: &Hearing, questions: &[RevokeQuestion], clause: &Clause) -> u8 {
    let without = |question| demand_without(hearing.edition, question, clause.id);
    questions.iter().map(without).max().unwrap_or(0)
}

/// Whether an exemption that is not given holds in some reading, or nobody knows whether it does.
fn may_hold(questions: &[RevokeQuestion], clause: &Clause) -> bool {
    let mut answers = questions.iter().map(clause.asks);
    answers.any(|answer| answer != Answer::No)
}

/// The revokes on which an exemption of another one rests without question: not doubtful, established, and itself not
/// free from rectification because of a faced card (64B3) or trick 12, where authorities differ on 64B7.
fn firm(hearing: &Hearing, question: &RevokeQuestion) -> Standing {
    let faced = hearing.edition.clause("64B3").map(|clause| clause.asks);
    let is_firm = |place: &usize| {
        let one = &hearing.infractions[*place];
        one.grade != Grade::Doubtful
            && matches!(one.established, Established::Yes { .. })
            && faced.is_none_or(|asks| asks(&question.about(*place)) != Answer::Yes)
            && one.real_trick != 12
    };
    let places = (0..hearing.infractions.len()).filter(is_firm);
    let set = places.fold(0, |set, place| set | 1 << place);
    Standing {
        real: set,
        established: set,
    }
}
