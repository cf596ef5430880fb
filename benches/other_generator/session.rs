//! Sessions of a tournament: who plays whom at how many tables, and what each board came to there.

use super::auction::{self, Bidding};
use super::cards::{Deal, SEATS};
use super::course::{self, Course};
use super::{Dice, Play, names};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    Pairs,
    /// Two tables; the team at home sits North-South in the open room.
    Teams,
}

/// What the tags of a session say, and which of the optional ones it has.
#[derive(Clone)]
pub(super) struct Header {
    pub(super) event: &'static str,
    pub(super) site: &'static str,
    pub(super) stage: Option<&'static str>,
    pub(super) date: (usize, usize, usize),
    pub(super) number: usize,
    pub(super) form: Form,
    pub(super) teams: [&'static str; 2],
    /// One bit an option, of those in `text`.
    pub(super) options: usize,
}

pub(super) struct Session {
    pub(super) header: Header,
    pub(super) players: Vec<String>,
    next: usize,
    last: usize,
    waiting: Vec<Game>,
    pub(super) is_opening: bool,
}

/// One board at one table.
pub(super) struct Game {
    pub(super) board: usize,
    pub(super) table: usize,
    pub(super) round: usize,
    /// North, East, South, West.
    pub(super) players: [String; 4],
    pub(super) pairs: [usize; 2],
    pub(super) deal: Deal,
    pub(super) bidding: Bidding,
    pub(super) course: Option<Course>,
    /// North-South's.
    pub(super) score: i32,
    /// Scores of all tables, with this one.
    pub(super) scores: Vec<i32>,
    /// The last table of its board: contract, declarer, result and score at each.
    pub(super) travellers: Vec<[String; 4]>,
}

pub(super) fn dealer(board: usize) -> usize {
    (board - 1) % 4
}

/// 1 for North-South, 2 for East-West, 3 for both.
pub(super) fn vulnerable(board: usize) -> usize {
    [0, 1, 2, 3][(board - 1 + (board - 1) / 4) % 4]
}

impl Session {
    pub(super) fn begin(dice: &mut Dice) -> Self {
        let date = (
            dice.between(2009, 2024),
            dice.between(1, 12),
            dice.between(1, 26),
        );
        Self::of(dice, date, 1, None)
    }

    pub(super) fn next(&self, dice: &mut Dice) -> Self {
        let (year, month, day) = self.header.date;
        if self.header.number < 3 && dice.percent(60) {
            let again = Some((self.header.event, self.header.site));
            return Self::of(dice, (year, month, day), self.header.number + 1, again);
        }
        let later = month + dice.between(1, 3);
        let date = (year + later / 13, (later - 1) % 12 + 1, dice.between(1, 28));
        Self::of(dice, date, 1, None)
    }

    fn of(
        dice: &mut Dice,
        date: (usize, usize, usize),
        number: usize,
        again: Option<(&'static str, &'static str)>,
    ) -> Self {
        let (event, site) =
            again.unwrap_or_else(|| (dice.one(&names::EVENTS), dice.one(&names::SITES)));
        let form = if dice.percent(35) {
            Form::Teams
        } else {
            Form::Pairs
        };
        let tables = match form {
            Form::Pairs => dice.between(1, 4),
            Form::Teams => 2,
        };
        let mut players: Vec<String> = Vec::new();
        while players.len() < tables * 4 {
            let player = names::person(dice);
            if !players.contains(&player) {
                players.push(player);
            }
        }
        let home = dice.below(names::TEAMS.len());
        let visitors = (home + dice.between(1, names::TEAMS.len() - 1)) % names::TEAMS.len();
        let first = if form == Form::Teams {
            16 * (number - 1)
        } else {
            0
        };
        let boards = if form == Form::Teams {
            16
        } else {
            2 * dice.between(6, 14)
        };
        Self {
            header: Header {
                event,
                site,
                stage: dice
                    .percent(40)
                    .then(|| dice.one(&["Qualifying", "Semifinal", "Final"])),
                date,
                number,
                form,
                teams: [names::TEAMS[home], names::TEAMS[visitors]],
                options: dice.below(256),
            },
            players,
            next: first + 1,
            last: first + boards,
            waiting: Vec::new(),
            is_opening: true,
        }
    }

    pub(super) fn has_more(&self) -> bool {
        self.next <= self.last || !self.waiting.is_empty()
    }

    pub(super) fn game(&mut self, dice: &mut Dice, how: Play) -> Game {
        if self.waiting.is_empty() {
            self.is_opening = self.next % 16 == 1;
            self.waiting = self.board(dice, how);
            self.waiting.reverse();
            self.next += 1;
        } else {
            self.is_opening = false;
        }
        self.waiting
            .pop()
            .expect("a board is played at one table or more")
    }

    fn board(&self, dice: &mut Dice, how: Play) -> Vec<Game> {
        let (board, tables) = (self.next, self.players.len() / 4);
        let deal = Deal::new(dice);
        let round = (board - 1) / 2 + 1;
        let game = |table: usize| {
            // pair 2k is North-South at table k for good, the other side moves; in a match each team has four players
            let moved = (table + round) % tables;
            let [ns, ew] = match self.header.form {
                Form::Pairs => [2 * table, 2 * moved + 1],
                Form::Teams => [2 * table, 3 - 2 * table],
            };
            let name = |pair: usize, of: usize| self.players[2 * pair + of].clone();
            let bidding = auction::bid(dice, &deal, dealer(board));
            let contract = bidding.contract.as_ref();
            let course = contract.map(|contract| course::play(dice, &deal, contract, how));
            let score = contract.zip(course.as_ref()).map(|(contract, course)| {
                let side = contract.declarer % 2;
                let own = contract.score(course.result, vulnerable(board) >> side & 1 == 1);
                if side == 0 { own } else { -own }
            });
            Game {
                board,
                table: table + 1,
                round,
                players: [name(ns, 0), name(ew, 0), name(ns, 1), name(ew, 1)],
                pairs: [ns + 1, ew + 1],
                deal: deal.clone(),
                bidding,
                course,
                score: score.unwrap_or(0),
                scores: Vec::new(),
                travellers: Vec::new(),
            }
        };
        let mut games: Vec<Game> = (0..tables).map(game).collect();
        let scores: Vec<i32> = games.iter().map(|game| game.score).collect();
        let travellers = games.iter().map(traveller).collect();
        for game in &mut games {
            game.scores.clone_from(&scores);
        }
        if let Some(last) = games.last_mut() {
            last.travellers = travellers;
        }
        games
    }
}

fn traveller(game: &Game) -> [String; 4] {
    match (&game.bidding.contract, &game.course) {
        (Some(contract), Some(course)) => [
            contract.word(),
            SEATS[contract.declarer].to_owned(),
            course.result.to_string(),
            game.score.to_string(),
        ],
        _ => ["Pass", "-", "-", "0"].map(str::to_owned),
    }
}

/// International match points of a difference.
pub(super) fn imps(difference: i32) -> i32 {
    const STEPS: [i32; 24] = [
        20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750,
        2000, 2250, 2500, 3000, 3500, 4000,
    ];
    let points = STEPS.partition_point(|step| *step <= difference.abs());
    i32::try_from(points).expect("at most 24") * difference.signum()
}
