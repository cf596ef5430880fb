//! Boards where there is only a terminal.

use super::Reports;
use crate::audit::At;
use crate::report::copies::Mark;
use crate::report::decisions::known::{Recalled, Sighted};
use crate::report::table::Id;
use crate::report::table::Placed;
use crate::report::tables::revoke_comments::{Draft, StandsIn};
use crate::report::terminal::screen::Rank;
use crate::report::terminal::statistics::About;
use crate::report::terminal::text::Noted;
use crate::report::terminal::urgent::UrgentDraft;
use crate::report::write::rows::TerminalBoard;
use crate::source::printable;
use std::io::{self, Write};

impl<W: Write> Reports<W> {
    /// What a terminal shows of the boards of a part, where there are no tables.
    pub(super) fn told(
        &mut self,
        file: &str,
        before: At,
        boards: Vec<TerminalBoard>,
        mut findings: Vec<Noted>,
    ) -> io::Result<()> {
        let shown = printable(file);
        for board in boards {
            self.causes_of(board.explained.as_deref(), before);
            let stands_in = StandsIn {
                file,
                number: self.files + 1,
                before,
                id: None,
                record: board.mark.as_ref().map(Mark::record),
                sheet: None,
            };
            let rank = Rank::of(board.board.as_ref().map(|board| board.priority));
            let is_decided = self.is_decided(board.sighted);
            let own = &mut findings[board.findings];
            let of_board = (board.board, &*own, &*board.comments);
            let is_told = self.is_told(board.mark, of_board, is_decided, (file, before));
            for comment in board.comments {
                self.sentences.take(comment, stands_in);
            }
            for finding in own {
                finding.decided = is_decided;
                finding.represented |= is_told;
                if self.terminal.is_concise() {
                    finding.row.line += before.line; // its file is not shown by the row
                } else {
                    finding.row.place_in(file, before);
                }
                self.write_finding((file, &shown), finding, before, About::Board)?;
            }
            self.end_board(rank);
        }
        Ok(())
    }

    /// Whether a director has decided on a board.
    fn is_decided(&mut self, sighted: Option<(Id, Box<Sighted>)>) -> bool {
        let recalled = sighted.and_then(|(mut id, sighted)| {
            self.ids.number(&mut id);
            self.memory.recall(&sighted, id)
        });
        let is_changed = recalled.as_ref().is_some_and(Recalled::is_changed);
        self.counts.known.changed += u64::from(is_changed);
        recalled.is_some_and(|recalled| recalled.is_final())
    }

    /// Whether all there is to tell of a board was told: of the board that it is a copy of, or by the recorder of another.
    fn is_told(
        &mut self,
        mark: Option<Mark>,
        (board, findings, comments): (Option<UrgentDraft>, &[Noted], &[Draft]),
        is_decided: bool,
        of: (&str, At),
    ) -> bool {
        let sighting = mark.map(|mark| {
            let sighting = self.copies.meet(&mark);
            self.copies.remember(mark, None);
            sighting
        });
        let sighting = sighting.unwrap_or_default();
        if let Some(board) = board {
            self.copies.count_for_director(sighting);
            match sighting.is_told {
                true => (),
                false if is_decided => self.count_decided(true),
                false if self.is_said_before(&board, comments) => return true,
                false => self.count_urgent(board, findings, of),
            }
        }
        sighting.is_told
    }
}
