//! Finds a game for a person: a free seat at a public gathering with the same game and the same time, or else a new
//! gathering, at which the next person who seeks finds a seat.

use super::{
    Change, Gatherings, MAX_LISTED, Wish,
    rights::{holder, may_at},
};
use crate::{
    clock::now,
    talk::{blocked_people, is_blocked},
    troubles::refusal,
};
use dealer::Person;
use host::Refusal;
use kernel::{Lang, OptionSpec, Options, Seat, Shelf, Terms, Time};
use protocol::{ChairRight, SeatPlan};
use std::{collections::BTreeSet, time::Duration};
use store::{Gathered, Gathering, Invited, SaltStage, TableId};
use tokio::time::sleep;

/// The game that a person seeks. The terms are those of the gathering that is made if there is none to join.
pub(crate) struct Sought {
    pub(crate) game: String,
    pub(crate) name: String,
    pub(crate) terms: Terms,
    /// The salt of the seat that the person takes.
    pub(crate) salt: SaltStage,
}

/// The time for which a gathering with a clock of minutes counts although nobody knows whether its maker is still here,
/// in seconds. The maker may be connected to another server.
const FRESH: u64 = 120;

/// The time that a person with the older of two gatherings waits for the one with the newer.
const MOMENT: Duration = Duration::from_millis(250);

/// The state of a gathering after its maker has looked for others.
pub(in crate::lobby) enum Halfway {
    /// Nobody else waits, or somebody has joined, so it stays.
    Stays,
    /// The maker has left it for another one with this id.
    Joined(TableId),
    /// The maker has left it for another one, which was gone.
    Alone,
}

impl Sought {
    /// Returns the wish for a gathering with this game, which everybody finds.
    pub(in crate::lobby) fn wish(&self) -> Wish {
        let Sought { game, name, terms, salt } = self;
        let own = SeatPlan { name: name.clone(), bot: None };
        let seats = vec![Some(own), None];
        let (options, terms) = (Options::new(), Some(terms.clone()));
        Wish { game: game.clone(), options, seats, public: true, terms, salt: *salt }
    }

    /// Reports whether a gathering invites everybody to this game, with its usual options, the same time and the same
    /// weight. The rest of its terms does not matter.
    fn fits(&self, gathering: &Gathering) -> bool {
        let Gathering { game, options, terms, public, pairing, .. } = gathering;
        *public
            && pairing.is_none()
            && *game == self.game
            && (terms.time, terms.rated) == (self.terms.time, self.terms.rated)
            && is_usual(game, options)
    }
}

impl Gatherings {
    /// Lets a person take a seat at the oldest gathering that fits, and returns its id. If the person waits at such a
    /// gathering already, returns the id of that one. Returns `None` if no gathering fits.
    pub(in crate::lobby) async fn find(&self, sought: &Sought, person: Person) -> Result<Option<TableId>, Refusal> {
        let found = self.fitting(sought, person).await?;
        match found.iter().find(|gathered| gathered.gathering.has_joined(person)) {
            Some(own) => Ok(Some(own.id.clone())),
            None => self.join(found, sought, person).await,
        }
    }

    /// Lets a person, who has just made a gathering, go to somebody who has made another one at the same moment.
    ///
    /// Of two people the one with the newer gathering goes to the other. The other one cannot know whether that will
    /// happen, because the newer gathering may have been made after the look at the older one. So the other one waits for a
    /// moment, and then goes.
    pub(in crate::lobby) async fn meet_halfway(
        &self,
        sought: &Sought,
        person: Person,
        made: &TableId,
    ) -> Result<Halfway, Refusal> {
        let (mut others, newer) = self.beside(sought, person, made).await?;
        if others.is_empty() && !newer.is_empty() {
            sleep(MOMENT).await;
            let (older, newer) = self.beside(sought, person, made).await?;
            others = older.into_iter().chain(newer).collect();
        }
        if others.is_empty() || !self.leave_alone(made, person).await? {
            return Ok(Halfway::Stays);
        }
        Ok(self.join(others, sought, person).await?.map_or(Halfway::Alone, Halfway::Joined))
    }

    /// Returns the gatherings that fit and that this person has joined or may join, the oldest first.
    async fn fitting(&self, sought: &Sought, person: Person) -> Result<Vec<Gathered>, Refusal> {
        let store = &*self.maker.home.store;
        let blocked = blocked_people(store, person).await?;
        let mut fitting = Vec::new();
        for gathered in store.gatherings(Invited::Everybody, MAX_LISTED).await.map_err(refusal)? {
            let Gathered { id, gathering, .. } = &gathered;
            let is_open = async || {
                let is_fine = !blocked.contains(&gathering.by)
                    && !sits_with(gathering, &blocked)
                    && vacant(gathering, person).is_some()
                    && self.is_waited_at(id, gathering);
                Ok::<bool, Refusal>(is_fine && !is_blocked(store, gathering.by, person).await?)
            };
            if sought.fits(gathering) && (gathering.has_joined(person) || is_open().await?) {
                fitting.push(gathered);
            }
        }
        fitting.sort_by(|one, other| age(one).cmp(&age(other)));
        Ok(fitting)
    }

    /// Returns the gatherings that fit and are older than `made`, and those that are newer.
    async fn beside(
        &self,
        sought: &Sought,
        person: Person,
        made: &TableId,
    ) -> Result<(Vec<Gathered>, Vec<Gathered>), Refusal> {
        let mut older = self.fitting(sought, person).await?;
        let newer = match older.iter().position(|gathered| gathered.id == *made) {
            Some(own) => older.split_off(own).split_off(1),
            // Somebody has joined already, and the table has begun.
            None => return Ok((Vec::new(), Vec::new())),
        };
        Ok((older, newer))
    }

    /// Lets a person take a seat at the first of these gatherings at which that is still possible.
    async fn join(
        &self,
        gatherings: Vec<Gathered>,
        sought: &Sought,
        person: Person,
    ) -> Result<Option<TableId>, Refusal> {
        for Gathered { id, gathering, .. } in gatherings {
            let Some(seat) = vacant(&gathering, person) else { continue };
            let take = Change::Take { seat, name: sought.name.clone(), salt: sought.salt, link: None };
            match self.change(&id, person, &take).await {
                Ok(()) => return Ok(Some(id)),
                Err(fault) if is_of_the_person(&fault) => return Err(fault),
                // Somebody else was faster, or has the same name.
                Err(_) => {}
            }
        }
        Ok(None)
    }

    /// Removes a gathering that this person has made and that nobody else has joined. Returns false if somebody has.
    async fn leave_alone(&self, id: &TableId, person: Person) -> Result<bool, Refusal> {
        match self.gathered(id).await {
            Ok(Gathered { gathering, .. })
                if gathering.chairs.iter().filter_map(holder).all(|other| other == person) =>
            {
                self.disband(id, person).await.map(|()| true)
            }
            Ok(_) | Err(Refusal::Begun) => Ok(false),
            Err(fault) => Err(fault),
        }
    }

    /// Reports whether the maker of a gathering will see that a seat is taken. With a clock of minutes, the maker must be
    /// here.
    fn is_waited_at(&self, id: &TableId, gathering: &Gathering) -> bool {
        !matches!(gathering.terms.time, Some(Time::Live { .. }))
            || gathering.made + FRESH > now()
            || self.onlookers.is_here(id, gathering.by)
    }
}

/// The order of gatherings by their age, the oldest first.
fn age(gathered: &Gathered) -> (u64, &str) {
    (gathered.gathering.made, gathered.id.as_str())
}

fn vacant(gathering: &Gathering, person: Person) -> Option<Seat> {
    Seat::all(gathering.chairs.len()).find(|seat| may_at(gathering, person, (*seat, ChairRight::Take)).is_ok())
}

fn sits_with(gathering: &Gathering, blocked: &BTreeSet<Person>) -> bool {
    gathering.chairs.iter().filter_map(holder).any(|person| blocked.contains(&person))
}

/// Reports whether a refusal would be the same at every gathering.
fn is_of_the_person(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::NotRead { .. } | Refusal::NotStored { .. } | Refusal::TooManyGatherings { .. } | Refusal::Ending
    )
}

/// Reports whether all options have their usual values.
fn is_usual(game: &str, options: &Options) -> bool {
    let Ok(entry) = catalog::game(game) else { return false };
    let specs = entry.options(Lang::En, &Shelf::EMPTY);
    let usual = OptionSpec::check(&specs, &Options::new());
    OptionSpec::check(&specs, options).is_ok_and(|chosen| Ok(chosen) == usual)
}
