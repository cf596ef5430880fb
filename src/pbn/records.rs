//! A table as records: row by row, the elements of the columns that are asked for.

use super::table::{Piece, Pieces, Table, columns};

/// The rows of a table: for each, the elements of these columns, in this order, strings without their quotes. An
/// element is empty where the table lacks the column. A table whose header cannot be read, or whose last row is
/// incomplete, gives no rows, as its elements cannot be assigned to columns.
pub fn records<'a, const N: usize>(
    header: &[u8],
    table: Table,
    text: &'a [u8],
    names: [&str; N],
) -> impl Iterator<Item = [&'a [u8]; N]> + use<'a, N> {
    let place = |name| names.iter().position(|it| it.as_bytes() == name);
    let places = columns(header).map(|column| Some(place(column?.name)));
    let places: Vec<_> = places.collect::<Option<_>>().unwrap_or_default();
    let data = table.data.of(text);
    let elements = Pieces::of(data).filter(Piece::is_element);
    let count = table.elements.map(|it| it as usize);
    let count = || count.unwrap_or_else(|| elements.clone().count());
    let is_whole = !places.is_empty() && count().is_multiple_of(places.len());
    let mut elements = elements
        .take(if is_whole { usize::MAX } else { 0 })
        .peekable();
    std::iter::from_fn(move || {
        elements.peek()?;
        let mut row = [&b""[..]; N];
        for (place, piece) in places.iter().zip(&mut elements) {
            // of two columns with one name the first counts
            if let Some(element) = place.map(|place| &mut row[place])
                && element.is_empty()
            {
                *element = unquoted(&data[piece.from..piece.to]);
            }
        }
        Some(row)
    })
}

fn unquoted(element: &[u8]) -> &[u8] {
    let opened = element.strip_prefix(b"\"");
    opened.map_or(element, |text| text.strip_suffix(b"\"").unwrap_or(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(header: &str, data: &str) -> Vec<[String; 2]> {
        let names = ["Score_NS", "Names_NS"];
        let rows = records(header.as_bytes(), Table::of(data), data.as_bytes(), names);
        let text = |cell: &[u8]| String::from_utf8(cell.to_owned()).unwrap();
        rows.map(|row| row.map(text)).collect()
    }

    #[test]
    fn elements_are_found_by_the_names_of_their_columns() {
        let row = |score: &str, names: &str| [score.to_owned(), names.to_owned()];
        let data = " {a word before} \n1 \"Privet;Elder\" 420\n2\nGorse-Ash - ";
        let rows = [row("420", "Privet;Elder"), row("-", "Gorse-Ash")];
        assert_eq!(read(r"-Rank\2R;Names_NS\12;Score_NS", data), rows);
        assert_eq!(read("Rank;Score_NS", "1 50"), [row("50", "")]);
    }

    #[test]
    fn a_table_that_is_not_whole_has_no_rows() {
        for (header, data) in [
            ("Rank;Score_NS", "1 50 2"),
            ("Rank;", "1 50"),
            ("", "1 50"),
            ("Score_NS", ""),
        ] {
            assert_eq!(read(header, data), [[""; 2]; 0], "{header}");
        }
    }
}
