//! `slips`: a form with the questions that the records leave open, for a director to fill in.

use super::args::{Color, FailOn, SlipsArgs};
use super::desk;
use super::inputs::Inputs;
use super::progress::Bar;
use super::streams::{Results, say};
use super::{Exit, Trouble, signals};
use crate::audit::{self, At, FileTally, Halt, Read, Reporter, Slip};
use crate::checks::Finding;
use crate::report::{Asking, Form, FormRow, clean, grouped, is_filled_in};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;

type Out = Box<dyn Write + Send + Sync>;

/// Writes the form.
pub(super) fn run(args: &SlipsArgs, color: Color) -> Result<Exit, Trouble> {
    let inputs = desk::inputs("slips", &args.input)?;
    let slips = desk::slips(&args.law, color)?;
    for complaint in &inputs.complaints {
        say(color, &Bar::hidden(), &clean(complaint));
    }
    let complaints = inputs.complaints.len() + slips.unreadable.len();
    let form = Form::new(out(args, &inputs, color)?)?;
    let mut desk = Desk { form, color };
    let (options, how) = ((&args.law).into(), (&args.speed).into());
    let halt = Halt::new();
    signals::listen(&halt);
    let (found, bar) = (inputs.found.into_iter(), Bar::hidden());
    let ended = audit::run(found, &options, &slips, how, &mut desk, &bar, &halt)?;
    desk.form.finish()?;
    if let Some(path) = &args.out {
        let rows = grouped(desk.form.rows);
        let line = format!("{}: open questions {rows}", path.display());
        say(color, &bar, &clean(&line));
    }
    Ok(Exit::of(&ended, complaints, FailOn::Never))
}

/// Where the form goes. What somebody wrote there already is left alone.
fn out(args: &SlipsArgs, inputs: &Inputs, color: Color) -> Result<Out, Trouble> {
    let Some(path) = &args.out else {
        return Ok(Box::new(BufWriter::new(Results::plain(color))));
    };
    let why = if desk::is_input(path, inputs) {
        "this file is read; the form must go to another one"
    } else if !args.force && is_taken(path) {
        "answers stand in this file, or something else; choose another one, or add --force to overwrite it"
    } else {
        let file = File::create(path);
        let file = file.map_err(|error| Trouble::BadUse(format!("{}: {error}", path.display())))?;
        return Ok(Box::new(BufWriter::new(file)));
    };
    Err(Trouble::BadUse(format!("{}: {why}", path.display())))
}

fn is_taken(path: &Path) -> bool {
    path.is_file() && fs::read(path).is_ok_and(|text| is_filled_in(&text))
}

/// The form, and what is said of files and slips on the way.
struct Desk {
    form: Form<Out>,
    color: Color,
}

impl Reporter for Desk {
    type Part = Vec<FormRow>;
    type Noted = ();
    type Collector = Asking;

    fn collector(&self) -> Asking {
        self.form.collector()
    }

    fn part(&mut self, file: &str, before: At, part: Self::Part) -> io::Result<()> {
        self.form.part(file, before, part)
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        if let Read::No(reason) = &file.read {
            let line = format!("{}: {reason}", file.file);
            say(self.color, &Bar::hidden(), &clean(&line));
        }
        Ok(())
    }

    fn unmatched(&mut self, file: &str, slip: &Slip, finding: &Finding) -> io::Result<()> {
        let line = format!("{file}:{}:1: {}", slip.line, finding.message);
        say(self.color, &Bar::hidden(), &clean(&line));
        Ok(())
    }
}
