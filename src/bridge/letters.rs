//! What single letters name, as lookup tables: seats, suits and ranks are unpredictable, so a branch on them would
//! often be mispredicted.

/// What each byte names; letters in either case.
pub(super) const fn named<T: Copy, const N: usize>(
    letters: &[u8; N],
    values: [T; N],
) -> [Option<T>; 256] {
    let mut table = [None; 256];
    let mut place = 0;
    while place < N {
        table[letters[place] as usize] = Some(values[place]);
        table[letters[place].to_ascii_lowercase() as usize] = Some(values[place]);
        place += 1;
    }
    table
}
