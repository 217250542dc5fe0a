//! The course of the game: the seat that decides next, the consequences of each decision, and the steps at which the
//! game waits for a decision.

mod attack;
mod battle;
mod hand;
mod phase;
mod summon;
mod turn;

use crate::{
    Action, Ask, Dice, Duel, Event, Phase, State, Step,
    offers::{self, Sight},
};
use kernel::{Seat, Sink, Turn};

pub(crate) use turn::{BARREN_TURNS, FIRST_TURN_THAT_COUNTS, hand_limit, tally};

/// Returns the turn of a position: that of a seat or of chance, or `Turn::Over` if the game is over.
#[inline]
pub(crate) fn turn(state: &State) -> Turn {
    match asked(state) {
        Some((seat, _)) => Turn::Of(seat),
        None if matches!(state.board.step, Step::Over { .. }) => Turn::Over,
        None => Turn::Chance,
    }
}

/// Returns the seat that decides next, with the kind of its decision, or `None` if no seat decides.
#[inline]
pub(crate) fn asked(state: &State) -> Option<(Seat, Ask)> {
    let active = state.board.active;
    Some(match state.board.step {
        Step::Window(phase) => (active, Ask::Window(phase)),
        Step::ChooseMeans(_) => (active, Ask::Means),
        Step::ChooseTarget { .. } => (active, Ask::Target),
        Step::Bear { .. } => (active, Ask::Bear),
        Step::Intervene => (state.board.foe(active), Ask::Intervene),
        Step::Respond(_) => (state.board.foe(active), Ask::Respond),
        Step::Answer { seat, .. } => (seat, Ask::Answer),
        Step::NameCaptor(_) => (active, Ask::Captor),
        Step::Discard => (active, Ask::Discard),
        Step::Assign => (active, Ask::Assign),
        Step::RollFirst | Step::Deal(_) | Step::Draw { .. } | Step::Roll(_) | Step::Over { .. } => return None,
    })
}

#[inline]
pub(crate) fn legal_actions(game: &Duel, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let _ = offers::each(game, &state.board, (seat, sight(state, seat)), out);
}

#[inline]
pub(crate) fn play(game: &Duel, state: &mut State, seat: Seat, action: &Action, events: &mut impl Sink<Event>) {
    let before = asked(state);
    match *action {
        Action::Look(item) => turn::look(state, seat, item, events),
        Action::DiscardToDraw(item) => turn::discard_to_draw(game, state, item, events),
        Action::Play(card) => summon::place(game, state, card, events),
        Action::PlayOn { card, character } => summon::play_on(game, state, (card, character), events),
        Action::Steal { card, item } => summon::steal(game, state, (card, item), events),
        Action::Bear(bearer) => summon::bear(state, bearer, events),
        Action::Join { character, unit } => summon::join(state, (character, unit), events),
        Action::Leave(character) => summon::leave(state, character, events),
        Action::Attack(leader) => attack::name_unit(state, leader, events),
        Action::With(means) => attack::name_means(state, means, events),
        Action::At(aim) => attack::declare(game, state, aim, events),
        Action::Intervene(leader) => battle::intervene(state, leader, events),
        Action::Boost(card) => battle::boost(game, state, card, events),
        Action::Call { card, unit } => battle::call(game, state, (card, unit), events),
        Action::Negate { card, attack } => attack::negate(game, state, (card, attack), events),
        Action::Captor(captor) => battle::name_captor(game, state, captor, events),
        Action::Discard(card) => turn::discard(game, state, card, events),
        Action::Assign { unit, location } => turn::assign(state, (unit, location), events),
        Action::Done => done(game, state, events),
    }
    settle(game, state, before, events);
}

/// Applies the result of the dice in a battle.
pub(crate) fn rolled(game: &Duel, state: &mut State, dice: Dice, events: &mut impl Sink<Event>) {
    battle::rolled(game, state, dice, events);
    settle(game, state, None, events);
}

/// Continues the game after the active player has drawn a card.
pub(crate) fn drawn(game: &Duel, state: &mut State, events: &mut impl Sink<Event>) {
    turn::drawn(state);
    settle(game, state, None, events);
}

/// Begins the first turn. All opening hands must have been dealt.
pub(crate) fn begin(game: &Duel, state: &mut State, events: &mut impl Sink<Event>) {
    turn::begin_turn(game, state, state.board.active, events);
    settle(game, state, None, events);
}

/// Ends the current window, because the seat that decides does nothing more.
fn done(game: &Duel, state: &mut State, events: &mut impl Sink<Event>) {
    match state.board.step {
        Step::Window(phase) => turn::end_window(state, phase, events),
        Step::Intervene => battle::stand_aside(game, state, events),
        Step::Respond(battle) => battle::join_battle(game, state, battle, events),
        Step::Answer { battle, .. } => battle::end(game, state, battle, events),
        Step::Assign => turn::end_turn(game, state, events),
        Step::RollFirst
        | Step::Deal(_)
        | Step::Draw { .. }
        | Step::ChooseMeans(_)
        | Step::ChooseTarget { .. }
        | Step::Bear { .. }
        | Step::Roll(_)
        | Step::NameCaptor(_)
        | Step::Discard
        | Step::Over { .. } => unreachable!("only windows are closed"),
    }
}

/// Continues the game until chance or a seat must decide, or the game is over. Skips each window in which, as far as
/// everybody knows, nothing could be done (D43). Emits `Asked` if a seat must decide, unless `before` has the same seat
/// and the same kind of decision.
fn settle(game: &Duel, state: &mut State, before: Option<(Seat, Ask)>, events: &mut impl Sink<Event>) {
    loop {
        let goes_on = match state.board.step {
            Step::Draw { left, phase } => turn::goes_without_card(state, (left, phase), events),
            Step::Discard => turn::keeps_hand(game, state),
            Step::Window(_) | Step::Intervene | Step::Respond(_) | Step::Answer { .. } | Step::Assign => {
                let idle = asked(state)
                    .is_some_and(|(seat, _)| !offers::anything(game, &state.board, (seat, public_sight(state, seat))));
                if idle {
                    if state.board.step == Step::Window(Phase::Attack) && state.board.this_turn.attacked.is_empty() {
                        events.push(Event::AttackSkipped { seat: state.board.active });
                    }
                    done(game, state, events);
                }
                idle
            }
            Step::RollFirst
            | Step::Deal(_)
            | Step::ChooseMeans(_)
            | Step::ChooseTarget { .. }
            | Step::Bear { .. }
            | Step::Roll(_)
            | Step::NameCaptor(_)
            | Step::Over { .. } => false,
        };
        if !goes_on {
            break;
        }
    }
    let now = asked(state);
    if let Some((seat, ask)) = now
        && now != before
    {
        events.push(Event::Asked { seat, ask });
    }
}

/// Returns the knowledge that a seat has when it decides.
#[inline]
fn sight(state: &State, seat: Seat) -> Sight {
    let (own, other) = (&state.holdings[seat], &state.holdings[state.board.foe(seat)]);
    Sight { hand: own.hand, deck: !own.deck.is_empty(), secrets: other.hand != other.seen }
}

/// Returns the knowledge that a seat might have when it decides, as far as everybody can tell (D43).
#[inline]
fn public_sight(state: &State, seat: Seat) -> Sight {
    let (own, other) = (&state.holdings[seat], &state.holdings[state.board.foe(seat)]);
    let hand = if own.hand == own.known { own.hand } else { own.hand | own.deck };
    let secrets = other.hand != other.known && other.since_look != Some(0);
    Sight { hand, deck: !own.deck.is_empty(), secrets }
}
