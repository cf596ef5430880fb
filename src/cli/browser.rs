//! The page of the reports in the browser, where a person is looking.

use super::desktop;
use super::streams::Results;
use std::io;
use std::path::{Path, absolute};
use std::time::Duration;

/// A browser that has not given up by then is open, or on its way.
const GIVES_UP_WITHIN: Duration = Duration::from_secs(2);

/// Whether a page can be opened, and anybody would see it: not in a pipe, and not where there is no display.
pub(super) fn is_at_hand() -> bool {
    Results::is_terminal() && has_display()
}

/// Whether there is a display. Systems with windows of their own always have one.
fn has_display() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Opens a page as the desktop opens pages. The browser goes on by itself.
///
/// # Errors
/// When no program can be started, or the one that is started gives up at once.
pub(super) fn open(page: &Path) -> io::Result<()> {
    let page = absolute(page).unwrap_or_else(|_| page.to_owned());
    desktop::open_within(page, GIVES_UP_WITHIN)
}
