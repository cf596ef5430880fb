//! What is remembered in order, each by a number, until its generation is forgotten.

use std::collections::VecDeque;

/// Values by their numbers, in two generations.
#[derive(Debug)]
pub(super) struct Numbered<T> {
    all: VecDeque<T>,
    /// The number of the first of them, and that of the first of the later generation.
    first: u32,
    later: u32,
}

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Self {
            all: VecDeque::new(),
            first: 0,
            later: 0,
        }
    }
}

impl<T> Numbered<T> {
    /// Adds a value, and gives it the next number.
    pub(super) fn push(&mut self, it: T) -> u32 {
        self.all.push_back(it);
        self.next().wrapping_sub(1)
    }

    /// The last, and its number.
    pub(super) fn last(&self) -> Option<(u32, &T)> {
        let last = self.all.back()?;
        Some((self.next().wrapping_sub(1), last))
    }

    /// That of a number, which must be remembered.
    pub(super) fn get(&self, number: u32) -> &T {
        &self.all[number.wrapping_sub(self.first) as usize]
    }

    /// The same.
    pub(super) fn get_mut(&mut self, number: u32) -> &mut T {
        &mut self.all[number.wrapping_sub(self.first) as usize]
    }

    /// Forgets those of the earlier generation, and begins a new one with the next.
    pub(super) fn begin_generation(&mut self) {
        let earlier = self.later.wrapping_sub(self.first);
        self.all.drain(..earlier as usize);
        self.first = self.later;
        self.later = self.next();
    }

    /// The number of the next. After so many that a number has no room for more they begin anew.
    #[allow(clippy::cast_possible_truncation)]
    fn next(&self) -> u32 {
        self.first.wrapping_add(self.all.len() as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_of_two_generations_are_known() {
        let mut all = Numbered {
            first: u32::MAX - 2,
            later: u32::MAX - 2,
            ..Numbered::default()
        };
        let mut numbers = Vec::new();
        for generation in 0..4 {
            for value in 0..=generation {
                numbers.push((all.push((generation, value)), (generation, value)));
            }
            let known = numbers.iter().filter(|it| it.1.0 + 1 >= generation);
            for (number, value) in known {
                assert_eq!(all.get(*number), value);
            }
            assert_eq!(all.last().map(|it| it.0), numbers.last().map(|it| it.0));
            all.begin_generation();
            assert_eq!(all.all.len(), generation + 1);
        }
        assert_eq!(
            numbers[3].0, 0,
            "behind the highest number comes the lowest"
        );
    }
}
