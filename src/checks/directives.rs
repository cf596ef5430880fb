//! One look at what the directives before a game promise for it, on every board.

use super::{Findings, PbnCase, s108_export_format, s110_odd_version, s111_newer_than_version};
use crate::pbn::Version;

/// Looks at the directives, and holds the game to them.
pub(super) fn run(pbn: &PbnCase<'_>, findings: &mut Findings) {
    s110_odd_version::report(pbn, findings);
    let stated = pbn.directives();
    if stated.export {
        s108_export_format::report(pbn, findings);
    }
    if let Some(version) = stated.version.filter(|it| *it < Version::NEWEST) {
        s111_newer_than_version::report(pbn, version, findings);
    }
}
