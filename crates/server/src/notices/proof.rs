//! A simulation of games by days on two servers, with people who come and go, and servers that restart. It checks the law of
//! notices exactly: each newly awaited decision of a person who is away is told once, and nothing else is.

use super::{Claim, END, Law, Now};
use crate::held::summary;
use catalog::{Level, open};
use dealer::{Access, Dealer, Person};
use kernel::{Options, Rng, Seat, Shelf, Turn};
use protocol::Pace;
use std::collections::{BTreeMap, BTreeSet};
use store::{Memory, Setup, TableId, prelude::*};

const GAMES: u64 = 100;
const SECOND: u64 = 1_000;
const HOUR: u64 = 3_600 * SECOND;

/// A fault that is planted, to see that the simulation finds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// Each server tells without a claim in the store.
    NoClaims,
    /// A person who has looked and left again counts as absent.
    ForgetsLooks,
    /// A server that ends does not note what people have seen.
    EndsAtOnce,
}

/// The behaviour of a person whose decision is awaited.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// Has the page open all the time.
    Here,
    /// Looks within ten seconds, leaves again, and decides an hour later.
    Looks,
    /// Comes within ten seconds, and decides at once.
    Hurries,
    /// Comes an hour later.
    Away,
}

/// A server. It forgets the law when it restarts.
#[derive(Default)]
struct Server {
    law: Law,
    here: BTreeSet<Person>,
    /// The time until which it is down.
    down: u64,
}

struct World {
    dealer: Dealer,
    holders: Vec<Option<Person>>,
    store: Memory,
    table: TableId,
    servers: [Server; 2],
    time: u64,
    rng: Rng,
    told: BTreeMap<(Person, u64), usize>,
    /// The decision that whoever has decided last saw before leaving, if the next one is that person's, too.
    seen: Option<u64>,
    fault: Option<Fault>,
}

#[tokio::test]
async fn the_law_holds_over_a_hundred_games_by_days() {
    let mut notices = 0;
    for seed in 0..GAMES {
        let (told, expected) = play(seed, None).await;
        assert_eq!(told, expected, "game {seed}");
        notices += told.len();
    }
    assert!(notices > 500, "people were away {notices} times");
}

#[tokio::test]
async fn planted_faults_are_found() {
    for fault in [Fault::NoClaims, Fault::ForgetsLooks, Fault::EndsAtOnce] {
        let mut found = false;
        for seed in 0..GAMES {
            let (told, expected) = play(seed, Some(fault)).await;
            found |= told != expected;
            if found {
                break;
            }
        }
        assert!(found, "{fault:?}");
    }
}

type Told = BTreeMap<(Person, u64), usize>;

/// Plays a game to its end. Returns what was told, and what the law wants, each with its number of times.
async fn play(seed: u64, fault: Option<Fault>) -> (Told, Told) {
    let mut world = World::new(seed, fault).await;
    let mut expected = Told::new();
    loop {
        if let Some(person) = world.awaited() {
            let number = world.dealer.table().entries() as u64;
            if world.one_decision(person).await {
                expected.insert((person, number), 1);
            }
            continue;
        }
        if world.dealer.turn() == Turn::Over {
            break;
        }
        // A bot decides within a second.
        world.pass(SECOND).await;
        world.decide();
    }
    let here: BTreeSet<Person> = world.servers.iter().flat_map(|server| server.here.clone()).collect();
    let people: BTreeSet<Person> = world.holders.iter().flatten().copied().collect();
    expected.extend(people.difference(&here).map(|person| ((*person, END), 1)));
    world.pass(60 * SECOND).await;
    // Long after the end, the servers start once more, and people look at the table.
    world.leave_all();
    for at in [0, 1] {
        world.restart(at, 5 * SECOND).await;
    }
    world.pass(HOUR).await;
    (world.told, expected)
}

impl World {
    async fn new(seed: u64, fault: Option<Fault>) -> World {
        let mut rng = Rng::new(seed);
        let (game, count) = if seed.is_multiple_of(4) { ("duel", 2) } else { ("draft", 2 + seed as usize % 3) };
        let names: Vec<String> = (0..count).map(|at| format!("Name {at}")).collect();
        let table = open(game, &Options::new(), names, &Shelf::EMPTY).unwrap();
        // In games of more than two, the last one is a bot. In some, one person has two seats.
        let is_bot = |at: usize| count > 2 && at + 1 == count;
        let owner = |at: usize| if seed.is_multiple_of(7) { at / 2 } else { at };
        let holders: Vec<Option<Person>> =
            (0..count).map(|at| (!is_bot(at)).then(|| Person::new([owner(at) as u8 + 1; 32]))).collect();
        let levels = (0..count).map(|at| is_bot(at).then_some(Level::Random)).collect();
        let header = table.header().clone();
        let mut dealer = Dealer::new(table, levels, seed).unwrap().with_access(Access::Open(holders.clone())).unwrap();
        let owed = dealer.owed().unwrap();
        dealer.commit(owed).unwrap();
        let (store, id) = (Memory::new(), TableId::draw(&mut rng));
        let setup = Setup { header, seats: Vec::new(), holders: holders.clone(), seed, key: None, pace: Pace::Instant };
        store.create(&id, &setup, &[], &summary(dealer.table(), dealer.parted())).await.unwrap();
        let servers = Default::default();
        World { dealer, holders, store, table: id, servers, time: 0, rng, told: Told::new(), seen: None, fault }
    }

    /// Plays from the moment at which a decision is awaited until it is made. Returns true if its person must be told.
    async fn one_decision(&mut self, person: Person) -> bool {
        let has_seen = self.seen == Some(self.dealer.table().entries() as u64);
        let was_here = self.servers.iter().any(|server| server.here.contains(&person));
        let way = match self.rng.below(4) {
            _ if was_here => Way::Here,
            0 => Way::Looks,
            1 => Way::Hurries,
            _ => Way::Away,
        };
        // People come to a server that runs, and one of the two always does.
        let is_up = self.servers.each_ref().map(|server| server.down <= self.time);
        let at = if is_up == [true, true] { self.rng.below(2) as usize } else { usize::from(is_up[1]) };
        let begun = self.time;
        self.note();
        if is_up == [true, true] && self.rng.below(3) == 0 {
            self.pass_to(begun + SECOND).await;
            let down = self.seconds(1, 30);
            self.restart(1 - at, down).await;
        }
        match way {
            Way::Here => {
                let wait = self.seconds(0, 40);
                self.pass(wait).await;
            }
            Way::Hurries => {
                let wait = self.seconds(2, 8);
                self.pass_to(begun + wait).await;
                self.servers[at].here.insert(person);
                self.note();
            }
            Way::Looks => {
                let wait = self.seconds(2, 7);
                self.pass_to(begun + wait).await;
                self.servers[at].here.insert(person);
                self.note();
                self.pass(SECOND).await;
                self.leave_all();
                let wait = self.seconds(0, 20);
                self.pass(wait).await;
                self.restart(at, 5 * SECOND).await;
                self.pass_to(begun + HOUR).await;
            }
            Way::Away => {
                self.pass_to(begun + 5 * 60 * SECOND).await;
                self.restart(at, 5 * SECOND).await;
                self.pass_to(begun + HOUR).await;
            }
        }
        self.servers[at].here.insert(person);
        self.note();
        self.decide();
        self.note();
        self.seen = (self.awaited() == Some(person)).then(|| self.dealer.table().entries() as u64);
        // Some stay at the table, and others leave at once. A page that is open when the game ends sees the end.
        if self.rng.below(3) == 0 {
            self.pass(SECOND).await;
        } else if self.dealer.turn() != Turn::Over {
            for server in &mut self.servers {
                server.here.remove(&person);
            }
        }
        matches!(way, Way::Away) && !has_seen
    }

    /// Draws a time of `least` seconds or more, below `least + bound`.
    fn seconds(&mut self, least: u32, bound: u32) -> u64 {
        u64::from(least + self.rng.below(bound)) * SECOND
    }

    fn decide(&mut self) {
        let Turn::Of(seat) = self.dealer.turn() else { panic!("expected a seat to move") };
        let first = self.rng.below(3) as usize;
        let step = self.dealer.act(seat, first).or_else(|_| self.dealer.act(seat, 0)).unwrap();
        self.dealer.commit(step).unwrap();
    }

    fn awaited(&self) -> Option<Person> {
        self.holder(self.dealer.awaited()?)
    }

    fn holder(&self, seat: Seat) -> Option<Person> {
        self.holders.get(seat.index()).copied().flatten()
    }

    fn leave_all(&mut self) {
        self.servers.iter_mut().for_each(|server| server.here.clear());
    }

    /// Restarts a server, whose pages close. It is down for this time.
    async fn restart(&mut self, at: usize, down: u64) {
        if self.fault != Some(Fault::EndsAtOnce) {
            for claim in self.servers[at].law.last_claims() {
                self.claim(at, claim).await;
            }
        }
        self.servers[at] = Server { down: self.time + down, ..Server::default() };
    }

    async fn pass(&mut self, time: u64) {
        self.pass_to(self.time + time).await;
    }

    /// Lets time pass, second by second for a while and then faster.
    async fn pass_to(&mut self, end: u64) {
        let begun = self.time;
        loop {
            self.note();
            for at in [0, 1] {
                for claim in self.servers[at].law.claims(self.time) {
                    self.claim(at, claim).await;
                }
            }
            if self.time >= end {
                return;
            }
            let step = if self.time < begun + 90 * SECOND { SECOND } else { 60 * SECOND };
            self.time = (self.time + step).min(end);
        }
    }

    /// Lets the servers that run take note of the table.
    fn note(&mut self) {
        let (over, awaited) = (self.dealer.turn() == Turn::Over, self.awaited());
        let people: BTreeSet<Person> = self.holders.iter().flatten().copied().collect();
        let entries = self.dealer.table().entries() as u64;
        for server in self.servers.iter_mut().filter(|server| server.down <= self.time) {
            let now = if over { Now::Over(people.iter().copied().collect()) } else { Now::Awaits(awaited, entries) };
            let here: Vec<Person> = server.here.iter().copied().collect();
            let here = if self.fault == Some(Fault::ForgetsLooks) { Vec::new() } else { here };
            server.law.note(now, &here, self.time);
        }
    }

    async fn claim(&mut self, at: usize, claim: Claim) {
        let Claim { person, number, is_seen } = claim;
        let is_first = self.store.claim_notice(&self.table, person, number).await.is_ok();
        self.servers[at].law.settle(claim);
        if (is_first || self.fault == Some(Fault::NoClaims)) && !is_seen {
            *self.told.entry((person, number)).or_default() += 1;
        }
    }
}
