//! The solver: a position as DDS wants it, and a few of its searches at one time.

use crate::bridge::{PartialHands, Strain, Suit};
use crate::replay::Position;
use dds_bridge::{Board, CurrentTrick, Objective, Solver, SolverConfig, Target, TtKind};
use std::sync::{Mutex, PoisonError};

/// Searches at one time, whatever the number of threads; others wait. Each keeps a table of positions for the next.
static SOLVERS: [Mutex<Option<Solver>>; 4] = [const { Mutex::new(None) }; 4];

/// The most that the table of a search takes.
const TABLE_MIB: u32 = 32;

/// See [`super::Solve`].
pub(super) fn tricks(position: &Position, trump: Option<Suit>) -> Option<u8> {
    let played: Vec<_> = position.trick.iter().map(|it| it.1).collect();
    let trick = CurrentTrick::from_slice(
        trump.map_or(Strain::Notrump, Strain::from),
        position.leader,
        &played,
    )
    .ok()?;
    let mut hands = PartialHands::new();
    for (seat, hand) in position.hands.iter() {
        hands[seat] = (*hand)?;
    }
    let board = Board::try_new(hands.build_partial().ok()?, trick).ok()?;
    // every legal card is tried: where there is only one, nothing else makes DDS count its tricks
    let objective = Objective {
        board,
        target: Target::Legal,
    };
    let found = with_solver(|solver| solver.solve_board(&objective));
    found.plays.iter().map(|play| play.score.get()).max()
}

/// Does something with a solver of which nobody else has the use.
fn with_solver<T>(work: impl FnOnce(&mut Solver) -> T) -> T {
    let free = SOLVERS.iter().find_map(|slot| slot.try_lock().ok());
    let wait = || SOLVERS[0].lock().unwrap_or_else(PoisonError::into_inner);
    let mut slot = free.unwrap_or_else(wait);
    // taken out while it works: one that fails is not used again
    let mut solver = slot.take().unwrap_or_else(new_solver);
    let answer = work(&mut solver);
    *slot = Some(solver);
    answer
}

fn new_solver() -> Solver {
    Solver::new(SolverConfig {
        tt_kind: TtKind::Pattern,
        tt_mem_default_mb: TABLE_MIB / 2,
        tt_mem_maximum_mb: TABLE_MIB,
    })
}
