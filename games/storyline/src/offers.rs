//! The legal actions. An action that would change nothing is not offered.

mod answering;
mod asks;
mod feasible;
mod few;
mod plays;
mod reach;
mod sought;
mod steps;

use crate::{
    Action, At, Board, MOST_ACTIONS_A_TURN, MOST_SAVED, PieceId, Pieces, State, Step, Storyline, Why, Window,
    continuous,
    filter::{self, Eye},
};
use kernel::Seat;
use language::{Ability, Kind, Once, Price, User, Word};

pub(crate) use answering::{may_answer, same};
pub(crate) use asks::{forced, opponents};
pub(crate) use feasible::feasible;
use few::give;
pub(crate) use plays::has_sorcery;
pub(crate) use reach::{
    can_affect, can_replace, can_swap, can_walk, choosable, folio_left, next_place, once, swapped_with, version_in_play,
};
use reach::{has_replacement, may_bear};
pub(crate) use steps::STEP_COST;
use steps::steps;

/// The cost of a Draw action, in Story Points (rule 15).
pub(crate) const DRAW_COST: u8 = 1;
/// The cost of replacing a Location, in Story Points (rule 15).
pub(crate) const REPLACE_COST: u8 = 2;

/// Writes the legal actions of a seat to `out`. Actions that are not answers to questions are written in the order of
/// [`Action`], so the caller need not sort them.
pub(crate) fn offer(game: &Storyline, state: &State, (seat, why): (Seat, Why), out: &mut Vec<Action>) {
    match why {
        Why::Window(window) => {
            if may_take_up(game, &state.board, (seat, window)) {
                give(out, equips(game, &state.board, seat));
            }
            reveals(game, state, seat, out);
            out.push(Action::Done);
        }
        Why::Actions => {
            if state.board.this_turn.actions < MOST_ACTIONS_A_TURN {
                story_actions(game, state, seat, out);
            }
            out.push(Action::Done);
        }
        Why::Bonus => {
            if state.board.this_turn.actions < MOST_ACTIONS_A_TURN {
                bonus(game, state, seat, out);
            }
            out.push(Action::Done);
        }
        Why::Question(ask) => asks::answers(game, state, (seat, ask), out),
    }
}

/// Writes the legal actions of the Story Action step to `out` (section "What may be done" of RULES.md).
fn story_actions(game: &Storyline, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let board = &state.board;
    let points = board.this_turn.points;
    if may_draw(game, state, seat) {
        out.push(Action::Draw);
    }
    give(out, steps(game, board, (seat, false), points).filter(|(_, pays)| *pays).map(|(step, _)| step));
    if points >= REPLACE_COST && has_replacement(game, board) {
        let spots = game.road.spots().filter(|spot| game.road.position(seat, *spot).is_some());
        give(out, spots.filter(|spot| board.location(*spot).is_some()).map(Action::Replace));
    }
    let hand = state.hands[seat].cards;
    let cost = continuous::costs(game, board, seat);
    hand.titles().for_each(|card| plays::plays(game, state, (seat, card, cost(card) <= points), out));
    if state.saved[seat].len() < MOST_SAVED {
        let events = hand.of(game.texts.events).titles();
        // An Author may pay more than the cost, to hide which Event it is (rule 44).
        events.for_each(|card| out.extend((cost(card)..=points).map(|paid| Action::Save { card, paid })));
    }
    give(out, uses(game, state, seat));
    give(out, equips(game, board, seat));
    give(out, hand.titles().map(Action::Burn));
    reveals(game, state, seat, out);
}

/// Writes the steps of Bonus Movement and the free actions to `out` (rule 16, Q21).
fn bonus(game: &Storyline, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let board = &state.board;
    let mut short = false;
    steps(game, board, (seat, true), board.this_turn.points).for_each(|(step, pays)| {
        if pays {
            out.push(step);
        } else {
            short = true;
        }
    });
    give(out, equips(game, board, seat));
    // An Author who lacks Story Points for a step may archive a card for a die first (Q4).
    if short {
        give(out, state.hands[seat].cards.titles().map(Action::Burn));
    }
    reveals(game, state, seat, out);
}

/// Returns true if the active Author may be able to do anything in the current step, as far as public information
/// shows.
pub(crate) fn turn_has_choices(game: &Storyline, state: &State) -> bool {
    let board = &state.board;
    let (seat, points) = (board.active, board.this_turn.points);
    if board.this_turn.actions >= MOST_ACTIONS_A_TURN {
        return false;
    }
    let has_hand = !state.hands[seat].cards.is_empty();
    let acts = board.step == Step::Actions;
    if acts && has_hand || may_reveal(state, seat) {
        return true;
    }
    let acting = || {
        may_draw(game, state, seat)
            || points >= REPLACE_COST
                && has_replacement(game, board)
                && game.road.spots().any(|spot| board.location(spot).is_some())
            || uses(game, state, seat).next().is_some()
    };
    // An Author who can archive cards for dice might be able to pay any cost (Q4).
    let means = if has_hand && !acts { u8::MAX } else { points };
    acts && acting()
        || steps(game, board, (seat, !acts), means).any(|(_, pays)| pays)
        || equips(game, board, seat).next().is_some()
}

/// Returns true if a seat can take the Draw action (rule 15, Q8).
fn may_draw(game: &Storyline, state: &State, seat: Seat) -> bool {
    let board = &state.board;
    let stock = game.stock(seat);
    let cards_left = !state.libraries[stock].is_empty() || !board.piles[stock].archive.is_empty();
    cards_left && (board.this_turn.points >= DRAW_COST || continuous::frees_draw(game, board).is_some())
}

/// Returns true if a seat has a face-down Event (Q59).
pub(crate) fn may_reveal(state: &State, seat: Seat) -> bool {
    !state.saved[seat].is_empty()
}

/// Returns true if the window is one of the seat's own turn and the seat can take up a loose Object in it (Q35).
pub(crate) fn may_take_up(game: &Storyline, board: &Board, (seat, window): (Seat, Window)) -> bool {
    seat == board.active && window != Window::BeforeScoring && equips(game, board, seat).next().is_some()
}

/// Returns true if the window is w1 and the seat can take up a loose Object in it that may matter before the Story
/// Actions (Q35). It may matter if an Object of the table has a START or DIE text, or if another Author has a face-down
/// Event.
pub(crate) fn must_prepare(game: &Storyline, state: &State, (seat, window): (Seat, Window)) -> bool {
    let others = || state.saved.iter().any(|(other, saved)| other != seat && !saved.is_empty());
    window == Window::TurnStart
        && (game.texts.objects_begin || others())
        && may_take_up(game, &state.board, (seat, window))
}

/// Writes the actions that reveal a saved Event to `out`. In a window on another Author's turn, an Event with a REACT
/// cannot be revealed in this way (Q42).
fn reveals(game: &Storyline, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let own_turn = seat == state.board.active;
    for (number, saved) in state.saved[seat].iter().enumerate() {
        let waits = game.catalog.card(saved.card).text.iter().any(|ability| matches!(ability, Ability::React { .. }));
        if (own_turn || !waits)
            && plays::has_sorcery(game, &state.board, seat, saved.card)
            && plays::does_something(game, state, seat, saved.card)
        {
            out.push(Action::Reveal(number as u8));
        }
    }
}

/// Returns the actions with which a seat can use a ONCE ability.
fn uses<'a>(game: &'a Storyline, state: &'a State, seat: Seat) -> impl Iterator<Item = Action> + 'a {
    let board = &state.board;
    let ready = board.those(board.roster.once - board.this_turn.used);
    let ready = ready.filter(|(id, piece)| piece.at != At::End && !continuous::is_blank(game, board, *id));
    ready.flat_map(move |(piece, printed)| {
        let abilities = game.catalog.card(printed.card).text.iter().zip(0..);
        abilities.filter_map(move |(ability, number)| {
            let Ability::Once(once) = ability else { return None };
            let may = may_use(game, state, seat, piece, once) && feasible::once(game, state, seat, (piece, number));
            may.then_some(Action::Use { piece, ability: number })
        })
    })
}

fn may_use(game: &Storyline, state: &State, seat: Seat, id: PieceId, once: &Once) -> bool {
    let board = &state.board;
    let Some(piece) = board.piece(id) else { return false };
    let loose = matches!(piece.at, At::Spot(_)) && game.catalog.card(piece.card).kind == Kind::Object;
    let here = board.spot_of(id);
    let user = match once.who {
        // An Author can use a loose Object only if they have a Character at its Location, and no other Author has one
        // there (Q37).
        User::Controller if loose => {
            let at = |spot| board.characters_at(spot);
            here.is_some_and(|spot| {
                at(spot).any(|(_, piece)| piece.by == seat) && at(spot).all(|(_, piece)| piece.by == seat)
            })
        }
        User::Controller => board.controller(id) == Some(seat),
        User::AnyoneHere => {
            let host = if let At::On(host) = piece.at { Some(host) } else { None };
            here.is_some_and(|spot| {
                board.characters_at(spot).any(|(other, piece)| piece.by == seat && Some(other) != host)
            })
        }
    };
    let pays = |price: &Price| match price {
        Price::Pay(points) => *points <= board.this_turn.points,
        Price::ArchiveThis => true,
        Price::ArchiveCard => !state.hands[seat].cards.is_empty(),
    };
    let eye = Eye::of(Some(seat), Some(id), here);
    user && once.price.iter().all(pays) && filter::holds(game, board, eye, &once.given)
}

/// Returns the actions with which a seat can equip a loose Object to a Character (rule 37, Q35).
fn equips<'a>(game: &'a Storyline, board: &'a Board, seat: Seat) -> impl Iterator<Item = Action> + 'a {
    let loose = board.those(board.roster.bearable - board.borne);
    loose.flat_map(move |(object, piece)| {
        let here = if let At::Spot(spot) = piece.at { Some(spot) } else { None };
        let mut there = here.map_or(Pieces::NONE, |spot| board.characters_at(spot).map(|(id, _)| id).collect());
        // Usually no Character is at the Location of the Object, so the look-ups below are skipped.
        let alone = |there: Pieces| board.those(there).all(|(_, other)| other.by == seat);
        if !there.is_empty() && (!alone(there) || continuous::has(game, board, object, Word::IMMOVABLE)) {
            there = Pieces::NONE;
        }
        let bearers = there.iter().filter(move |bearer| may_bear(game, board, (*bearer, piece.card)));
        bearers.map(move |bearer| Action::Equip { object, bearer })
    })
}
