//! The progress bar: bytes, boards, rate, time left; on standard error, and only on a terminal.

use crate::audit::Progress;
use crate::words::{Words, key, message};
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
    bar: ProgressBar,
    boards: Arc<AtomicU64>,
}

impl Bar {
    /// None to be seen.
    pub(super) fn hidden() -> Self {
        Self {
            bar: ProgressBar::hidden(),
            boards: Arc::default(),
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
        Self { bar, boards }
    }

    /// Does something with the terminal while the bar is out of the way.
    pub(super) fn aside<T>(&self, act: impl FnOnce() -> T) -> T {
        self.bar.suspend(act)
    }

    /// Takes the bar away.
    pub(super) fn clear(&self) {
        self.bar.finish_and_clear();
    }
}

impl Progress for Bar {
    fn bytes(&self, count: u64) {
        self.bar.inc(count);
    }

    fn boards(&self, count: u64) {
        self.boards.fetch_add(count, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn it_counts_and_its_templates_are_sound() {
        let shown = |bytes| Language::ALL.map(|it| Bar::shown(bytes, Words::of(it)));
        let bars = [shown(Some(100)), shown(None)].into_iter().flatten();
        for bar in bars.chain([Bar::hidden()]) {
            bar.bytes(40);
            bar.boards(3);
            bar.boards(4);
            assert_eq!(
                (bar.bar.position(), bar.boards.load(Ordering::Relaxed)),
                (40, 7)
            );
            assert_eq!(bar.aside(|| 5), 5);
            bar.clear();
        }
    }
}
