//! Intervals and limits from sums of probabilities: what Poisson counts do by chance, each limit by bisection.

/// The probability of at most `count` events where `mean` are expected: the sum of those of each number.
pub(crate) fn at_most(count: u64, mean: f64) -> f64 {
    let mut of_number = (-mean).exp();
    let mut sum = of_number;
    for number in 1..=count {
        of_number *= mean / number as f64;
        sum += of_number;
    }
    sum
}

/// Where a rising function comes to a value.
fn solve(value: f64, of: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    while of(high) < value {
        high *= 2.0;
    }
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if of(middle) < value {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

/// The means of which a count is neither too high nor too low (Garwood 1936).
pub(crate) fn exact(count: u64) -> [f64; 2] {
    let low = match count {
        0 => 0.0,
        _ => solve(0.025, |mean| 1.0 - at_most(count - 1, mean)),
    };
    [low, solve(0.975, |mean| 1.0 - at_most(count, mean))]
}

/// The same for a count whose variance is so many times that of independent events, which at the lower end is of one event at
/// the least.
pub(crate) fn spread(count: u64, effect: f64) -> [f64; 2] {
    let count = count as f64;
    let least = effect.min(count);
    let low = match count {
        0.0 => 0.0,
        _ => least * solve(0.025, |mean| gamma(count / least, mean)),
    };
    [
        low,
        effect * solve(0.975, |mean| gamma(count / effect + 1.0, mean)),
    ]
}

/// The share of a gamma distribution up to a value, by its series; the factorial by Stirling's.
fn gamma(shape: f64, up_to: f64) -> f64 {
    let (mut term, mut sum, mut at) = (1.0, 1.0, shape);
    while term > 1e-17 * sum {
        at += 1.0;
        term *= up_to / at;
        sum += term;
    }
    let (mut before, mut from) = (0.0, shape + 1.0);
    while from < 20.0 {
        before += from.ln();
        from += 1.0;
    }
    let stirling = (from - 0.5) * from.ln() - from + std::f64::consts::TAU.ln() / 2.0;
    let factorial = stirling + (12.0 * from).recip() - (360.0 * from.powi(3)).recip() - before;
    (shape * up_to.ln() - up_to - factorial).exp() * sum
}

/// The half of the middle 95% of Student's distribution: with the tangent of an angle its density is a power of a cosine.
pub(crate) fn student(freedom: f64) -> f64 {
    const STEPS: u32 = 2000;
    let up_to = |angle: f64| {
        let step = angle / f64::from(STEPS);
        let middles = (0..STEPS).map(|it| (f64::from(it) + 0.5) * step);
        middles
            .map(|it| it.cos().powf(freedom - 1.0) * step)
            .sum::<f64>()
    };
    let all = up_to(std::f64::consts::FRAC_PI_2);
    freedom.sqrt() * solve(0.95 * all, |it| up_to(it.atan()))
}

/// The half of a normal distribution's middle 95%.
pub(crate) const NORMAL: f64 = 1.959_964;

/// The shares of which `count` of `all` is as far off as 95% of samples are (Wilson 1927).
pub(crate) fn wilson(count: u64, all: u64) -> [f64; 2] {
    let (share, all) = (count as f64 / all as f64, all as f64);
    let off = |it: f64| (share - it) / (it * (1.0 - it) / all).sqrt();
    let low = if count == 0 {
        0.0
    } else {
        solve(-NORMAL, |it| -off(it.min(share)))
    };
    let high = if share >= 1.0 {
        1.0
    } else {
        solve(NORMAL, |it| if it >= 1.0 { f64::MAX } else { -off(it) })
    };
    [low, high]
}

/// How likely so many are, or as far off on either side.
pub(crate) fn surprise(count: u64, mean: f64) -> f64 {
    let at_least = if count == 0 {
        1.0
    } else {
        1.0 - at_most(count - 1, mean)
    };
    (2.0 * at_least.min(at_most(count, mean))).min(1.0)
}

/// The largest of these that cannot be chance among so many (Benjamini and Hochberg 1995), and outside 99.8%.
pub(crate) fn threshold(mut surprises: Vec<f64>) -> f64 {
    surprises.sort_by(f64::total_cmp);
    let line = |rank: usize| rank as f64 * 0.05 / surprises.len() as f64;
    let below = (1..)
        .zip(&surprises)
        .filter(|(rank, it)| **it <= line(*rank));
    below.last().map_or(-1.0, |(_, it)| it.min(0.002))
}

/// The count that a share `tail` of all stays below, between two counts in proportion.
pub(crate) fn funnel(mean: f64, tail: f64) -> f64 {
    let beyond = (0..1_000_000).find(|it| at_most(*it, mean) > tail).unwrap();
    let below = if beyond == 0 {
        0.0
    } else {
        at_most(beyond - 1, mean)
    };
    let share = (at_most(beyond, mean) - tail) / (at_most(beyond, mean) - below);
    (beyond as f64 - share).max(0.0)
}
