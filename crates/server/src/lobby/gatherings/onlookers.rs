//! The clients that look at gatherings, the news that each of them gets, and who of the people is here.

use super::rights::holder;
use crate::room::{AWAY, People};
use dealer::Person;
use host::Refusal;
use protocol::Company;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};
use store::{Gathered, TableId};
use tokio::{
    runtime::Handle,
    sync::watch,
    time::{Instant, sleep},
};

/// The gatherings that clients of this server look at.
#[derive(Default)]
pub(super) struct Onlookers(Arc<Mutex<HashMap<TableId, Watched>>>);

/// A gathering that clients look at.
struct Watched {
    /// The latest news of it.
    seen: watch::Sender<Option<Seen>>,
    /// The people whose clients look at it, each as often as there are clients.
    screens: Vec<Person>,
    people: People,
    /// The people who are here, as clients are told.
    here: watch::Sender<Vec<Person>>,
}

/// The latest news of a gathering.
#[derive(Clone)]
pub(crate) enum Seen {
    Gathered(Arc<Gathered>),
    /// The table has begun, with these chairs.
    Begun(Arc<Gathered>),
    /// The table has begun, before anybody here looked at the gathering.
    Played,
    /// There is no gathering with this id any more.
    Gone(Refusal),
}

/// One client that looks at a gathering.
pub(crate) struct Onlooker {
    id: TableId,
    seen: watch::Receiver<Option<Seen>>,
    here: watch::Receiver<Vec<Person>>,
    /// The people who are here, as the client was told last.
    told: Option<Company>,
    /// The place of the person among those who are here. A client that only follows the rematch of its table has none.
    _place: Option<Place>,
}

/// The place of a person at a gathering, which ends with the client.
struct Place {
    all: Arc<Mutex<HashMap<TableId, Watched>>>,
    id: TableId,
    person: Person,
}

/// News of a gathering for a client that looks at it.
pub(crate) enum GatheringNews {
    Seen(Seen),
    Company(Company),
}

impl Onlookers {
    /// Starts to look at a gathering. The first news is the latest that the server has. `person` is here from now on.
    pub(super) fn look(&self, id: &TableId, person: Option<Person>) -> Onlooker {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, watched| watched.seen.receiver_count() > 0);
        let watched = all.entry(id.clone()).or_insert_with(Watched::new);
        let (seen, here) = (watched.seen.subscribe(), watched.here.subscribe());
        let place = person.map(|person| Place { all: Arc::clone(&self.0), id: id.clone(), person });
        watched.screens.extend(person);
        watched.note();
        let mut onlooker = Onlooker { id: id.clone(), seen, here, told: None, _place: place };
        onlooker.again();
        onlooker
    }

    /// Reports whether this person looks at this gathering, at this server.
    pub(super) fn is_here(&self, id: &TableId, person: Person) -> bool {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(id).is_some_and(|watched| watched.here.borrow().contains(&person))
    }

    /// Reports whether somebody waits for news of this gathering. Nothing follows the beginning of a table.
    pub(super) fn awaits(&self, id: &TableId) -> bool {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(id).is_some_and(awaits)
    }

    /// Returns the gatherings of which somebody waits for news.
    pub(super) fn awaited(&self) -> Vec<TableId> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut ids: Vec<TableId> =
            all.iter().filter(|(_, watched)| awaits(watched)).map(|(id, _)| id.clone()).collect();
        ids.sort();
        ids
    }

    /// Returns the gathering as it was last shown to the people who look at it.
    pub(super) fn last(&self, id: &TableId) -> Option<Arc<Gathered>> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &*all.get(id)?.seen.borrow() {
            Some(Seen::Gathered(gathered)) => Some(Arc::clone(gathered)),
            Some(Seen::Begun(_) | Seen::Played | Seen::Gone(_)) | None => None,
        }
    }

    /// Shows the news to everybody who looks at the gathering, unless they have seen newer news already.
    pub(super) fn show(&self, id: &TableId, seen: Seen) {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(watched) = all.get(id) else { return };
        watched.seen.send_if_modified(|last| {
            let is_news = last.as_ref().is_none_or(|last| seen.follows(last));
            if is_news {
                *last = Some(seen);
            }
            is_news
        });
    }
}

fn awaits(watched: &Watched) -> bool {
    watched.seen.receiver_count() > 0 && !matches!(&*watched.seen.borrow(), Some(Seen::Begun(_) | Seen::Played))
}

impl Watched {
    fn new() -> Watched {
        let (seen, here) = (watch::Sender::new(None), watch::Sender::new(Vec::new()));
        Watched { seen, screens: Vec::new(), people: People::default(), here }
    }

    /// Tells the clients who is here, if that has changed.
    fn note(&mut self) {
        self.people.note(&self.screens, Instant::now());
        let here = self.people.here();
        self.here.send_if_modified(|last| {
            let is_news = *last != here;
            *last = here;
            is_news
        });
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let (all, id, person) = (Arc::clone(&self.all), self.id.clone(), self.person);
        if let Some(watched) = all.lock().unwrap_or_else(PoisonError::into_inner).get_mut(&id) {
            if let Some(at) = watched.screens.iter().position(|other| *other == person) {
                watched.screens.swap_remove(at);
            }
            watched.note();
        }
        // A page that is loaded again comes back before its person is away.
        if let Ok(runtime) = Handle::try_current() {
            runtime.spawn(async move {
                sleep(AWAY).await;
                if let Some(watched) = all.lock().unwrap_or_else(PoisonError::into_inner).get_mut(&id) {
                    watched.note();
                }
            });
        }
    }
}

impl Seen {
    /// Returns who of the people at the gathering is here, if it has not begun or ended.
    fn company(&self, here: &[Person]) -> Option<Company> {
        let Seen::Gathered(gathered) = self else { return None };
        let holders: Vec<Option<Person>> = gathered.gathering.chairs.iter().map(holder).collect();
        let is_seated = |person: &Person| holders.contains(&Some(*person));
        Some(Company {
            here: holders.iter().map(|holder| holder.map(|person| here.contains(&person))).collect(),
            // Each chair of the gathering has the page of its person.
            players: Vec::new(),
            watching: here.iter().filter(|person| !is_seated(person)).count(),
        })
    }

    /// Reports whether this is newer than `last`. A rematch may be proposed again after it was withdrawn, and nothing
    /// follows the beginning of a table.
    fn follows(&self, last: &Seen) -> bool {
        match (last, self) {
            (Seen::Gathered(last), Seen::Gathered(now)) => now.version > last.version,
            (Seen::Gathered(_), Seen::Begun(_) | Seen::Played | Seen::Gone(_)) => true,
            (Seen::Gone(_), Seen::Gathered(_) | Seen::Begun(_) | Seen::Played) => true,
            (Seen::Gone(_), Seen::Gone(_)) | (Seen::Begun(_) | Seen::Played, _) => false,
        }
    }
}

impl Onlooker {
    /// Returns the id of the gathering.
    pub(crate) fn id(&self) -> &TableId {
        &self.id
    }

    /// Waits for news that this client has not received. The call is cancel safe.
    pub(crate) async fn news(&mut self) -> Seen {
        loop {
            if self.seen.changed().await.is_err() {
                return Seen::Gone(Refusal::Stopped);
            }
            if let Some(seen) = self.seen.borrow_and_update().clone() {
                return seen;
            }
        }
    }

    /// Waits for news of the gathering or of who is here. The call is cancel safe.
    pub(crate) async fn next(&mut self) -> GatheringNews {
        loop {
            tokio::select! {
                // A client gets the gathering first.
                biased;
                changed = self.seen.changed() => {
                    if changed.is_err() {
                        return GatheringNews::Seen(Seen::Gone(Refusal::Stopped));
                    }
                    // The people here may sit on other chairs now.
                    self.here.mark_changed();
                    if let Some(seen) = self.seen.borrow_and_update().clone() {
                        return GatheringNews::Seen(seen);
                    }
                }
                Ok(()) = self.here.changed() => {
                    let here = self.here.borrow_and_update().clone();
                    let company = self.seen.borrow().as_ref().and_then(|seen| seen.company(&here));
                    if let Some(company) = company.filter(|company| self.told.as_ref() != Some(company)) {
                        self.told = Some(company.clone());
                        return GatheringNews::Company(company);
                    }
                }
            }
        }
    }

    /// Lets the client receive the latest news once more.
    pub(crate) fn again(&mut self) {
        self.seen.mark_changed();
    }
}
