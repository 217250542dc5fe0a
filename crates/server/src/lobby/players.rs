//! The page of a player: the results by game and by opponent, the ratings, and the archive of finished games. Others see
//! there only what was public, and what they have played themselves.

use super::{
    list::{Damages, line, query},
    statistics::{MOST_GAMES, MOST_OPPONENTS, result, total},
};
use crate::{
    held::Home,
    player_ids,
    ratings::{count, interval, is_provisional, points},
    troubles::refusal,
};
use catalog::GAMES;
use dealer::Person;
use host::Refusal;
use kernel::{Lang, Seat};
use protocol::{Archive, ArchivedTable, Find, Met, Opponent, PlayedGame, Player, RatingInfo, RatingPoint, Tally};
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};
use store::{Finished, Page, PlayerId, Reached};

/// The greatest number of ratings in the course of a player.
const MOST_RATINGS: usize = 200;

/// Returns the page of a player for this reader.
pub(super) async fn page(home: &Home, id: &PlayerId, reader: Person) -> Result<Player, Refusal> {
    let store::Player { id, person, name, since } = known(home, id).await?;
    // The page of somebody whose game has just ended has the new rating already.
    count(&*home.store).await.map_err(refusal)?;
    let games =
        home.store.finished(Some(person), (reader != person).then_some(reader), MOST_GAMES).await.map_err(refusal)?;
    let mut played = results(&games, person);
    let names = ids(home, met(&played)).await?;
    let mut games = Vec::new();
    for game in GAMES.iter() {
        let rating = rating(home, game.name, person).await?;
        let results = played.remove(game.name);
        if results.is_some() || rating.is_some() {
            games.push(results.unwrap_or_default().told(game.name, rating, &names));
        }
    }
    Ok(Player { id: id.as_str().to_owned(), name, since, mine: reader == person, games })
}

/// Returns a page of the finished games of a player that this reader may see.
pub(super) async fn archive(
    home: &Home,
    damages: &Damages,
    lang: Lang,
    (find, id, reader): (Find, &PlayerId, Person),
) -> Result<Archive, Refusal> {
    let person = known(home, id).await?.person;
    let find = Find { over: Some(true), ..find };
    let wanted = query(&find, (Some(person), (reader != person).then_some(reader)));
    let Page { tables, more } = home.store.list(&wanted).await.map_err(refusal)?;
    let more = tables.last().filter(|_| more).map(|last| last.turn);
    let people: BTreeSet<Person> = tables.iter().flat_map(|listed| &listed.holders).copied().flatten().collect();
    let ids = ids(home, people).await?;
    let archived = tables.into_iter().map(|listed| {
        let players = listed.holders.iter().map(|holder| ids.get(&(*holder)?).cloned()).collect();
        ArchivedTable { line: line(listed, damages, lang), players }
    });
    Ok(Archive { tables: archived.collect(), more })
}

async fn known(home: &Home, id: &PlayerId) -> Result<store::Player, Refusal> {
    home.store.player(id).await.map_err(refusal)?.ok_or(Refusal::NoSuchPlayer)
}

/// Returns the public ids of those of these people who have one.
async fn ids(home: &Home, people: BTreeSet<Person>) -> Result<BTreeMap<Person, String>, Refusal> {
    let people: Vec<Person> = people.into_iter().collect();
    player_ids::read(&*home.store, &people).await.map_err(refusal)
}

async fn rating(home: &Home, game: &str, person: Person) -> Result<Option<RatingInfo>, Refusal> {
    let (course, games) = home.store.course(game, person, MOST_RATINGS).await.map_err(refusal)?;
    let point = |Reached { ended, rating }: &Reached| RatingPoint {
        ended: *ended,
        rating: points(rating.rating),
        interval: interval(rating),
    };
    Ok(course.last().map(|Reached { rating, .. }| RatingInfo {
        rating: points(rating.rating),
        interval: interval(rating),
        provisional: is_provisional(rating),
        games,
        course: course.iter().map(point).collect(),
    }))
}

/// The results of a player in one game.
#[derive(Default)]
struct Results {
    tally: Tally,
    opponents: BTreeMap<Key, (String, Tally)>,
}

/// An opponent. The name of a person is told beside it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Nobody,
    Bot(String),
    Person(Person),
    /// Somebody of whom only the name is known.
    Named(String),
}

/// Returns the results of this person in each game. The newest games come first, so an opponent has the newest name.
fn results(games: &[Finished], person: Person) -> BTreeMap<&str, Results> {
    let mut played: BTreeMap<&str, Results> = BTreeMap::new();
    for finished in games.iter().filter(|finished| !finished.lesson) {
        let Finished { game, seats, holders, outcome, .. } = finished;
        for seat in Seat::all(seats.len()).filter(|seat| holders.get(seat.index()) == Some(&Some(person))) {
            let add = result(outcome, seat);
            let results = played.entry(game).or_default();
            add(&mut results.tally);
            let others = Seat::all(seats.len()).filter(|other| *other != seat);
            let mut opponents: BTreeMap<Key, String> = others
                .map(|other| {
                    let plan = &seats[other.index()];
                    let key = match (&plan.bot, holders.get(other.index()).copied().flatten()) {
                        (Some(level), _) => Key::Bot(level.clone()),
                        (None, Some(person)) => Key::Person(person),
                        (None, None) => Key::Named(plan.name.clone()),
                    };
                    (key, plan.name.clone())
                })
                .collect();
            if seats.len() == 1 {
                opponents.insert(Key::Nobody, String::new());
            }
            for (key, name) in opponents {
                add(&mut results.opponents.entry(key).or_insert((name, Tally::default())).1);
            }
        }
    }
    played
}

/// Returns the people among the opponents.
fn met(played: &BTreeMap<&str, Results>) -> BTreeSet<Person> {
    let opponents = played.values().flat_map(|results| results.opponents.keys());
    let person = |key: &Key| match key {
        Key::Person(person) => Some(*person),
        Key::Nobody | Key::Bot(_) | Key::Named(_) => None,
    };
    opponents.filter_map(person).collect()
}

impl Results {
    fn told(self, game: &str, rating: Option<RatingInfo>, ids: &BTreeMap<Person, String>) -> PlayedGame {
        let met = |(key, (name, tally)): (Key, (String, Tally))| {
            let (opponent, player) = match key {
                Key::Nobody => (Opponent::Nobody, None),
                Key::Bot(level) => (Opponent::Bot { level }, None),
                Key::Person(person) => (Opponent::Person { name }, ids.get(&person).cloned()),
                Key::Named(_) => (Opponent::Person { name }, None),
            };
            Met { opponent, player, tally }
        };
        let mut opponents: Vec<Met> = self.opponents.into_iter().map(met).collect();
        opponents.sort_by_key(|met| Reverse(total(met.tally)));
        opponents.truncate(MOST_OPPONENTS);
        PlayedGame { game: game.to_owned(), tally: self.tally, opponents, rating }
    }
}
