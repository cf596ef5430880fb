//! What single letters name, as tables: who sits where, and what he bids and holds, nobody can guess, so a branch on such
//! a letter is often taken wrongly; a look into a table is not.

/// For each byte what it names; letters in either case.
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
