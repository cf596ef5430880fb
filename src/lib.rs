//! `pbn-audit` reads bridge records in PBN, replays every board, and says what is not right: revokes, when each was
//! established and what the Laws give for it, and records that contradict themselves.
//!
//! There is one way through the library, seven words long; each is made from the one before it and knows nothing of the
//! one after.
//!
//! ```text
//! bytes --> Game --> Board --> Replay --> Ruling --> Finding --> row
//! source    pbn      board     replay     laws       checks      report
//! ```
//!
//! * [`source`]: bytes, places and encodings.
//! * [`pbn::Game`]: what is written; tags, sections and tokens with the place of each. Reading never fails.
//! * [`board::Board`]: what it says, in the words of [`bridge`]; absent, unknown and unreadable stay what they are.
//! * [`replay::Replay`]: what happened; who led, who won, who failed to follow.
//! * [`laws::Ruling`]: what the Laws give, under the edition in force, and what that takes for granted. Where the program
//!   was built so, [`double_dummy`] adds to it what the cards would have allowed.
//! * [`checks::Finding`]: what is not right, each kind with a page that explains it.
//! * [`audit`]: the same for many files at once, in parallel and in order.
//! * [`report`]: the files that are handed over; [`cli`]: the program and the person in front of it.
//!
//! ```
//! use pbn_audit::{board::{self, Board, Carry}, pbn, replay::{Replay, Setting}};
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
//! let at = board.table().expect("a contract and a declarer");
//! let setting = Setting { deal: board.deal.value().copied(), trump: at.strain.suit(), leader: at.leader };
//! let replay = Replay::of(&setting, &board.play.table);
//! assert_eq!(replay.revokes().count(), 0);
//! ```

pub mod audit;
pub mod board;
pub mod bridge;
pub mod checks;
pub mod cli;
pub mod double_dummy;
pub mod laws;
pub mod pbn;
pub mod replay;
pub mod report;
pub mod source;
