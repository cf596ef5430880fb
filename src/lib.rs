//! `pbn-audit` reads bridge records in PBN and LIN, replays every board and reports what is wrong: revokes, with when each was
//! established and what the Laws give for it, and records that contradict themselves.
//!
//! # The way of a record
//!
//! Seven words, each made from the one before it. Nothing flows back.
//!
//! ```text
//! bytes --> Game --> Board --> Replay --> Ruling --> Finding --> row
//! source    pbn      board     replay     laws       checks      report
//!                      '--> Premises
//!                           board
//! ```
//!
//! 1. [`source`] opens a file, an archive or a stream, and gives **bytes**.
//! 2. [`pbn::games`] finds in them each **[`Game`](pbn::Game)**: tags, sections and tokens as they are written, as byte
//!    ranges. Reading never fails; what cannot be read becomes a [`Fault`](pbn::Fault) with a place.
//!    Records in LIN are read by [`lin`] in the same way, and so are those that [`carrier`] finds in links and in USEBIO; a [`Record`](board::Record) is what both have in common.
//! 3. [`board::read`] reads a game into a **[`Board`](board::Board)**, in the words of [`bridge`]. What is absent,
//!    unknown or unreadable stays so ([`Stated`](board::Stated)) and never becomes a value.
//!    A board is what the record says, and does not change any more. What the steps after it go by are its
//!    **[`Premises`](board::Premises)**: who declared, with what result, in what, each with its [`Source`](board::Source). They are
//!    made of the board, and where it leaves something open or cannot be right, of the cards, a slip or the diagnosis: each
//!    step makes new ones of those before.
//! 4. [`Replay::of`](replay::Replay::of) plays the cards: the **[`Replay`](replay::Replay)** says who led, who won, and
//!    who did not follow suit.
//!    Where a record cannot be right, [`diagnosis`] weighs what would make it so, and how sure each apparent revoke is.
//! 5. [`laws::rule`] gives the **[`Ruling`](laws::Ruling)** under the edition in force: which revokes were established,
//!    how many tricks move, and what was assumed. What the cards do not show, such as a director's slip, comes in as
//!    [`Facts`](laws::Facts).
//! 6. [`checks::run`] runs every check on the board; each **[`Finding`](checks::Finding)** is one thing that is wrong.
//! 7. [`report`] writes a **row** for each finding, revoke and board, and a sheet for the director. What they say of a
//!    board is decided once, in [`story`].
//!
//! [`audit::run`] does this for many files at once, in three steps. It reads all boards in parallel, each by itself, and keeps
//! a trace of each; it judges the traces together: what a file, an event and the input show of a board; and it
//! audits those of which there is something to say once more with that, and hands them over in input order. A board that
//! cannot be audited costs only itself, and is counted. [`cli::run`] is the program around it.
//! Beside this way stands [`convert`], which writes a record in LIN as PBN.
//!
//! # The floors
//!
//! A module may use only those it knows here; `tests/floors.rs` fails on any other import. Above [`board`] only the checks
//! of writing, what cuts files into parts and [`convert`] know PBN and LIN: for all others a record is neutral
//! ([`Record`](board::Record)).
//!
//! ```text
//!                  knows                           must not know
//! cli              all below, and the user         the rules of bridge
//! report           all below but double_dummy      how findings were made, threads
//! stats            all below but double_dummy      formats, the terminal, languages
//! library          all below but double_dummy      the program
//! audit            all below                       file formats of the reports, the terminal
//! story            words, board, and checks        files, formats, how a finding is shown
//! checks           all below but double_dummy      other checks, how a finding is shown
//! laws             bridge, replay, diagnosis       PBN, files, languages
//! double_dummy     bridge, replay                  the Laws, results, files
//! diagnosis        bridge, replay                  PBN, LIN, files, the Laws, wording
//! replay           bridge                          PBN, the Laws, results
//! convert          board, and what that knows      who won a trick, files
//! board            source, bridge, pbn, lin        who won a trick
//! carrier          source, bridge, lin             hands, legality, threads
//! pbn              source, bridge                  hands, legality, threads, LIN
//! lin              source                          hands, legality, threads, PBN
//! words            bridge                          records, findings, files
//! bridge | source  nothing; and not each other     files | PBN
//! ```
//!
//! # As a library
//!
//! [`Audit`] is the front door: a text, files or folders in, findings and rulings out. The seven words are for those who
//! want a step alone. Without the default features (`default-features = false`) there is no program: no command line,
//! tables, sheets, archives, and English only. It runs anywhere: on a system without threads, such as
//! `wasm32-unknown-unknown`, on the thread that asks, with files that are in memory ([`Audit::files`]).
//!
//! ```
//! let report = pbn_audit::Audit::new().str("[Board \"5\"]\n[Dealer \"S\"]\n")?;
//! let finding = report.findings().next().expect("a finding");
//! assert_eq!(finding.message, "the dealer of board 5 is North");
//! # Ok::<(), pbn_audit::audit::RunError>(())
//! ```
//!
//! # Where to start reading
//!
//! * Each `mod.rs` opens with what its floor does. The example below is steps 2 to 4.
//! * One revoke from end to end: [`replay::Revoke`], [`laws::RevokeRuling`], then the check R101 in [`checks`], with
//!   its page beside it, which is also the text of `pbn-audit explain R101`.
//! * What PBN is accepted: `grammar/pbn.abnf`, one production for each parser function; `grammar/dialects.md` for what
//!   real programs write instead. What LIN is: `grammar/lin.abnf`.
//! * What an edition of the Laws says: `laws/edition/laws_2017.rs`, a table of clauses.
//! * What the program says of a record: `samples/`, where each file states the findings expected in it.
//! * How it is tested: `tests/README.md`; how fast it is: `benches/README.md`.
//!
//! ```
//! use pbn_audit::{board::{self, Board, Carry, Premises}, pbn, replay::{Replay, Setting}};
//!
//! let text = br#"[Deal "N:A... K... Q... 2..."]
//! [Declarer "W"]
//! [Contract "NT"]
//! [Play "N"]
//! SA SK SQ S2
//! "#;
//! let game = pbn::games(text).next().expect("one game");
//! let mut board = Board::default();
//! board::read(&game, text, &Carry::default(), &mut board);
//! let at = Premises::of(&board).table().expect("a contract and a declarer");
//! let setting = Setting { deal: board.deal.value().copied(), trump: at.strain.suit(), leader: at.leader };
//! let replay = Replay::of(&setting, &board.play.table);
//! assert_eq!(replay.revokes().count(), 0);
//! ```

#![cfg_attr(docsrs, feature(doc_cfg))] // what takes a feature says so

#[cfg(test)]
#[macro_use]
mod listing;

pub mod audit;
pub mod board;
pub mod bridge;
pub mod carrier;
pub mod checks;
#[cfg(feature = "program")]
pub mod cli;
pub mod convert;
pub mod diagnosis;
pub mod double_dummy;
pub mod laws;
mod library;
pub mod lin;
pub mod pbn;
pub mod replay;
#[cfg(feature = "program")]
pub mod report;
pub mod source;
#[cfg(feature = "program")]
pub mod stats;
#[cfg_attr(not(feature = "program"), allow(dead_code, unused_imports))] // the rest is for reports
pub mod story;
pub mod words;

pub use library::{Audit, AuditedBoard, LocatedFinding, Report, Summary, inputs};
