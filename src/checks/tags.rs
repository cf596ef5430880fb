//! One look at the tags of a game, on every board: what is not as the standard has it goes to its check.

use super::{Case, Findings, s209_unknown_tag};
use crate::pbn::TagName;

/// Looks at each tag once.
pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    for tag in &case.game.tags {
        if tag.name == TagName::Other {
            s209_unknown_tag::report(case, tag, findings);
        }
    }
}
