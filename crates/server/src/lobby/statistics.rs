//! The statistics of finished games. They are computed from the columns of the store, so no game is replayed.

use crate::{held::Home, troubles::refusal};
use catalog::{Day, GAMES};
use host::Refusal;
use kernel::{Seat, searchable};
use protocol::{
    DayTally, GameStatistics, Opponent, OpponentTally, PersonStatistics, SeatPlan, SeatTally, Statistics, Tally,
};
use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashMap},
};
use store::{Finished, Outcome};
use tokio::task::spawn_blocking;

/// The greatest number of games in the statistics. If there are more, only the newest are counted.
pub(super) const MOST_GAMES: usize = 20_000;

/// The greatest number of people in the statistics. The people with the fewest games are left out.
const MOST_PEOPLE: usize = 30;
/// The greatest number of opponents of one person in one game. The least frequent opponents are left out.
pub(super) const MOST_OPPONENTS: usize = 50;

/// Returns the statistics of the finished games in the store, of everybody or of one holder.
pub(super) async fn statistics(home: &Home, holder: Option<dealer::Person>) -> Result<Statistics, Refusal> {
    let mut games = home.store.finished(holder, None, MOST_GAMES + 1).await.map_err(refusal)?;
    let more = games.len() > MOST_GAMES;
    games.truncate(MOST_GAMES);
    spawn_blocking(move || Statistics { people: people(&games), more }).await.map_err(|_| Refusal::Stopped)
}

/// Returns the results of all people together, followed by the results of each person. The games must be sorted from
/// the newest to the oldest.
fn people(games: &[Finished]) -> Vec<PersonStatistics> {
    let mut names = Names::default();
    // A script makes the first decisions of a lesson, so its result says nothing about the players.
    let played = games.iter().filter(|finished| !finished.lesson);
    let offered = played.filter(|finished| GAMES.iter().any(|game| game.name == finished.game));
    let games: Vec<(&Finished, Vec<Player>)> =
        offered.map(|finished| (finished, finished.seats.iter().map(|plan| names.player(plan)).collect())).collect();
    let mut most = by_games(&games);
    most.truncate(MOST_PEOPLE);
    let mut all = Person::default();
    let mut each = vec![Person::default(); most.len()];
    for (finished, players) in &games {
        for (at, player) in players.iter().enumerate() {
            let (Player::Person(number, name), Some(seat)) = (player, Seat::new(at, players.len())) else { continue };
            let opponents = opponents(players, at);
            all.count(finished, seat, &opponents);
            if let Some(place) = most.iter().position(|other| other == number) {
                each[place].name.get_or_insert(name);
                each[place].count(finished, seat, &opponents);
            }
        }
    }
    let all = Some(all).filter(|_| !most.is_empty());
    all.into_iter().chain(each).map(Person::told).collect()
}

/// Returns the numbers that [`Names`] gives to the people. The person with the most games comes first.
fn by_games(games: &[(&Finished, Vec<Player>)]) -> Vec<usize> {
    let mut played: Vec<u32> = Vec::new();
    for player in games.iter().flat_map(|(_, players)| players) {
        if let Player::Person(number, _) = *player {
            played.resize(played.len().max(number + 1), 0);
            played[number] += 1;
        }
    }
    let mut numbers: Vec<usize> = (0..played.len()).collect();
    numbers.sort_by_key(|number| Reverse(played[*number]));
    numbers
}

/// The numbers of the people, by name. Names that a search does not tell apart have the same number.
#[derive(Default)]
struct Names<'a> {
    /// The number of each name as it was written. A look-up here is faster than folding the name.
    written: HashMap<&'a str, usize>,
    /// The number of each name in the form in which a search compares it.
    folded: HashMap<String, usize>,
}

/// The player at a seat.
#[derive(Clone, Copy)]
enum Player<'a> {
    /// A bot of this level.
    Bot(&'a str),
    /// A person with this number and name.
    Person(usize, &'a str),
}

impl<'a> Names<'a> {
    fn player(&mut self, plan: &'a SeatPlan) -> Player<'a> {
        match &plan.bot {
            Some(level) => Player::Bot(level),
            None => Player::Person(self.number(&plan.name), &plan.name),
        }
    }

    fn number(&mut self, name: &'a str) -> usize {
        *self.written.entry(name).or_insert_with(|| {
            let next = self.folded.len();
            *self.folded.entry(searchable(name)).or_insert(next)
        })
    }
}

/// The results of one person, or of all people together.
#[derive(Clone, Default)]
struct Person<'a> {
    name: Option<&'a str>,
    games: BTreeMap<&'a str, Played<'a>>,
}

/// The results in one game of the catalog.
#[derive(Clone, Default)]
struct Played<'a> {
    tally: Tally,
    opponents: BTreeMap<Key<'a>, OpponentTally>,
    seats: BTreeMap<Seat, Tally>,
    first: Tally,
    later: Tally,
    days: BTreeMap<Day, Tally>,
}

impl<'a> Person<'a> {
    /// Adds a finished game to the results from the point of view of `seat`. Counts the game once in the total and once
    /// against each opponent.
    fn count(&mut self, finished: &'a Finished, seat: Seat, opponents: &BTreeMap<Key<'a>, &'a str>) {
        let Finished { changed, game, seats, outcome, holders: _, lesson: _ } = finished;
        let add = result(outcome, seat);
        let played = self.games.entry(game).or_default();
        add(&mut played.tally);
        add(played.seats.entry(seat).or_default());
        add(played.days.entry(Day::at(*changed)).or_default());
        match outcome.began.filter(|_| seats.len() > 1) {
            Some(first) if first == seat => add(&mut played.first),
            Some(_) => add(&mut played.later),
            None => {}
        }
        for (key, name) in opponents {
            let fresh = || OpponentTally { opponent: key.opponent(name), tally: Tally::default() };
            add(&mut played.opponents.entry(*key).or_insert_with(fresh).tally);
        }
    }

    fn told(mut self) -> PersonStatistics {
        let games = GAMES.iter().filter_map(|game| Some(self.games.remove(game.name)?.told(game.name))).collect();
        PersonStatistics { name: self.name.map(str::to_owned), games }
    }
}

impl Played<'_> {
    fn told(self, game: &str) -> GameStatistics {
        let Played { tally, opponents, seats, first, later, days } = self;
        let mut opponents: Vec<OpponentTally> = opponents.into_values().collect();
        opponents.sort_by_key(|against| Reverse(total(against.tally)));
        opponents.truncate(MOST_OPPONENTS);
        GameStatistics {
            game: game.to_owned(),
            tally,
            opponents,
            seats: seats.into_iter().map(|(seat, tally)| SeatTally { seat, tally }).collect(),
            first,
            later,
            days: days.into_iter().rev().map(|(day, tally)| DayTally { day: day.to_string(), tally }).collect(),
        }
    }
}

/// Returns the function that counts this seat's result in a tally.
pub(super) fn result(outcome: &Outcome, seat: Seat) -> fn(&mut Tally) {
    match (outcome.won.contains(&seat), outcome.won.len()) {
        (true, 1) => |tally| tally.won += 1,
        (true, _) => |tally| tally.drawn += 1,
        (false, _) => |tally| tally.lost += 1,
    }
}

/// The identity of an opponent in the statistics.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Key<'a> {
    /// The opponent of somebody who plays alone.
    Nobody,
    /// A bot of this level.
    Bot(&'a str),
    /// A person with this number.
    Person(usize),
}

impl Key<'_> {
    /// Returns the opponent for the statistics. `name` is the name as it was written if the opponent is a person, and
    /// is otherwise ignored.
    fn opponent(self, name: &str) -> Opponent {
        match self {
            Key::Nobody => Opponent::Nobody,
            Key::Bot(level) => Opponent::Bot { level: level.to_owned() },
            Key::Person(_) => Opponent::Person { name: name.to_owned() },
        }
    }
}

/// Returns the opponents of the seat with the index `at`. Each person comes with the written name.
fn opponents<'a>(players: &[Player<'a>], at: usize) -> BTreeMap<Key<'a>, &'a str> {
    let others = players.iter().enumerate().filter(|(other, _)| *other != at);
    let opponents = others.map(|(_, player)| match *player {
        Player::Bot(level) => (Key::Bot(level), ""),
        Player::Person(number, name) => (Key::Person(number), name),
    });
    if players.len() == 1 { BTreeMap::from([(Key::Nobody, "")]) } else { opponents.collect() }
}

pub(super) fn total(Tally { won, drawn, lost }: Tally) -> u32 {
    won + drawn + lost
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 86_400;

    /// Returns a finished game. A seat that begins with `=`, such as "=greedy", is a bot.
    fn game(game: &str, seats: &[&str], (won, began): (&[usize], usize), changed: u64) -> Finished {
        let plan = |seat: &&str| match seat.strip_prefix('=') {
            Some(level) => SeatPlan { name: "Ojo".into(), bot: Some(level.into()) },
            None => SeatPlan { name: (*seat).to_owned(), bot: None },
        };
        let seat = |at: usize| Seat::new(at, seats.len()).unwrap();
        let outcome = Outcome {
            won: won.iter().copied().map(seat).collect(),
            scores: vec![0; seats.len()],
            began: Some(seat(began)),
            ending: None,
            replaced: Vec::new(),
        };
        let holders = vec![None; seats.len()];
        let seats = seats.iter().map(plan).collect();
        Finished { changed, game: game.to_owned(), seats, holders, outcome, lesson: false }
    }

    fn tally(won: u32, drawn: u32, lost: u32) -> Tally {
        Tally { won, drawn, lost }
    }

    #[test]
    fn a_game_counts_by_opponent_seat_start_and_day() {
        let games = [
            game("duel", &["=greedy", "Zoé"], (&[1], 0), 2 * DAY),
            game("duel", &["zoe", "=greedy"], (&[1], 0), DAY + 5),
            game("duel", &["Zoé", "=random"], (&[0, 1], 1), DAY),
        ];
        let [all, zoe] = &people(&games)[..] else { panic!("all, and one person") };
        assert_eq!((all.name.as_deref(), zoe.name.as_deref()), (None, Some("Zoé")), "in the newest spelling");
        assert_eq!(all.games, zoe.games);
        let [duel] = &zoe.games[..] else { panic!("one game") };
        assert_eq!((duel.game.as_str(), duel.tally), ("duel", tally(1, 1, 1)));
        let against: Vec<_> = duel.opponents.iter().map(|one| (&one.opponent, one.tally)).collect();
        let bot = |level: &str| Opponent::Bot { level: level.to_owned() };
        assert_eq!(against, [(&bot("greedy"), tally(1, 0, 1)), (&bot("random"), tally(0, 1, 0))]);
        let seats: Vec<_> = duel.seats.iter().map(|one| (one.seat.index(), one.tally)).collect();
        assert_eq!(seats, [(0, tally(0, 1, 1)), (1, tally(1, 0, 0))]);
        assert_eq!((duel.first, duel.later), (tally(0, 0, 1), tally(1, 1, 0)));
        let days: Vec<_> = duel.days.iter().map(|one| (one.day.as_str(), one.tally)).collect();
        assert_eq!(days, [("1970-01-03", tally(1, 0, 0)), ("1970-01-02", tally(0, 1, 1))]);
    }

    #[test]
    fn every_person_counts_and_bots_alone_do_not() {
        let games = [
            game("oz", &["Ann"], (&[], 0), 0),
            game("draft", &["Ann", "=greedy", "=greedy", "Ben"], (&[0], 3), 0),
            game("draft", &["=greedy", "=random"], (&[0], 0), 0),
            game("chess", &["Ann", "Ben"], (&[0], 0), 0),
        ];
        let told = people(&games);
        let names: Vec<_> = told.iter().map(|person| person.name.as_deref()).collect();
        assert_eq!(names, [None, Some("Ann"), Some("Ben")], "the one with the most games first");
        let games = |at: usize| told[at].games.iter().map(|game| (game.game.as_str(), game.tally)).collect::<Vec<_>>();
        assert_eq!(games(0), [("draft", tally(1, 0, 1)), ("oz", tally(0, 0, 1))], "a game for each of its people");
        assert_eq!(games(2), [("draft", tally(0, 0, 1))]);
        let [draft, oz] = &told[1].games[..] else { panic!("two games") };
        assert_eq!(oz.opponents[0].opponent, Opponent::Nobody);
        assert_eq!((oz.first, oz.later), (tally(0, 0, 0), tally(0, 0, 0)), "nobody else could begin");
        let against: Vec<_> = draft.opponents.iter().map(|one| (one.opponent.clone(), one.tally)).collect();
        let (bot, ben) = (Opponent::Bot { level: "greedy".into() }, Opponent::Person { name: "Ben".into() });
        assert_eq!(against, [(bot, tally(1, 0, 0)), (ben, tally(1, 0, 0))], "two bots of a level count once");
        assert_eq!(people(&[]), [], "nothing without people");
    }

    #[test]
    fn a_lesson_does_not_count() {
        let mut lesson = game("draft", &["Ann", "=greedy"], (&[1], 0), 0);
        lesson.lesson = true;
        assert_eq!(people(std::slice::from_ref(&lesson)), []);
        let told = people(&[lesson, game("draft", &["Ann", "=greedy"], (&[0], 0), 0)]);
        assert_eq!(told[1].games[0].tally, tally(1, 0, 0));
    }

    #[test]
    fn only_the_most_frequent_are_listed() {
        let names: Vec<String> = (0..60).map(|number| format!("P{number:02}")).collect();
        let mut games: Vec<_> = names.iter().map(|name| game("draft", &["Ann", name.as_str()], (&[0], 0), 0)).collect();
        games.push(game("draft", &["Ann", "P59"], (&[0], 0), 0));
        let told = people(&games);
        assert_eq!(told.len(), 1 + 30);
        assert_eq!(told[1].games[0].opponents.len(), 50);
        assert_eq!(told[1].games[0].opponents[0].opponent, Opponent::Person { name: "P59".into() });
        assert_eq!(told[1].games[0].tally, tally(61, 0, 0));
    }
}
