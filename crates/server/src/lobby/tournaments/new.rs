//! Makes tournaments.

use super::kept::{Found, Member, Tourney, fault};
use crate::{
    lobby::{Lobby, maker::MAX_NAMES},
    troubles::refusal,
};
use dealer::Person;
use host::{Refusal, TournamentFault};
use kernel::{Late, Terms};
use protocol::{NewTournament, SeatPlan, TournamentSystem};
use store::{TableId, TournamentStage, Tourneys};
use tournament::{Course, System};

/// The greatest number of letters of the name of a tournament.
const MOST_LETTERS: usize = 60;

/// The greatest number of minutes within which people come to a game: a week, which is less than the life of an invitation.
const MOST_MINUTES: u32 = 7 * 24 * 60;

/// The time before which a tournament must begin, in days.
const MOST_DAYS: u64 = 60;

/// The greatest number of tournaments of one person that are not over.
const MOST_MADE: usize = 5;

/// The greatest number of tournaments of one stage that are read for a count.
const MOST_READ: usize = 1_000;

impl Lobby {
    /// Makes a tournament for a person who keeps an identity. Returns its id.
    pub(crate) async fn make_tournament(&self, new: NewTournament, by: Person) -> Result<TableId, Refusal> {
        self.decisions.admit(Some(by))?;
        let name = self.entered_name(by).await?;
        let tourney = self.checked(new, Member::new(by, name)).await?;
        self.expect_few_made(by).await?;
        self.maker.may_make(Some(by))?;
        for _ in 0..MAX_NAMES {
            let id = TableId::draw(&mut self.maker.luck()?);
            let mut found = Found { id: id.clone(), version: 0, made: self.seconds(), tourney: tourney.clone() };
            if found.keep(self.store()).await? {
                tracing::info!(tournament = id.as_str(), game = tourney.game, "a tournament was made");
                return Ok(id);
            }
        }
        Err(Refusal::NotStored { cause: "other" })
    }

    /// Returns the tournament that somebody wants to make, without people.
    async fn checked(&self, new: NewTournament, by: Member) -> Result<Tourney, Refusal> {
        let NewTournament { name, game, options, terms, system, come, start, most } = new;
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() || name.chars().count() > MOST_LETTERS || name.chars().any(char::is_control) {
            return Err(TournamentFault::Name { most: MOST_LETTERS }.into());
        }
        if !(2..=self.most_entrants).contains(&usize::from(most)) {
            return Err(TournamentFault::People { most: self.most_entrants }.into());
        }
        if !(1..=MOST_MINUTES).contains(&come) {
            return Err(TournamentFault::Come { most: MOST_MINUTES as usize }.into());
        }
        let days = MOST_DAYS as usize;
        let now = self.seconds();
        if start.is_some_and(|start| !(now..now + MOST_DAYS * 86_400).contains(&start)) {
            return Err(TournamentFault::Start { days }.into());
        }
        let terms = host::terms(Some(Terms { late: Late::Loss, ..terms }))?;
        if terms.time.is_none() {
            return Err(TournamentFault::Clock.into());
        }
        let entry = catalog::game(&game).map_err(Refusal::Setup)?;
        if !(entry.fewest_seats..=entry.most_seats).contains(&2) {
            return Err(TournamentFault::NotOfTwo.into());
        }
        let seats = ["1", "2"].map(|name| SeatPlan { name: name.to_owned(), bot: None });
        self.maker.set_up(&game, &options, &seats).await?;
        let course = Course::new(read(system)).map_err(fault)?;
        let (people, begun) = (Vec::new(), Vec::new());
        Ok(Tourney { name, game, options, terms, by, come, start, most, people, course, begun })
    }

    /// Refuses a person who has made too many tournaments that are not over.
    async fn expect_few_made(&self, by: Person) -> Result<(), Refusal> {
        let mut made = 0;
        for stage in [TournamentStage::Coming, TournamentStage::Running] {
            let found = self.home.store.tournaments(Tourneys::At(stage), MOST_READ).await.map_err(refusal)?;
            let tourneys = found.into_iter().filter_map(|kept| Found::read(kept).ok());
            made += tourneys.filter(|found| found.tourney.by.person() == by).count();
        }
        if made < MOST_MADE { Ok(()) } else { Err(TournamentFault::Many { most: MOST_MADE }.into()) }
    }
}

fn read(system: TournamentSystem) -> System {
    match system {
        TournamentSystem::RoundRobin { twice } => System::RoundRobin { twice },
        TournamentSystem::Swiss { rounds, late } => System::Swiss { rounds, late },
    }
}
