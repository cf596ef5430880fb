//! How many tricks move when several revokes ask for tricks, found by trying everything.

/// The most demands that can be met, by trying every way to meet them. A demand is the tricks of which it takes one; no
/// trick is taken twice.
pub fn most_met(demands: &[Vec<usize>]) -> u8 {
    best(demands, [false; 14])
}

fn best(demands: &[Vec<usize>], taken: [bool; 14]) -> u8 {
    let Some((first, rest)) = demands.split_first() else {
        return 0;
    };
    let mut most = best(rest, taken);
    for &trick in first {
        if !taken[trick] {
            let mut taken = taken;
            taken[trick] = true;
            most = most.max(1 + best(rest, taken));
        }
    }
    most
}
