//! All sheets of an event in one document, a board a page, to be printed in one go.
//!
//! The document is put together from the finished sheets, one at a time. It has no fingerprint: the sheets have theirs,
//! and nothing but them is in it.

use super::listing::{self, groups, heading};
use super::row::IndexLine;
use crate::report::disk::fingerprint::without_seal;
use crate::report::disk::named::Naming;
use crate::report::disk::plain_name::of_file;
use crate::report::sheet::{OF_PRINT, STYLE, page_file, rich};
use crate::words::Words;
use memchr::{memchr, memmem};
use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::path::Path;

#[derive(Debug)]
pub(super) struct Print {
    /// Its name among the sheets.
    pub(super) name: String,
    pub(super) title: String,
}

/// Writes a document for each file and event with several boards.
pub(super) fn write_all(
    folder: &Path,
    lines: &[IndexLine],
    words: &Words,
) -> io::Result<Vec<Print>> {
    let groups = groups(lines);
    let is_one = groups.len() == 1;
    let own = listing::folder(lines, &[]);
    let groups = groups.into_iter().map(|mut lines| {
        lines.retain(|line| line.name.is_some());
        lines
    });
    let several = (1..).zip(groups).filter(|(_, lines)| lines.len() > 1);
    let prints = several.map(|(number, lines)| {
        let name = if is_one {
            "print.html".to_owned()
        } else {
            format!("print-{number:02}-{}.html", of_file(&lines[0].file))
        };
        let title = heading(&lines, own, words);
        let path = folder.join(&name);
        write(&path, (&title, words), folder, &lines).naming(&path)?;
        Ok(Print { name, title })
    });
    prints.collect()
}

fn write(
    path: &Path,
    (title, words): (&str, &Words),
    folder: &Path,
    lines: &[&IndexLine],
) -> io::Result<()> {
    let mut page = BufWriter::new(File::create(path)?);
    write!(
        page,
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"generator\" content=\"pbn-audit\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n\
         <style>\n{}{}</style>\n</head>\n<body>\n<main>\n",
        words.language().code(),
        rich(title),
        STYLE.as_str(),
        OF_PRINT.as_str()
    )?;
    let mut sheet = Vec::new();
    for name in lines.iter().filter_map(|line| line.name.as_deref()) {
        sheet.clear();
        let path = folder.join(page_file(name));
        File::open(path)?.read_to_end(&mut sheet)?;
        let (class, content) = content(&sheet).ok_or(io::ErrorKind::InvalidData)?;
        let (begin, end) = (&b"<article class=\""[..], b"</article>\n");
        for part in [begin, class, b"\">", content, end] {
            page.write_all(part)?;
        }
    }
    page.write_all(b"</main>\n</body>\n</html>\n")?;
    page.flush()
}

/// The print size of a sheet, and what is on it.
fn content(sheet: &[u8]) -> Option<(&[u8], &[u8])> {
    let style = behind(sheet, "<style>\n")?;
    let body = behind(style.get(STYLE.len()..)?, "<body class=\"")?;
    let class = &body[..memchr(b'"', body)?];
    let content = without_seal(behind(body, "<main>\n")?);
    Some((class, content.strip_suffix(b"</main>\n</body>\n</html>")?))
}

/// What stands behind a mark.
fn behind<'a>(text: &'a [u8], mark: &str) -> Option<&'a [u8]> {
    let at = memmem::find(text, mark.as_bytes())?;
    Some(&text[at + mark.len()..])
}
