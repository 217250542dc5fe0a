//! Tests that a search acts on everything that its seat will have seen, and on nothing else.

use crate::cups::{Cups, DARE, Hider, STAY};
use bots::{Bot, Ismcts};
use kernel::{Game, Rng, Turn, Viewer};

const HIDERS: [Hider; 2] = [Hider::Rival, Hider::Chance];

/// Returns the action that the search chooses, to stay or to dare, and checks that several random seeds give the same
/// action.
fn chooses(table: Cups) -> u8 {
    let state = table.start();
    let Turn::Of(seat) = table.turn(&state) else { panic!("a seat is asked first") };
    let (view, mut legal) = (table.view(&state, Viewer::Seat(seat)), Vec::new());
    table.legal_actions(&state, seat, &mut legal);
    let mut bot = Ismcts::new(20_000);
    let mut choose = |luck| bot.choose(&table, &view, &legal, &mut Rng::new(luck));
    let first = choose(0);
    assert!((1..5).all(|luck| choose(luck) == first), "{table:?}");
    first
}

#[test]
fn the_game_is_right() {
    for hider in HIDERS {
        testkit::check(&Cups { cups: 4, group: 2, hider, luck: 5 }, 200).unwrap();
    }
}

/// A guess among three cups is right once in three times. So the seat should stay if 9 of 12 lots win, and dare if 2 of
/// 12 win. The choice of a rival is not seen either, but it can be guessed somewhat better, because the search expects
/// the rival to respond to the last guess.
#[test]
fn a_search_does_not_know_a_hidden_choice() {
    for hider in HIDERS {
        let dark = Cups { cups: 3, group: 3, hider, luck: 9 };
        assert_eq!(chooses(dark), STAY, "{hider:?}");
        assert_eq!(chooses(Cups { luck: 2, ..dark }), DARE, "{hider:?}");
    }
}

/// A seat that is shown the right pair of cups guesses right once in two times, not once in six. So the seat should
/// dare if 4 of 12 lots win, and stay if 9 win.
#[test]
fn a_search_uses_partial_information() {
    for hider in HIDERS {
        let dusk = Cups { cups: 6, group: 2, hider, luck: 4 };
        assert_eq!(chooses(dusk), DARE, "{hider:?}");
        assert_eq!(chooses(Cups { luck: 9, ..dusk }), STAY, "{hider:?}");
    }
}

/// A seat that is shown the cup itself always guesses right, so it should dare even if 6 of 12 lots win.
#[test]
fn a_search_knows_an_open_choice() {
    for hider in HIDERS {
        assert_eq!(chooses(Cups { cups: 3, group: 1, hider, luck: 6 }), DARE, "{hider:?}");
    }
}
