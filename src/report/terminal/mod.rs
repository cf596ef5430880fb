//! What a terminal shows, or a program behind it: findings in each form, the most urgent boards, and the closing lines.

pub(in crate::report) mod diagnostic;
pub(in crate::report) mod excerpt;
pub(in crate::report) mod lines;
pub(in crate::report) mod sarif;
pub(in crate::report) mod screen;
pub(in crate::report) mod statistics;
pub(in crate::report) mod summary;
pub(in crate::report) mod text;
pub(in crate::report) mod urgent;
