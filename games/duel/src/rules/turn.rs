//! The turn and its phases: drawing cards, resting, and the end of the game.

use super::{attack, hand::take_from_hand, phase};
use crate::{
    Board, CardId, CharacterId, Duel, Ending, Event, Muster, Phase, Stance, State, Step, ThisTurn, fates, force,
};
use kernel::{Seat, Sink};
use std::cmp::Ordering;

/// The number of cards that a player draws in each turn, without bonuses (rules 7).
const CARDS_A_TURN: u8 = 2;
/// The number of cards that a hand may hold at the end of a turn, without bonuses (rules 16).
const HAND_LIMIT: usize = 7;
/// The number, counted from 1, of the first turn that can count towards a loss (rules 2).
pub(crate) const FIRST_TURN_THAT_COUNTS: u8 = 6;
/// The number of turns in a row without a viable Character after which a player loses (rules 2).
pub(crate) const BARREN_TURNS: u8 = 2;

pub(super) fn begin_turn(game: &Duel, state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let board = &mut state.board;
    board.active = seat;
    board.this_turn = ThisTurn::default();
    board.fronts[seat].turns += 1;
    events.push(Event::TurnBegan { seat, turn: board.fronts[seat].turns });
    phase::begin(state, Phase::Adventure, events);
    let extra: u8 = force::standing_cards(game, &state.board, seat).map(|card| game.roles.facts(card).draws).sum();
    state.board.step = Step::Draw { left: CARDS_A_TURN + extra, phase: Phase::Adventure };
}

/// Continues the game after the window of a phase has ended.
pub(super) fn end_window(state: &mut State, phase: Phase, events: &mut impl Sink<Event>) {
    match phase {
        Phase::Adventure => phase::begin(state, Phase::Summon, events),
        Phase::Summon => phase::begin(state, Phase::Attack, events),
        Phase::Attack => attack::next(state, events),
        Phase::Rest => state.board.step = Step::Discard,
    }
}

/// Decreases by one the number of cards that are still to be drawn.
pub(super) fn drawn(state: &mut State) {
    if let Step::Draw { left, .. } = &mut state.board.step {
        *left -= 1;
    }
}

/// Returns true and ends the drawing if enough cards were drawn or no card is left. If the deck is empty and more cards
/// are to be drawn, first shuffles the discard into the deck (rules 7, D4).
pub(super) fn goes_without_card(state: &mut State, (left, phase): (u8, Phase), events: &mut impl Sink<Event>) -> bool {
    let seat = state.board.active;
    let (deck, discard) = (&mut state.holdings[seat].deck, &mut state.board.fronts[seat].discard);
    if left > 0 && deck.is_empty() && !discard.is_empty() {
        *deck = std::mem::take(discard);
        events.push(Event::Reshuffled { seat });
    }
    let without = left == 0 || deck.is_empty();
    if without {
        state.board.step = Step::Window(phase);
    }
    without
}

/// Carries out the clause "Look at opponents Hand".
pub(super) fn look(state: &mut State, seat: Seat, item: CardId, events: &mut impl Sink<Event>) {
    state.board.this_turn.looked.insert(item);
    let holdings = &mut state.holdings[state.board.fronts.after(seat)];
    (holdings.seen, holdings.since_look) = (holdings.hand, Some(0));
    events.push(Event::Looked { seat, item, hand: Some(holdings.hand) });
}

/// Carries out the clause "Discard to draw 3 cards", with the number on the card.
pub(super) fn discard_to_draw(game: &Duel, state: &mut State, item: CardId, events: &mut impl Sink<Event>) {
    let board = &mut state.board;
    for attached in &mut board.attached {
        attached.remove(item);
    }
    fates::discard(game, board, item);
    events.push(Event::DiscardedToDraw { seat: board.active, card: item });
    if let Step::Window(phase) = board.step {
        board.step = Step::Draw { left: game.roles.facts(item).discard_to_draw, phase };
    }
}

/// If the hand is within its limit, continues with the assignment of units and returns true (rules 16). Otherwise
/// returns false.
pub(super) fn keeps_hand(game: &Duel, state: &mut State) -> bool {
    let seat = state.board.active;
    let fits = state.holdings[seat].hand.len() <= hand_limit(game, &state.board, seat);
    if fits {
        state.board.step = Step::Assign;
    }
    fits
}

/// Returns the hand limit of a seat: seven cards, plus the bonuses of viable Characters and their attachments (rules
/// 16, D12).
pub(crate) fn hand_limit(game: &Duel, board: &Board, seat: Seat) -> usize {
    let more = force::standing_cards(game, board, seat).map(|card| usize::from(game.roles.facts(card).hand_size));
    HAND_LIMIT + more.sum::<usize>()
}

pub(super) fn discard(game: &Duel, state: &mut State, card: CardId, events: &mut impl Sink<Event>) {
    let seat = state.board.active;
    take_from_hand(state, seat, card);
    fates::discard(game, &mut state.board, card);
    events.push(Event::Discarded { seat, card });
}

/// Assigns a unit to a Location, or to no Location (D39).
pub(super) fn assign(
    state: &mut State,
    (leader, location): (CharacterId, Option<CardId>),
    events: &mut impl Sink<Event>,
) {
    let seat = state.board.active;
    let units = &mut state.board.fronts[seat].units;
    let Some(unit) = units.of(leader).copied() else { return };
    units.assign(leader, location);
    state.board.this_turn.assigned = state.board.this_turn.assigned | unit.members;
    events.push(Event::Assigned { seat, unit: unit.members, location });
}

/// Ends the turn. Then ends the game if rules 2, D1 or D5 apply, and otherwise begins the other player's turn.
pub(super) fn end_turn(game: &Duel, state: &mut State, events: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let (seat, next) = (board.active, board.foe(board.active));
    let counts = board.fronts[seat].turns >= FIRST_TURN_THAT_COUNTS && board.viable(seat).is_empty();
    board.fronts[seat].barren = if counts { board.fronts[seat].barren + 1 } else { 0 };
    if board.fronts[seat].barren == BARREN_TURNS {
        return end_game(board, Some(next), Ending::NobodyLeft, events);
    }
    if board.fronts.values().all(|front| front.turns >= game.rules.turn_cap) {
        let winner = match tally(game, board, seat).cmp(&tally(game, board, next)) {
            Ordering::Less => Some(next),
            Ordering::Equal => None,
            Ordering::Greater => Some(seat),
        };
        return end_game(board, winner, Ending::TurnCap, events);
    }
    begin_turn(game, state, next, events);
}

fn end_game(board: &mut Board, winner: Option<Seat>, ending: Ending, events: &mut impl Sink<Event>) {
    board.step = Step::Over { winner };
    events.push(Event::Ended { winner, ending });
}

/// Returns the number of viable Characters of a seat, and the total Force of its units (D5).
pub(crate) fn tally(game: &Duel, board: &Board, seat: Seat) -> (usize, i16) {
    let units = board.fronts[seat].units.iter();
    let forces =
        units.map(|unit| force::force(game, board, Muster { seat, members: unit.members, stance: Stance::AtRest }));
    (board.viable(seat).len(), forces.sum())
}
