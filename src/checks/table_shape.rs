//! The table of a finding, and how many elements and columns it has.

use super::Case;
use crate::pbn::{FaultKind, Table, shape};
use crate::source::Span;

/// A table with a fault of its shape.
pub(super) struct Misshapen {
    pub(super) table: Table,
    /// Where the fault is.
    pub(super) span: Span,
    pub(super) elements: usize,
    pub(super) columns: usize,
}

/// The tables of a board with this fault.
pub(super) fn misshapen<'a>(
    case: &'a Case<'_>,
    kind: FaultKind,
) -> impl Iterator<Item = Misshapen> + 'a {
    let faults = case
        .board
        .faults
        .iter()
        .filter(move |fault| fault.kind == kind);
    faults.filter_map(|fault| {
        let holds = |table: &&Table| {
            (table.header.start..table.data.end.max(table.header.end + 1))
                .contains(&fault.span.start)
        };
        let table = *case.game.tables.iter().find(holds)?;
        let header = case.carry.value(table.name, case.game, case.text)?;
        let (elements, columns) = shape(header, table, case.text);
        Some(Misshapen {
            table,
            span: fault.span,
            elements,
            columns,
        })
    })
}
