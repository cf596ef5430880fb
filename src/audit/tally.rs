//! Counts: of one file, and of a run. No game is lost without being counted.

use super::foreign::is_report;
use super::{Foreign, is_archive};
use crate::board::{Format, NotAuditable};
use crate::carrier::{LostLink, XmlFault};
use crate::checks::{Case, Finding, NoReplay, Ruled, Witness, all, place_of};
use crate::diagnosis::Grade;
use crate::laws::{EDITIONS, Edition};
use crate::source::{Encoding, Obstacle, Place};
use crate::story::needs_review;
use std::io;
use std::path::Path;

/// What was counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// Games: records with at least one tag.
    pub games: u64,
    /// Games with at least one recorded card.
    pub with_play: u64,
    /// Games without one that state a result or a score.
    pub with_result_only: u64,
    /// Of those with play, the ones that were audited.
    pub audited: u64,
    /// Why the others were not, in the order of [`NotAuditable::ALL`].
    pub reasons: [u64; NotAuditable::ALL.len()],
    /// Tricks with four recorded cards.
    pub tricks: u64,
    /// Recorded turns at which a hand other than the leader held the led suit.
    pub turns_to_follow: u64,
    /// Apparent revokes by grade: doubtful, likely, certain.
    pub revokes: [u64; 3],
    /// Boards ruled on by edition of the Laws, in the order of [`EDITIONS`]; not those under another.
    pub editions: [u64; EDITIONS.len()],
    /// Boards for a director to look at.
    pub review: u64,
    /// Findings by check, in the order of the registry.
    pub findings: Vec<u64>,
    /// Findings by severity: notes, warnings, errors.
    pub severities: [u64; 3],
}

impl Default for Tally {
    fn default() -> Self {
        Self {
            games: 0,
            with_play: 0,
            with_result_only: 0,
            audited: 0,
            reasons: [0; NotAuditable::ALL.len()],
            tricks: 0,
            turns_to_follow: 0,
            revokes: [0; 3],
            editions: [0; EDITIONS.len()],
            review: 0,
            findings: vec![0; all().len()],
            severities: [0; 3],
        }
    }
}

impl Tally {
    /// Games whose play could not be audited.
    pub const fn not_auditable(&self) -> u64 {
        self.with_play - self.audited
    }

    /// Games without a recorded card.
    pub const fn without_play(&self) -> u64 {
        self.games - self.with_play
    }

    /// Findings of all checks.
    pub fn all_findings(&self) -> u64 {
        self.findings.iter().sum()
    }

    /// Findings of the S family: faults of writing.
    pub fn faults(&self) -> u64 {
        all()
            .iter()
            .zip(&self.findings)
            .filter(|(check, _)| check.family() == "S")
            .map(|(_, count)| count)
            .sum()
    }

    /// Apparent revokes of every grade.
    pub fn all_revokes(&self) -> u64 {
        self.revokes.iter().sum()
    }

    /// Boards whose deal does not fit their play, when they are most of those audited and more than a few: then the deals
    /// are those of other boards.
    pub fn wrong_deals(&self) -> Option<u64> {
        let place = all().iter().position(|check| check.code == "D104")?;
        let wrong = self.findings[place];
        (wrong > 2 && wrong * 2 > self.audited).then_some(wrong)
    }

    /// Counts what is recorded of a board, and not what is found on it.
    fn count_record(&mut self, case: &Case<'_>) {
        self.games += 1;
        self.with_play += u64::from(case.has_play());
        let premises = case.premises;
        let states_a_result = || premises.result().is_some() || premises.stated_score().is_some();
        self.with_result_only += u64::from(!case.has_play() && states_a_result());
        if let Some(replay) = case.replay() {
            self.audited += 1;
            self.tricks += u64::from(replay.whole);
            self.turns_to_follow += u64::from(replay.turns_to_follow);
        }
        if let Err(NoReplay::NotAuditable(why)) = case.ruled {
            self.reasons[why as usize] += 1;
        }
        if let Some(ruling) = case.ruling() {
            let is_it = |edition: &&Edition| std::ptr::eq(*edition, ruling.edition);
            if let Some(place) = EDITIONS.iter().rposition(is_it) {
                self.editions[place] += 1;
            }
        }
    }

    /// Counts findings.
    pub fn count_findings(&mut self, findings: &[Finding]) {
        for finding in findings {
            let place = place_of(finding.check.code).expect("a finding is of a registered check");
            self.findings[place] += 1;
            self.severities[finding.severity as usize] += 1;
        }
    }

    /// Counts a board, with all that is found on it.
    pub(super) fn count_board(&mut self, case: &Case<'_>, findings: &[Finding]) {
        self.count_record(case);
        self.count_found(case, findings);
    }

    /// Counts what is found on a board, and not what is recorded of it: on nearly every one nothing is.
    pub(super) fn count_found(&mut self, case: &Case<'_>, findings: &[Finding]) {
        let is_sound = |it: &Ruled<'_>| {
            it.replay.irregularities.is_empty() && it.ruling.slip_revokes.is_empty()
        };
        if findings.is_empty() && case.ruled.as_ref().is_ok_and(is_sound) {
            return;
        }
        if let Ok(ruled) = &case.ruled {
            for grade in &ruled.diagnosis.grades {
                self.revokes[*grade as usize] += 1;
            }
            self.revokes[Grade::Certain as usize] += ruled.ruling.slip_revokes.len() as u64;
        }
        self.review += u64::from(needs_review(case, findings));
        self.count_findings(findings);
    }

    /// Adds what was counted elsewhere.
    pub fn add(&mut self, other: &Self) {
        self.each(other, |sum, count| *sum += count);
    }

    /// Takes back what was counted.
    pub(super) fn subtract(&mut self, other: &Self) {
        self.each(other, |sum, count| *sum -= count);
    }

    /// Each count, with the same of another tally.
    fn each(&mut self, other: &Self, change: fn(&mut u64, u64)) {
        for (sum, count) in [
            (&mut self.games, other.games),
            (&mut self.with_play, other.with_play),
            (&mut self.with_result_only, other.with_result_only),
            (&mut self.audited, other.audited),
            (&mut self.tricks, other.tricks),
            (&mut self.turns_to_follow, other.turns_to_follow),
            (&mut self.review, other.review),
        ] {
            change(sum, count);
        }
        for (sums, counts) in [
            (&mut self.findings[..], &other.findings[..]),
            (&mut self.reasons, &other.reasons),
            (&mut self.revokes, &other.revokes),
            (&mut self.editions, &other.editions),
            (&mut self.severities, &other.severities),
        ] {
            for (sum, count) in sums.iter_mut().zip(counts) {
                change(sum, *count);
            }
        }
    }
}

/// Whether a file was read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Read {
    /// To its end.
    #[default]
    Yes,
    /// Not, or not to its end.
    No(Unread),
}

/// Why a file was not read, or not to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unread {
    /// Something stands in the way.
    Obstacle(Obstacle),
    /// An archive without a file that is PBN by its name.
    NoMember,
    /// Text, or other bytes, without one tag pair.
    NoGame,
    /// PBN or LIN that ends before its first board.
    CutShort,
    /// A file of another kind.
    Foreign(Foreign),
    /// Named as an archive, which it is not.
    NotArchive,
    /// Something else stands in it than when it was read first.
    Changed,
    /// A report of this program.
    Report,
    /// Links that cannot be read, and where the first stands.
    DeadLinks(Place),
    /// Links without cards.
    NoCards,
    /// XML that cannot be read on.
    Xml(XmlFault),
}

impl std::error::Error for Unread {}

impl From<Obstacle> for Unread {
    fn from(why: Obstacle) -> Self {
        Self::Obstacle(why)
    }
}

impl Unread {
    /// What a text is in which no board is. It was read in a format, which only one with a sign of it has that is not tags; of tags
    /// the first may be cut short.
    pub(super) fn of_text(text: &[u8], format: Format) -> Self {
        if is_report(text) {
            return Self::Report;
        }
        let last = text
            .trim_ascii()
            .rsplit(|byte| matches!(byte, b'\r' | b'\n'))
            .next();
        let opens_tag = last.and_then(|line| line.strip_prefix(b"["));
        let is_cut = |name: &[u8]| name.iter().all(u8::is_ascii_alphabetic);
        match Foreign::by_content(text) {
            Some(kind) => Self::Foreign(kind),
            None if format != Format::Pbn || opens_tag.is_some_and(is_cut) => Self::CutShort,
            None => Self::NoGame,
        }
    }

    /// What is said of a text with links or in XML if no board is in it; nothing of one without any text.
    pub(super) fn of_carrier(text: &[u8], lost: Option<LostLink>) -> Option<Self> {
        match lost {
            Some(LostLink::Unreadable(place)) => Some(Self::DeadLinks(place)),
            Some(LostLink::ByNumber) => Some(Self::NoCards),
            Some(LostLink::Cut) => Some(Self::CutShort),
            None => (!text.trim_ascii().is_empty()).then(|| Self::of_text(text, Format::Pbn)),
        }
    }

    /// The same where the name says more.
    pub(super) fn by_name(self, name: &str) -> Self {
        let name = Path::new(name);
        match (self, Foreign::by_name(name)) {
            (Self::NoGame | Self::NoMember, Some(kind)) => Self::Foreign(kind),
            (Self::NoGame, None) if is_archive(name) => Self::NotArchive,
            (why, _) => why,
        }
    }
}

impl From<&io::Error> for Unread {
    fn from(error: &io::Error) -> Self {
        let own = error.get_ref().and_then(|own| own.downcast_ref());
        own.cloned().unwrap_or_else(|| Obstacle::of(error).into())
    }
}

/// What was counted in one file.
#[derive(Debug, Clone, Default)]
pub struct FileTally {
    /// The file, as the reports name it.
    pub file: String,
    /// Bytes read.
    pub bytes: u64,
    /// The encoding it was found to have.
    pub encoding: Encoding,
    /// The format of its records; `None` where it has none.
    pub format: Option<Format>,
    /// What was counted.
    pub tally: Tally,
    /// What other tables show of its deals that were not played.
    pub witnesses: DealWitnesses,
    /// Which of its records stand in the input again.
    pub repeated: Repeated,
    /// Whether it was read.
    pub read: Read,
}

/// Records of a file, as far as they were looked for when they stand in the input again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Repeated {
    /// Those with enough cards to be known again.
    pub possible: u64,
    /// Those that are copies of records before them.
    pub copies: u64,
}

/// Boards whose deal does not fit their play, by what the play at other tables with this deal says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DealWitnesses {
    /// It does not fit the deal either.
    pub against: u64,
    /// It fits the deal.
    pub fits: u64,
}

impl DealWitnesses {
    /// Takes in a board.
    pub(super) fn take(&mut self, witness: Witness) {
        match witness {
            Witness::Nothing => (),
            Witness::Against => self.against += 1,
            Witness::Fits => self.fits += 1,
        }
    }

    /// Adds those of another file.
    pub fn add(&mut self, other: Self) {
        self.against += other.against;
        self.fits += other.fits;
    }
}
