//! People join tournaments and withdraw from them, and their makers begin or cancel them.

use super::kept::{Found, Member, Tourney, fault};
use crate::{lobby::Lobby, troubles::refusal};
use dealer::Person;
use host::{Refusal, TournamentFault};
use kernel::spare;
use std::time::Duration;
use store::{TableId, Tourneys};

/// The number of times that a change is tried while others change the same tournament.
const TRIES: usize = 32;

/// The greatest number of tournaments of a person who leaves that are read at a time.
const PAGE: usize = 10_000;

impl Lobby {
    /// Lets a person who keeps an identity join a tournament, or come back after having withdrawn.
    pub(crate) async fn join_tournament(&self, id: &TableId, person: Person) -> Result<(), Refusal> {
        self.decisions.admit(Some(person))?;
        let name = self.entered_name(person).await?;
        self.change_tournament(id, |tourney| match tourney.entrant(person) {
            Some(entrant) if tourney.course.has_left(entrant) => {
                Ok(tourney.course.come_back(entrant).map_err(fault)?)
            }
            Some(_) => Err(TournamentFault::Joined.into()),
            None if tourney.people.len() >= usize::from(tourney.most) && tourney.course.is_open() => {
                Err(TournamentFault::Full { most: usize::from(tourney.most) }.into())
            }
            None => {
                tourney.course.join().map_err(fault)?;
                let taken: Vec<String> = tourney.people.iter().map(|member| member.name.clone()).collect();
                tourney.people.push(Member::new(person, spare(&name, &taken)));
                Ok(())
            }
        })
        .await
    }

    /// Withdraws a person from a tournament. A game that goes on stays as it is.
    pub(crate) async fn withdraw_from_tournament(&self, id: &TableId, person: Person) -> Result<(), Refusal> {
        self.change_tournament(id, |tourney| withdraw(tourney, person)).await
    }

    /// Begins the first round of a tournament for its maker.
    pub(crate) async fn begin_tournament(&self, id: &TableId, person: Person) -> Result<(), Refusal> {
        let moment = self.home.clock.moment(Duration::ZERO);
        self.change_tournament(id, |tourney| {
            expect_maker(tourney, person)?;
            tourney.course.begin().map_err(fault)?;
            tourney.note_begun(moment.now);
            Ok(())
        })
        .await?;
        // The answer leads to the games, so their invitations are stored before it.
        self.go_on(Found::load(self.store(), id).await?, moment).await
    }

    /// Cancels a tournament that has not begun, for its maker.
    pub(crate) async fn cancel_tournament(&self, id: &TableId, person: Person) -> Result<(), Refusal> {
        self.change_tournament(id, |tourney| {
            expect_maker(tourney, person)?;
            Ok(tourney.course.cancel().map_err(fault)?)
        })
        .await
    }

    /// Withdraws a person who leaves the server from all tournaments, and takes the name from them.
    pub(in crate::lobby) async fn leave_tournaments(&self, person: Person, name: &str) -> Result<(), Refusal> {
        let found = self.home.store.tournaments(Tourneys::Of(person), PAGE).await.map_err(refusal)?;
        for tournament in found {
            self.change_tournament(&tournament.id, |tourney| {
                match withdraw(tourney, person) {
                    Ok(()) | Err(Refusal::Tournament(_)) => {}
                    Err(why) => return Err(why),
                }
                let all = tourney.people.iter_mut().chain([&mut tourney.by]);
                all.filter(|member| member.person() == person).for_each(|member| member.name = name.to_owned());
                Ok(())
            })
            .await?;
        }
        Ok(())
    }

    /// Returns the name under which a person keeps an identity.
    pub(super) async fn entered_name(&self, person: Person) -> Result<String, Refusal> {
        let found = self.home.store.players(&[person]).await.map_err(refusal)?.pop();
        found.map(|player| player.name).ok_or(Refusal::NotKept)
    }

    /// Makes a change of a tournament, once more if somebody else changes it at the same moment.
    async fn change_tournament(
        &self,
        id: &TableId,
        change: impl Fn(&mut Tourney) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            let mut found = Found::load(self.store(), id).await?;
            change(&mut found.tourney)?;
            if found.keep(self.store()).await? {
                return Ok(());
            }
        }
        Err(Refusal::Contended)
    }
}

fn withdraw(tourney: &mut Tourney, person: Person) -> Result<(), Refusal> {
    if tourney.course.is_over() {
        return Err(TournamentFault::Over.into());
    }
    let entrant = tourney.entrant(person).filter(|entrant| !tourney.course.has_left(*entrant));
    let entrant = entrant.ok_or(TournamentFault::NotJoined)?;
    if tourney.course.withdraw(entrant) {
        tourney.people.remove(entrant.index());
    }
    Ok(())
}

fn expect_maker(tourney: &Tourney, person: Person) -> Result<(), Refusal> {
    if tourney.by.person() == person { Ok(()) } else { Err(TournamentFault::Maker.into()) }
}
