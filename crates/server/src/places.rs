//! The places of connections, and the choice of the connection to close if there are too many.
//!
//! No client is refused: a new connection takes the place of another one. Connections without an open table are closed
//! first, and among these the one that has been silent for the longest time. Clients that open connections and then
//! send nothing, or half a request, therefore cannot lock others out.

use crate::{
    limits::Limits,
    proxies::Proxies,
    wire::{self, Intake},
};
use axum::http::HeaderMap;
use dealer::Person;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Instant,
};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

/// The number of files that the program needs besides its connections: for the database, its journal, packs and the
/// runtime.
const OWN_FILES: usize = 64;

pub(crate) struct Places {
    most: usize,
    per_address: usize,
    per_guest: usize,
    proxies: Proxies,
    /// The memory for long messages that have partly arrived.
    room: Arc<Semaphore>,
    all: Mutex<All>,
}

#[derive(Default)]
struct All {
    /// The number of connections so far. The next connection gets this number as its own.
    seen: u64,
    taken: HashMap<u64, Taken>,
}

struct Taken {
    /// The address of the sender. The connection of a proxy has none until somebody opens a socket on it.
    address: Option<IpAddr>,
    /// The guest who has opened a socket on the connection.
    person: Option<Person>,
    at_table: bool,
    heard: Instant,
    leave: CancellationToken,
}

/// The place of one connection. Dropping the value frees the place.
pub(crate) struct Place {
    places: Arc<Places>,
    number: u64,
    peer: IpAddr,
    leave: CancellationToken,
    intake: Arc<Intake>,
}

impl Places {
    /// Returns as many places as the limits allow, or fewer if the system allows fewer open files.
    pub(crate) fn within(limits: &Limits, proxies: Proxies, descriptors: Option<usize>) -> Arc<Places> {
        let most = descriptors.map_or(usize::MAX, |most| most.saturating_sub(OWN_FILES));
        let most = limits.connections.min(most).max(1);
        let (per_address, per_guest) = (limits.per_address.max(1), limits.per_guest.max(1));
        let room = Arc::new(Semaphore::new(wire::ROOM));
        Arc::new(Places { most, per_address, per_guest, proxies, room, all: Mutex::default() })
    }

    /// Gives a place to a new connection. If no place is free, closes another connection and takes its place. The places
    /// of one address count only for people, and not for a proxy, which connects for many people.
    pub(crate) fn enter(self: &Arc<Places>, peer: IpAddr) -> Place {
        let address = (!self.proxies.has(peer)).then_some(peer);
        let mut all = self.all();
        if !all.make_room_for(self.per_address, |taken| address.is_some() && taken.address == address)
            && all.taken.len() >= self.most
        {
            all.make_room(|_| true);
        }
        let (number, leave) = (all.seen, CancellationToken::new());
        all.seen += 1;
        let taken = Taken { address, person: None, at_table: false, heard: Instant::now(), leave: leave.clone() };
        all.taken.insert(number, taken);
        Place { places: Arc::clone(self), number, peer, leave, intake: Intake::new(&self.room) }
    }

    /// Closes a connection because the system cannot open another one.
    pub(crate) fn make_room(&self) {
        self.all().make_room(|_| true);
    }

    fn all(&self) -> MutexGuard<'_, All> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl All {
    /// Closes one of the connections for which `fits` returns true, if there are `most` of them. Returns true if one was
    /// closed.
    fn make_room_for(&mut self, most: usize, fits: impl Fn(&Taken) -> bool) -> bool {
        let is_full = self.taken.values().filter(|taken| fits(taken)).count() >= most;
        if is_full {
            self.make_room(fits);
        }
        is_full
    }

    /// Among the connections for which `fits` returns true, closes the one that comes first in the order of the module.
    fn make_room(&mut self, fits: impl Fn(&Taken) -> bool) {
        let fitting = self.taken.iter().filter(|(_, taken)| fits(taken));
        let first = fitting.min_by_key(|(_, taken)| (taken.at_table, taken.heard)).map(|(number, _)| *number);
        if let Some(taken) = first.and_then(|number| self.taken.remove(&number)) {
            taken.leave.cancel();
        }
    }
}

impl Place {
    /// Records that the client has sent a message. `at_table` is true if the client has a table open.
    pub(crate) fn heard(&self, at_table: bool) {
        if let Some(taken) = self.places.all().taken.get_mut(&self.number) {
            (taken.at_table, taken.heard) = (at_table, Instant::now());
        }
    }

    /// Counts the connection for the address and the guest who have opened a socket on it. If either has too many
    /// connections, closes another one.
    pub(crate) fn belongs_to(&self, address: IpAddr, person: Option<Person>) {
        let mut all = self.places.all();
        // While it is not in the list, the connection cannot be chosen to make room for itself.
        let Some(taken) = all.taken.remove(&self.number) else { return };
        all.make_room_for(self.places.per_address, |other| other.address == Some(address));
        all.make_room_for(self.places.per_guest, |other| person.is_some() && other.person == person);
        all.taken.insert(self.number, Taken { address: Some(address), person, ..taken });
    }

    /// Returns the address from which a request on this connection comes: that of the client for which a trusted proxy
    /// has sent it, or that of the other end of the connection.
    pub(crate) fn sender(&self, headers: &HeaderMap) -> IpAddr {
        self.places.proxies.sender(self.peer, headers)
    }

    /// Returns the counter of the bytes of a message that has partly arrived.
    pub(crate) fn intake(&self) -> &Arc<Intake> {
        &self.intake
    }

    /// Waits until this place is taken by another connection.
    pub(crate) async fn lost(&self) {
        self.leave.cancelled().await;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.places.all().taken.remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn places(connections: usize, per_address: usize) -> Arc<Places> {
        Places::within(&Limits { connections, per_address, ..Limits::default() }, Proxies::new(Vec::new()), None)
    }

    fn address(last: u8) -> IpAddr {
        Ipv4Addr::new(127, 0, 0, last).into()
    }

    fn is_lost(place: &Place) -> bool {
        place.leave.is_cancelled()
    }

    #[test]
    fn a_connection_without_a_table_gives_way_first() {
        let places = places(3, 3);
        let player = places.enter(address(1));
        player.heard(true);
        let (silent, talker) = (places.enter(address(2)), places.enter(address(3)));
        talker.heard(false);
        let newest = places.enter(address(4));
        assert!(is_lost(&silent) && !is_lost(&player) && !is_lost(&talker) && !is_lost(&newest));
    }

    #[test]
    fn the_longest_silence_gives_way_among_tables() {
        let places = places(2, 2);
        let (first, second) = (places.enter(address(1)), places.enter(address(1)));
        first.heard(true);
        second.heard(true);
        first.heard(true);
        let _third = places.enter(address(1));
        assert!(is_lost(&second) && !is_lost(&first));
    }

    #[test]
    fn an_address_takes_places_from_itself() {
        let places = places(100, 2);
        let other = places.enter(address(1));
        let own = [places.enter(address(2)), places.enter(address(2)), places.enter(address(2))];
        assert_eq!(own.each_ref().map(is_lost), [true, false, false]);
        assert!(!is_lost(&other));
    }

    #[test]
    fn the_people_behind_a_proxy_have_addresses_of_their_own() {
        let limits = Limits { per_address: 2, ..Limits::default() };
        let places = Places::within(&limits, Proxies::new(vec!["127.0.0.9/32".parse().unwrap()]), None);
        let sockets: Vec<Place> = (0..5).map(|_| places.enter(address(9))).collect();
        assert!(sockets.iter().all(|socket| !is_lost(socket)), "a proxy has as many as it needs");
        for (socket, sender) in sockets.iter().zip([1, 2, 1, 1, 2]) {
            socket.belongs_to(address(sender), None);
        }
        assert_eq!(sockets.iter().map(is_lost).collect::<Vec<_>>(), [true, false, false, false, false]);
    }

    #[test]
    fn a_guest_takes_places_from_themselves_at_any_address() {
        let places = Places::within(&Limits { per_guest: 1, ..Limits::default() }, Proxies::new(Vec::new()), None);
        let (ann, ben) = (Person::new([1; 32]), Person::new([2; 32]));
        let sockets = [1, 2, 3, 4].map(|last| places.enter(address(last)));
        for (at, person) in [Some(ann), Some(ben), Some(ann), None].into_iter().enumerate() {
            sockets[at].belongs_to(address(1), person);
        }
        assert_eq!(sockets.each_ref().map(is_lost), [true, false, false, false]);
    }

    #[test]
    fn there_are_no_more_places_than_files() {
        let places = Places::within(&Limits::default(), Proxies::new(Vec::new()), Some(OWN_FILES + 1));
        let (first, second) = (places.enter(address(1)), places.enter(address(2)));
        assert!(is_lost(&first) && !is_lost(&second));
    }

    #[test]
    fn a_place_is_free_again_when_its_connection_ends() {
        let places = places(2, 2);
        let stays = places.enter(address(1));
        for _ in 0..10 {
            drop(places.enter(address(1)));
        }
        assert!(!is_lost(&stays));
        assert_eq!(places.all().taken.len(), 1);
    }
}
