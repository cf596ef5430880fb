//! Pages in other languages: what `explain` tells of a check, a clause of the Laws, or a table.
//!
//! The English page stands beside what it explains, and every page is there in every language.

use super::language::{Language, Words};
use super::say::{Say, say};
use super::sheet::spoken;
use crate::audit::Slip;
use crate::checks::{Check, Finding, Severity};
use crate::laws::EditionYear;

/// A page in Dutch and in Polish, by the code, the clause or the title that the English one has.
type Page = (&'static str, [&'static str; 2]);

macro_rules! translated {
    ($($id:literal)*) => {
        &[$((
            $id,
            [
                include_str!(concat!("pages/nl/", $id, ".md")),
                include_str!(concat!("pages/pl/", $id, ".md")),
            ],
        )),*]
    };
}

static TRANSLATED: &[Page] = translated![
    "A101" "A102" "A103"
    "C101" "C102" "C103" "C104" "C105" "C106" "C107" "C108" "C109" "C110" "C111"
    "D101" "D102" "D103" "D104"
    "L101" "L102" "L103" "L104" "L110" "L111" "L112"
    "P101" "P102" "P103" "P104" "P105" "P106" "P107" "P108" "P109" "P110"
    "R101" "R102" "R103"
    "S101" "S102" "S103" "S104" "S105" "S106" "S107" "S108" "S109" "S110" "S111" "S112"
    "S201" "S202" "S203" "S204" "S205" "S206" "S207" "S208" "S209" "S210" "S211" "S212" "S213" "S214" "S215"
    "S301" "S302" "S303" "S304" "S305" "S306" "S307" "S308" "S309" "S310" "S311" "S312" "S313" "S314" "S315" "S316"
    "S317" "S318"
    "S401" "S402" "S403" "S404" "S405" "S406" "S407" "S408"
    "S901"
    "16"
    "41A"
    "43A2" "43B2" "43B3"
    "44C"
    "46B4"
    "47D" "47E1"
    "50"
    "51"
    "52"
    "53A"
    "54A" "54B" "54D"
    "57A"
    "59"
    "61A" "61B"
    "62A" "62B" "62C" "62C3" "62D"
    "63A" "63A1" "63A2" "63A3" "63A4" "63B"
    "64A1" "64A2" "64B" "64B1" "64B2" "64B3" "64B4" "64B5" "64B6" "64B7" "64B8" "64C" "64C2"
    "67A" "67B1" "67B2"
    "68B2"
    "69A" "69B"
    "72B3"
    "79A" "79C"
    "81C5"
    "tables" "review.csv" "revokes.csv" "findings.csv" "effects.csv" "files.csv" "boards.csv"
    "state" "grade" "established" "equity" "laws_basis" "play" "manner" "evidence" "role" "nearest_legal_reading"
    "slip"
];

impl Language {
    /// The page of a code, a clause or a table in this language; none in English, whose pages stand elsewhere.
    pub fn page(self, id: &str) -> Option<&'static str> {
        let (_, [dutch, polish]) = TRANSLATED.iter().find(|(known, _)| *known == id)?;
        match self {
            Self::English => None,
            Self::Dutch => Some(dutch),
            Self::Polish => Some(polish),
        }
    }
}

impl Words {
    /// The line above the page of a check: `R101 revoke (error)`; what it finds in the words of the language besides,
    /// as the name is English.
    pub fn check_heading(&self, check: &Check) -> String {
        let severity = self.severity(check.severity);
        let heading = format!("{} {} ({severity})", check.code, check.name);
        match self.language() {
            Language::English => heading,
            _ => format!("{heading}: {}", self.check_title(check)),
        }
    }

    /// The line above the page of a clause: its title, and the edition.
    pub fn clause_heading(&self, title: &str, year: EditionYear, is_in: bool) -> String {
        let year = year.to_string();
        if is_in {
            format!("{title} ({year})")
        } else {
            format!("{title} ({})", self.say(&say!("page-not-in", year = year)))
        }
    }

    /// What a check finds, in a few words.
    pub fn check_title(&self, check: &Check) -> String {
        self.say(&Say::named("check", check.code))
    }

    /// What is said of a slip about which no board was found.
    pub fn unmatched(&self, slip: &Slip, finding: &Finding) -> String {
        match self.language() {
            Language::English => finding.message.clone(),
            _ => spoken::unmatched(self, slip, finding),
        }
    }

    /// A severity: `error`.
    pub fn severity(&self, severity: Severity) -> String {
        self.word(match severity {
            Severity::Note => "severity-note",
            Severity::Warning => "severity-warning",
            Severity::Error => "severity-error",
        })
    }

    /// `Law 64`.
    pub fn law(&self, law: &str) -> String {
        self.say(&say!("page-of-law", law = law))
    }

    /// What stands above all checks.
    pub fn all_checks(&self) -> String {
        self.word("page-checks")
    }

    /// What stands above all clauses.
    pub fn all_laws(&self) -> String {
        self.word("page-laws")
    }
}
