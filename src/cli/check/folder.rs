//! The folder of the reports, with what directors wrote in that of an earlier run.

use super::super::Trouble;
use super::super::args::CheckArgs;
use super::super::choices::word;
use super::super::desk;
use super::super::streams::Voice;
use crate::checks::Severity;
use crate::double_dummy;
use crate::report::{Chosen, Decisions, Excel, Folder, SheetsFor, reason};
use crate::words::{Language, message};
use std::path::Path;

/// The folder, if there is one, and what is known: by the files that are named and by the reports that it held.
pub(super) fn with_decisions(
    args: &CheckArgs,
    out: Option<&Path>,
    mut known: Vec<Decisions>,
    voice: Voice,
) -> Result<(Option<Folder>, Vec<Decisions>), Trouble> {
    let mut folder = folder(args, out, voice.pages.language())?;
    if let Some(folder) = &mut folder {
        known.append(&mut folder.take_decisions());
    }
    Ok((folder, known))
}

/// The folder of the reports. One that was not named cannot be known to be writable: another one can be named.
fn folder(
    args: &CheckArgs,
    out: Option<&Path>,
    language: Language,
) -> Result<Option<Folder>, Trouble> {
    let create = |path: &Path| {
        let excel = excel(args, language);
        let folder = Folder::create(path, chosen(args, language), excel.map(Excel), args.force)?
            .with_sheets(sheets(args), language)?
            .with_workbook(excel.unwrap_or(language))?;
        if args.parquet {
            return folder.with_parquet();
        }
        Ok(folder)
    };
    out.map(create).transpose().map_err(|error| match args.out {
        Some(_) => Trouble::Io(error),
        None => Trouble::BadUse(message!("beside-refused", why = reason::of(&error))),
    })
}

/// The options that can change what the reports say.
fn chosen(args: &CheckArgs, language: Language) -> Chosen {
    Chosen {
        laws: word(&args.law.edition.laws),
        jurisdiction: word(&args.law.edition.jurisdiction),
        attention: word(&args.law.attention),
        slips: args.law.slips().map(desk::file_name),
        known: args
            .known
            .iter()
            .map(|path| desk::file_name(path))
            .collect(),
        select: args.select.clone(),
        ignore: args.ignore.clone(),
        preview: args.preview,
        severity: word(&args.severity.unwrap_or(Severity::Note)),
        boards: args.boards || args.parquet,
        parquet: args.parquet,
        part: args.part,
        anonymous: args.anonymous,
        sheets: word(&sheets(args)),
        lang: language.code().to_owned(),
        excel: excel(args, language).map(|it| it.code().to_owned()),
        double_dummy: double_dummy::SOLVER.is_some(),
        double_dummy_deals: args.double_dummy,
    }
}

/// The language whose spreadsheet the tables are for.
fn excel(args: &CheckArgs, language: Language) -> Option<Language> {
    args.excel.map(|excel| excel.unwrap_or(language))
}

fn sheets(args: &CheckArgs) -> SheetsFor {
    args.sheets.unwrap_or(SheetsFor::Review)
}
