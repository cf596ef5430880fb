//! `slips`: a form with the questions that the records leave open, for a director to fill in.

use super::args::SlipsArgs;
use super::desk;
use super::inputs::Inputs;
use super::outputs::{Outputs, holds_something, is_stdout};
use super::progress::Bar;
use super::streams::{Results, Voice};
use super::{Exit, Trouble};
use crate::audit::{At, Ended, FileTally, Reporter, Slip, Slips};
use crate::checks::Finding;
use crate::report::{Asking, Form, FormRow, WholeFile, keep, reason};
use crate::source::name_of;
use crate::words::message;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// Writes the form.
pub(super) fn run(args: &SlipsArgs, voice: Voice) -> Result<Exit, Trouble> {
    let inputs = desk::inputs("slips", &args.input)?;
    let slips = desk::slips(&args.law, voice)?;
    inputs.announce(voice, &Bar::hidden());
    let complaints = inputs.complaints.len() + slips.unreadable.len();
    let file = out(args, &inputs, voice)?;
    let given = (inputs, &slips);
    let (ended, rows) = if let Some(mut file) = file {
        let done = write(&mut file, (args, is_workbook(args)), given, voice)?;
        file.end()?;
        done
    } else {
        let mut results = BufWriter::new(Results::plain(voice.color));
        let done = write(&mut results, (args, false), given, voice)?;
        results.flush()?;
        done
    };
    if let Some(path) = path(args) {
        let (count, number) = (rows, voice.words.grouped(rows));
        let file = name_of(path);
        let line = message!("slips-open", count, number, file);
        voice.print(&Bar::hidden(), &line);
    }
    Ok(Exit::of(&ended, complaints))
}

/// Writes the form. Gives how the run has ended, and the number of rows.
fn write(
    to: &mut (dyn Write + Send),
    (args, is_workbook): (&SlipsArgs, bool),
    (inputs, slips): (Inputs, &Slips),
    voice: Voice,
) -> Result<(Ended, u64), Trouble> {
    let form = if is_workbook {
        Form::workbook(to, voice.words)
    } else {
        Form::new(to, voice.words)?
    };
    let mut desk = Desk { form, voice };
    let options = (&args.law).into();
    let given = (&options, slips);
    let ended = desk::audit(inputs, given, &args.speed, &mut desk, &Bar::hidden())?;
    let rows = desk.form.rows;
    desk.form.finish()?;
    Ok((ended, rows))
}

/// The file that the form goes into; none where it goes to standard output. A file that exists may hold answers: with `--force` it is kept under another name.
fn out(args: &SlipsArgs, inputs: &Inputs, voice: Voice) -> Result<Option<WholeFile>, Trouble> {
    let Some(path) = path(args) else {
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
fn path(args: &SlipsArgs) -> Option<&Path> {
    args.out.as_deref().filter(|path| !is_stdout(path))
}

/// The form, and the messages about files and slips on the way.
struct Desk<'a> {
    form: Form<&'a mut (dyn Write + Send)>,
    voice: Voice,
}

impl Reporter for Desk<'_> {
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
