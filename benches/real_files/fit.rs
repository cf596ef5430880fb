//! What each thing that is read costs, by least squares.

/// Tags, calls, cards, and elements of tables.
pub(crate) const THINGS: usize = 4;

/// The cost of each thing that explains best what the sources cost, each source counting alike: how many things it has,
/// and its cost. Nothing costs less than nothing.
pub(crate) fn costs(sources: &[([f64; THINGS], f64)]) -> [f64; THINGS] {
    let rows = sources.iter();
    let rows: Vec<_> = rows
        .map(|(counts, cost)| counts.map(|it| it / cost))
        .collect();
    let wrong = |costs: &[f64; THINGS]| {
        rows.iter()
            .map(|row| (share(row, costs) - 1.0).powi(2))
            .sum::<f64>()
    };
    let choices = (1..1_u32 << THINGS).filter_map(|chosen| fitted(&rows, chosen));
    let possible = choices.filter(|costs| costs.iter().all(|cost| *cost >= 0.0));
    let best = possible.min_by(|one, other| wrong(one).total_cmp(&wrong(other)));
    best.unwrap_or_default()
}

/// What so many things cost.
pub(crate) fn share(counts: &[f64; THINGS], costs: &[f64; THINGS]) -> f64 {
    counts
        .iter()
        .zip(costs)
        .map(|(count, cost)| count * cost)
        .sum()
}

/// The costs of the chosen things, a bit each, if the others cost nothing: the solution of the normal equations, by
/// elimination. `None` where they have none.
fn fitted(rows: &[[f64; THINGS]], chosen: u32) -> Option<[f64; THINGS]> {
    let is_chosen = |thing: usize| chosen >> thing & 1 == 1;
    let mut equations = [[0.0; THINGS + 1]; THINGS];
    for one in 0..THINGS {
        equations[one][one] = f64::from(u8::from(!is_chosen(one)));
        for row in rows.iter().filter(|_| is_chosen(one)) {
            for other in (0..THINGS).filter(|other| is_chosen(*other)) {
                equations[one][other] += row[one] * row[other];
            }
            equations[one][THINGS] += row[one];
        }
    }
    for pivot in 0..THINGS {
        let own = equations[pivot];
        if own[pivot].abs() < 1e-18 {
            return None;
        }
        for (_, other) in equations
            .iter_mut()
            .enumerate()
            .filter(|(at, _)| *at != pivot)
        {
            let factor = other[pivot] / own[pivot];
            for (value, own) in other.iter_mut().zip(own) {
                *value -= factor * own;
            }
        }
    }
    let mut costs = [0.0; THINGS];
    for (thing, equation) in equations.iter().enumerate() {
        costs[thing] = equation[THINGS] / equation[thing];
    }
    Some(costs)
}
