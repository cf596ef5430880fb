//! `convert`: records in LIN, in USEBIO, in links or on pages, written as PBN.

use super::args::ConvertArgs;
use super::desk;
use super::progress::Bar;
use super::streams::Voice;
use super::{Exit, Trouble};
use crate::audit::{At, FileTally, Options, Read, Reporter, Slips, Unread};
use crate::convert::{Comments, Lost};
use crate::report::{Conversions, Converted, ConvertedPart, Converting};
use crate::source::{Obstacle, name_of};
use crate::words::{Message, key, message};
use std::io;
use std::path::Path;

/// Converts what the command line names.
pub(super) fn run(args: &ConvertArgs, voice: Voice) -> Result<Exit, Trouble> {
    let inputs = desk::inputs("convert", &args.input)?;
    inputs.announce(voice, &Bar::hidden());
    if args.out.exists() && !args.out.is_dir() {
        return Err(desk::refused(&args.out, message!("trouble-not-folder")));
    }
    let complaints = inputs.complaints.len();
    let mut desk = Desk {
        conversions: Conversions::new(inputs.places_in(&args.out, args.force)),
        comments: if args.no_comments {
            Comments::LeftOut
        } else {
            Comments::Kept
        },
        refused: 0,
        voice,
    };
    let (given, bar) = ((&Options::default(), &Slips::default()), Bar::hidden());
    let ended = desk::audit(inputs, given, &args.speed, &mut desk, &bar)?;
    for line in conclusion(&desk.conversions.converted, &args.out, voice) {
        voice.print(&bar, &line);
    }
    Ok(Exit::of(&ended, complaints + desk.refused))
}

/// What was written, and what of it was lost.
fn conclusion(converted: &Converted, out: &Path, voice: Voice) -> Vec<Message> {
    let counted = |key, count| voice.words.counted(key, count);
    let Converted { lost, .. } = converted;
    let Lost { replaced, .. } = lost;
    let done = message!(
        "convert-done",
        boards = counted(key!("end-boards", count, number), converted.boards),
        files = counted(key!("convert-files", count, number), converted.files),
        folder = name_of(out)
    );
    let counts = [
        (key!("convert-pbn", count, number), converted.others),
        (key!("convert-comments", count, number), lost.comments),
        (key!("convert-calls", count, number), lost.calls),
        (key!("convert-words", count, number), lost.words),
        (key!("convert-cards", count, number), lost.cards),
        (key!("convert-claims", count, number), lost.claims),
        (key!("convert-entries", count, number), lost.entries),
        (key!("convert-other-rooms", count, number), lost.other_rooms),
        (key!("convert-values", count, number), lost.values),
        (key!("convert-fields", count, number), lost.fields),
        (key!("convert-braces", count, number), replaced.braces),
        (key!("convert-controls", count, number), replaced.controls),
        (key!("convert-cut", count, number), replaced.cut),
    ];
    let counts = counts.into_iter().filter(|(_, count)| *count > 0);
    let counts = counts.map(|(key, count)| counted(key, count));
    [done].into_iter().chain(counts).collect()
}

/// The conversions, and the messages about files on the way.
struct Desk {
    conversions: Conversions,
    comments: Comments,
    /// Inputs that were not converted, as a file is in the way.
    refused: usize,
    voice: Voice,
}

impl Reporter for Desk {
    type Collector = Converting;

    fn collector(&self) -> Converting {
        Converting {
            comments: self.comments,
        }
    }

    fn part(&mut self, file: &str, _: At, part: ConvertedPart) -> io::Result<()> {
        self.conversions.part(file, &part)
    }

    fn file(&mut self, file: &FileTally) -> io::Result<()> {
        let interrupted = Read::No(Unread::Obstacle(Obstacle::Interrupted));
        let destination = self.conversions.end(file.read == interrupted)?;
        self.refused += usize::from(destination.is_refused());
        self.voice.print_unread(&Bar::hidden(), file);
        if let Some(line) = desk::went(&file.file, &destination) {
            self.voice.print(&Bar::hidden(), &line);
        }
        Ok(())
    }
}
