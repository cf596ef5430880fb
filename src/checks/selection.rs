//! Which findings are wanted: by family (`R`), by code (`R101`), by name (`revoke`).

use super::{Check, registry};

/// A word that is no family, code or name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{0}' is not a family (R), code (R101) or check name (revoke); `pbn-audit rules` lists them"
)]
pub struct UnknownCode(pub String);

/// Which of the checks that are previews are on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Previews {
    /// Those that are selected by their own code or name. A family does not select its previews.
    #[default]
    Named,
    /// All: each belongs to its family like any other check.
    All,
}

/// What is shown: everything unless something is selected, less what is ignored.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Selection {
    selected: Option<Vec<&'static str>>,
    ignored: Vec<&'static str>,
    previews: Vec<&'static str>,
}

impl Selection {
    /// A selection from the words of `--select` and `--ignore`.
    pub fn new(
        select: &[String],
        ignore: &[String],
        previews: Previews,
    ) -> Result<Self, UnknownCode> {
        let selected = checks(select)?;
        let is_meant = |(word, check): &(&str, &Check)| {
            !check.preview || previews == Previews::All || check.is_called(word)
        };
        let selected: Vec<_> = selected.into_iter().filter(is_meant).collect();
        let ignored = codes(&checks(ignore)?);
        let is_on = |check: &&&Check| {
            let is_selected = || selected.iter().any(|(_, it)| it.code == check.code);
            check.preview && (previews == Previews::All && select.is_empty() || is_selected())
        };
        let on = registry::all().iter().filter(is_on).map(|it| it.code);
        Ok(Self {
            previews: on.filter(|code| !ignored.contains(code)).collect(),
            selected: (!select.is_empty()).then(|| codes(&selected)),
            ignored,
        })
    }

    /// Whether findings of this check are wanted.
    pub fn holds(&self, check: &Check) -> bool {
        let named = |codes: &[&str]| codes.contains(&check.code);
        self.selected.as_deref().is_none_or(named) && !named(&self.ignored)
    }

    /// The codes of the previews that are on. No other preview is run.
    pub fn previews(&self) -> &[&'static str] {
        &self.previews
    }
}

fn codes(checks: &[(&str, &'static Check)]) -> Vec<&'static str> {
    checks.iter().map(|(_, check)| check.code).collect()
}

/// The checks that words name, each with its word.
fn checks(words: &[String]) -> Result<Vec<(&str, &'static Check)>, UnknownCode> {
    let mut named = Vec::new();
    for word in words {
        let is_named = |it: &&&Check| it.is_called(word) || it.family().eq_ignore_ascii_case(word);
        let before = named.len();
        let all = registry::all().iter().filter(is_named);
        named.extend(all.map(|check| (word.as_str(), *check)));
        if named.len() == before {
            return Err(UnknownCode(word.clone()));
        }
    }
    Ok(named)
}

#[cfg(test)]
mod tests {
    use super::super::test_support::PREVIEW;
    use super::*;

    fn selection(select: &[&str], ignore: &[&str], previews: Previews) -> Selection {
        let words = |words: &[&str]| -> Vec<_> { words.iter().map(ToString::to_string).collect() };
        Selection::new(&words(select), &words(ignore), previews).unwrap()
    }

    #[test]
    fn a_preview_is_on_when_its_code_or_name_is_selected_or_all_are() {
        let is_on = |select: &[&str], ignore: &[&str], previews| {
            let selection = selection(select, ignore, previews);
            let is_on = selection.previews().contains(&PREVIEW.code);
            assert!(!is_on || selection.holds(&PREVIEW));
            is_on
        };
        for select in [&[][..], &["X"], &["R"], &["R101"]] {
            assert!(!is_on(select, &[], Previews::Named), "{select:?}");
        }
        for select in [&["X999"][..], &["x999"], &["on-trial"], &["R", "X999"]] {
            assert!(is_on(select, &[], Previews::Named), "{select:?}");
        }
        for select in [&[][..], &["X"], &["on-trial"]] {
            assert!(is_on(select, &[], Previews::All), "{select:?}");
        }
        assert!(!is_on(&["R"], &[], Previews::All));
        for previews in [Previews::Named, Previews::All] {
            assert!(!is_on(&["X999"], &["X"], previews));
        }
    }
}
