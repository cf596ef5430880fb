//! Things on numbered shelves: what is compared stands together.

/// The numbers of things, shelf after shelf; on each in their order.
#[derive(Debug)]
pub(super) struct Shelves {
    numbers: Vec<u32>,
    /// Where each shelf ends.
    ends: Vec<u32>,
}

impl Shelves {
    /// So many shelves. `each` names the shelf and the number of each thing, in the same order whenever it is asked.
    pub(super) fn of(shelves: usize, each: impl Fn(&mut dyn FnMut(usize, u32))) -> Self {
        let mut ends = vec![0; shelves];
        each(&mut |shelf, _| ends[shelf] += 1);
        let mut all = 0;
        for end in &mut ends {
            all += std::mem::replace(end, all); // where it begins, as long as nothing is on it
        }
        let mut numbers = vec![0; all as usize];
        each(&mut |shelf, number| {
            numbers[ends[shelf] as usize] = number;
            ends[shelf] += 1;
        });
        Self { numbers, ends }
    }

    /// What stands on each, in order.
    pub(super) fn each(&self) -> impl Iterator<Item = &[u32]> {
        (0..self.ends.len()).map(|shelf| self.on(shelf))
    }

    /// What stands on one, by its number.
    pub(super) fn on(&self, place: usize) -> &[u32] {
        let begin = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.numbers[begin as usize..self.ends[place] as usize]
    }
}
