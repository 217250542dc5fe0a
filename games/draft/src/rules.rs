//! Turns and rounds: which seat decides, its legal actions, and their effects.

use crate::{Action, ColumnId, Columns, Draft, Event, State, Step, options::FIRST_ROUND_TO_TURN_DOWN};
use kernel::{Seat, Sink, Turn};

pub(crate) fn turn(state: &State) -> Turn {
    match state.step {
        Step::OpenTrio | Step::NameFirst | Step::Recycle { .. } | Step::LayColumn { .. } => Turn::Chance,
        Step::Take(seat) | Step::TurnDown(seat) => Turn::Of(seat),
        Step::Over => Turn::Over,
    }
}

pub(crate) fn legal_actions(state: &State, out: &mut Vec<Action>) {
    match state.step {
        // Rules 4 and G4: a player takes any of the columns that are left, always as a whole, and cannot pass.
        Step::Take(_) => out.extend(state.columns.left().map(Action::Take)),
        // Rules 6: the Story may be an earlier one, or the one that the player has just taken.
        Step::TurnDown(seat) => out.extend(state.players[seat].up.iter().map(Action::TurnDown)),
        Step::OpenTrio | Step::NameFirst | Step::Recycle { .. } | Step::LayColumn { .. } | Step::Over => {}
    }
}

#[inline]
pub(crate) fn play(game: &Draft, state: &mut State, seat: Seat, action: &Action, events: &mut impl Sink<Event>) {
    match *action {
        Action::Take(place) => take(game, state, seat, place, events),
        Action::TurnDown(story) => {
            let player = &mut state.players[seat];
            player.up.remove(story);
            player.down.insert(story);
            events.push(Event::TurnedDown { seat, story });
            pass(game, state, seat, events);
        }
    }
}

fn take(game: &Draft, state: &mut State, seat: Seat, place: ColumnId, events: &mut impl Sink<Event>) {
    let Some(column) = state.columns.take(place) else { return };
    let player = &mut state.players[seat];
    for character in column.characters.both() {
        player.hand.add(character);
    }
    player.up.insert(column.story);
    events.push(Event::Taken { seat, place, column });
    // G7: each player turns exactly one Story face-down in each round from round 5 on.
    if state.round >= FIRST_ROUND_TO_TURN_DOWN {
        state.step = Step::TurnDown(seat);
    } else {
        pass(game, state, seat, events);
    }
}

/// Passes the turn to the left. If each player has taken a column, ends the round instead (Rules 4 and 5).
fn pass(game: &Draft, state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let next = state.players.after(seat);
    match state.columns.last() {
        None => state.step = Step::Take(next),
        Some((place, last)) => {
            last.characters.both().into_iter().for_each(|character| state.discard.add(character));
            events.push(Event::Discarded { place, column: last });
            // The player who took last sits to the right of this round's first player, so `next` is the first player.
            // The pawn goes to the left of `next`.
            end_round(game, state, state.players.after(next), events);
        }
    }
}

fn end_round(game: &Draft, state: &mut State, first: Seat, events: &mut impl Sink<Event>) {
    state.columns = Columns::default();
    if state.round == game.rules.rounds() {
        state.step = Step::Over;
        events.push(Event::Ended);
        return;
    }
    state.round += 1;
    state.step = if game.rules.recycles(state.round) { Step::Recycle { first } } else { Step::LayColumn { first } };
}
