//! Audits a position: checks that no card is lost, that no limit is exceeded, and that every stored value equals its
//! recomputed value.

use crate::{Character, Column, Counts, Draft, Player, State, Step, StorySet, options::FIRST_ROUND_TO_TURN_DOWN};

pub(crate) fn audit(game: &Draft, state: &State) -> Result<(), String> {
    characters(game, state)?;
    stories(game, state)?;
    state.players.iter().try_for_each(|(seat, player)| {
        let busy = matches!(state.step, Step::Take(next) | Step::TurnDown(next) if next == seat);
        limits(player, if busy { Some(state.step) } else { None })
            .map_err(|fault| format!("seat {}: {fault}", seat.index()))
    })
}

/// Checks that every Character card is in exactly one place (rules 1 and 10).
fn characters(game: &Draft, state: &State) -> Result<(), String> {
    let laid = state.columns.iter().flat_map(|column| column.characters.both());
    let held = state.players.values().fold(Counts::NONE, |sum, player| sum + player.hand);
    let all = state.deck + state.discard + held + Counts::from_iter(laid);
    if all == Counts::each(game.rules.copies()) {
        return Ok(());
    }
    let wrong: Vec<(Character, u8)> = all.iter().filter(|(_, count)| *count != game.rules.copies()).collect();
    Err(format!("Characters are not conserved: {wrong:?}, not {} of each", game.rules.copies()))
}

/// Checks that no Story is in two places, and that one Story is out of play for each finished round. Those Stories were
/// in the columns that nobody took.
fn stories(game: &Draft, state: &State) -> Result<(), String> {
    let mut seen = StorySet::NONE;
    let laid = state.columns.iter().map(|Column { story, .. }| one(story));
    let held = state.players.values().flat_map(|player| [player.up, player.down]);
    for part in laid.chain(held).chain(state.open.map(one)).chain([state.story_deck]) {
        if seen.intersects(part) {
            return Err("a Story is in two places".into());
        }
        seen = seen.union(part);
    }
    let finished = usize::from(state.round) - usize::from(state.step != Step::Over);
    let gone = game.catalog.ids().len() - seen.len();
    if gone == finished { Ok(()) } else { Err(format!("{gone} Stories are out of play after {finished} rounds")) }
}

fn one(story: crate::StoryId) -> StorySet {
    let mut set = StorySet::NONE;
    set.insert(story);
    set
}

/// Checks that a player has two Characters for each Story taken, and the right number of face-up Stories: all of them
/// up to four, or five just before one is turned face-down (rules 2 and 6).
fn limits(player: &Player, step: Option<Step>) -> Result<(), String> {
    let taken = player.up.len() + player.down.len();
    if usize::from(player.hand.total()) != 2 * taken {
        return Err(format!("{} Characters for {taken} Stories", player.hand.total()));
    }
    let turning = matches!(step, Some(Step::TurnDown(_)));
    let expected = if turning { usize::from(FIRST_ROUND_TO_TURN_DOWN) } else { taken.min(4) };
    if player.up.len() == expected {
        Ok(())
    } else {
        Err(format!("{} Stories are up; expected {expected}", player.up.len()))
    }
}
