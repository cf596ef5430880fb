//! What is reported of a part, when all is judged.

use super::file_wide::FileWideFindings;
use super::listed::{Left, Listed};
use super::read_part::see;
use super::tally::Tally;
use super::written::{PartText, Way};
use super::{At, Collector};
use crate::checks::{BoardFindings, Case, CrossBoard};

/// The boards of a part that are audited again.
pub(super) struct PartAgain<'a> {
    /// In order.
    pub(super) boards: Vec<BoardAgain<'a>>,
    /// Whether each can be gone to without those before it.
    pub(super) is_direct: bool,
    /// How many games the part holds, and the file before it.
    pub(super) games: u32,
    pub(super) before: u64,
}

/// A board that is audited again, and what is known of it now.
#[derive(Clone, Copy)]
pub(super) struct BoardAgain<'a> {
    pub(super) game: u32,
    /// As it was left, if not with nothing to report.
    pub(super) listed: Option<Listed>,
    pub(super) cross_board: CrossBoard<'a>,
}

impl BoardAgain<'_> {
    /// How a reader gets there without the games before it.
    pub(super) fn way(&self) -> Option<Way> {
        self.listed?.way
    }
}

impl<'a> PartAgain<'a> {
    /// Those that were listed, and those of which others show something; both in order.
    pub(super) fn of(
        listed: &[Listed],
        known: &[(u32, CrossBoard<'a>)],
        (games, before): (u32, u64),
    ) -> Self {
        let (mut listed, mut known) = (listed.iter().peekable(), known.iter().peekable());
        let mut boards = Vec::with_capacity(listed.len());
        loop {
            let next = [listed.peek().map(|it| it.game), known.peek().map(|it| it.0)];
            let Some(game) = next.into_iter().flatten().min() else {
                break;
            };
            let known = known.next_if(|it| it.0 == game);
            let cross_board = known.map_or_else(CrossBoard::default, |it| it.1);
            let listed = listed.next_if(|it| it.game == game).copied();
            boards.push(BoardAgain {
                game,
                listed,
                cross_board,
            });
        }
        Self {
            is_direct: boards.iter().all(|it| it.way().is_some()),
            boards,
            games,
            before,
        }
    }
}

/// What is reported of a part.
#[derive(Default)]
pub(super) struct ReportedPart<P, N> {
    pub(super) part: P,
    pub(super) file_wide: FileWideFindings<N>,
    /// What is found on its boards.
    pub(super) tally: Tally,
    /// Of these, what was counted before it was known what others show.
    pub(super) taken_back: Tally,
}

impl<P: Default, N: Default> From<P> for ReportedPart<P, N> {
    fn from(part: P) -> Self {
        Self {
            part,
            ..Self::default()
        }
    }
}

impl<P: Default, N: Default> ReportedPart<P, N> {
    /// A part with this text, and what was handed over of it as it was read.
    pub(super) fn of<C: Collector<Part = P>>(
        collector: &C,
        written: PartText<'_>,
        (early, again): (Option<P>, &PartAgain<'_>),
    ) -> Self {
        let Some(mut early) = early else {
            let mut part = P::default();
            collector.text(&mut part, written.text, written.passage.origin);
            return part.into();
        };
        let quiet = again.boards.iter().filter(|it| it.listed.is_none());
        let games: Vec<_> = quiet.map(|it| u64::from(it.game)).collect();
        if !games.is_empty() {
            collector.take_back(&mut early, &games);
        }
        early.into()
    }

    /// Takes a board that was left so when it was read.
    pub(super) fn board<C: Collector<Part = P, Noted = N>>(
        &mut self,
        collector: &C,
        (at, case): (At, &Case<'_>),
        left: Option<Left>,
        found: &mut BoardFindings,
    ) {
        let BoardFindings { board, seen } = found;
        if collector.wants(case, board) {
            collector.board(&mut self.part, at, case, board);
        }
        match left {
            Some(_) => self.tally.count_board(case, board),
            None => self.tally.count_found(case, board),
        }
        if left == Some(Left::Unchecked) {
            see(&mut self.file_wide, collector, (at, case), seen);
        }
    }
}
