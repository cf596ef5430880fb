//! One look at what the directives before a game promise for it, on every board.

use super::{Case, Findings, s108_export_format, s110_odd_version, s111_newer_than_version};
use crate::pbn::Version;

/// Looks at the directives, and holds the game to them.
pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    s110_odd_version::report(case, findings);
    let said = case.carry.directives(case.game, case.text);
    if said.export {
        s108_export_format::report(case, findings);
    }
    if let Some(version) = said.version.filter(|it| *it < Version::NEWEST) {
        s111_newer_than_version::report(case, version, findings);
    }
}
