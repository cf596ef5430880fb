//! The table of a finding, and how many elements and columns it has.

use super::PbnCase;
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
    pbn: &'a PbnCase<'_>,
    kind: FaultKind,
) -> impl Iterator<Item = Misshapen> + 'a {
    let faults = pbn.faults.iter().filter(move |fault| fault.kind == kind);
    faults.filter_map(|fault| {
        let holds = |table: &&Table| {
            (table.header.start..table.data.end.max(table.header.end + 1))
                .contains(&fault.span.start)
        };
        let table = *pbn.game.tables.iter().find(holds)?;
        let header = pbn.value(table.name)?;
        let (elements, columns) = shape(header, table, pbn.text);
        Some(Misshapen {
            table,
            span: fault.span,
            elements,
            columns,
        })
    })
}
