//! Tests that the messages to a viewer do not depend on hidden information. The command `cargo run --release -p dealer
//! --example streams` compares a hundred times as many worlds.

use crate::world::{Fault, pair};
use kernel::Rng;
use testkit::{Compared, Leak, compare};

const GAMES: [(&str, usize); 5] = [("draft", 3), ("duel", 2), ("oz", 2), ("oz", 4), ("epic", 2)];
const PAIRS: u64 = 10;
const DECISIONS: usize = 40;

/// Compares `pairs` pairs of tables of a game. Returns the comparisons, or the seed and the leak of the first pair that
/// differs.
fn streams((game, seats): (&str, usize), fault: Fault, pairs: u64) -> Result<Vec<Compared>, (u64, Leak)> {
    let seeds = (0..).map(|seed| (seed, Rng::stream(11, seed)));
    let mut all = Vec::new();
    for (seed, mut rng) in seeds {
        if all.len() as u64 == pairs {
            break;
        }
        let Some([mut one, mut other]) = pair(game, seats, fault, &mut rng) else { continue };
        all.push(compare([&mut one, &mut other], DECISIONS, &mut rng).map_err(|leak| (seed, leak))?);
    }
    Ok(all)
}

#[test]
fn messages_do_not_depend_on_hidden_information() {
    for game in GAMES {
        let all = streams(game, Fault::None, PAIRS).unwrap_or_else(|(seed, leak)| panic!("{game:?}, {seed}: {leak}"));
        let decisions: usize = all.iter().map(|compared| compared.decisions).sum();
        assert!(decisions > 20, "{game:?}: {decisions} decisions");
    }
}

#[test]
fn a_digest_of_what_is_hidden_is_found() {
    // A draft has no hidden information.
    for game in GAMES.into_iter().filter(|(name, _)| *name != "draft") {
        let found = streams(game, Fault::Digest, PAIRS);
        assert!(matches!(found, Err((_, Leak::Bytes { .. }))), "{game:?}: {found:?}");
    }
}

#[test]
fn a_pass_that_shows_what_a_hand_holds_is_found() {
    let found = streams(("duel", 2), Fault::Pass, 40 * PAIRS);
    assert!(matches!(found, Err((_, Leak::WentOn { .. } | Leak::Asked { .. }))), "{found:?}");
}

#[test]
fn a_length_and_an_order_that_depend_on_what_is_hidden_are_found() {
    for fault in [Fault::Length, Fault::Order] {
        let found = streams(("duel", 2), fault, PAIRS);
        assert!(matches!(found, Err((_, Leak::Bytes { .. }))), "{fault:?}: {found:?}");
    }
}
