//! Checks that clients can show the news: every place in the news is drawn before or after the entry, and the news
//! reports each card that changes its zone.

use catalog::{AnyTable, Level, open};
use kernel::{Card, Happening, Lang, News, Options, Place, Rng, Scene, Seat, Shelf, Turn, Viewer, ZoneKind};
use std::collections::BTreeMap;

const GAMES: [(&str, usize); 4] = [("draft", 3), ("duel", 2), ("oz", 2), ("epic", 2)];
/// The number of entries of a game that are checked. More entries would show nothing new.
const ENTRIES: usize = 600;

#[test]
fn news_name_places_that_are_drawn() {
    for (game, seats) in GAMES {
        for seed in 0..3 {
            let level = if seed == 0 { Level::Random } else { Level::Greedy };
            let moves = play((game, seats), (level, seed), &|watched| watched.moves_are_drawn());
            assert!(moves > 60, "{game}: {moves} moves");
        }
    }
}

#[test]
fn no_card_that_can_be_followed_changes_its_zone_unsaid() {
    for (game, seats) in GAMES {
        let changes = play((game, seats), (Level::Greedy, 7), &|watched| watched.changes_are_told());
        assert!(changes > 20, "{game}: {changes} changes");
    }
}

/// An entry as one viewer saw it.
struct Watched {
    what: String,
    before: Scene,
    after: Scene,
    news: Vec<News>,
}

/// Plays a game and calls `check` with each entry as every viewer saw it. Returns the sum of the numbers that `check`
/// returned.
fn play((game, seats): (&str, usize), (level, seed): (Level, u64), check: &dyn Fn(&Watched) -> usize) -> usize {
    let names = ["Ann", "Ben", "Cid"][..seats].iter().map(|name| (*name).to_owned()).collect();
    let mut table = open(game, &Options::new(), names, &Shelf::EMPTY).unwrap();
    let mut rng = Rng::new(seed);
    let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Table]).collect();
    let scenes = |table: &dyn AnyTable| viewers.iter().map(|viewer| table.scene(*viewer, Lang::En)).collect::<Vec<_>>();
    let (mut before, mut checked) = (scenes(&*table), 0);
    while table.entries() < ENTRIES {
        match table.turn() {
            Turn::Chance => drop(table.chance(&mut rng).unwrap()),
            Turn::Of(seat) => {
                let choice = table.think(level, Rng::new(rng.word())).unwrap()(&mut || false);
                table.choose(seat, choice).unwrap();
            }
            Turn::Over => break,
        }
        let (entry, after) = (table.entries(), scenes(&*table));
        for (viewer, (before, after)) in viewers.iter().zip(before.into_iter().zip(&after)) {
            let news = table.news(entry - 1..entry, *viewer, Lang::En).into_iter().map(|(_, news)| news).collect();
            let what = format!("{game}, seed {seed}, entry {entry}, {viewer:?}");
            checked += check(&Watched { what, before, after: after.clone(), news });
        }
        before = after;
    }
    checked
}

impl Watched {
    fn moves(&self) -> impl Iterator<Item = (&Place, &Place)> {
        self.news.iter().flat_map(|news| &news.happened).filter_map(|happened| match happened {
            Happening::Move { from, to } => Some((from, to)),
            Happening::Turn { .. } | Happening::Die { .. } | Happening::Count { .. } | Happening::Attack { .. } => None,
        })
    }

    /// Returns the first and the last place of each card that moved. Moves of cards without an id are returned as they
    /// are.
    fn ways(&self) -> Vec<(Place, Place)> {
        let mut ways: Vec<(Place, Place)> = Vec::new();
        for (from, to) in self.moves() {
            match ways.iter_mut().find(|(_, last)| last.card.is_some() && last.card == from.card) {
                Some(way) => way.1 = to.clone(),
                None => ways.push((from.clone(), to.clone())),
            }
        }
        ways
    }

    fn moves_are_drawn(&self) -> usize {
        let ways = self.ways();
        for (from, to) in &ways {
            // A card that was played and waits for answers is not drawn, unless the viewer may answer it.
            let waits = |place: &Place| place.card.as_ref().is_some_and(|card| card.starts_with("answered/"));
            assert!(waits(from) || is_drawn(&self.before, from), "{}: from {from:?}", self.what);
            assert!(waits(to) || is_drawn(&self.after, to), "{}: to {to:?}", self.what);
        }
        ways.len()
    }

    fn changes_are_told(&self) -> usize {
        let (before, after) = (zones(&self.before, Under::Left), zones(&self.after, Under::Left));
        let changed = before.iter().filter(|(card, zone)| after.get(*card).is_some_and(|now| now != *zone));
        let mut count = 0;
        for (card, zone) in changed {
            let named = |place: &Place| place.card.as_ref() == Some(card);
            let told = self.moves().any(|(from, to)| named(from) || named(to));
            assert!(told, "{}: {card} went from {zone} to {} unsaid", self.what, after[card]);
            count += 1;
        }
        count
    }
}

/// The treatment of cards that are under other cards.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Under {
    /// Cards under others are included.
    Taken,
    /// Cards under others are left out, because they move with the card above them.
    Left,
}

fn is_drawn(scene: &Scene, place: &Place) -> bool {
    let zone = |id: &String| scene.zones.iter().any(|zone| zone.id == *id);
    place.card.as_ref().is_some_and(|card| zones(scene, Under::Taken).contains_key(card))
        || place.zone.as_ref().is_some_and(zone)
}

/// Returns a map from the id of each card on the table to the name of its zone.
fn zones(scene: &Scene, under: Under) -> BTreeMap<String, String> {
    let mut zones = BTreeMap::new();
    for zone in &scene.zones {
        // A unit is named after its leader, who may leave while the others stay. So all units count as one zone.
        let name = if zone.kind == ZoneKind::Group { "group" } else { &zone.id };
        zone.cards.iter().for_each(|card| lay(card, (name, under), &mut zones));
    }
    for card in scene.contest.iter().flat_map(|contest| &contest.sides).flat_map(|side| &side.cards) {
        lay(card, ("contest", under), &mut zones);
    }
    zones
}

fn lay(card: &Card, (zone, under): (&str, Under), zones: &mut BTreeMap<String, String>) {
    zones.insert(card.id.clone(), zone.to_owned());
    if under == Under::Taken {
        card.under.iter().for_each(|card| lay(card, (zone, under), zones));
    }
}
