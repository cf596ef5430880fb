//! What would make a record right: a change of it, or the deal of another board.

use crate::checks::{Case, DealElsewhere, Finding};
use crate::diagnosis::LegalReading;
use crate::report::table::{Cell, Kind, Line};
use crate::report::tables::spelling::Plain;

/// The likeliest change that makes a record right, in a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Nearest {
    /// Of the record.
    Reading(LegalReading),
    /// The deal of another board.
    Deal(String),
}

impl Nearest {
    /// That of a board.
    pub(in crate::report) fn of(case: &Case<'_>) -> Option<Self> {
        let deal = case.cross_board.deal_elsewhere.map(spelled).map(Self::Deal);
        deal.or_else(|| case.nearest_reading().map(Self::Reading))
    }

    /// That which a finding on the board is about.
    pub(in crate::report) fn of_finding(case: &Case<'_>, finding: &Finding) -> Option<Self> {
        match finding.check.code {
            "D104" => Self::of(case),
            _ => finding.reading(case).map(Self::Reading),
        }
    }
}

impl Cell for Nearest {
    const KIND: Kind = Kind::Text;

    fn spell(&self, line: &mut Line<'_>) {
        match self {
            Self::Reading(reading) => Plain(*reading).spell(line),
            Self::Deal(deal) => deal.spell(line),
        }
    }
}

/// `deal of FILE board 7`.
fn spelled(deal: DealElsewhere<'_>) -> String {
    let DealElsewhere {
        file,
        board,
        turned,
    } = deal;
    let turned = match turned {
        0 => String::new(),
        seats => format!(" turned {seats}"),
    };
    format!("deal of {file} board {board}{turned}")
}
