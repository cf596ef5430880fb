//! `slips`: a form with the questions that the records leave open, for a director to fill in.

use super::args::SlipsArgs;
use super::desk;
use super::inputs::Inputs;
use super::outputs::{Outputs, holds_something, is_stdout};
use super::progress::Bar;
use super::streams::{Results, Voice};
use super::{Exit, Trouble};
use crate::audit::{At, FileTally, Reporter, Slip};
use crate::checks::Finding;
use crate::report::{Asking, Form, FormRow, WholeFile, keep, reason};
use crate::source::name_of;
use crate::words::message;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// Where the form goes.
enum Out {
    File(WholeFile),
    Results(BufWriter<Results>),
}

impl Out {
    fn end(self) -> io::Result<()> {
        match self {
            Self::File(file) => file.end(),
            Self::Results(mut results) => results.flush(),
        }
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::File(file) => file.write(bytes),
            Self::Results(results) => results.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::File(file) => file.flush(),
            Self::Results(results) => results.flush(),
        }
    }
}

/// Writes the form.
pub(super) fn run(args: &SlipsArgs, voice: Voice) -> Result<Exit, Trouble> {
    let inputs = desk::inputs("slips", &args.input)?;
    let slips = desk::slips(&args.law, voice)?;
    inputs.announce(voice, &Bar::hidden());
    let complaints = inputs.complaints.len() + slips.unreadable.len();
    let out = match out(args, &inputs, voice)? {
        Some(file) => Out::File(file),
        None => Out::Results(BufWriter::new(Results::plain(voice.color))),
    };
    let form = match &out {
        Out::File(_) if is_workbook(args) => Form::workbook(out, voice.words),
        _ => Form::new(out, voice.words)?,
    };
    let mut desk = Desk { form, voice };
    let (options, bar) = ((&args.law).into(), Bar::hidden());
    let given = (&options, &slips);
    let ended = desk::audit(inputs, given, &args.speed, &mut desk, &bar)?;
    let rows = desk.form.rows;
    desk.form.finish()?.end()?;
    if let Some(path) = file(args) {
        let (count, number) = (rows, voice.words.grouped(rows));
        let file = name_of(path);
        let line = message!("slips-open", count, number, file);
        voice.print(&bar, &line);
    }
    Ok(Exit::of(&ended, complaints))
}

/// The file that the form goes into; none where it goes to standard output. A file that exists may hold answers: with `--force` it is kept under another name.
fn out(args: &SlipsArgs, inputs: &Inputs, voice: Voice) -> Result<Option<WholeFile>, Trouble> {
    let Some(path) = file(args) else {
        return Ok(None);
    };
    let read = [args.law.slips(), args.input.from_list.as_deref()];
    Outputs::beside(inputs, read).not_read(path)?;
    if holds_something(path) {
        if !args.force {
            return Err(desk::refused(path, message!("trouble-has-answers")));
        }
        voice.print(&Bar::hidden(), &reason::kept(&keep(path)?, false));
    }
    let file = WholeFile::create(path);
    let file = file.map_err(|error| desk::refused(path, reason::of(&error)))?;
    Ok(Some(file))
}

/// Whether the form is a workbook.
fn is_workbook(args: &SlipsArgs) -> bool {
    let ending = args.out.as_deref().and_then(Path::extension);
    args.excel || ending.is_some_and(|ending| ending.eq_ignore_ascii_case("xlsx"))
}

/// The file that the form is written into, unless it goes where results go.
fn file(args: &SlipsArgs) -> Option<&Path> {
    args.out.as_deref().filter(|path| !is_stdout(path))
}

/// The form, and the messages about files and slips on the way.
struct Desk {
    form: Form<Out>,
    voice: Voice,
}

impl Reporter for Desk {
    type Collector = Asking;

    fn collector(&self) -> Asking {
        self.form.collector()
    }

    fn part(&mut self, file: &str, before: At, part: Vec<FormRow>) -> io::Result<()> {
        self.form.part(file, before, part)
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        self.voice.print_unread(&Bar::hidden(), file);
        Ok(())
    }

    fn unmatched(&mut self, file: &str, slip: &Slip, finding: &Finding) -> io::Result<()> {
        let place = format_args!("{file}:{}:1", slip.line);
        let line = reason::about(
            place,
            message!(
                "trouble-other",
                text = self.voice.words.sentence(&finding.message)
            ),
        );
        self.voice.print(&Bar::hidden(), &line);
        Ok(())
    }
}
