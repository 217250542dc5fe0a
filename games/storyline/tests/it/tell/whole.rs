//! Tests with random games that every sentence is complete, and that every kind of event comes up.

use super::Teller;
use kernel::{Game, Rng, Seat, Turn, Viewer, apply, happen};
use language::Profile;
use std::collections::BTreeSet;
use storyline::{
    Action,
    Event::{self, *},
    Expense, Mode,
};

/// Reports whether an event has a sentence. A new event must be added here before this test compiles.
fn is_told(event: &Event) -> bool {
    match event {
        TurnEnded(_) | Asked { .. } | Passed { .. } | Rolled { .. } | Entered { .. } | Chose { .. } => false,
        Paid { expense, .. } => *expense != Expense::Card,
        FirstChosen(_)
        | TurnBegan { .. }
        | RoundBegan(_)
        | BonusBegan(_)
        | Drew { .. }
        | Reshuffled { .. }
        | Shuffled { .. }
        | Earned { .. }
        | Gained { .. }
        | Lost { .. }
        | Owes { .. }
        | Controlled { .. }
        | Burnt { .. }
        | Played { .. }
        | Saved { .. }
        | Revealed { .. }
        | Used { .. }
        | Triggered { .. }
        | Cancelled { .. }
        | Protected { .. }
        | Equipped { .. }
        | Loose { .. }
        | Moved { .. }
        | ReachedEnd { .. }
        | Failed { .. }
        | TurnedUp { .. }
        | Replaced { .. }
        | Swapped { .. }
        | Archived { .. }
        | Banished { .. }
        | Handed { .. }
        | Homed { .. }
        | ArchivedFromHand { .. }
        | Given { .. }
        | LookedAt { .. }
        | Peeked { .. }
        | Took { .. }
        | ToBottom { .. }
        | LeftOnTop { .. }
        | Searched { .. }
        | Fetched { .. }
        | FreeDraw { .. }
        | DrewFree { .. }
        | NoRoom(_)
        | Ended { .. } => true,
        // This event is for a card that should have stayed in play, and could not.
        Shelved { .. } => true,
    }
}

/// Plays a random game and passes all its events to `heard`.
fn hear(teller: &Teller, number: u64, mut heard: impl FnMut(&Event)) {
    let game = &teller.game;
    let (mut state, mut rng) = (game.start(), Rng::stream(5, number));
    let (mut offered, mut events): (Vec<Action>, Vec<Event>) = (Vec::new(), Vec::new());
    loop {
        events.clear();
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                happen(game, &mut state, &chance, &mut events).unwrap();
            }
            Turn::Of(seat) => {
                offered.clear();
                game.legal_actions(&state, seat, &mut offered);
                let action = pick(&offered, &mut rng);
                apply(game, &mut state, (seat, &action), &mut Vec::new(), &mut events).unwrap();
            }
        }
        events.iter().for_each(&mut heard);
    }
}

/// Chooses a random action. Archiving for a die and passing are rare, so that many events happen.
fn pick(offered: &[Action], rng: &mut Rng) -> Action {
    let idle = |action: &Action| matches!(action, Action::Done | Action::Burn(_));
    let busy: Vec<Action> = offered.iter().copied().filter(|action| !idle(action)).collect();
    let pool = if busy.is_empty() || rng.below(8) == 0 { offered } else { &busy };
    *rng.pick(pool).expect("something is offered")
}

#[test]
fn every_sentence_is_whole_in_both_languages() {
    let viewers = [Viewer::Seat(Seat::new(0, 2).unwrap()), Viewer::Seat(Seat::new(1, 2).unwrap()), Viewer::Table];
    for profile in [Profile::Oz, Profile::Epic] {
        let teller = Teller::new(profile, Mode::Challenge { rounds: 9 });
        for number in 0..3 {
            hear(&teller, number, |event| {
                for viewer in viewers {
                    match teller.told(event, viewer) {
                        [Some(english), Some(french)] => {
                            assert!(is_told(event), "{english}");
                            is_whole(&english, &french);
                        }
                        [None, None] => assert!(!is_told(event) || matches!(event, Shelved { .. }), "{event:?}"),
                        told => panic!("told in one language only: {told:?}"),
                    }
                }
            });
        }
    }
}

fn is_whole(english: &str, french: &str) {
    assert_ne!(english, french);
    for told in [english, french] {
        let last = told.trim_end_matches(['”', '»', '\u{a0}']);
        assert!(last.ends_with(['.', '!', '?']) && !told.contains("  ") && !told.contains(".."), "{told}");
        assert!(!told.contains('\''), "{told}");
    }
    let signs = [" ;", " :", " !", " ?", " .", " à le ", " de le ", " à les ", " de les "];
    assert!(signs.iter().all(|sign| !french.contains(sign)), "{french}");
}

/// Returns the name of the kind of an event.
fn sort(event: &Event) -> String {
    let whole = format!("{event:?}");
    whole.split([' ', '(']).next().unwrap_or_default().to_owned()
}

/// The random games have nearly every kind of event, so that the test above covers nearly every sentence.
#[test]
fn random_games_have_nearly_everything_to_tell() {
    let mut heard = BTreeSet::new();
    for profile in [Profile::Oz, Profile::Epic] {
        let teller = Teller::new(profile, Mode::Challenge { rounds: 9 });
        for number in 0..3 {
            hear(&teller, number, |event| {
                heard.insert(sort(event));
            });
        }
    }
    assert!(heard.len() > 30, "{heard:?}");
}
