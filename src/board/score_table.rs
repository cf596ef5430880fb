//! The `ScoreTable`: the scores of a board at all tables of a tournament, one row each (PBN 2.1 section 5.9). The table
//! whose play is recorded is one of them. A `TotalScoreTable` may have the same columns.

use super::result::points;
use super::{Board, Stake};
use crate::bridge::{Card, Contract, Score, Seat, card, seat, side};
use crate::pbn::{Table, records};
use crate::source::Span;

/// The columns for what was played.
const DECLARATION: [&str; 7] = [
    "Contract",
    "Declarer",
    "Result",
    "Lead",
    "Score_NS",
    "Score_EW",
    "Multiplicity",
];

/// The columns that are used for scores.
const COLUMNS: [&str; 9] = [
    "Section",
    "PairId_NS",
    "PairId_EW",
    "Score_NS",
    "Score_EW",
    "Contract",
    "Declarer",
    "Result",
    "Multiplicity",
];

/// A row: one table of the tournament, or several with the same score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Listed<'a> {
    /// The section; empty where it is not given.
    pub section: &'a [u8],
    /// The pairs, North-South first; empty where they are not given.
    pub pairs: [&'a [u8]; 2],
    /// North-South's score.
    pub score: Score,
    /// The number of tables with this score.
    pub tables: u32,
}

/// What was played at a table of the tournament, or at several with the same result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Declaration {
    /// Where it stands.
    pub at: Span,
    /// The contract.
    pub contract: Contract,
    /// Declarer.
    pub declarer: Seat,
    /// Declarer's tricks.
    pub tricks: u8,
    /// The opening lead, if it is given.
    pub lead: Option<Card>,
    /// North-South's score, if it is given and was made at the table.
    pub score: Option<Score>,
    /// The number of such tables.
    pub tables: u32,
}

/// The rows of a table that say who declared, and with how many tricks.
pub(super) fn declarations(
    header: &[u8],
    table: Table,
    text: &[u8],
) -> impl Iterator<Item = Declaration> {
    let rows = records(header, table, text, DECLARATION);
    rows.filter_map(|[contract, declarer, result, lead, ns, ew, multiplicity]| {
        let [letter] = declarer else { return None };
        let declarer = seat(*letter)?;
        let Stake::Contract(bought) = Stake::read(contract)? else {
            return None;
        };
        let at = contract.as_ptr().addr() - text.as_ptr().addr(); // it is a part of the text
        Some(Declaration {
            at: Span::new(at, at + contract.len()),
            contract: bought,
            declarer,
            tricks: number(result).filter(|tricks| *tricks <= 13)?,
            lead: card(lead),
            score: made([ns, ew]),
            tables: number::<u16>(multiplicity).unwrap_or(1).into(),
        })
    })
}

impl Board {
    /// The rows of this board's `ScoreTable` with a score that was made at the table. Scores that a director awarded
    /// (`^`) are left out.
    pub(super) fn listed<'a>(
        &self,
        header: &[u8],
        table: Table,
        text: &'a [u8],
    ) -> Vec<Listed<'a>> {
        let rows = records(header, table, text, COLUMNS);
        let listed = rows.filter_map(|[section, ns, ew, rest @ ..]| {
            let [score_ns, score_ew, contract, declarer, result, multiplicity] = rest;
            let is_awarded = [score_ns, score_ew].iter().any(|it| it.starts_with(b"^"));
            let by_contract = || self.made([contract, declarer, result]);
            let score = made([score_ns, score_ew]).or_else(by_contract);
            let score = score.filter(|_| !is_awarded);
            Some(Listed {
                section,
                pairs: [ns, ew],
                score: score?,
                tables: number::<u16>(multiplicity).unwrap_or(1).into(),
            })
        });
        listed.collect()
    }

    /// The score of a contract with so many tricks.
    fn made(&self, [contract, declarer, result]: [&[u8]; 3]) -> Option<Score> {
        let contract = match Stake::read(contract)? {
            Stake::PassedOut => return Some(Score(0)),
            Stake::Contract(contract) => contract,
            Stake::Denomination(_) => return None,
        };
        let [letter] = declarer else { return None };
        let declarer = seat(*letter)?;
        let vulnerable = self.vulnerable.value()?.holds(side(declarer));
        Score::of(contract, declarer, number(result)?, vulnerable)
    }
}

/// The score of the two sides, unless a director awarded it.
fn made(scores: [&[u8]; 2]) -> Option<Score> {
    let is_awarded = scores.iter().any(|score| score.starts_with(b"^"));
    stated(scores).filter(|_| !is_awarded)
}

/// The score from the columns of the two sides. Many programs fill only the column of the side that won it.
fn stated(scores: [&[u8]; 2]) -> Option<Score> {
    match scores.map(points) {
        [Some(ns), Some(ew)] if ns + ew == 0 || ew == 0 => Some(Score(ns)),
        [Some(0), Some(ew)] if ew > 0 => Some(Score(-ew)),
        [Some(_), Some(_)] | [None, None] => None,
        [Some(ns), None] => Some(Score(ns)),
        [None, Some(ew)] => Some(Score(-ew)),
    }
}

fn number<T: std::str::FromStr>(element: &[u8]) -> Option<T> {
    str::from_utf8(element).ok()?.parse().ok()
}
