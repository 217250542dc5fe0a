//! Statistics of the cards, from games between bots at one table:
//! `cargo run --release -p storyline --example balance -- oz ismcts:300 200`, or with another number of seats and with
//! options of the table: `-- epic greedy 1000 seats=4 library1=storybook-friends`.
//!
//! The example counts four things over all games and seats:
//! - for each seat, the share of games that it won, and its mean score. A game with several winners counts in equal
//!   parts for each of them;
//! - for each title, the number of copies that left a hand, the share of them that were played or saved rather than
//!   archived for a die or by a text, and the share of games won by seats that played it at least once in the game;
//! - for each replacement of a Location, the number of Characters there that were archived for lack of Vitality;
//! - of the Characters in hand at the end of a turn, the share that cannot be played because another Author has the
//!   same version in play (Q11).

use bots::{Bot, Level};
use kernel::{Game, OptionValue, Options, Rng, Seat, SeatMap, Shelf, Tabletop, Turn, Viewer};
use language::{CardId, Word};
use std::{
    collections::BTreeMap,
    env,
    process::ExitCode,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    thread,
};
use storyline::{Event, PieceId, State, Storyline};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    match Asked::read(&words) {
        Ok(asked) => {
            print(&asked, &asked.play());
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// The arguments of a run: the game with its options, the bot in every seat, and the number of games.
struct Asked {
    game: Storyline,
    bot: Level,
    games: u64,
}

/// The counts of a run, added up over all its games.
struct Counts {
    /// For each seat, the number of games that it won. A game with several winners is divided equally among them.
    won: Vec<f64>,
    /// For each seat, the sum of its scores.
    scored: Vec<i64>,
    /// The number of games for each kind of ending.
    endings: BTreeMap<&'static str, u64>,
    /// The counts of each title, in the order of the catalog.
    titles: Vec<Title>,
    /// The number of replacements of a Location that archived 0 Characters, 1 Character, and so on.
    replaced: Vec<u64>,
    /// The number of Characters in the hand of the seat whose turn ends, added up over all turns.
    held: u64,
    /// The number of Characters, among those in `held`, that the seat could not play because another Author had the
    /// same version in play (Q11).
    barred: u64,
}

#[derive(Clone, Copy, Default)]
struct Title {
    played: u64,
    left: u64,
    /// The number of seats that have played the card, added up over all games.
    players: u64,
    /// The number of games won by seats that had played the card. A game with several winners is divided equally among
    /// them.
    won: f64,
}

/// For each seat, one flag for each title of the catalog: true if the seat has played the card in the current game.
type Hands = Vec<Vec<bool>>;

impl Asked {
    fn read(words: &[String]) -> Result<Asked, String> {
        let [game, bot, games, rest @ ..] = words else {
            return Err("expected a game, a bot and the number of games, such as: oz ismcts:300 200".into());
        };
        let edition = Storyline::EDITIONS.iter().find(|(name, _)| name == game).map(|(_, edition)| *edition);
        let edition = edition.ok_or_else(|| format!("expected oz or epic, found {game:?}"))?;
        let (mut seats, mut options) = (2, Options::new());
        for word in rest {
            let (name, value) = word.split_once('=').ok_or_else(|| format!("expected NAME=VALUE, found {word:?}"))?;
            if name == "seats" {
                seats = value.parse().map_err(|_| format!("expected a number of seats, found {value:?}"))?;
            } else {
                let value = match (value.parse(), value.parse()) {
                    (Ok(number), _) => OptionValue::Number(number),
                    (_, Ok(flag)) => OptionValue::Flag(flag),
                    (Err(_), Err(_)) => OptionValue::Word(value.into()),
                };
                options.insert(name.into(), value);
            }
        }
        Ok(Asked {
            game: Storyline::open(edition, &options, seats, &Shelf::EMPTY).map_err(|fault| fault.to_string())?,
            bot: bot.parse().map_err(|fault: bots::LevelFault| fault.to_string())?,
            games: games.parse().map_err(|_| format!("expected a number of games, found {games:?}"))?,
        })
    }

    /// Plays all games on all cores of the machine, and returns the counts, which do not depend on the number of cores.
    fn play(&self) -> Counts {
        let next = AtomicU64::new(0);
        let work = || {
            let mut counts = Counts::new(&self.game);
            loop {
                let number = next.fetch_add(1, Relaxed);
                if number >= self.games {
                    return counts;
                }
                self.play_one(number, &mut counts);
            }
        };
        let cores = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| {
            let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
            let parts = workers.into_iter().map(|worker| worker.join().expect("no game panics"));
            parts.reduce(Counts::with).expect("there is a core")
        })
    }

    /// Plays one game, with its number as the seed, and adds its counts to `counts`.
    fn play_one(&self, number: u64, counts: &mut Counts) {
        let (game, mut rng) = (&self.game, Rng::new(number));
        let mut bot: Box<dyn Bot<Storyline>> = self.bot.bot();
        let (mut state, mut legal, mut events) = (game.start(), Vec::new(), Vec::new());
        let mut hands: Hands = vec![vec![false; counts.titles.len()]; game.seats()];
        loop {
            let before = state.clone();
            events.clear();
            match game.turn(&state) {
                Turn::Over => {
                    *counts.endings.entry(game.course(&state).ending.unwrap_or_default()).or_default() += 1;
                    return counts.note_end(&game.scores(&state), &hands);
                }
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.happen(&mut state, &chance, &mut events);
                }
                Turn::Of(seat) => {
                    legal.clear();
                    game.legal_actions(&state, seat, &mut legal);
                    let view = game.view(&state, Viewer::Seat(seat));
                    let action = bot.choose(game, &view, &legal, &mut rng);
                    kernel::apply(game, &mut state, (seat, &action), &mut Vec::new(), &mut events)
                        .expect("a bot takes one of the legal actions");
                }
            }
            counts.note(game, &before, &events);
            note_played(&events, &mut hands);
        }
    }
}

fn note_played(events: &[Event], hands: &mut Hands) {
    for event in events {
        if let Event::Played { seat, card, .. } | Event::Saved { seat, card: Some(card), .. } = *event {
            hands[seat.index()][card.index()] = true;
        }
    }
}

impl Counts {
    fn new(game: &Storyline) -> Counts {
        Counts {
            won: vec![0.0; game.seats()],
            scored: vec![0; game.seats()],
            endings: BTreeMap::new(),
            titles: vec![Title::default(); game.catalog().cards().len()],
            replaced: Vec::new(),
            held: 0,
            barred: 0,
        }
    }

    fn with(mut self, other: Counts) -> Counts {
        self.won.iter_mut().zip(other.won).for_each(|(won, more)| *won += more);
        self.scored.iter_mut().zip(other.scored).for_each(|(scored, more)| *scored += more);
        other.endings.into_iter().for_each(|(ending, more)| *self.endings.entry(ending).or_default() += more);
        for (title, more) in self.titles.iter_mut().zip(other.titles) {
            title.played += more.played;
            title.left += more.left;
            title.players += more.players;
            title.won += more.won;
        }
        self.replaced.resize(self.replaced.len().max(other.replaced.len()), 0);
        self.replaced.iter_mut().zip(other.replaced).for_each(|(times, more)| *times += more);
        self.held += other.held;
        self.barred += other.barred;
        self
    }

    fn note_end(&mut self, scores: &SeatMap<i32>, hands: &Hands) {
        self.scored.iter_mut().zip(scores.values()).for_each(|(scored, score)| *scored += i64::from(*score));
        let winners: Vec<Seat> = kernel::winners(scores).collect();
        for (seat, played) in hands.iter().enumerate() {
            let won = winners.iter().any(|winner| winner.index() == seat);
            let share = if won { 1.0 / winners.len() as f64 } else { 0.0 };
            self.won[seat] += share;
            for (title, _) in self.titles.iter_mut().zip(played).filter(|(_, played)| **played) {
                title.players += 1;
                title.won += share;
            }
        }
    }

    /// Counts the effects of one entry. `before` is the position before the entry.
    fn note(&mut self, game: &Storyline, before: &State, events: &[Event]) {
        for (place, event) in events.iter().enumerate() {
            match *event {
                Event::Played { card, .. } | Event::Saved { card: Some(card), .. } => self.left_hand(card, true),
                Event::Burnt { card, .. } | Event::ArchivedFromHand { card, .. } => self.left_hand(card, false),
                Event::Replaced { spot, .. } => {
                    let there = |piece: PieceId| before.board.spot_of(piece) == Some(spot);
                    let fell = events[place..].iter().filter(|event| {
                        matches!(event, Event::Archived { piece, card, .. } if there(*piece) && may_fall(game, *card))
                    });
                    let fell = fell.count();
                    self.replaced.resize(self.replaced.len().max(fell + 1), 0);
                    self.replaced[fell] += 1;
                }
                Event::TurnEnded(seat) => self.note_hand(game, before, seat),
                _ => {}
            }
        }
    }

    fn left_hand(&mut self, card: CardId, played: bool) {
        let title = &mut self.titles[card.index()];
        title.left += 1;
        title.played += u64::from(played);
    }

    fn note_hand(&mut self, game: &Storyline, state: &State, seat: Seat) {
        for (card, copies) in state.hands[seat].cards.iter() {
            if game.catalog().card(card).vitality().is_some() {
                self.held += u64::from(copies);
                let barred = state.board.characters().any(|(_, piece)| piece.card == card && piece.by != seat);
                self.barred += u64::from(copies) * u64::from(barred);
            }
        }
    }
}

/// Reports whether a card is a Character that is not Immovable. If its Location is replaced, such a Character is
/// archived only for lack of Vitality.
fn may_fall(game: &Storyline, card: CardId) -> bool {
    let card = game.catalog().card(card);
    card.vitality().is_some() && !card.is(Word::IMMOVABLE)
}

fn print(asked: &Asked, counts: &Counts) {
    let cards = asked.game.catalog().cards().iter();
    let mut titles: Vec<_> = counts.titles.iter().zip(cards).filter(|(title, _)| title.left > 0).collect();
    titles.sort_by(|(one, _), (other, _)| (one.played * other.left).cmp(&(other.played * one.left)));
    println!("{} games of {}", asked.games, asked.bot);
    let games = asked.games.max(1) as f64;
    for (seat, (won, scored)) in counts.won.iter().zip(&counts.scored).enumerate() {
        println!(
            "{:5.1} %  won by seat {}; {:.1} points on the mean",
            100.0 * won / games,
            seat + 1,
            *scored as f64 / games
        );
    }
    for (ending, times) in &counts.endings {
        println!("{:5.1} %  ended by {ending}", share(*times, asked.games));
    }
    for (Title { played, left, players, won }, card) in titles {
        let (rate, wins) = (share(*played, *left), 100.0 * won / (*players).max(1) as f64);
        println!(
            "{rate:5.1} %  {played:6} of {left:6} played; {wins:5.1} % of {players:6} won  {}  {}",
            card.id, card.title.en
        );
    }
    let replacements = counts.replaced.iter().sum();
    for (fell, times) in counts.replaced.iter().enumerate() {
        println!("{:5.1} %  of {replacements} replacements archived {fell} Characters", share(*times, replacements));
    }
    let (held, barred) = (counts.held, counts.barred);
    println!("{:5.1} %  of {held} Characters kept in hand are in play for another Author", share(barred, held));
}

fn share(part: u64, whole: u64) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}
