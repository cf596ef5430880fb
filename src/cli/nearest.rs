//! The words nearest to one that is not known.

/// At most this many are offered.
pub(super) const MOST: usize = 3;

/// The known words that differ least, if they differ little: a letter, and one more for every four; not in all letters.
pub(super) fn nearest<'a>(word: &str, known: &[&'a str]) -> Vec<&'a str> {
    let word = word.to_lowercase();
    let steps = |name: &str| strsim::levenshtein(&word, &name.to_lowercase());
    let mut near: Vec<(usize, &str)> = known
        .iter()
        .map(|name| (steps(name), *name))
        .filter(|(steps, name)| *steps <= 1 + name.len() / 4 && *steps < name.len())
        .collect();
    near.sort_unstable();
    near.dedup();
    let least = near.first().map_or(0, |(steps, _)| *steps);
    let as_near = near.into_iter().filter(|(steps, _)| *steps == least);
    as_near.map(|(_, name)| name).take(MOST).collect()
}

/// Words in quotes, with commas between them.
pub(super) fn quoted(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
    words.join(", ")
}
