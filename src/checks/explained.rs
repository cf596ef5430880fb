//! Which cause explains which finding.

use super::standing::is_moved;
use super::{Case, Cause, Causes, Finding};
use crate::diagnosis::LegalReading;
use crate::replay::Revoke;

/// The causes that explain the findings on a board.
pub fn causes_of(findings: &[Finding], case: &Case<'_>) -> Causes {
    let causes = findings.iter().filter_map(|finding| finding.cause);
    // one board speaks for all of these
    let are_off = case.cross_board.causes.holds(Cause::Numbers);
    let of_file = Causes::NONE.and_when(are_off, Cause::Numbers);
    causes.fold(of_file, Causes::and)
}

/// What explains a finding on a board.
pub(super) fn cause_of(finding: &Finding, case: &Case<'_>) -> Option<Cause> {
    let of_file = case.cross_board.causes;
    let among = |causes: &[Cause]| causes.iter().copied().find(|it| of_file.holds(*it));
    match finding.check.code {
        "D104" => {
            let is_moved = case.ruled.as_ref().is_ok_and(is_moved);
            among(&[Cause::WrongDeals, Cause::Filler])
                .or_else(|| (!is_moved).then_some(Cause::WrongDeal))
        }
        "R103" if is_marked(finding, case) => None,
        "D103" => {
            let other_table = case.cross_board.other_table;
            let is_off = matches!(case.nearest_reading(),
                Some(LegalReading::SeatsTurned(steps)) if !other_table.is_turned_by(4 - steps));
            among(&[Cause::WrongDeals, Cause::Filler, Cause::Turned])
                .or_else(|| is_off.then_some(Cause::SeatsOff))
        }
        "P103" | "P104" => among(&[
            Cause::WrongDeals,
            Cause::Filler,
            Cause::Turned,
            Cause::Exchanged,
        ]),
        "P101" | "P102" | "P106" | "P109" | "R103" | "C102" => {
            among(&[Cause::WrongDeals, Cause::Filler, Cause::Exchanged])
        }
        "A103" => among(&[Cause::Turned]),
        "C101" | "C104" | "C109" | "C110" => among(&[Cause::Results, Cause::Filler]),
        "D101" | "D102" => among(&[Cause::FaultyDeals]),
        "A102" => among(&[Cause::Doubles]),
        _ => None,
    }
}

/// Whether the revoke that a finding is about is marked in the record.
fn is_marked(finding: &Finding, case: &Case<'_>) -> bool {
    let is_its = |revoke: &Revoke| revoke.marked && Some(revoke.turn) == finding.turn();
    case.replay()
        .is_some_and(|replay| replay.revokes().any(is_its))
}
