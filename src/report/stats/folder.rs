//! The folder of statistics: the tables, the sums that another run can add, and a manifest.

use super::charts::{self, Charts};
use super::quality::QualityRow;
use super::row::{self, CELLS, CellTable, StatRow};
use super::telling::Telling;
use super::told::ToldRow;
use crate::audit::Ended;
use crate::diagnosis::Grade;
use crate::report::datapackage::{self, Table};
use crate::report::disk::fingerprint::Fingerprint;
use crate::report::disk::keep::MovedFile;
use crate::report::disk::named::Naming;
use crate::report::disk::transaction::{Purpose, Transaction};
use crate::report::disk::written::{Fingerprints, MANIFEST, TOOL, manifest_of};
use crate::report::json;
use crate::report::table::parquet::ParquetTable;
use crate::report::table::{CsvTable, Row};
use crate::stats::{
    self, Basis, Counts, Dimension, FILES, InputKey, InputShards, Joined, Reliability, Shard, Whole,
};
use crate::words::Words;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The options that can change what the statistics say.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[allow(missing_docs)] // each is the flag of its name
pub struct StatsOptions {
    pub laws: String,
    pub jurisdiction: String,
    pub grade: String,
    pub per: u64,
    /// `--by`, in the order of the dimensions.
    pub by: Vec<&'static str>,
    /// `--anonymous`: the fingerprint of the key to the players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub anonymous: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub parquet: bool,
}

impl StatsOptions {
    /// Those that the sums hang on: only runs with the same ones can be added.
    pub fn of_sums(&self) -> String {
        let (laws, jurisdiction, by) = (&self.laws, &self.jurisdiction, self.by.join(","));
        let key = self.anonymous.as_ref().map(|key| format!(" key={key}"));
        let key = key.unwrap_or_default();
        format!("laws={laws} jurisdiction={jurisdiction} by={by}{key}")
    }

    /// Whether sums with these options can be added: those of this run, but for names that the key has had since.
    pub fn can_add(&self, theirs: &str, mut keys: impl Iterator<Item = String>) -> bool {
        let with = |anonymous| Self {
            anonymous: Some(anonymous),
            ..self.clone()
        };
        self.of_sums() == theirs || keys.any(|key| with(key).of_sums() == theirs)
    }
}

/// The version of the columns: it grows when they do.
const SCHEMA: u32 = 1;

const STATISTICS: Purpose = Purpose::of("stats");

/// An input, or a shard of it.
#[derive(Debug, Serialize, Deserialize)]
struct InputPart {
    #[serde(flatten)]
    input: InputKey,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    shard: Option<String>,
}

impl InputPart {
    fn of((input, shard): (&InputKey, Shard)) -> Self {
        Self {
            input: input.clone(),
            shard: (shard != Shard::WHOLE).then(|| shard.to_string()),
        }
    }

    fn read(self) -> io::Result<(InputKey, Shard)> {
        let shard = self.shard.map_or(Ok(Shard::WHOLE), |it| it.parse());
        let shard = shard.map_err(|()| io::ErrorKind::InvalidData)?;
        Ok((self.input, shard))
    }
}

/// What its manifest says, as far as another run asks for it.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Earlier {
    interrupted: bool,
    inputs: Vec<InputPart>,
    tables: Fingerprints,
}

/// A folder of statistics.
#[derive(Debug)]
pub struct StatsFolder {
    place: Transaction,
    options: StatsOptions,
    stats: CsvTable,
    quality: CsvTable,
    told: CsvTable,
    charts: Charts,
    cells: Option<CellTable>,
}

impl StatsFolder {
    /// The files that a run writes into a folder.
    pub fn files(path: &Path) -> impl Iterator<Item = PathBuf> {
        let tables = [StatRow::FILE, QualityRow::FILE, ToldRow::FILE, CELLS].map(PathBuf::from);
        let others = [charts::FILE, datapackage::FILE, MANIFEST].into_iter();
        let parquet = tables.clone().map(|it| it.with_extension("parquet"));
        let own = tables.into_iter().chain(parquet);
        let own = own.chain(others.chain(FILES).map(PathBuf::from));
        own.map(|name| path.join(name))
    }

    /// Makes the folder. One that holds something else is refused, unless that does not matter.
    ///
    /// # Errors
    /// When it is refused, or cannot be written to.
    pub fn create(path: &Path, options: StatsOptions, is_forced: bool) -> io::Result<Self> {
        let mut place = Transaction::begin(path, STATISTICS, is_forced)?;
        let path = place.stage()?;
        let cells = (!options.by.is_empty()).then(|| CellTable::create(path, &options.by));
        Ok(Self {
            stats: CsvTable::create::<StatRow>(path)?,
            quality: CsvTable::create::<QualityRow>(path)?,
            told: CsvTable::create::<ToldRow>(path)?,
            charts: Charts::default(),
            cells: cells.transpose()?,
            place,
            options,
        })
    }

    /// The inputs and shards that the sums in a folder are of, as far as its manifest knows them.
    ///
    /// # Errors
    /// When the sums are not as they were written (invalid data), are not of a finished run (not found), or cannot be read.
    pub fn earlier(path: &Path) -> io::Result<Vec<(InputKey, Shard)>> {
        let earlier = manifest_of(path, STATISTICS.command);
        let earlier: Earlier = earlier.ok().flatten().unwrap_or_default();
        if earlier.interrupted {
            return Err(io::ErrorKind::NotFound.into());
        }
        for name in FILES {
            let now = Fingerprint::of_file(&path.join(name))?.unwrap_or_default();
            let written = earlier.tables.get(name);
            if written.is_some_and(|it| *it != now.to_string()) {
                return Err(io::ErrorKind::InvalidData.into());
            }
        }
        earlier.inputs.into_iter().map(InputPart::read).collect()
    }

    /// Where its files are written until all of them are whole.
    pub fn path(&self) -> &Path {
        &self.place.staging
    }

    /// Files that were moved out of the way, as somebody may have written in them.
    pub fn kept(&self) -> &[MovedFile] {
        &self.place.kept
    }

    /// Takes in what can be said of a cell, and of the records of a file or an event.
    pub fn take(
        &mut self,
        row: &stats::Row,
        (reliability, least): (&Reliability, Grade),
        joined: &Joined,
    ) -> io::Result<()> {
        let per = self.options.per;
        if let (Some(cells), true) = (&mut self.cells, row.cell.name.is_some()) {
            let key = row.key.value.clone();
            cells.players.insert(key, row.shown().into_owned());
        }
        match (row.key.dimension, &mut self.cells) {
            (Dimension::Crossed, Some(cells)) => cells.row(row, per),
            (dimension, _) if dimension.basis() == Basis::Hidden => Ok(()),
            // a value of records that have nothing to count
            (dimension, _)
                if dimension.basis() == Basis::Turns && row.cell.counts == Counts::default() =>
            {
                Ok(())
            }
            _ => self.stats.write(&StatRow::of(row, per)),
        }?;
        self.charts.take(row, reliability, least);
        if let Some(row) = ToldRow::of(row, per) {
            self.told.write(&row)?;
        }
        let quality = QualityRow::of(row, reliability, joined);
        quality.map_or(Ok(()), |row| self.quality.write(&row))
    }

    /// Writes the charts.
    pub fn draw(
        &self,
        whole: &Whole,
        reliability: &Reliability,
        least: Grade,
        words: &'static Words,
    ) -> io::Result<()> {
        let of = Telling {
            words,
            per: self.options.per,
            least,
        };
        let page = self.charts.page(whole, reliability, of)?;
        let path = self.path().join(charts::FILE);
        fs::write(&path, page).naming(&path)
    }

    /// Ends the tables, and the manifest with what the figures are of; then all of it takes the place of what was in the folder.
    pub fn finish(&mut self, whole: &Whole, shards: &InputShards, ended: &Ended) -> io::Result<()> {
        self.stats.flush()?;
        self.quality.flush()?;
        self.told.flush()?;
        if let Some(cells) = &mut self.cells {
            cells.table.flush()?;
        }
        self.derive()?;
        let [doubtful, likely, certain] = whole.all.revokes.map(|it| it.number);
        let inputs: Vec<_> = shards.parts().map(InputPart::of).collect();
        // the inputs are told as far as they are known, and fingerprints as files were written, to detect later changes
        let tables = self.fingerprints()?;
        let manifest = json!({
            "tool": TOOL,
            "command": STATISTICS.command,
            "version": env!("CARGO_PKG_VERSION"),
            "schema": SCHEMA,
            "options": self.options,
            "interrupted": ended.failed,
            "totals": {
                "boards": whole.all.boards,
                "turns": whole.all.turns,
                "revokes": { "certain": certain, "likely": likely, "doubtful": doubtful },
            },
            "inputs": Some(inputs).filter(|inputs| !inputs.is_empty()),
            "tables": tables,
            "files": self.place.fingerprints(&tables)?,
        });
        self.place.commit(&json::file(manifest)?)
    }

    /// Those of the tables, and of the sums.
    fn fingerprints(&self) -> io::Result<Fingerprints> {
        let cells = self.cells.as_ref().map(|it| &it.table);
        let tables = [&self.stats, &self.quality, &self.told]
            .into_iter()
            .chain(cells);
        let mut all: Fingerprints = tables
            .map(|it| (it.name.to_owned(), it.fingerprint.to_string()))
            .collect();
        for name in FILES {
            let path = self.path().join(name);
            let own = Fingerprint::of_file(&path).naming(&path)?;
            all.insert(name.to_owned(), own.unwrap_or_default().to_string());
        }
        Ok(all)
    }

    /// Writes what is made of the tables: Parquet, where that is asked for, and what all of them are.
    fn derive(&self) -> io::Result<()> {
        let tables = tables(&self.options.by);
        let mut files: Vec<_> = tables.iter().map(|table| table.file.to_owned()).collect();
        for table in tables.iter().filter(|_| self.options.parquet) {
            let columns = table.columns.clone();
            files.push(ParquetTable::convert(self.path(), table.file, columns)?);
        }
        datapackage::write(self.path(), "pbn-audit-stats", &tables, &files)
    }
}

pub(in crate::report) fn tables(by: &[&'static str]) -> Vec<Table> {
    let mut tables = vec![
        Table::of::<StatRow>(),
        Table::of::<QualityRow>(),
        Table::of::<ToldRow>(),
    ];
    if !by.is_empty() {
        tables.push(Table::with_columns(CELLS, row::columns(by), by));
    }
    tables
}
