//! Tables as Parquet, for programs that analyse data: the cells of a CSV table, as what its columns hold.
//!
//! Rows are kept as text and written in groups of a fixed number, so memory is bounded and the bytes are the same on any
//! number of threads. An empty cell is a null. It is there only with the feature `parquet`.

use crate::report::disk::named::{Naming, named};
use crate::report::table::{Column, Kind, unguarded};
use parquet::basic::{
    Compression, ConvertedType, LogicalType, Repetition, Type as Physical, ZstdLevel,
};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType, Int32Type, Int64Type};
use parquet::errors::{ParquetError, Result};
use parquet::file::properties::{WriterProperties, WriterVersion};
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::types::{Type, TypePtr};
use std::fmt;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Rows in a group. A group is kept in memory: some 15 MB of the widest table.
const GROUP: usize = 1 << 15;

/// Cells that are handed over at a time.
const BATCH: usize = 1 << 10;

pub(in crate::report) struct ParquetTable {
    path: PathBuf,
    columns: Vec<Column>,
    /// The cells of the group at hand, by column.
    cells: Vec<Cells>,
    /// The rows of the group at hand.
    rows: usize,
    writer: SerializedFileWriter<File>,
}

impl fmt::Debug for ParquetTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ParquetTable").field(&self.path).finish()
    }
}

/// The cells of a column, one after another.
#[derive(Debug, Default)]
struct Cells {
    text: Vec<u8>,
    /// Where each ends.
    ends: Vec<usize>,
}

impl Cells {
    fn add(&mut self, cell: &[u8]) {
        self.text.extend_from_slice(cell);
        self.ends.push(self.text.len());
    }

    fn ranges(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let starts = [0].into_iter().chain(self.ends.iter().copied());
        starts.zip(self.ends.iter().copied())
    }
}

impl ParquetTable {
    pub(in crate::report) fn create(
        folder: &Path,
        name: &str,
        columns: Vec<Column>,
    ) -> io::Result<Self> {
        let path = folder.join(name);
        let file = File::create(&path).naming(&path)?;
        let level = ZstdLevel::try_new(3).map_err(other)?;
        let properties = WriterProperties::builder()
            .set_created_by(concat!("pbn-audit ", env!("CARGO_PKG_VERSION")).to_owned())
            .set_writer_version(WriterVersion::PARQUET_1_0)
            .set_compression(Compression::ZSTD(level))
            .build();
        let table = name.split('.').next().unwrap_or(name);
        let schema = schema(table, &columns).map_err(other)?;
        let writer = SerializedFileWriter::new(file, schema, Arc::new(properties));
        Ok(Self {
            cells: columns.iter().map(|_| Cells::default()).collect(),
            columns,
            rows: 0,
            writer: writer.map_err(|error| named(&path, other(error)))?,
            path,
        })
    }

    /// A table with the rows of another, which is in CSV; the name of its file comes back.
    pub(in crate::report) fn convert(
        folder: &Path,
        csv: &str,
        columns: Vec<Column>,
    ) -> io::Result<String> {
        let path = folder.join(csv);
        let name = csv.replace(".csv", ".parquet");
        let mut reader = csv::Reader::from_path(&path)?;
        let mut table = Self::create(folder, &name, columns)?;
        let mut row = csv::ByteRecord::new();
        while reader.read_byte_record(&mut row)? {
            let cells = row.iter().map(|cell| match str::from_utf8(cell) {
                Ok(text) => unguarded(text).as_bytes(),
                Err(_) => cell,
            });
            table.add(cells)?;
        }
        table.finish()?;
        Ok(name)
    }

    pub(in crate::report) fn add<'a>(
        &mut self,
        row: impl IntoIterator<Item = &'a [u8]>,
    ) -> io::Result<()> {
        for (cells, cell) in self.cells.iter_mut().zip(row) {
            cells.add(cell);
        }
        self.rows += 1;
        if self.rows < GROUP {
            return Ok(());
        }
        self.flush()
    }

    /// Writes what is left, and ends the file.
    pub(in crate::report) fn finish(mut self) -> io::Result<()> {
        self.flush()?;
        let closed = self.writer.close();
        closed.map_err(|error| named(&self.path, other(error)))?;
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        let cells = self.cells.iter_mut().map(std::mem::take).collect();
        let rows = std::mem::take(&mut self.rows);
        if rows == 0 {
            return Ok(());
        }
        let written = self.group(cells);
        written.map_err(|error| named(&self.path, other(error)))
    }

    fn group(&mut self, cells: Vec<Cells>) -> Result<()> {
        let mut group = self.writer.next_row_group()?;
        for (column, cells) in self.columns.iter().zip(cells) {
            let mut writer = group.next_column()?.ok_or_else(no_column)?;
            write(column, cells, &mut writer)?;
            writer.close()?;
        }
        group.close()?;
        Ok(())
    }
}

fn schema(table: &str, columns: &[Column]) -> Result<TypePtr> {
    let fields: Result<Vec<_>> = columns.iter().map(|it| field(it).map(Arc::new)).collect();
    let schema = Type::group_type_builder(table)
        .with_fields(fields?)
        .build()?;
    Ok(Arc::new(schema))
}

fn field(column: &Column) -> Result<Type> {
    let (physical, converted, logical) = match column.kind {
        Kind::Text => (
            Physical::BYTE_ARRAY,
            ConvertedType::UTF8,
            Some(LogicalType::String),
        ),
        Kind::Date => (
            Physical::INT32,
            ConvertedType::DATE,
            Some(LogicalType::Date),
        ),
        Kind::Whole => (Physical::INT64, ConvertedType::NONE, None),
        Kind::Decimal => (Physical::DOUBLE, ConvertedType::NONE, None),
    };
    Type::primitive_type_builder(column.name, physical)
        .with_repetition(Repetition::OPTIONAL)
        .with_converted_type(converted)
        .with_logical_type(logical)
        .build()
}

fn write(column: &Column, cells: Cells, writer: &mut SerializedColumnWriter<'_>) -> Result<()> {
    match column.kind {
        Kind::Text => {
            let ranges: Vec<_> = cells.ranges().collect();
            let text = ByteArray::from(cells.text);
            let cell = |&(start, end): &(usize, usize)| {
                Ok((start < end).then(|| text.slice(start, end - start)))
            };
            write_all::<ByteArrayType>(ranges.iter().map(cell), writer)
        }
        Kind::Date => write_all::<Int32Type>(texts(&cells).map(|it| Ok(day(it?))), writer),
        Kind::Whole => write_all::<Int64Type>(texts(&cells).map(|it| number(it?)), writer),
        Kind::Decimal => write_all::<DoubleType>(texts(&cells).map(|it| number(it?)), writer),
    }
}

fn texts(cells: &Cells) -> impl Iterator<Item = Result<&str>> {
    let cell = |(start, end)| std::str::from_utf8(&cells.text[start..end]);
    cells
        .ranges()
        .map(move |range| cell(range).map_err(|error| ParquetError::External(error.into())))
}

/// Writes all values of a column; `None` is a null.
fn write_all<T: DataType>(
    values: impl Iterator<Item = Result<Option<T::T>>>,
    writer: &mut SerializedColumnWriter<'_>,
) -> Result<()> {
    let (mut known, mut levels) = (Vec::with_capacity(BATCH), Vec::with_capacity(BATCH));
    let writer = writer.typed::<T>();
    for value in values {
        let value = value?;
        levels.push(i16::from(value.is_some()));
        known.extend(value);
        if levels.len() == BATCH {
            writer.write_batch(&known, Some(&levels), None)?;
            (known, levels) = (Vec::with_capacity(BATCH), Vec::with_capacity(BATCH));
        }
    }
    writer.write_batch(&known, Some(&levels), None)?;
    Ok(())
}

fn number<T: std::str::FromStr<Err: std::error::Error + Send + Sync + 'static>>(
    cell: &str,
) -> Result<Option<T>> {
    let parsed = Some(cell).filter(|it| !it.is_empty()).map(str::parse);
    parsed
        .transpose()
        .map_err(|error| ParquetError::External(Box::new(error)))
}

/// The days from 1970-01-01 to a date of which year, month and day are known.
fn day(cell: &str) -> Option<i32> {
    let mut parts = cell.split('-').map(|part| part.parse::<i32>().ok());
    let [year, month, day] = [(); 3].map(|()| parts.next().flatten());
    let (year, month, day) = (year?, month?, day?);
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let length = match month {
        2 => 28 + i32::from(is_leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    };
    if !(1..=length).contains(&day) {
        return None;
    }
    // years that begin with March: the day that comes and goes is the last
    let year = if month > 2 { year } else { year - 1 };
    let month = (month + 9) % 12;
    let of_years = 365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    Some(of_years + (153 * month + 2) / 5 + day - 1 - 719_468)
}

fn no_column() -> ParquetError {
    ParquetError::General("a column more than the table has".to_owned())
}

fn other(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(error) if error.is::<io::Error>() => match error.downcast() {
            Ok(error) => *error,
            Err(error) => io::Error::other(error),
        },
        error => io::Error::other(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::Field;

    const fn column(name: &'static str, kind: Kind) -> Column {
        let unit = None;
        Column { name, kind, unit }
    }

    #[test]
    fn dates_are_days() {
        for (date, due) in [
            ("1970-01-01", Some(0)),
            ("1969-12-31", Some(-1)),
            ("2000-02-29", Some(11_016)),
            ("2000-03-01", Some(11_017)),
            ("2024-04-17", Some(19_830)),
            ("1900-02-29", None),
            ("2021-13-01", None),
            ("2019-03", None),
            ("2019", None),
            ("", None),
        ] {
            assert_eq!(day(date), due, "{date}");
        }
    }

    #[test]
    fn what_is_written_is_read_back_in_groups() {
        let folder = tempfile::tempdir().unwrap();
        let columns = vec![
            column("text", Kind::Text),
            column("date", Kind::Date),
            column("whole", Kind::Whole),
            column("decimal", Kind::Decimal),
        ];
        let mut table = ParquetTable::create(folder.path(), "t.parquet", columns).unwrap();
        let rows = GROUP + 3;
        for row in 0..rows {
            let whole = row.to_string();
            let text = if row % 3 == 0 { "" } else { "\u{e9}, \"x\"" };
            let cells = [text, "2024-04-17", &whole, "-1.50"];
            table.add(cells.map(str::as_bytes)).unwrap();
        }
        table.finish().unwrap();
        let file = File::open(folder.path().join("t.parquet")).unwrap();
        let reader = SerializedFileReader::new(file).unwrap();
        assert_eq!(reader.metadata().num_row_groups(), 2);
        let mut read = 0;
        for (place, row) in reader.get_row_iter(None).unwrap().enumerate() {
            let row = row.unwrap();
            let cells: Vec<_> = row
                .get_column_iter()
                .map(|(_, cell)| cell.clone())
                .collect();
            let text = Field::Str("\u{e9}, \"x\"".to_owned());
            let text = if place % 3 == 0 { Field::Null } else { text };
            let whole = Field::Long(i64::try_from(place).unwrap());
            assert_eq!(
                cells,
                [text, Field::Date(19_830), whole, Field::Double(-1.5)]
            );
            read += 1;
        }
        assert_eq!(read, rows);
    }

    #[test]
    fn a_number_that_is_none_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let columns = vec![column("game", Kind::Whole)];
        let mut table = ParquetTable::create(folder.path(), "t.parquet", columns).unwrap();
        table.add([&b"twelve"[..]]).unwrap();
        assert!(table.finish().is_err());
    }
}
