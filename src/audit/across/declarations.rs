//! Who declared in which denomination at the tables of one deal, and how many tricks were won there.
//!
//! Two sides seldom win more than so many tricks between them when each declares in the same denomination. Where they did, a
//! declarer is wrong, and at the table that differs from most. Scoring programs warn of it where the result is typed in.

use crate::bridge::{Seat, Side, Strain, side};
use crate::checks::{Case, OtherSide, most_of_both_sides};
use crate::replay::Replay;

/// Who declared at a table, and with how many tricks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Declared {
    pub(super) strain: Strain,
    pub(super) seat: Seat,
    pub(super) tricks: u8,
    /// The hand that leads, as the record of the play has it.
    pub(super) leads: Seat,
}

impl Declared {
    /// By the Result, or else by the cards.
    pub(super) fn of(case: &Case<'_>) -> Option<Self> {
        let premises = case.premises;
        if case.replay().is_some_and(Replay::is_of_another_deal) {
            return None;
        }
        let seat = premises.declarer()?;
        Some(Self {
            strain: premises.full_contract()?.bid.strain,
            seat,
            tricks: case.tricks()?,
            leads: leads(case).unwrap_or(seat.lho()),
        })
    }

    /// Whether the plays of two tables of one deal stand in each other's place: each begins as that of the other would.
    pub(super) fn is_exchanged_with(self, other: Self) -> bool {
        let (own, due) = (self.seat.lho(), other.seat.lho());
        own != due && self.leads == due && other.leads == own
    }

    fn side(self) -> Side {
        side(self.seat)
    }
}

/// The hand that leads: that of the Play tag, or that which was dealt the first card.
fn leads(case: &Case<'_>) -> Option<Seat> {
    let stated = case.board.play.seat.value().copied();
    stated.or_else(|| {
        let (.., first) = case.play.table.cards().next()?;
        // of a deal that is turned its replay has the hands as they sat
        let turned_back = case.replay().and_then(|it| it.setting.deal.as_ref());
        turned_back.or(case.board.deal.value())?.owner(first)
    })
}

/// The tables of a deal at which one side declared in one denomination.
#[derive(Debug, Clone, Copy)]
struct Tables {
    count: u32,
    /// The place of the first, and that of the first of those with the most tricks.
    first: usize,
    best: (usize, Declared),
}

/// The declarations at the tables of one deal.
#[derive(Debug, Default)]
pub(super) struct Declarations([[Option<Tables>; 2]; 5]);

impl Declarations {
    /// Those of tables; `None` where both sides declared in no denomination.
    pub(super) fn of(tables: impl Iterator<Item = Option<Declared>> + Clone) -> Option<Self> {
        let bit = |it: Declared| 1_u16 << (2 * it.strain as u16 + it.side() as u16);
        let sides = tables.clone().flatten().fold(0, |all, it| all | bit(it));
        if sides & sides >> 1 & 0b01_0101_0101 == 0 {
            return None; // nearly always
        }
        let mut declarations = Self::default();
        for (place, declared) in tables.enumerate() {
            if let Some(declared) = declared {
                declarations.take(place, declared);
            }
        }
        Some(declarations)
    }

    /// Takes in a table, which has this place among them.
    fn take(&mut self, place: usize, declared: Declared) {
        let tables = &mut self.0[declared.strain as usize][declared.side() as usize];
        let tables = tables.get_or_insert(Tables {
            count: 0,
            first: place,
            best: (place, declared),
        });
        tables.count += 1;
        if declared.tricks > tables.best.1.tricks {
            tables.best = (place, declared);
        }
    }

    /// What contradicts a table, and the place of the table that does: of two sides that declared it is the one with fewer tables
    /// that is contradicted, or of two with as many the later one.
    pub(super) fn contradiction(&self, declared: Declared) -> Option<(usize, OtherSide<'static>)> {
        let sides = &self.0[declared.strain as usize];
        let own = sides[declared.side() as usize]?;
        let others = sides[declared.side().other() as usize]?;
        if (others.count, own.first) < (own.count, others.first) {
            return None;
        }
        let (place, best) = others.best;
        let is_too_many = best.tricks + declared.tricks > most_of_both_sides(declared.strain);
        is_too_many.then_some((
            place,
            OtherSide {
                file: "",
                game: 0,
                declarer: best.seat,
                tricks: best.tricks,
                tables: others.count,
                own: own.count - 1,
            },
        ))
    }
}
