//! A table as records: row by row, the elements of the columns that are asked for.

use super::table::{Pieces, columns};

/// The rows of a table: of each the elements under these columns, in this order, strings without their quotes. An element
/// is empty where the table does not have the column. A table whose header cannot be read, or whose last row is not
/// whole, has no rows: nobody knows which of its elements stand under which column.
pub fn records<'a, const N: usize>(
    header: &[u8],
    data: &'a [u8],
    names: [&str; N],
) -> impl Iterator<Item = [&'a [u8]; N]> {
    let header: Option<Vec<_>> = columns(header).collect();
    let header = header.unwrap_or_default();
    let places = names.map(|name| header.iter().position(|it| it.name == name.as_bytes()));
    let pieces = Pieces::of(data).filter(super::table::Piece::is_element);
    let elements: Vec<_> = pieces
        .map(|piece| unquoted(&data[piece.from..piece.to]))
        .collect();
    let width = header.len();
    let rows = match width {
        0 => 0,
        width if elements.len().is_multiple_of(width) => elements.len() / width,
        _ => 0,
    };
    (0..rows).map(move |row| {
        places.map(|place| place.map_or(&b""[..], |place| elements[row * width + place]))
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
        let rows = records(header.as_bytes(), data.as_bytes(), ["Score_NS", "Names_NS"]);
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
