//! Gatherings: people invite each other, take seats, and the table begins once every chair is filled.

mod change;
mod links;
mod onlookers;
mod rematch;
mod rights;
mod salts;
mod seek;
mod shown;
mod tournament;
mod wait;

pub(crate) use change::Change;
pub(crate) use onlookers::{GatheringNews, Onlooker, Seen};
pub(crate) use rematch::next;
pub(super) use rematch::{is_alone, may_propose, turned};
pub(super) use seek::Halfway;
pub(crate) use seek::Sought;

use super::maker::{MAX_NAMES, Maker};
use crate::{
    clock::now,
    identity::expect_rateable,
    talk::{blocked_people, is_blocked},
    troubles::refusal,
};
use dealer::Person;
use host::{Refusal, people};
use kernel::{Lang, Options, Terms, spare};
use onlookers::Onlookers;
use protocol::{GatheringInfo, GatheringRight, Pace, SeatPlan};
use rights::{holder, may, may_be_rated};
use salts::Stage;
use std::{collections::BTreeSet, sync::Arc, time::Duration};
use store::{Chair, Gathered, Gathering, Invited, Kept, SaltStage, Setup, StoreFault, Summary, TableId};
use tokio::sync::Mutex;

pub(crate) struct Gatherings {
    maker: Arc<Maker>,
    onlookers: Onlookers,
    /// A lock for the number of gatherings of a person, from the count until the new gathering or seat is stored.
    counting: Mutex<()>,
    /// The greatest number of gatherings that one person has made or has a seat in.
    most: usize,
}

/// The table that a new gathering invites to.
pub(crate) struct Wish {
    pub(crate) game: String,
    pub(crate) options: Options,
    /// The seats, of which some are free. Those of people belong to the person who makes the gathering.
    pub(crate) seats: Vec<Option<SeatPlan>>,
    pub(crate) public: bool,
    pub(crate) terms: Option<Terms>,
    /// The salt of the seats of the person who makes the gathering.
    pub(crate) salt: SaltStage,
}

/// The greatest number of gatherings in which others keep a seat for a person that a list has.
const MAX_KEPT: usize = 80;

/// The greatest number of public gatherings in a list.
const MAX_LISTED: usize = 50;

/// The number of times that a change is tried while other people change the same gathering.
const TRIES: usize = 32;

impl Gatherings {
    /// Returns the gatherings of a server where each person may have made or joined `most` of them.
    pub(super) fn new(maker: Arc<Maker>, most: usize) -> Gatherings {
        Gatherings { maker, onlookers: Onlookers::default(), counting: Mutex::default(), most }
    }

    /// Stores a new gathering that cannot begin yet, because a seat is free or a salt is awaited. Returns its id.
    pub(super) async fn gather(&self, wish: Wish, by: Person) -> Result<TableId, Refusal> {
        let Wish { game, options, seats, public, terms, salt } = wish;
        let (seats, terms) = (people::gathered(seats)?, host::terms(terms)?);
        self.maker.set_up(&game, &options, &with_strangers(&seats)).await?;
        let chairs: Vec<Chair> =
            seats.into_iter().map(|plan| plan.map_or(Chair::Free, |plan| change::chair(plan, by, salt))).collect();
        if terms.rated {
            may_be_rated(&chairs, by, 0)?;
            expect_rateable(&*self.maker.home.store, by).await?;
        }
        let gathering = Gathering {
            game,
            options,
            terms,
            chairs,
            public,
            by,
            made: now(),
            pace: Pace::default(),
            luck: None,
            due: None,
            pairing: None,
        };
        let gathering = self.settled(&gathering, gathering.clone())?;
        let _counting = self.counting.lock().await;
        // A gathering without a free seat begins by itself.
        if !gathering.is_full() {
            self.may_join(by).await?;
        }
        self.maker.may_make(Some(by))?;
        for _ in 0..MAX_NAMES {
            let id = TableId::draw(&mut self.maker.luck()?);
            match self.maker.home.store.gather(&id, &gathering).await {
                Ok(()) => {
                    tracing::info!(table = id.as_str(), game = gathering.game, "a gathering was made");
                    return Ok(id);
                }
                Err(StoreFault::Taken) => {}
                Err(fault) => return Err(refusal(fault)),
            }
        }
        Err(Refusal::NotStored { cause: "other" })
    }

    /// Starts to look at a gathering, at which the person is here from now on. Returns `None` if there is no gathering
    /// with this id.
    pub(crate) async fn look(&self, id: &TableId, person: Person) -> Result<Option<Onlooker>, Refusal> {
        // The client looks before the gathering is read, so that it misses no change.
        let onlooker = self.onlookers.look(id, Some(person));
        match self.maker.home.store.gathering(id).await {
            Ok(gathered) => {
                self.meet([&gathered]).await;
                self.onlookers.show(id, Seen::Gathered(Arc::new(gathered)));
                Ok(Some(onlooker))
            }
            Err(StoreFault::Missing) => Ok(None),
            Err(fault) => Err(refusal(fault)),
        }
    }

    /// Makes a change for a person. If it fills the last chair, the table begins in the same transaction.
    pub(crate) async fn change(&self, id: &TableId, person: Person, change: &Change) -> Result<(), Refusal> {
        let counting = match change {
            Change::Take { .. } | Change::Agree { .. } => Some(self.counting.lock().await),
            Change::Release { .. }
            | Change::Promise { .. }
            | Change::Fill { .. }
            | Change::Commit { .. }
            | Change::Open { .. }
            | Change::Begin => None,
        };
        for _ in 0..TRIES {
            let Gathered { id, version, mut gathering } = self.gathered(id).await?;
            if matches!(change, Change::Take { .. } | Change::Agree { .. })
                && is_blocked(&*self.maker.home.store, gathering.by, person).await?
            {
                return Err(Refusal::Unwelcome);
            }
            // Nobody chooses when a game of a tournament begins.
            if counting.is_some() && gathering.pairing.is_none() && !gathering.has_joined(person) {
                self.may_join(person).await?;
            }
            let before = gathering.clone();
            change.make(&mut gathering, person)?;
            if gathering == before {
                return Ok(());
            }
            // The counted changes are those by which the person takes a seat.
            if gathering.terms.rated && counting.is_some() {
                expect_rateable(&*self.maker.home.store, person).await?;
            }
            let gathering = self.settled(&before, gathering)?;
            if self.replace(Gathered { id, version, gathering }).await? {
                return Ok(());
            }
        }
        Err(Refusal::Contended)
    }

    /// Returns the person who has made a gathering, whom this person may block, and the name that the maker has there.
    pub(crate) async fn blockable(&self, id: &TableId, person: Person) -> Result<(Person, String), Refusal> {
        let gathering = self.gathered(id).await?.gathering;
        may(&gathering, person, GatheringRight::Block)?;
        let Gathering { by, chairs, .. } = gathering;
        let own = chairs.into_iter().find_map(|chair| match chair {
            Chair::Taken { person, name, .. } if person == by => Some(name),
            _ => None,
        });
        Ok((by, own.unwrap_or_default()))
    }

    /// Removes a gathering that this person has made, after a message to the people who look at it.
    pub(crate) async fn disband(&self, id: &TableId, person: Person) -> Result<(), Refusal> {
        may(&self.gathered(id).await?.gathering, person, GatheringRight::Disband)?;
        match self.maker.home.store.disband(id).await {
            Ok(()) => {
                tracing::info!(table = id.as_str(), "a gathering was withdrawn");
                self.onlookers.show(id, Seen::Gone(Refusal::Disbanded));
                Ok(())
            }
            Err(StoreFault::Missing) => Err(self.over(id).await),
            Err(fault) => Err(refusal(fault)),
        }
    }

    /// Returns the gatherings that this person has made or has a seat in, and those that are public, the latest first.
    pub(super) async fn list(&self, lang: Lang, person: Person) -> Result<Vec<GatheringInfo>, Refusal> {
        let store = &self.maker.home.store;
        let mut found = store.gatherings(Invited::Person(person), self.most + MAX_KEPT).await.map_err(refusal)?;
        let own: BTreeSet<TableId> = found.iter().map(|gathered| gathered.id.clone()).collect();
        let public = store.gatherings(Invited::Everybody, MAX_LISTED).await.map_err(refusal)?;
        let blocked = blocked_people(&**store, person).await?;
        let is_welcome = |gathered: &Gathered| !blocked.contains(&gathered.gathering.by);
        // A seat that the person has taken stays in sight, and one that is only kept does not.
        found.retain(|gathered| is_welcome(gathered) || gathered.gathering.has_joined(person));
        found.extend(public.into_iter().filter(|gathered| !own.contains(&gathered.id) && is_welcome(gathered)));
        found.sort_by_key(|gathered| std::cmp::Reverse(gathered.gathering.made));
        self.meet(&found).await;
        Ok(found.iter().map(|gathered| self.shown(gathered, (Some(person), lang))).collect())
    }

    /// Refuses a person who has made or joined too many gatherings already.
    async fn may_join(&self, person: Person) -> Result<(), Refusal> {
        let store = &self.maker.home.store;
        let found = store.gatherings(Invited::Person(person), self.most + MAX_KEPT).await.map_err(refusal)?;
        // Others may keep a seat for this person in a rematch, which the person has not asked for.
        let joined = found.iter().filter(|gathered| gathered.gathering.has_joined(person)).count();
        if joined < self.most { Ok(()) } else { Err(Refusal::TooManyGatherings { most: self.most }) }
    }

    /// Returns a gathering, and shows it to the people who look at it, because another server may have changed it.
    async fn gathered(&self, id: &TableId) -> Result<Gathered, Refusal> {
        match self.maker.home.store.gathering(id).await {
            Ok(gathered) => {
                self.meet([&gathered]).await;
                self.onlookers.show(id, Seen::Gathered(Arc::new(gathered.clone())));
                Ok(gathered)
            }
            Err(StoreFault::Missing) => Err(self.over(id).await),
            Err(fault) => Err(refusal(fault)),
        }
    }

    /// Returns the reason why there is no gathering with this id any more, after a message to the people who look at it.
    async fn over(&self, id: &TableId) -> Refusal {
        let last = self.onlookers.last(id);
        match self.maker.home.store.load(id).await {
            Ok(Kept { setup, .. }) => {
                let begun = last.map_or(Seen::Played, |last| Seen::Begun(Arc::new(begun(&last, &setup))));
                self.onlookers.show(id, begun);
                Refusal::Begun
            }
            Err(StoreFault::Missing) => {
                if last.is_some() {
                    self.onlookers.show(id, Seen::Gone(Refusal::Disbanded));
                }
                Refusal::Disbanded
            }
            Err(fault) => refusal(fault),
        }
    }

    /// Reports whether somebody at this server waits for news of a gathering.
    pub(super) fn awaits(&self, id: &TableId) -> bool {
        self.onlookers.awaits(id)
    }

    /// Returns the gatherings of which somebody at this server waits for news.
    pub(super) fn awaited(&self) -> Vec<TableId> {
        self.onlookers.awaited()
    }

    /// Shows a gathering as it is in the store now, because another server may have changed it.
    ///
    /// # Errors
    ///
    /// Returns an error if the store cannot be read.
    pub(super) async fn read_again(&self, id: &TableId) -> Result<(), Refusal> {
        match self.gathered(id).await {
            Ok(_) | Err(Refusal::Begun | Refusal::Disbanded) => Ok(()),
            Err(refusal) => Err(refusal),
        }
    }

    /// Replaces the stored gathering of the same version, or begins its table if nothing is missing, and shows the change
    ///  to the people who look at it. Returns false if somebody else has changed the gathering first.
    async fn replace(&self, Gathered { id, version, gathering }: Gathered) -> Result<bool, Refusal> {
        let store = &self.maker.home.store;
        let begins = salts::stage(&gathering) == Stage::Complete;
        let stored = if begins {
            let (setup, summary) = self.set_up(&id, &gathering).await?;
            store.begin(&id, version, &setup, &summary).await
        } else {
            store.regather(&id, version, &gathering).await
        };
        match stored {
            Ok(()) => {
                if begins {
                    tracing::info!(table = id.as_str(), "the table of a gathering began");
                }
                let now = Gathered { id: id.clone(), version: version + 1, gathering };
                self.meet([&now]).await;
                let now = Arc::new(now);
                self.onlookers.show(&id, if begins { Seen::Begun(now) } else { Seen::Gathered(now) });
                Ok(true)
            }
            Err(StoreFault::Taken | StoreFault::Missing) => Ok(false),
            Err(fault) => Err(refusal(fault)),
        }
    }

    /// Returns a gathering after a change, with its key and the time until which it waits for salts.
    fn settled(&self, before: &Gathering, after: Gathering) -> Result<Gathering, Refusal> {
        let now = self.maker.home.clock.moment(Duration::ZERO).now;
        salts::settled(before, after, (now, || self.maker.key()))
    }

    /// Returns the setup and the summary of the table of a gathering at which nothing is missing.
    async fn set_up(&self, id: &TableId, gathering: &Gathering) -> Result<(Setup, Summary), Refusal> {
        let Gathering { game, options, terms, chairs, pace, luck, .. } = gathering;
        let seats: Vec<SeatPlan> = chairs.iter().filter_map(change::plan).collect();
        let (mut header, shelf) = self.maker.set_up(game, options, &seats).await?;
        let luck = luck.as_ref().expect("a change gives each gathering a key");
        header.terms = Some(terms.clone());
        header.luck = Some(salts::claim(id, gathering, luck));
        let (_, summary) = self.maker.prepare(&header, shelf, Vec::new()).await?;
        let holders = chairs.iter().map(holder).collect();
        let seed = self.maker.luck()?.word();
        Ok((Setup { header, holders, seats, pace: *pace, seed, key: Some(luck.key) }, summary))
    }
}

/// Returns a gathering with the chairs of the table that has taken its place. The header of the table has the salts.
fn begun(last: &Gathered, setup: &Setup) -> Gathered {
    let chairs = setup.seats.iter().zip(&setup.holders).map(|(plan, holder)| match (plan.bot.clone(), *holder) {
        (Some(level), _) => Chair::Bot { name: plan.name.clone(), level },
        (None, Some(person)) => Chair::Taken { person, name: plan.name.clone(), salt: SaltStage::Without },
        (None, None) => Chair::Free,
    });
    let gathering = Gathering { chairs: chairs.collect(), ..last.gathering.clone() };
    Gathered { id: last.id.clone(), version: last.version + 1, gathering }
}

/// Returns the seats with a name for each free one, so that the game can check the options and the number of seats.
fn with_strangers(seats: &[Option<SeatPlan>]) -> Vec<SeatPlan> {
    let mut taken: Vec<String> = seats.iter().flatten().map(|plan| plan.name.clone()).collect();
    let mut stranger = || {
        let name = spare("?", &taken);
        taken.push(name.clone());
        SeatPlan { name, bot: None }
    };
    seats.iter().map(|plan| plan.clone().unwrap_or_else(&mut stranger)).collect()
}
