//! Tests that whole games between bots reach The End, and in Solitaire before the last Round is over.

use super::*;
use bots::Level;
use kernel::{Course, SeatMap, Turn, Unheard, Viewer};
use language::{Catalog, Profile};
use storyline::{Mode, Rules, Storyline};

fn oz_table(mode: Mode, seats: usize) -> Storyline {
    let rules = Rules { profile: Profile::Oz, mode, length: 3, round_cap: 24, sorcery_own: false };
    Storyline::new(rules, Catalog::oz(), SeatMap::new(seats, |_| 0))
}

fn play(game: &Storyline, level: &str, seed: u64) -> (SeatMap<i32>, Course) {
    let level: Level = level.parse().unwrap();
    let mut bots = SeatMap::new(game.seats(), |_| level.bot::<Storyline>());
    let (mut luck, mut wits) = (Rng::stream(seed, 0), Rng::stream(seed, 1));
    let (mut state, mut legal) = (game.start(), Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Over => return (game.scores(&state), game.course(&state)),
            Turn::Chance => {
                let chance = game.sample(&state, &mut luck);
                game.happen(&mut state, &chance, &mut Unheard);
            }
            Turn::Of(seat) => {
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let action = bots[seat].choose(game, &view, &legal, &mut wits);
                game.play(&mut state, seat, &action, &mut Unheard);
            }
        }
    }
}

/// Plays `games` games between greedy bots, and returns the number of games that end with The End.
fn ended(seats: usize, games: u64) -> usize {
    let game = oz_table(Mode::Standard, seats);
    (0..games).filter(|seed| play(&game, "greedy", *seed).1.ending == Some("The End")).count()
}

#[test]
fn most_games_end_at_the_end() {
    let ended = [ended(2, 6), ended(3, 3)];
    assert!(ended[0] >= 4 && ended[1] >= 1, "{ended:?}");
}

/// Plays `games` games of Solitaire with a bot of this level, and returns the mean score.
fn mean(level: &str, rounds: u8, games: u64) -> f64 {
    let game = oz_table(Mode::Solitaire { rounds }, 1);
    let scores = (0..games).map(|seed| play(&game, level, seed).0.values().sum::<i32>());
    f64::from(scores.sum::<i32>()) / games as f64
}

#[test]
fn alone_greedy_ends_its_story_with_points() {
    let means = [6, 8, 10].map(|rounds| mean("greedy", rounds, 24));
    assert!(means[0] > 2.0 && means[1] > 6.0 && means[2] > 9.0, "{means:?}");
}

#[test]
fn alone_a_search_ends_its_story_with_points() {
    let mean = mean("ismcts:60", 8, 6);
    assert!(mean > 6.0, "{mean}");
}

/// No bot plays a card with the last Story Point of a Solitaire, because the score is 0 unless the Prime reaches The
/// End.
#[test]
fn alone_a_search_ends_the_story_rather_than_play_a_card() {
    let lay = alone(Profile::Oz).mode(Mode::Solitaire { rounds: 8 }).round(8).points(1);
    let lay = lay.location(0, 1, "Farm").location(0, 5, "House").location(0, 6, "Boq's Home");
    let table = lay.at(0, 6, "Scarecrow").at(0, 1, "Glinda").hand(0, &["Uncle Henry"]).ready();
    let view = table.look(0);
    for level in ["greedy", "ismcts:60"] {
        for luck in 1..=5 {
            let mut bot = level.parse::<Level>().unwrap().bot::<Storyline>();
            let chosen = bot.choose(&table.game, &view, &table.actions(), &mut Rng::new(luck));
            // The Prime moves now by a Story Action, or later in Bonus Movement.
            let said = table.said(&chosen);
            assert!(!said.contains("Uncle Henry"), "{level}: {said}");
        }
    }
}
