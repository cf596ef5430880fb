//! How many boards of a file are otherwise than expected, and from when on that is a habit of the file.

/// How many boards of a file differ from what is expected of them.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Share {
    pub(super) of: u64,
    pub(super) differing: u64,
}

impl Share {
    /// Boards that may differ before anything is concluded from it.
    const FEW: u64 = 3;

    /// Takes in one more.
    pub(super) fn take(&mut self, differs: bool) {
        self.of += 1;
        self.differing += u64::from(differs);
    }

    /// Takes in others.
    pub(super) const fn add(&mut self, other: Self) {
        self.of += other.of;
        self.differing += other.differing;
    }

    /// Whether more than a few differ, and over a third.
    pub(super) const fn is_habit(&self) -> bool {
        self.differing > Self::FEW && self.differing * 3 > self.of
    }

    /// Whether one in four or more differ, and a good many.
    pub(super) const fn is_quarter(&self) -> bool {
        self.differing > 2 * Self::FEW && self.differing * 4 >= self.of
    }
}
