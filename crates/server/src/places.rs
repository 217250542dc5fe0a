//! The places of connections, and the choice of the connection to close if there are too many.
//!
//! No client is refused: a new connection takes the place of another one. Connections without an open table are closed
//! first, and among these the one that has been silent for the longest time. Clients that open connections and then
//! send nothing, or half a request, therefore cannot lock others out.

use crate::wire::{self, Intake};
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

/// The limits of a server on its clients. If the values are too small, they affect honest clients.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The greatest number of connections at once. The operating system may allow fewer.
    pub connections: usize,
    /// The greatest number of connections at once from one address.
    pub per_address: usize,
    /// The time limit for the head of a request. A connection may also stay open this long between two requests.
    pub head: Duration,
    /// The time after which a socket that has not sent a message is closed. It is also the time between two pings.
    pub ping: Duration,
    /// The time after which a socket is closed if its client neither sends a message nor answers a ping, or does not
    /// read the messages that are sent to it.
    pub silence: Duration,
    /// The number of messages of one socket that are answered immediately, as a burst.
    pub burst: u32,
    /// The number of messages of one socket that are answered each second after the burst.
    pub per_second: u32,
}

impl Default for Limits {
    /// Returns the usual limits. On loopback all clients have the same address, so a single address may use all places.
    fn default() -> Limits {
        Limits {
            connections: 4096,
            per_address: 4096,
            head: Duration::from_secs(10),
            ping: Duration::from_secs(15),
            silence: Duration::from_secs(60),
            burst: 1000,
            per_second: 200,
        }
    }
}

/// The number of files that the program needs besides its connections: for the database, its journal, packs and the
/// runtime.
const OWN_FILES: usize = 64;

pub(crate) struct Places {
    most: usize,
    per_address: usize,
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
    address: IpAddr,
    at_table: bool,
    heard: Instant,
    leave: CancellationToken,
}

/// The place of one connection. Dropping the value frees the place.
pub(crate) struct Place {
    places: Arc<Places>,
    number: u64,
    leave: CancellationToken,
    intake: Arc<Intake>,
}

impl Places {
    /// Returns as many places as the limits allow, or fewer if the system allows fewer open files.
    pub(crate) fn within(limits: &Limits, descriptors: Option<usize>) -> Arc<Places> {
        let most = descriptors.map_or(usize::MAX, |most| most.saturating_sub(OWN_FILES));
        let most = limits.connections.min(most).max(1);
        let room = Arc::new(Semaphore::new(wire::ROOM));
        Arc::new(Places { most, per_address: limits.per_address.max(1), room, all: Mutex::default() })
    }

    /// Gives a place to a new connection. If no place is free, closes another connection and takes its place.
    pub(crate) fn enter(self: &Arc<Places>, address: IpAddr) -> Place {
        let mut all = self.all();
        let from_there = all.taken.values().filter(|taken| taken.address == address).count();
        if from_there >= self.per_address {
            all.make_room(|taken| taken.address == address);
        } else if all.taken.len() >= self.most {
            all.make_room(|_| true);
        }
        let (number, leave) = (all.seen, CancellationToken::new());
        all.seen += 1;
        all.taken.insert(number, Taken { address, at_table: false, heard: Instant::now(), leave: leave.clone() });
        Place { places: Arc::clone(self), number, leave, intake: Intake::new(&self.room) }
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
        Places::within(&Limits { connections, per_address, ..Limits::default() }, None)
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
    fn there_are_no_more_places_than_files() {
        let places = Places::within(&Limits::default(), Some(OWN_FILES + 1));
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
