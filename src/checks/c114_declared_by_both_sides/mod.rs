#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, OtherSide, Topic, most_of_both_sides};
use crate::board::{Declaration, Item};
use crate::bridge::{Seat, Strain, side};
use crate::words::message;

check! { "C114" "declared-by-both-sides", Warning, "Law 79; PBN 2.1 section 3.4.13" }

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    findings.extend(of_another_table(case));
    of_score_table(case, findings);
}

/// What the record of another table shows.
fn of_another_table(case: &Case<'_>) -> Option<Finding> {
    let other = case.cross_board.other_side?;
    let declarer = case.premises.declarer()?;
    let strain = case.premises.full_contract()?.bid.strain;
    let made = case.tricks()?;
    let message = message!(
        "c114",
        strain,
        declarer,
        made,
        other = other.declarer,
        tricks = other.tricks,
        game = other.game,
        file = other.file,
        sum = made + other.tricks,
        most = most_of_both_sides(strain)
    );
    let finding = Finding::new(&CHECK, case.record.span_of(Item::Declarer), message)
        .label(message!("c114-label"));
    Some(with_others(finding, declarer, other))
}

/// How many tables agree with either.
fn with_others(finding: Finding, declarer: Seat, other: OtherSide<'_>) -> Finding {
    let reading = if other.tables == other.own + 1 {
        message!("c114-either")
    } else {
        let OtherSide { tables, own, .. } = other;
        message!("c114-odd-one", count = tables, declarer, own)
    };
    finding.note(Topic::Reading, reading)
}

/// What the tables show that the record itself lists.
fn of_score_table(case: &Case<'_>, findings: &mut Findings) {
    let mut declarations = case.record.declarations().peekable();
    if declarations.peek().is_none() {
        return;
    }
    let mut declared = [[const { None::<Tables> }; 2]; 5];
    for declaration in declarations {
        let of = side(declaration.declarer);
        let tables = &mut declared[declaration.contract.bid.strain as usize][of as usize];
        *tables = Some(Tables::with(*tables, declaration));
    }
    for strain in Strain::ASC {
        let [Some(one), Some(other)] = declared[strain as usize] else {
            continue;
        };
        let most = most_of_both_sides(strain);
        let sum = one.best.tricks + other.best.tricks;
        if sum > most {
            let (odd, other) = if one.count > other.count {
                (other, one)
            } else {
                (one, other)
            };
            let message = message!(
                "c114-listed",
                strain,
                declarer = odd.best.declarer,
                made = odd.best.tricks,
                other = other.best.declarer,
                tricks = other.best.tricks,
                sum,
                most
            );
            let finding =
                Finding::new(&CHECK, odd.best.at, message).label(message!("c114-listed-label"));
            findings.push(finding.note(Topic::Reading, which(odd, other)));
        }
    }
}

/// The tables at which one side declared in one denomination.
#[derive(Debug, Clone, Copy)]
struct Tables {
    count: u32,
    /// The first of those with the most tricks.
    best: Declaration,
}

impl Tables {
    /// Those before, if any, and one more row.
    fn with(before: Option<Self>, row: Declaration) -> Self {
        let count = before.map_or(0, |it| it.count) + row.tables;
        let best = before.map(|it| it.best);
        let best = best.filter(|best| best.tricks >= row.tricks).unwrap_or(row);
        Self { count, best }
    }
}

/// Which of the tables is probably wrong.
fn which(odd: Tables, other: Tables) -> crate::words::Message {
    if odd.count == other.count {
        return message!("c114-either");
    }
    let (count, declarer, own) = (other.count, odd.best.declarer, odd.count);
    message!("c114-listed-odd-one", count, declarer, own)
}
