//! What other tables of a board show of its deal, and of who declared.

use super::{
    C108, C114, Case, Finding, Findings, Likeness, OtherSide, OtherTable, Severity, Topic,
};
use crate::board::{Declaration, Item};
use crate::bridge::{Strain, side};
use crate::words::{Message, message};

pub(super) fn other_deal(case: &Case<'_>, findings: &mut Findings) {
    let OtherTable::Differs {
        file,
        game,
        likeness,
        often,
    } = case.cross_board.other_table
    else {
        return;
    };
    if !often {
        findings.push(of_other_deal(case, (file, game), likeness));
        return;
    }
    // some programs write down a second play of each deal, with the hands turned
    let is_turned = matches!(likeness, Likeness::Turned(_));
    let span = case.record.span_of(Item::Deal);
    findings.once_a_file(&C108, &[u8::from(is_turned)], span, || {
        let finding = of_other_deal(case, (file, game), likeness);
        let severity = finding.severity;
        finding.severity(if is_turned { Severity::Note } else { severity })
    });
}

fn of_other_deal(case: &Case<'_>, (file, game): (&str, u32), likeness: Likeness) -> Finding {
    let message = message!("c108", game, file);
    let how = match likeness {
        Likeness::Turned(seats) => message!("c108-turned", count = seats),
        Likeness::Close => message!("c108-close"),
        Likeness::Other => message!("c108-other"),
    };
    Finding::new(&C108, case.record.span_of(Item::Deal), message)
        .label(message!("c108-label"))
        .note(Topic::Reading, how)
}

pub(super) fn declared_by_both_sides(case: &Case<'_>, findings: &mut Findings) {
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
    let finding = Finding::new(&C114, case.record.span_of(Item::Declarer), message)
        .label(message!("c114-label"));
    let OtherSide { tables, own, .. } = other;
    let reading = if tables == own + 1 {
        message!("c114-either")
    } else {
        message!("c114-odd-one", count = tables, declarer, own)
    };
    Some(finding.note(Topic::Reading, reading))
}

/// What the tables show that the record itself lists.
fn of_score_table(case: &Case<'_>, findings: &mut Findings) {
    if case.declarations.is_empty() {
        return;
    }
    let mut declared = [[const { None::<Tables> }; 2]; 5];
    for &declaration in case.declarations {
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
                Finding::new(&C114, odd.best.at, message).label(message!("c114-listed-label"));
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
fn which(odd: Tables, other: Tables) -> Message {
    if odd.count == other.count {
        return message!("c114-either");
    }
    let (count, declarer, own) = (other.count, odd.best.declarer, odd.count);
    message!("c114-listed-odd-one", count, declarer, own)
}

/// The most in a suit: of 66 such pairs of tables on real deals whose records are sound, none has more.
const IN_A_SUIT: u8 = 18;
/// The most at notrump: of 207 pairs none has more than 18. One more is allowed, as both sides may have a suit to run.
const AT_NOTRUMP: u8 = 19;

/// The most tricks of both together that nothing speaks against.
pub const fn most_of_both_sides(strain: Strain) -> u8 {
    match strain {
        Strain::Notrump => AT_NOTRUMP,
        _ => IN_A_SUIT,
    }
}
