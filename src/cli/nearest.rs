//! The words nearest to one that is not known.

/// At most this many are offered.
const MOST: usize = 3;

/// The known words that differ least, if they differ little: a letter, and one more for every four.
pub(super) fn nearest<'a>(word: &str, known: &[&'a str]) -> Vec<&'a str> {
    let word = word.to_lowercase();
    let steps = |name: &str| distance(&word, &name.to_lowercase());
    let mut near: Vec<(usize, &str)> = known
        .iter()
        .map(|name| (steps(name), *name))
        .filter(|(steps, name)| *steps <= 1 + name.len() / 4)
        .collect();
    near.sort_unstable();
    near.dedup();
    let least = near.first().map_or(0, |(steps, _)| *steps);
    let as_near = near.into_iter().filter(|(steps, _)| *steps == least);
    as_near.map(|(_, name)| name).take(MOST).collect()
}

/// How many letters must be put in, taken out or changed to turn one word into another.
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (place, letter) in from.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], place + 1);
        for (column, other) in to.iter().enumerate() {
            let change = corner + usize::from(letter != *other);
            corner = row[column + 1];
            row[column + 1] = change.min(corner + 1).min(row[column] + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        for (from, to, steps) in [
            ("", "abc", 3),
            ("revoke", "revoke", 0),
            ("revok", "revoke", 1),
            ("r110", "r101", 2),
        ] {
            assert_eq!(distance(from, to), steps, "{from} {to}");
            assert_eq!(distance(to, from), steps, "{to} {from}");
        }
    }

    #[test]
    fn the_nearest_words_are_offered() {
        let known = ["revoke", "revokes", "64A1", "64A2", "64B1", "64C", "64B2"];
        assert_eq!(nearest("Revok", &known), ["revoke"]);
        assert_eq!(nearest("64A3", &known), ["64A1", "64A2"]);
        assert_eq!(nearest("64X1", &known), ["64A1", "64B1"]);
        assert_eq!(nearest("something else", &known), [""; 0]);
    }
}
