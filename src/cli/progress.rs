//! The progress bar: bytes, boards, rate, time left, and then what is done when all is read; on standard error, and only on a
//! terminal.

use crate::audit::{Progress, Step};
use crate::words::{Language, Words, key, message};
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

const SIZED: &str = "{bar:30} {bytes}/{total_bytes}  {boards}  {bytes_per_sec}  ";
const TIME: &str = "{eta}";
const UNSIZED: &str = "{spinner} {bytes}  {boards}  {bytes_per_sec}";

/// A progress bar, shown or not.
#[derive(Debug, Clone)]
pub(super) struct Bar {
    line: ProgressBar,
    boards: Arc<AtomicU64>,
    words: &'static Words,
}

impl Bar {
    /// None to be seen.
    pub(super) fn hidden() -> Self {
        Self {
            line: ProgressBar::hidden(),
            boards: Arc::default(),
            words: Words::of(Language::English),
        }
    }

    /// One for so many bytes, or for an unknown number.
    pub(super) fn shown(bytes: Option<u64>, words: &'static Words) -> Self {
        let boards = Arc::<AtomicU64>::default();
        let bar = bytes.map_or_else(ProgressBar::new_spinner, ProgressBar::new);
        let template = match bytes {
            Some(_) => format!(
                "{SIZED}{}",
                words.sentence(&message!("progress-left", time = TIME))
            ),
            None => UNSIZED.to_owned(),
        };
        let count = Arc::clone(&boards);
        let say = move |_: &ProgressState, out: &mut dyn fmt::Write| {
            let count = count.load(Ordering::Relaxed);
            let boards = words.counted(key!("end-boards", count, number), count);
            // a line that cannot be drawn is no reason to stop
            let _ = out.write_str(&words.sentence(&boards));
        };
        let style = ProgressStyle::with_template(&template)
            .expect("the template is made of constants")
            .with_key("boards", say);
        bar.set_style(style);
        bar.enable_steady_tick(Duration::from_millis(120));
        Self {
            line: bar,
            boards,
            words,
        }
    }

    /// Does something with the terminal while the bar is out of the way.
    pub(super) fn aside<T>(&self, act: impl FnOnce() -> T) -> T {
        self.line.suspend(act)
    }

    /// Takes the bar away.
    pub(super) fn clear(&self) {
        self.line.finish_and_clear();
    }
}

impl Progress for Bar {
    fn bytes(&self, count: u64) {
        self.line.inc(count);
    }

    fn boards(&self, count: u64) {
        self.boards.fetch_add(count, Ordering::Relaxed);
    }

    fn begins(&self, step: Step) {
        let what = match step {
            Step::Judging => message!("progress-judging"),
            Step::Writing => message!("progress-writing"),
        };
        let style = ProgressStyle::with_template("{spinner} {msg}").expect("it is sound");
        self.line.set_style(style);
        self.line.set_message(self.words.sentence(&what));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_counts_and_its_templates_are_sound() {
        let shown = |bytes| Language::ALL.map(|it| Bar::shown(bytes, Words::of(it)));
        let bars = [shown(Some(100)), shown(None)].into_iter().flatten();
        for bar in bars.chain([Bar::hidden()]) {
            bar.bytes(40);
            bar.boards(3);
            bar.boards(4);
            assert_eq!(
                (bar.line.position(), bar.boards.load(Ordering::Relaxed)),
                (40, 7)
            );
            bar.begins(Step::Judging);
            let said = bar.line.message();
            bar.begins(Step::Writing);
            assert!(!said.is_empty() && said != bar.line.message());
            assert_eq!(bar.aside(|| 5), 5);
            bar.clear();
        }
    }
}
