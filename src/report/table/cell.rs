//! What the types of cells hold, and how each is spelled.

use super::line::{Cell, Line};
use super::{Id, Kind};
use crate::words::Decimal;
use std::borrow::Cow;

/// A cell that is known only when its row is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pending;

impl Cell for Pending {
    const KIND: Kind = Kind::Text;

    fn spell(&self, line: &mut Line<'_>) {
        line.none();
    }
}

/// Nothing where a value is unknown or does not apply.
impl<T: Cell> Cell for Option<T> {
    const KIND: Kind = T::KIND;

    fn spell(&self, line: &mut Line<'_>) {
        match self {
            Some(cell) => cell.spell(line),
            None => line.none(),
        }
    }
}

impl<T: Cell> Cell for &T {
    const KIND: Kind = T::KIND;

    fn spell(&self, line: &mut Line<'_>) {
        T::spell(self, line);
    }
}

macro_rules! whole_numbers {
    ($($number:ty)*) => {
        $(impl Cell for $number {
            const KIND: Kind = Kind::Whole;

            fn spell(&self, line: &mut Line<'_>) {
                line.whole(*self);
            }
        })*
    };
}
whole_numbers! { u8 u16 u64 usize i32 i64 }

macro_rules! texts {
    ($($text:ty)*) => {
        $(impl Cell for $text {
            const KIND: Kind = Kind::Text;

            fn spell(&self, line: &mut Line<'_>) {
                line.text(self.as_bytes());
            }
        })*
    };
}
texts! { &str String Cow<'_, str> }

impl Cell for char {
    const KIND: Kind = Kind::Text;

    fn spell(&self, line: &mut Line<'_>) {
        line.word(self.encode_utf8(&mut [0; 4]).as_bytes());
    }
}

impl Cell for Decimal {
    const KIND: Kind = Kind::Decimal;

    fn spell(&self, line: &mut Line<'_>) {
        line.decimal(&self.to_string());
    }
}

impl Cell for Id {
    const KIND: Kind = Kind::Text;

    fn spell(&self, line: &mut Line<'_>) {
        line.of_id(*self);
    }
}
