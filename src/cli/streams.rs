//! Standard output for results, standard error for talk; neither runs into the progress bar.

use super::choices::Color;
use super::desktop;
use super::progress::Bar;
use crate::audit::{FileTally, Read};
use crate::report::named::{Named, Target};
use crate::report::{Screen, reason};
use crate::source::printable;
use crate::words::{Language, Message, Words};
use anstream::{AutoStream, ColorChoice};
use std::fmt::Display;
use std::io::{self, BufWriter, IsTerminal, Write};
use terminal_size::{Height, Width};

/// The columns that a terminal is believed to have.
const NARROWEST: usize = 40;
const WIDEST: usize = 200;
/// The lines that it is believed to have.
const LOWEST: usize = 12;
const HIGHEST: usize = 60;

impl From<Color> for ColorChoice {
    fn from(color: Color) -> Self {
        match color {
            Color::Auto => Self::Auto,
            Color::Always => Self::Always,
            Color::Never => Self::Never,
        }
    }
}

/// Standard output, past the progress bar.
pub(super) struct Results {
    out: Box<dyn Write + Send + Sync>,
    bar: Bar,
    /// Whether colours come out.
    pub(super) is_coloured: bool,
}

impl Results {
    /// With colours where they are wanted.
    pub(super) fn new(color: Color, bar: Bar) -> Self {
        let out = io::stdout();
        let choice = match color.into() {
            ColorChoice::Auto => AutoStream::choice(&out),
            stated => stated,
        };
        let out: Box<dyn Write + Send + Sync> = if Self::is_terminal() {
            Box::new(AutoStream::new(out, choice))
        } else {
            // what has its colours taken off comes in small pieces
            let whole = BufWriter::new(WhileRead::new(out));
            match choice {
                ColorChoice::Never => Box::new(Uncoloured(whole)),
                _ => Box::new(whole),
            }
        };
        Self {
            out,
            bar,
            is_coloured: choice != ColorChoice::Never,
        }
    }

    /// Without a progress bar.
    pub(super) fn plain(color: Color) -> Self {
        Self::new(color, Bar::hidden())
    }

    /// Writes a text there, and nothing else.
    pub(super) fn print(color: Color, text: &[u8]) -> io::Result<()> {
        let mut out = Self::plain(color);
        out.write_all(text)?;
        out.flush()
    }

    /// Whether a person is looking.
    pub(super) fn is_terminal() -> bool {
        io::stdout().is_terminal()
    }

    /// How large the terminal is.
    pub(super) fn screen() -> Screen {
        let size = desktop::terminal();
        size.map_or_else(Screen::default, |(Width(columns), Height(rows))| Screen {
            columns: usize::from(columns).clamp(NARROWEST, WIDEST),
            rows: usize::from(rows).clamp(LOWEST, HIGHEST),
        })
    }
}

impl Write for Results {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bar.aside(|| self.out.write(bytes)).map_err(named)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush().map_err(named)
    }
}

/// Writes for as long as somebody reads. Once the reader is gone (`| head`) the rest is dropped without an error: the run
/// goes on, so that its exit code does not depend on how much of the output was read.
struct WhileRead<W> {
    out: W,
    is_closed: bool,
}

impl<W: Write> WhileRead<W> {
    const fn new(out: W) -> Self {
        Self {
            out,
            is_closed: false,
        }
    }

    fn unless_closed<T>(
        &mut self,
        dropped: T,
        act: impl FnOnce(&mut W) -> io::Result<T>,
    ) -> io::Result<T> {
        if self.is_closed {
            return Ok(dropped);
        }
        match act(&mut self.out) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.is_closed = true;
                Ok(dropped)
            }
            done => done,
        }
    }
}

impl<W: Write> Write for WhileRead<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.unless_closed(bytes.len(), |out| out.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.unless_closed((), W::flush)
    }
}

/// Takes colours off, and leaves all else as it is: text for a program steers no terminal. A colour is written in one
/// piece.
struct Uncoloured<W>(W);

impl<W: Write> Write for Uncoloured<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut from = 0;
        for at in memchr::memchr_iter(ESCAPE, bytes) {
            if let Some(length) = colour(&bytes[at..]) {
                self.0.write_all(&bytes[from..at])?;
                from = at + length;
            }
        }
        self.0.write_all(&bytes[from..])?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// What a colour begins with.
const ESCAPE: u8 = 0x1B;

/// How many bytes a colour takes that begins here: `ESC`, `[`, its figures, `m`.
fn colour(bytes: &[u8]) -> Option<usize> {
    let figures = bytes.strip_prefix(&[ESCAPE, b'['])?;
    let is_figure = |byte: &u8| matches!(byte, b'0'..=b'9' | b';');
    let length = figures.iter().position(|byte| !is_figure(byte))?;
    (figures[length] == b'm').then_some(length + 3)
}

/// The same error, with what was written to.
fn named(error: io::Error) -> io::Error {
    Named::error(Target::StandardOutput, error)
}

/// How the program talks: in a language, with colours or without.
#[derive(Debug, Clone, Copy)]
pub(super) struct Voice {
    pub(super) color: Color,
    pub(super) words: &'static Words,
    /// What pages and workbooks are written in.
    pub(super) pages: &'static Words,
}

impl Voice {
    /// In the language that was asked for; else in that of the system, where a person reads.
    pub(super) fn new(color: Color, lang: Option<Language>) -> Self {
        let usual = lang.unwrap_or_else(of_system);
        let is_read = lang.is_some() || Results::is_terminal();
        Self {
            color,
            words: Words::of(if is_read { usual } else { Language::English }),
            pages: Words::of(usual),
        }
    }

    /// Says something in one line.
    pub(super) fn print(self, bar: &Bar, what: &Message) {
        self.talk(bar, &printable(&self.words.sentence(what)));
    }

    /// Says why a file was not read, or not to its end, if that is so.
    pub(super) fn print_unread(self, bar: &Bar, file: &FileTally) {
        if let Read::No(why) = &file.read {
            self.print(bar, &reason::about(&file.file, why.message()));
        }
    }

    /// Writes to standard error. Where that fails, nobody could read about it either.
    pub(super) fn talk(self, bar: &Bar, what: &dyn Display) {
        bar.aside(|| {
            let mut err = AutoStream::new(io::stderr(), self.color.into());
            let _ = writeln!(err, "{what}");
        });
    }
}

/// The language of the system: that of the account on Windows, else that of the first variable which names one.
fn of_system() -> Language {
    let named = sys_locale::get_locale().unwrap_or_default();
    let code = named.split(['-', '_', '.', '@']).next();
    let mut all = Language::ALL.into_iter();
    all.find(|it| Some(it.code()) == code).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A reader that goes away after some bytes.
    struct ShortReader {
        left: usize,
        tries: usize,
    }

    impl Write for ShortReader {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.tries += 1;
            let taken = bytes.len().min(self.left);
            self.left -= taken;
            if taken == 0 {
                return Err(io::ErrorKind::BrokenPipe.into());
            }
            Ok(taken)
        }

        fn flush(&mut self) -> io::Result<()> {
            Err(io::Error::other("not asked for"))
        }
    }

    #[test]
    fn what_nobody_reads_is_dropped_and_other_errors_are_not() {
        let mut out = WhileRead::new(ShortReader { left: 3, tries: 0 });
        assert!(out.flush().is_err());
        for _ in 0..4 {
            out.write_all(b"ab").unwrap();
        }
        out.flush().unwrap();
        assert_eq!(out.out.tries, 3, "not asked again once the reader is gone");
    }

    #[test]
    fn colours_are_taken_off_and_nothing_else() {
        let mut out = Vec::new();
        let text = b"\x1b[1m\x1b[38;5;1mR101\x1b[0m a\x1bb\x7f\x1b[c\x1b[1";
        Uncoloured(&mut out).write_all(text).unwrap();
        assert_eq!(out, b"R101 a\x1bb\x7f\x1b[c\x1b[1");
    }
}
