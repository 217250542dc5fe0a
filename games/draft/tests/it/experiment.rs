//! Tests of Stories with another text: a blank Story scores nothing for its seat, and everything as printed for the others.

use crate::language::{Ann, Bob, Player, Table};
use draft::{Draft, StoryId};
use kernel::{CardChange, ChangedText, Game, Rng, Seat, SeatMap, Tabletop, Turn, Unheard, Viewer};

/// Returns the game with a Story changed.
fn changed(game: &Draft, story: &str, seat: Option<Seat>, text: ChangedText) -> Option<Draft> {
    let card = game.counted_cards().iter().position(|card| card.id == story).unwrap();
    game.changed(&CardChange { card, seat, text })
}

fn blank(game: &Draft, story: &str, player: Player) -> Draft {
    changed(game, story, Some(player.seat()), ChangedText::Blank).unwrap()
}

/// The points of Ann and Bob, who have the same hands and the same Stories.
fn points(of: impl FnOnce(&Draft) -> Draft, stories: &str) -> [i32; 2] {
    let mut table = Table::of(2);
    table.game = of(&table.game);
    let table = table.finish(&[("4D 4L 2S", stories), ("4D 4L 2S", stories)]);
    [Ann, Bob].map(|player| table.score(player))
}

#[test]
fn a_blank_story_scores_nothing_for_its_seat_alone() {
    // S09 has 2 points for each set of Dorothy and Lion.
    assert_eq!(points(Draft::clone, "S09"), [8, 8]);
    assert_eq!(points(|game| blank(game, "S09", Ann), "S09"), [0, 8]);
    assert_eq!(points(|game| blank(game, "S09", Bob), "S09"), [8, 0]);
    // Another Story scores as before.
    assert_eq!(points(|game| blank(game, "S21", Ann), "S09"), [8, 8]);
}

#[test]
fn a_story_can_be_worth_half_as_much_again() {
    let raised = |seat| move |game: &Draft| changed(game, "S09", seat, ChangedText::HalfMore).unwrap();
    assert_eq!(points(raised(None), "S09"), [12, 12]);
    assert_eq!(points(raised(Some(Bob.seat())), "S09"), [8, 12]);
    // Both changes together: more for everybody, but nothing for Ann.
    assert_eq!(points(|game| blank(&raised(None)(game), "S09", Ann), "S09"), [0, 12]);
    assert_eq!(points(|game| raised(None)(&blank(game, "S21", Ann)), "S09"), [12, 12]);
}

#[test]
fn only_a_story_can_be_changed_and_only_for_one_seat() {
    let game = Table::of(2).game;
    for (card, text) in game.counted_cards().iter().enumerate() {
        let change = CardChange { card, seat: Some(Ann.seat()), text: ChangedText::Blank };
        assert_eq!(game.changed(&change).is_some(), text.id.len() == 3, "a Character has one letter: {}", text.id);
    }
    let beyond = CardChange { card: game.counted_cards().len(), seat: None, text: ChangedText::Blank };
    assert!(game.changed(&beyond).is_none());
    let ann = blank(&game, "S09", Ann);
    assert!(changed(&ann, "S09", Some(Bob.seat()), ChangedText::Blank).is_none());
    assert!(changed(&ann, "S21", Some(Ann.seat()), ChangedText::Blank).is_some());
}

#[test]
fn everything_else_of_a_game_is_the_same() {
    let whole = Table::of(3).game;
    let ann = blank(&whole, "S33", Ann);
    let id = whole.catalog().ids().iter().find(|id| whole.catalog().story(*id).name == "S33").unwrap();
    assert_eq!(whole.card_texts(), ann.card_texts());
    let (mut rng, mut differ) = (Rng::new(4), 0);
    for _ in 0..300 {
        let mut state = whole.start();
        while whole.turn(&state) != Turn::Over {
            assert_eq!(whole.turn(&state), ann.turn(&state));
            match whole.turn(&state) {
                Turn::Of(seat) => {
                    let offered = [&whole, &ann].map(|game| {
                        let mut offered = Vec::new();
                        game.legal_actions(&state, seat, &mut offered);
                        offered
                    });
                    assert_eq!(offered[0], offered[1]);
                    whole.play(&mut state, seat, rng.pick(&offered[0]).unwrap(), &mut Unheard);
                }
                Turn::Chance | Turn::Over => {
                    let chance = whole.sample(&state, &mut rng);
                    whole.happen(&mut state, &chance, &mut Unheard);
                }
            }
            differ += compare(&whole, &ann, &state, id);
        }
    }
    assert!(differ > 100, "Ann had the Story in {differ} positions");
}

/// Compares the scores and the values of a position. Returns 1 if the text of the Story counts for Ann there.
fn compare(whole: &Draft, ann: &Draft, state: &draft::State, id: StoryId) -> u32 {
    let scores: [SeatMap<i32>; 2] = [whole, ann].map(|game| game.scores(state));
    let has = state.players[Ann.seat()].up.contains(id);
    for seat in scores[0].seats() {
        let view = whole.view(state, Viewer::Seat(seat));
        let same = scores[0][seat] == scores[1][seat] && whole.value(&view, seat) == ann.value(&view, seat);
        assert!(same || (has && seat == Ann.seat()), "{seat:?} in {state:?}");
    }
    u32::from(scores[0][Ann.seat()] != scores[1][Ann.seat()])
}
