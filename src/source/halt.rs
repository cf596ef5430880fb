//! A flag that ends a run early.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that ends a run early; its clones are one flag.
#[derive(Debug, Clone, Default)]
pub struct Halt(Arc<AtomicBool>);

impl Halt {
    /// A flag that is down.
    pub fn new() -> Self {
        Self::default()
    }

    /// Puts it up.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// The flag itself, to be put up where nothing else can be done: by a signal.
    pub fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }

    /// Whether it is up.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
