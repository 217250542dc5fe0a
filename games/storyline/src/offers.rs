//! The legal actions. No action that would change nothing is offered.

mod answering;
mod asks;
mod feasible;
mod few;
mod plays;
mod reach;
mod sought;

use crate::{
    Action, At, Board, Heading, MOST_ACTIONS_A_TURN, PieceId, Pieces, State, Step, Storyline, Why, Window, continuous,
    filter::{self, Eye},
};
use kernel::Seat;
use language::{Ability, Kind, Once, Price, Traits, User, Word};

pub(crate) use answering::{may_answer, same};
pub(crate) use asks::{forced, opponents};
pub(crate) use feasible::feasible;
pub(crate) use plays::has_sorcery;
use reach::may_bear;
pub(crate) use reach::{
    can_affect, can_replace, can_swap, can_walk, choosable, folio_left, next_place, once, swapped_with, version_in_play,
};

/// The costs of the Story Actions, in Story Points (rule 15).
pub(crate) const DRAW_COST: u8 = 1;
pub(crate) const STEP_COST: u8 = 1;
pub(crate) const REPLACE_COST: u8 = 2;

/// Characters with one of these words take no steps (Q29).
const ROOTED: Traits = Traits::word(Word::STEADFAST).or(Traits::word(Word::IMMOVABLE));

pub(crate) fn offer(game: &Storyline, state: &State, (seat, why): (Seat, Why), out: &mut Vec<Action>) {
    match why {
        Why::Window(window) => {
            reveals(game, state, seat, out);
            if may_take_up(game, &state.board, (seat, window)) {
                out.extend(equips(game, &state.board, seat));
            }
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

/// Lists the Story Actions (section "Legal actions" of RULES.md).
fn story_actions(game: &Storyline, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let board = &state.board;
    let points = board.this_turn.points;
    if may_draw(game, state, seat) {
        out.push(Action::Draw);
    }
    out.extend(steps(game, board, (seat, false)).filter(|(_, cost)| *cost <= points).map(|(step, _)| step));
    if points >= REPLACE_COST {
        let spots = game.road.spots().filter(|spot| game.road.position(seat, *spot).is_some());
        out.extend(spots.filter(|spot| can_replace(game, board, *spot)).map(Action::Replace));
    }
    state.hands[seat].cards.titles().for_each(|card| plays::plays(game, state, (seat, card), out));
    out.extend(uses(game, state, seat));
    out.extend(equips(game, board, seat));
    out.extend(state.hands[seat].cards.titles().map(Action::Burn));
    reveals(game, state, seat, out);
}

/// Lists the steps of Bonus Movement and the free actions (rule 16, Q21).
fn bonus(game: &Storyline, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let board = &state.board;
    let mut short = false;
    for (step, cost) in steps(game, board, (seat, true)) {
        if cost <= board.this_turn.points {
            out.push(step);
        } else {
            short = true;
        }
    }
    // A card archived for a die may still pay for a step (Q4).
    if short {
        out.extend(state.hands[seat].cards.titles().map(Action::Burn));
    }
    out.extend(equips(game, board, seat));
    reveals(game, state, seat, out);
}

/// Reports whether the active Author may be able to do anything in this step, as far as everybody can see.
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
            || points >= REPLACE_COST && game.road.spots().any(|spot| can_replace(game, board, spot))
            || uses(game, state, seat).next().is_some()
    };
    acts && acting()
        || steps(game, board, (seat, !acts)).any(|(_, cost)| cost <= points || has_hand)
        || equips(game, board, seat).next().is_some()
}

/// Reports whether a seat may take the Draw action (rule 15, Q8).
fn may_draw(game: &Storyline, state: &State, seat: Seat) -> bool {
    let board = &state.board;
    let stock = game.stock(seat);
    let cards_left = !state.libraries[stock].is_empty() || !board.piles[stock].archive.is_empty();
    cards_left && (board.this_turn.points >= DRAW_COST || continuous::frees_draw(game, board).is_some())
}

/// Reports whether a seat has a face-down Event (Q59).
pub(crate) fn may_reveal(state: &State, seat: Seat) -> bool {
    !state.saved[seat].is_empty()
}

/// Reports whether a window is on the seat's own turn, and has a loose Object to take up (Q35).
pub(crate) fn may_take_up(game: &Storyline, board: &Board, (seat, window): (Seat, Window)) -> bool {
    seat == board.active && window != Window::BeforeScoring && equips(game, board, seat).next().is_some()
}

/// Reports whether a window before the Roll opens only for a loose Object, because something may come before the Story
/// Actions (Q35).
pub(crate) fn must_prepare(game: &Storyline, state: &State, (seat, window): (Seat, Window)) -> bool {
    let others = || state.saved.iter().any(|(other, saved)| other != seat && !saved.is_empty());
    window == Window::TurnStart
        && (game.texts.objects_begin || others())
        && may_take_up(game, &state.board, (seat, window))
}

/// Lists the Events that can be revealed without an event to answer. The other clause of a REACT is for the own turn
/// (Q42).
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

/// Returns the normal steps of an Author's Characters, each with its cost (Q19, Q21, Q29, rule 33).
fn steps<'a>(
    game: &'a Storyline,
    board: &'a Board,
    (seat, bonus): (Seat, bool),
) -> impl Iterator<Item = (Action, u8)> + 'a {
    let turn = &board.this_turn;
    let base = if bonus { 0 } else { STEP_COST };
    let rooted = move |id: PieceId| continuous::has_any(game, board, id, ROOTED);
    let strides =
        move |id: PieceId, heading: Heading| turn.striding.is_some_and(|(piece, way, _)| (piece, way) == (id, heading));
    let step = move |piece: PieceId, heading: Heading, leave: &mut dyn FnMut() -> u8| {
        if bonus && turn.moved.contains(piece) && !strides(piece, heading) {
            return None;
        }
        let to = next_place(game, board, piece, heading)?;
        let lets = to.is_none_or(|spot| continuous::may_enter(game, board, piece, spot));
        let enter = || to.map_or(0, |spot| continuous::enter_cost(game, board, piece, spot));
        let cost = |leave: u8| (base + leave).saturating_add(enter());
        lets.then(|| (Action::Step { piece, ahead: heading.is_ahead() }, cost(leave())))
    };
    let steps_of = move |piece: PieceId| {
        if rooted(piece) {
            return [None; 2];
        }
        // The cost to leave is the same in both directions.
        let mut known = None;
        let mut leave = || *known.get_or_insert_with(|| continuous::leave_cost(game, board, piece));
        Heading::BOTH.map(|heading| step(piece, heading, &mut leave))
    };
    // The most frequent obstacle is a lack of points, so it is checked first.
    let those = if base <= turn.points { board.roster.characters } else { Pieces::NONE };
    let own = board.those(those).filter(move |(_, piece)| piece.by == seat);
    own.flat_map(move |(id, _)| steps_of(id)).flatten()
}

/// Returns the uses of a ONCE.
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
        // A loose Object is used by an Author who alone has Characters there (Q37).
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

/// Returns the loose Objects that can be taken up, with their bearers (rule 37, Q35).
fn equips<'a>(game: &'a Storyline, board: &'a Board, seat: Seat) -> impl Iterator<Item = Action> + 'a {
    let loose = board.those(board.roster.bearable - board.borne);
    loose.flat_map(move |(object, piece)| {
        let here = if let At::Spot(spot) = piece.at { Some(spot) } else { None };
        let there = move || here.into_iter().flat_map(|spot| board.characters_at(spot));
        let takes =
            there().all(|(_, other)| other.by == seat) && !continuous::has(game, board, object, Word::IMMOVABLE);
        let bearers = there().filter(move |(bearer, _)| takes && may_bear(game, board, (*bearer, piece.card)));
        bearers.map(move |(bearer, _)| Action::Equip { object, bearer })
    })
}
