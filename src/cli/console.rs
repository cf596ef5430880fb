//! The console window that Windows opens for a double click, or for a file dropped on the icon. It closes as soon as the
//! program ends: what it says can be read only as long as the program waits.

use super::progress::Bar;
use super::streams::Voice;
use crate::words::message;
use std::io::{self, BufRead};

/// Waits for Enter where the window closes with the program.
pub(super) fn wait(voice: Voice) {
    if is_own() {
        voice.print(&Bar::hidden(), &message!("console-enter"));
        let _ = io::stdin().lock().skip_until(b'\n');
    }
}

/// Whether the window was opened for this program: it was started by the desktop, and not by a shell.
#[cfg(windows)]
fn is_own() -> bool {
    use winsafe::{HPROCESSLIST, co};
    let Ok(mut list) = HPROCESSLIST::CreateToolhelp32Snapshot(co::TH32CS::SNAPPROCESS, None) else {
        return false;
    };
    let of = |process: &winsafe::PROCESSENTRY32| {
        let (id, parent) = (process.th32ProcessID, process.th32ParentProcessID);
        (id, parent, process.szExeFile())
    };
    let processes: Vec<_> = list
        .iter_processes()
        .map_while(|it| it.ok().map(of))
        .collect();
    let with_id = |wanted: u32| processes.iter().find(|(id, _, _)| *id == wanted);
    let parent = with_id(std::process::id()).and_then(|(_, parent, _)| with_id(*parent));
    parent.is_some_and(|(_, _, program)| program.eq_ignore_ascii_case("explorer.exe"))
}

/// Elsewhere a terminal stays open.
#[cfg(not(windows))]
const fn is_own() -> bool {
    false
}
