//! What stands in the tables: a file for each, with the spelling of values and the ids of rows.
//!
//! It must not know how tables are written, or that there are pages.

pub(super) mod boards;
pub(super) mod cause_book;
pub(super) mod causes;
pub(super) mod effects;
pub(super) mod files;
pub(super) mod findings;
pub(super) mod form_row;
pub(super) mod id;
pub(super) mod review;
pub(super) mod revoke_comments;
pub(super) mod revokes;
pub(super) mod spelling;
pub(super) mod turns;
pub(super) mod view;

/// The columns of a row that repeat the record, by their names: text as `$stated` gives it, and what is read of the board.
macro_rules! recorded {
    ($case:ident, $stated:ident: $($column:ident)*) => {
        Self {
            $($column: $crate::report::tables::recorded!(@$column $case, $stated),)*
            ..Self::default()
        }
    };
    (@date $case:ident, $stated:ident) => { spelling::date($case.board) };
    (@contract $case:ident, $stated:ident) => { spelling::contract($case.premises) };
    (@declarer $case:ident, $stated:ident) => { $case.premises.stated_declarer().map(Seat::letter) };
    (@dealer $case:ident, $stated:ident) => { $case.board.dealer.value().map(|it| it.letter()) };
    (@vulnerable $case:ident, $stated:ident) => { $case.board.vulnerable.value().map(|it| it.name()) };
    (@format $case:ident, $stated:ident) => { $case.record.format().name() };
    (@$column:ident $case:ident, $stated:ident) => { $stated($crate::report::tables::recorded!(@$column)) };
    (@event) => { Item::Event };
    (@site) => { Item::Site };
    (@stage) => { Item::Stage };
    (@session) => { Item::Session };
    (@section) => { Item::Section };
    (@round) => { Item::Round };
    (@table) => { Item::Table };
    (@room) => { Item::Room };
    (@board) => { Item::Board };
    (@deal) => { Item::Deal };
    (@north) => { Item::Player(Seat::North) };
    (@east) => { Item::Player(Seat::East) };
    (@south) => { Item::Player(Seat::South) };
    (@west) => { Item::Player(Seat::West) };
    (@pair_ns) => { Item::Pair(Side::NorthSouth) };
    (@pair_ew) => { Item::Pair(Side::EastWest) };
    (@home_team) => { Item::HomeTeam };
    (@visit_team) => { Item::VisitingTeam };
}
pub(super) use recorded;

/// Fills in columns for tricks and scores of a row, by their names.
macro_rules! counted {
    ($row:ident, $figures:ident: $($column:ident)*) => {
        $($row.$column = $crate::report::tables::counted!(@$column $figures);)*
    };
    (@tricks_stated $figures:ident) => { $figures.stated.tricks.min() };
    (@tricks_played $figures:ident) => { $figures.played.tricks.min() };
    (@tricks_adjusted_min $figures:ident) => { $figures.adjusted.tricks.min() };
    (@tricks_adjusted_max $figures:ident) => { $figures.adjusted.tricks.max() };
    (@score_stated $figures:ident) => { $figures.stated.score.as_stated() };
    (@score_played $figures:ident) => { $figures.played.score.min() };
    (@score_adjusted_min $figures:ident) => { $figures.adjusted.score.min() };
    (@score_adjusted_max $figures:ident) => { $figures.adjusted.score.max() };
}
pub(super) use counted;
