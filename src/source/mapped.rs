//! A file mapped into memory: the only module with `unsafe` code.
//!
//! `--io mmap` saves the copy from the system's cache into a buffer of ours. The mapping itself is unsafe because
//! another program may write to the file while it is mapped; that is why it is never the default, and why a run that
//! asks for it is told so in `--help`. A file that becomes shorter meanwhile is no fault of ours to die of: what is gone
//! reads as zeros, and [`Mapped::fault`] says so. Its safe twin is [`super::ReadMode::Read`]; the tests hold the two equal.

#![allow(unsafe_code)]

use super::Obstacle;
#[cfg(unix)]
use memmap2::Advice;
use memmap2::Mmap;
use std::{fs::File, io, ops::Deref};

/// The bytes of a mapped file.
#[derive(Debug)]
pub struct Mapped {
    // dropped in this order: what is watched is mapped
    watched: guard::Watched,
    map: Mmap,
    file: File,
}

impl Mapped {
    /// Maps a whole file for one pass over it; `None` where so many are mapped already that it is better read.
    pub fn new(file: &File) -> io::Result<Option<Self>> {
        let file = file.try_clone()?;
        // SAFETY: the bytes are only read. They would change under us only if another program writes to the file while
        // we read it; the person who asks for `--io mmap` answers for that. One that is cut short is guarded against.
        let map = unsafe { Mmap::map(&file) }?;
        #[cfg(unix)]
        let _ = map.advise(Advice::Sequential); // a hint: nothing depends on it
        Ok(guard::watch(&map).map(|watched| Self { watched, map, file }))
    }

    /// Why the bytes cannot be relied on, if they cannot: the file has become shorter since it was mapped.
    pub fn fault(&self) -> Option<io::Error> {
        let is_shorter = |about: std::fs::Metadata| about.len() < self.map.len() as u64;
        (self.watched.was_cut() || self.file.metadata().is_ok_and(is_shorter))
            .then(|| Obstacle::Shortened.into())
    }
}

impl Deref for Mapped {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        &self.map
    }
}

/// What is mapped and no longer in the file raises a signal when it is read (SIGBUS). Here it is answered with a page of
/// zeros, and remembered.
#[cfg(unix)]
mod guard {
    use std::ffi::{c_int, c_void};
    use std::mem::MaybeUninit;
    use std::ptr::null_mut;
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};

    /// Files that can be mapped at a time: some systems let a program open no more than 256.
    const MOST: usize = 64;

    /// A range of memory that is watched. A signal handler may read it at any moment.
    struct Slot {
        taken: AtomicBool,
        start: AtomicUsize,
        end: AtomicUsize,
        cut: AtomicBool,
    }

    static SLOTS: [Slot; MOST] = [const {
        Slot {
            taken: AtomicBool::new(false),
            start: AtomicUsize::new(0),
            end: AtomicUsize::new(0),
            cut: AtomicBool::new(false),
        }
    }; MOST];

    /// What answered the signal before, and the size of a page.
    static BEFORE: OnceLock<(libc::sigaction, usize)> = OnceLock::new();

    /// A range that is watched, until this is dropped.
    #[derive(Debug)]
    pub(super) struct Watched(usize);

    impl Watched {
        pub(super) fn was_cut(&self) -> bool {
            SLOTS[self.0].cut.load(SeqCst)
        }
    }

    impl Drop for Watched {
        fn drop(&mut self) {
            let slot = &SLOTS[self.0];
            slot.end.store(0, SeqCst);
            slot.taken.store(false, SeqCst);
        }
    }

    /// Watches a mapped range; `None` when there is no slot for it.
    pub(super) fn watch(map: &[u8]) -> Option<Watched> {
        BEFORE.get_or_init(install);
        let place = SLOTS
            .iter()
            .position(|slot| !slot.taken.swap(true, SeqCst))?;
        let (slot, start) = (&SLOTS[place], map.as_ptr() as usize);
        slot.cut.store(false, SeqCst);
        slot.start.store(start, SeqCst);
        slot.end.store(start + map.len(), SeqCst);
        Some(Watched(place))
    }

    fn install() -> (libc::sigaction, usize) {
        let mut before = MaybeUninit::zeroed();
        // SAFETY: `sigaction` is plain data, for which zeros are a value; the handler has the form that SA_SIGINFO asks
        // for, and calls nothing but what a handler may call.
        unsafe {
            let mut ours: libc::sigaction = MaybeUninit::zeroed().assume_init();
            ours.sa_sigaction = answer as *const () as usize;
            ours.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
            libc::sigaction(libc::SIGBUS, &raw const ours, before.as_mut_ptr());
            let page = usize::try_from(libc::sysconf(libc::_SC_PAGESIZE)).unwrap_or(4096);
            (before.assume_init(), page)
        }
    }

    extern "C" fn answer(signal: c_int, info: *mut libc::siginfo_t, _: *mut c_void) {
        let Some((before, page)) = BEFORE.get() else {
            return;
        };
        // SAFETY: the system hands over what it says of the signal.
        let address = unsafe { (*info).si_addr() } as usize;
        let holds =
            |slot: &&Slot| (slot.start.load(SeqCst)..slot.end.load(SeqCst)).contains(&address);
        let Some(slot) = SLOTS.iter().find(holds) else {
            // not ours: whoever answered before does so when the same instruction is tried again
            // SAFETY: it is what `sigaction` gave.
            unsafe { libc::sigaction(signal, before, null_mut()) };
            return;
        };
        slot.cut.store(true, SeqCst);
        // SAFETY: the page is within a map of ours, which nobody else unmaps; zeros take its place.
        unsafe {
            let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_FIXED;
            let place = (address & !(page - 1)) as *mut c_void;
            if libc::mmap(place, *page, libc::PROT_READ, flags, -1, 0) == libc::MAP_FAILED {
                libc::sigaction(signal, before, null_mut());
            }
        }
    }
}

/// Elsewhere the system does not let a file become shorter while it is mapped.
#[cfg(not(unix))]
mod guard {
    /// A range that needs no watching.
    #[derive(Debug)]
    pub(super) struct Watched;

    impl Watched {
        pub(super) const fn was_cut(&self) -> bool {
            false
        }
    }

    #[allow(clippy::unnecessary_wraps)] // as where there is something to watch
    pub(super) const fn watch(_: &[u8]) -> Option<Watched> {
        Some(Watched)
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::io::Write;

    #[test]
    fn what_is_cut_off_reads_as_zeros_and_is_told() {
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(&b"x".repeat(100_000)).unwrap();
        let map = Mapped::new(&file).unwrap().unwrap();
        assert!(map.fault().is_none());
        assert_eq!(map[99_999], b'x');
        file.set_len(10).unwrap();
        assert!(map.iter().all(|byte| matches!(byte, b'x' | 0)));
        assert_eq!((map[9], map[50_000], map[99_999]), (b'x', 0, 0));
        file.set_len(200_000).unwrap();
        let fault = map.fault().map(|it| it.to_string());
        assert_eq!(
            fault.as_deref(),
            Some("the file became shorter while it was read")
        );
    }

    #[test]
    fn a_file_that_shrinks_within_a_page_is_told() {
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(b"[Board \"1\"]\n").unwrap();
        let map = Mapped::new(&file).unwrap().unwrap();
        file.set_len(5).unwrap();
        assert!(map.fault().is_some());
    }
}
