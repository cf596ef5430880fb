//! What a terminal shows, or a program behind it: findings in each form, the most urgent boards, and the closing lines.

pub(super) mod diagnostic;
pub(super) mod excerpt;
pub(super) mod lines;
pub(super) mod sarif;
pub(super) mod screen;
pub(super) mod statistics;
pub(super) mod summary;
pub(super) mod text;
pub(super) mod urgent;
