//! A hearing: everything that a board is ruled from.

use super::infraction::Infraction;
use super::{Edition, Facts};
use crate::replay::Replay;

/// What a board is ruled from.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hearing<'a> {
    pub(super) edition: &'a Edition,
    pub(super) replay: &'a Replay,
    pub(super) facts: &'a Facts<'a>,
    pub(super) infractions: &'a [Infraction],
}
