//! Checks every promise of `testkit` on every step of random games, for every profile, mode and number of seats.

use crate::stage::oz;
use kernel::SeatMap;
use language::{Catalog, Profile};
use storyline::{Mode, Rules, Storyline};
use testkit::{conformance, same_luck};

/// The number of games per table. To play more: `cargo run --release -p storyline --example promises -- 1000`.
const GAMES: usize = 5;

fn table(profile: Profile, mode: Mode, seats: usize) -> Storyline {
    let rules = Rules { profile, mode, length: 3, round_cap: 24, sorcery_own: false };
    let catalog = match profile {
        Profile::Oz => Catalog::oz(),
        Profile::Epic => Catalog::epic(),
    };
    let libraries = SeatMap::new(seats, |seat| match profile {
        Profile::Oz => 0,
        Profile::Epic => seat.index(),
    });
    Storyline::new(rules, catalog, libraries)
}

fn keeps_every_promise(profile: Profile, mode: Mode, seats: usize) {
    conformance(&table(profile, mode, seats), GAMES);
}

#[test]
fn oz_for_two() {
    keeps_every_promise(Profile::Oz, Mode::Standard, 2);
}

#[test]
fn oz_for_three() {
    keeps_every_promise(Profile::Oz, Mode::Standard, 3);
}

#[test]
fn oz_for_four() {
    keeps_every_promise(Profile::Oz, Mode::Standard, 4);
}

#[test]
fn oz_as_a_challenge() {
    keeps_every_promise(Profile::Oz, Mode::Challenge { rounds: 6 }, 2);
}

#[test]
fn oz_alone() {
    keeps_every_promise(Profile::Oz, Mode::Solitaire { rounds: 8 }, 1);
}

#[test]
fn epic_for_two() {
    keeps_every_promise(Profile::Epic, Mode::Standard, 2);
}

#[test]
fn epic_for_three() {
    keeps_every_promise(Profile::Epic, Mode::Standard, 3);
}

#[test]
fn epic_for_four() {
    keeps_every_promise(Profile::Epic, Mode::Standard, 4);
}

#[test]
fn epic_alone() {
    keeps_every_promise(Profile::Epic, Mode::Solitaire { rounds: 8 }, 1);
}

/// The Core Pack has a single PEEK. With more of them, Authors know cards in the Library, and other Authors change the
/// places of these cards (Q80).
#[test]
fn oz_with_many_peeks() {
    let peeks = [("O41", "PEEK 3, take 1."), ("O50", "PEEK 3, take 1."), ("O44", "PEEK 3, take 1.")];
    let under = [("O38", "PEEK 2, may bottom."), ("O51", "PEEK 2, may bottom."), ("O47", "PEEK 1, may bottom.")];
    let lay = peeks.into_iter().chain(under).fold(oz(2), |lay, (id, text)| lay.says(id, text));
    conformance(&lay.ready().game, GAMES);
}

#[test]
fn with_the_same_seed_decisions_hardly_change_luck() {
    for (profile, seats) in [(Profile::Oz, 1), (Profile::Oz, 3), (Profile::Epic, 2)] {
        let shared = same_luck(&table(profile, Mode::Challenge { rounds: 6 }, seats), 20);
        assert!(shared.alike > 4 * shared.unlike, "{profile:?} for {seats}: {shared:?}");
    }
}
