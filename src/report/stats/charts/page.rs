//! The page of the charts.

use super::figures::Figure;
use crate::report::sheet::{OF_CHARTS, STYLE, Style};
use crate::words::{Words, key};
use askama::Template;
use std::io;

#[derive(Template)]
#[template(path = "charts.html", config = "src/report/stats/charts/askama.toml")]
struct ChartsPage<'a> {
    words: &'a Words,
    title: &'static str,
    about: Vec<String>,
    figures: &'a [Figure],
}

impl ChartsPage<'_> {
    const STYLES: [&'static Style; 2] = [&STYLE, &OF_CHARTS];
}

/// The text of the page.
///
/// # Errors
/// When it cannot be written.
pub(super) fn text(words: &Words, about: Vec<String>, figures: &[Figure]) -> io::Result<String> {
    let page = ChartsPage {
        words,
        title: words.word(key!("charts-title")),
        about,
        figures,
    };
    let mut text = page.render().map_err(io::Error::other)?;
    text.push('\n');
    Ok(text)
}
