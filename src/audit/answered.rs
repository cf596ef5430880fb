//! A board as it would be with answers that nobody has given yet.

use super::slips::OnBoard;
use crate::checks::{Case, Ruled};
use crate::laws::{self, DirectorFact};

/// Rules on a board again as if the director had told these facts besides, and hands its case to `with`; `None` where they
/// cannot all be true, or there is no ruling.
pub fn answered<T>(
    case: &Case<'_>,
    told: &[DirectorFact],
    with: impl FnOnce(&Case<'_>) -> T,
) -> Option<T> {
    let ruled = case.ruled.ok()?;
    let edition = ruled.ruling.edition;
    let (mut replay, mut diagnosis) = (ruled.replay.clone(), ruled.diagnosis.clone());
    let mut slips = OnBoard::of(ruled.facts.by_director.iter().chain(told));
    slips.sift(edition, &replay, &ruled.facts);
    if !told.iter().all(|fact| slips.facts.contains(fact)) {
        return None;
    }
    slips.testify(&mut replay, &mut diagnosis.grades);
    let facts = ruled.facts.graded(&diagnosis.grades);
    let facts = facts.with(&slips.facts);
    let by_edition = ruled.by_edition.iter();
    let by_edition = by_edition.map(|it| laws::rule(it.edition, &replay, &facts));
    let by_edition: Vec<_> = by_edition.collect();
    let ruled = Ruled {
        replay: &replay,
        play: &laws::final_play(&replay, &slips.facts),
        diagnosis: &diagnosis,
        ruling: &laws::rule(edition, &replay, &facts),
        facts,
        by_edition: &by_edition,
        ..ruled
    };
    Some(with(&Case {
        ruled: Ok(ruled),
        ..*case
    }))
}
