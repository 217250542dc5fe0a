//! Rematches: people who have played a game together meet at the next table.

use super::{Gatherings, Onlooker, Seen, TRIES, change::Change};
use crate::{clock::now, held::Held, identity::expect_rateable, troubles::refusal};
use dealer::Person;
use host::Refusal;
use kernel::{Lang, Turn};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use store::{Chair, Gathered, Gathering, SaltStage, Setup, StoreFault, TableId};

/// The stage of a rematch.
enum Stage {
    /// Nobody has proposed it, or it was withdrawn.
    None,
    Proposed,
    Begun,
}

/// Returns the id of the rematch of a table. It follows from the id of the table, so that two people who propose a
/// rematch at the same moment propose the same one. As the hash of an id, it is as hard to guess.
pub(crate) fn next(table: &TableId) -> TableId {
    let hash = Sha256::digest(format!("rematch {}", table.as_str()));
    let digits: String = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    TableId::parse(&digits).expect("eight bytes are sixteen digits")
}

impl Gatherings {
    /// Proposes the rematch of a table with this setup for a person who has played there, or agrees to it.
    pub(in crate::lobby) async fn rematch(
        &self,
        table: &TableId,
        setup: &Setup,
        (person, salt): (Person, SaltStage),
    ) -> Result<(), Refusal> {
        let id = next(table);
        for _ in 0..TRIES {
            let done = match self.stage(&id).await? {
                Stage::Proposed => self.change(&id, person, &Change::Agree { salt }).await,
                Stage::Begun => return Err(Refusal::Begun),
                Stage::None => self.propose(&id, setup, (person, salt)).await,
            };
            match done {
                // Somebody else has proposed or withdrawn it in the meantime.
                Err(Refusal::Contended | Refusal::Disbanded) => {}
                done => return done,
            }
        }
        Err(Refusal::Contended)
    }

    async fn propose(&self, id: &TableId, setup: &Setup, (person, salt): (Person, SaltStage)) -> Result<(), Refusal> {
        let gathering = proposed(setup, (person, salt));
        if gathering.terms.rated {
            expect_rateable(&*self.maker.home.store, person).await?;
        }
        let gathering = self.settled(&gathering, gathering.clone())?;
        let _counting = self.counting.lock().await;
        self.may_join(person).await?;
        self.maker.may_make(Some(person))?;
        match self.maker.home.store.gather(id, &gathering).await {
            Ok(()) => {
                let gathered = Gathered { id: id.clone(), version: 1, gathering };
                self.meet([&gathered]).await;
                self.onlookers.show(id, Seen::Gathered(Arc::new(gathered)));
                Ok(())
            }
            Err(StoreFault::Taken) => Err(Refusal::Contended),
            Err(fault) => Err(refusal(fault)),
        }
    }

    /// Starts to look at the rematch of a table. If the game is over, the rematch may have been proposed already.
    pub(crate) async fn follow(&self, table: &TableId, is_over: bool) -> Result<Onlooker, Refusal> {
        let id = next(table);
        let onlooker = self.onlookers.look(&id, None);
        // Before the end of the game, there is no rematch.
        if is_over {
            match self.stage(&id).await? {
                Stage::Proposed => drop(self.gathered(&id).await),
                Stage::Begun => self.onlookers.show(&id, Seen::Played),
                Stage::None => {}
            }
        }
        Ok(onlooker)
    }

    async fn stage(&self, id: &TableId) -> Result<Stage, Refusal> {
        let store = &self.maker.home.store;
        match store.gathering(id).await {
            Ok(_) => return Ok(Stage::Proposed),
            Err(StoreFault::Missing) => {}
            Err(fault) => return Err(refusal(fault)),
        }
        match store.rows(id).await {
            Ok(_) => Ok(Stage::Begun),
            Err(StoreFault::Missing) => Ok(Stage::None),
            Err(fault) => Err(refusal(fault)),
        }
    }
}

/// Refuses the rematch of a game that is not over.
pub(in crate::lobby) fn may_propose(held: &Held, person: Person) -> Result<(), Refusal> {
    held.dealer().access().may_change(Some(person))?;
    if held.dealer().turn() == Turn::Over { Ok(()) } else { Err(Refusal::NoRematch) }
}

/// Reports whether this person held all seats of people.
pub(in crate::lobby) fn is_alone(setup: &Setup, person: Person) -> bool {
    setup.holders.iter().flatten().all(|holder| *holder == person)
}

/// Returns the chairs of the table in the order of the rematch: with the sides changed if the sides are unequal.
pub(in crate::lobby) fn turned<T>(game: &str, mut seats: Vec<T>) -> Vec<T> {
    let has_sides = catalog::game(game).is_ok_and(|game| !game.seat_titles(Lang::En).is_empty());
    if has_sides {
        seats.rotate_right(1);
    }
    seats
}

/// Returns the gathering that this person proposes. A seat is kept for each of the others.
fn proposed(Setup { header, seats, holders, pace, .. }: &Setup, (by, salt): (Person, SaltStage)) -> Gathering {
    let chairs = seats.iter().zip(holders).map(|(seat, holder)| match (seat.bot.clone(), *holder) {
        (Some(level), _) => Chair::Bot { name: seat.name.clone(), level },
        (None, Some(person)) if person == by => Chair::Taken { person, name: seat.name.clone(), salt },
        (None, Some(person)) => Chair::Kept { person, name: seat.name.clone() },
        (None, None) => Chair::Free,
    });
    Gathering {
        game: header.game.clone(),
        options: header.options.clone(),
        terms: header.terms.clone().unwrap_or_default(),
        chairs: turned(&header.game, chairs.collect()),
        public: false,
        by,
        made: now(),
        pace: *pace,
        luck: None,
        due: None,
        pairing: None,
    }
}
