//! The course of a tournament: entrants come and go, rounds begin, and games get their results.

use crate::{
    marked::Marked,
    robin,
    round::{Entrant, Game, Round, Side, Verdict},
    swiss::{self, Past},
};
use serde::{Deserialize, Serialize};

/// The way in which entrants are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum System {
    /// Everybody meets everybody, once or twice with the seats changed.
    RoundRobin { twice: bool },
    /// So many rounds, in which people with equally many points meet. Until the
    /// round after `late` begins, people may join.
    Swiss { rounds: u16, late: u16 },
}

impl System {
    /// Returns the half points of an entrant without an opponent. In a round robin, everybody is without one equally often,
    /// so it brings nothing.
    pub(crate) fn halves_of_bye(self) -> u32 {
        match self {
            System::RoundRobin { .. } => 0,
            System::Swiss { .. } => 2,
        }
    }
}

/// A tournament as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    system: System,
    entries: Vec<Entry>,
    rounds: Vec<Round>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    over: bool,
}

/// The stay of an entrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    /// The number of rounds that had begun when the entrant joined.
    joined: u16,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    left: bool,
}

/// The greatest number of rounds.
pub const MOST_ROUNDS: u16 = 30;

/// The number of games in a row for which somebody does not come until they are withdrawn.
const MOST_ABSENT: usize = 2;

/// A change of a tournament that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CourseFault {
    #[error("the tournament is over")]
    Over,
    #[error("it is too late to join")]
    TooLate,
    #[error("expected two entrants or more")]
    TooFew,
    #[error("expected at most {most} entrants")]
    TooMany { most: usize },
    #[error("the tournament has begun")]
    Begun,
    #[error("expected 1 to {most} rounds, and late joins in the first of them")]
    Rounds { most: u16 },
}

/// The number of missed rounds for which somebody who comes late gets half a point each.
const MISSED_PAID: usize = 2;

impl Course {
    /// Returns a tournament without entrants.
    ///
    /// # Errors
    ///
    /// Refuses numbers of rounds that cannot be.
    pub fn new(system: System) -> Result<Course, CourseFault> {
        match system {
            System::Swiss { rounds, late } if rounds == 0 || rounds > MOST_ROUNDS || late >= rounds => {
                Err(CourseFault::Rounds { most: MOST_ROUNDS })
            }
            System::Swiss { .. } | System::RoundRobin { .. } => {
                Ok(Course { system, entries: Vec::new(), rounds: Vec::new(), over: false })
            }
        }
    }

    pub fn system(&self) -> System {
        self.system
    }

    pub fn entrants(&self) -> impl Iterator<Item = Entrant> + use<> {
        (0..u16::try_from(self.entries.len()).unwrap_or(u16::MAX)).map(Entrant)
    }

    /// Returns the rounds that have begun.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Reports whether an entrant has withdrawn.
    pub fn has_left(&self, entrant: Entrant) -> bool {
        self.entries.get(entrant.index()).is_some_and(|entry| entry.left)
    }

    /// Returns the greatest number of entrants of a tournament of this system.
    pub fn most(&self) -> usize {
        match self.system {
            System::RoundRobin { twice: false } => usize::from(MOST_ROUNDS),
            System::RoundRobin { twice: true } => usize::from(MOST_ROUNDS / 2),
            System::Swiss { .. } => swiss::MOST,
        }
    }

    /// Returns the number of rounds that are planned for the entrants of now.
    pub fn planned(&self) -> usize {
        let count = self.entries.len();
        match self.system {
            _ if count < 2 => 0,
            System::RoundRobin { twice } => robin::rounds(count) * if twice { 2 } else { 1 },
            System::Swiss { rounds, .. } => usize::from(rounds).min(robin::rounds(count)),
        }
    }

    /// Reports whether people may join now.
    pub fn is_open(&self) -> bool {
        match self.system {
            _ if self.over => false,
            _ if self.rounds.is_empty() => true,
            System::RoundRobin { .. } => false,
            System::Swiss { late, .. } => self.rounds.len() <= usize::from(late),
        }
    }

    /// Adds an entrant. Until the first round, one who has withdrawn leaves no gap, so [`Course::withdraw`] renumbers.
    ///
    /// # Errors
    ///
    /// Refuses an entrant who comes too late, or who is one too many.
    pub fn join(&mut self) -> Result<Entrant, CourseFault> {
        if self.over {
            return Err(CourseFault::Over);
        }
        if !self.is_open() {
            return Err(CourseFault::TooLate);
        }
        let most = self.most();
        if self.entries.len() >= most {
            return Err(CourseFault::TooMany { most });
        }
        let number = u16::try_from(self.entries.len()).map_err(|_| CourseFault::TooMany { most })?;
        let joined = u16::try_from(self.rounds.len()).unwrap_or(u16::MAX);
        self.entries.push(Entry { joined, left: false });
        Ok(Entrant(number))
    }

    /// Withdraws an entrant. Before the first round, the entrant disappears, and those after get the number before theirs;
    /// returns true then. Later, the entrant stays in the standings and is paired no more.
    pub fn withdraw(&mut self, entrant: Entrant) -> bool {
        let disappears = self.rounds.is_empty() && entrant.index() < self.entries.len();
        if disappears {
            self.entries.remove(entrant.index());
        } else if let Some(entry) = self.entries.get_mut(entrant.index()) {
            entry.left = true;
        }
        disappears
    }

    /// Lets an entrant come back who has withdrawn.
    ///
    /// # Errors
    ///
    /// Refuses it as [`Course::join`] refuses a new entrant.
    pub fn come_back(&mut self, entrant: Entrant) -> Result<(), CourseFault> {
        if !self.is_open() {
            return Err(if self.over { CourseFault::Over } else { CourseFault::TooLate });
        }
        if let Some(entry) = self.entries.get_mut(entrant.index()) {
            entry.left = false;
        }
        Ok(())
    }

    /// Begins the first round.
    ///
    /// # Errors
    ///
    /// Refuses it with fewer than two entrants, or if it has begun.
    pub fn begin(&mut self) -> Result<(), CourseFault> {
        if self.over {
            return Err(CourseFault::Over);
        }
        if !self.rounds.is_empty() {
            return Err(CourseFault::Begun);
        }
        if self.entries.len() < 2 {
            return Err(CourseFault::TooFew);
        }
        self.next_round();
        Ok(())
    }

    /// Ends a tournament before its first round.
    ///
    /// # Errors
    ///
    /// Refuses it once the tournament has begun.
    pub fn cancel(&mut self) -> Result<(), CourseFault> {
        if !self.rounds.is_empty() {
            return Err(CourseFault::Begun);
        }
        self.over = true;
        Ok(())
    }

    /// Gives a game of the newest round its result. A result stays as it is. Returns false if nothing has changed.
    pub fn settle(&mut self, game: usize, verdict: Verdict) -> bool {
        let Some(game) = self.rounds.last_mut().and_then(|round| round.games.get_mut(game)) else { return false };
        let is_new = game.verdict.is_none();
        game.verdict.get_or_insert(verdict);
        is_new
    }

    /// Begins the next round once all games of the newest one are over, or ends the tournament after the last one. Returns
    /// false if nothing has changed.
    pub fn go_on(&mut self) -> bool {
        if self.over || !self.rounds.last().is_some_and(Round::is_over) {
            return false;
        }
        self.withdraw_absent();
        if self.rounds.len() < self.planned() {
            self.next_round();
        } else {
            self.over = true;
        }
        true
    }

    pub(crate) fn joined(&self, entrant: Entrant) -> usize {
        self.entries.get(entrant.index()).map_or(0, |entry| usize::from(entry.joined))
    }

    /// Withdraws everybody who did not come to two games in a row.
    fn withdraw_absent(&mut self) {
        for entrant in self.entrants() {
            let games = self.rounds.iter().rev().filter_map(|round| round.game_of(entrant));
            let recent =
                games.take(MOST_ABSENT).map(|(game, side)| game.verdict.is_some_and(|verdict| verdict.is_absent(side)));
            if recent.filter(|is_absent| *is_absent).count() == MOST_ABSENT {
                self.entries[entrant.index()].left = true;
            }
        }
    }

    /// Adds a round. If nobody is left to meet, the tournament is over.
    fn next_round(&mut self) {
        let paired = match self.system {
            System::RoundRobin { .. } => Some(robin::round(self.entries.len(), self.rounds.len())),
            System::Swiss { .. } => {
                let past: Vec<Past> = self
                    .entrants()
                    .filter(|entrant| !self.has_left(*entrant))
                    .map(|entrant| self.past(entrant))
                    .collect();
                if past.len() < 2 { None } else { swiss::pair(&past) }
            }
        };
        let staying = self.entries.iter().filter(|entry| !entry.left).count();
        match paired {
            Some((pairs, bye)) if staying >= 2 => {
                let mut round = Round::of(pairs, bye);
                round.games.iter_mut().for_each(|game| game.verdict = self.without(game));
                self.rounds.push(round);
            }
            Some(_) | None => self.over = true,
        }
    }

    /// Returns the result of a game of which somebody has withdrawn, and otherwise `None`.
    fn without(&self, game: &Game) -> Option<Verdict> {
        match [game.first, game.second].map(|entrant| self.has_left(entrant)) {
            [false, false] => None,
            [true, true] => Some(Verdict::Absent),
            [is_first, _] => Some(Verdict::Forfeited(if is_first { Side::First } else { Side::Second })),
        }
    }

    /// Returns what each round has brought an entrant.
    pub fn marks(&self, entrant: Entrant) -> Vec<Marked> {
        let missed = self.joined(entrant);
        let mark = |(number, round): (usize, &Round)| {
            if number < missed {
                return Marked::Missed { halves: u32::from(number + MISSED_PAID >= missed) };
            }
            if round.bye == Some(entrant) {
                return Marked::Bye { halves: self.system().halves_of_bye() };
            }
            let Some((game, side)) = round.game_of(entrant) else { return Marked::Gone };
            let opponent = game.at(side.other());
            match game.verdict {
                Some(verdict) if !verdict.is_played() => {
                    Marked::Unplayed { opponent, side, halves: verdict.halves(side) }
                }
                verdict => Marked::Game { opponent, side, halves: verdict.map(|verdict| verdict.halves(side)) },
            }
        };
        self.rounds().iter().enumerate().map(mark).collect()
    }

    fn past(&self, entrant: Entrant) -> Past {
        let games = || self.rounds.iter().filter_map(|round| round.game_of(entrant));
        Past {
            entrant,
            halves: self.marks(entrant).iter().map(Marked::halves).sum(),
            met: games().map(|(game, side)| game.at(side.other())).collect(),
            had_bye: self.rounds.iter().any(|round| round.bye == Some(entrant)),
            seats: games().map(|(_, side)| side == Side::First).collect(),
        }
    }
}
