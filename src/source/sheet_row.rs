//! A row of a sheet in a workbook, and the letters of its columns.

/// A row of a sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SheetRow {
    /// Its number, from 1.
    pub number: u32,
    /// Its cells that hold something, each with the number of its column, from 0.
    pub(super) cells: Vec<(u32, String)>,
}

impl SheetRow {
    /// The row of this number, with these cells.
    pub fn of(number: u32, cells: impl IntoIterator<Item = String>) -> Self {
        let cells = (0..).zip(cells);
        Self {
            number,
            cells: cells.filter(|(_, text)| !text.is_empty()).collect(),
        }
    }

    /// What stands in a column, or nothing.
    pub fn cell(&self, column: u32) -> &str {
        let found = self.cells.iter().find(|(own, _)| *own == column);
        found.map_or("", |(_, text)| text)
    }

    /// The cells that hold something, each with the number of its column, from 0.
    pub fn cells(&self) -> impl Iterator<Item = (u32, &str)> + Clone {
        self.cells.iter().map(|(column, text)| (*column, &**text))
    }
}

/// The letters of a column, as a spreadsheet shows them, by its number from 0: `A`, `Z`, `AA`.
pub fn column_letters(column: u32) -> String {
    let letter = char::from(b'A' + u8::try_from(column % 26).unwrap_or_default());
    match column / 26 {
        0 => letter.to_string(),
        before => column_letters(before - 1) + &letter.to_string(),
    }
}
