//! What the types of cells hold, and how each is spelled.

use super::form::{Form, add_whole};
use super::{Id, Kind};
use crate::words::Decimal;
use std::borrow::Cow;

/// A value that stands in a cell.
pub(in crate::report) trait Cell {
    /// What a column of it holds.
    const KIND: Kind;

    fn spell(&self, form: Form, to: &mut Vec<u8>);
}

/// Nothing where a value is unknown or does not apply.
impl<T: Cell> Cell for Option<T> {
    const KIND: Kind = T::KIND;

    fn spell(&self, form: Form, to: &mut Vec<u8>) {
        match self {
            Some(cell) => cell.spell(form, to),
            None => form.none(to),
        }
    }
}

/// Declares types of cells, a line each: `what it holds: the types => how they are spelled`.
macro_rules! cells {
    ($($kind:ident: $($cell:ty)|+ => |$it:ident, $form:ident, $to:ident| $spell:expr;)*) => {
        $($(impl $crate::report::table::Cell for $cell {
            const KIND: $crate::report::table::Kind = $crate::report::table::Kind::$kind;

            fn spell(&self, $form: $crate::report::table::Form, $to: &mut Vec<u8>) {
                let $it = self;
                $spell;
            }
        })+)*
    };
}
pub(in crate::report) use cells;

/// A cell that is known only when its row is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pending;

cells! {
    Whole: u8 | u16 | u64 | usize | i32 | i64 => |it, _form, to| add_whole(*it, to);
    Decimal: Decimal => |it, form, to| form.decimal(&it.to_string(), to);
    Text: &str | String | Cow<'_, str> => |it, form, to| form.text(it.as_bytes(), to);
    Text: char => |it, form, to| form.word(it.encode_utf8(&mut [0; 4]).as_bytes(), to);
    Text: Id => |it, form, to| form.id(*it, to);
    Text: Pending => |_it, form, to| form.none(to);
}
