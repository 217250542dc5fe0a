//! The outcomes of chance: the first player, the cards that are drawn, and the dice.

use crate::{Board, Cards, Chance, Dice, Duel, Event, FACES, State, Step, rules};
use kernel::{Purpose, Rng, Seat, Sink};

/// The number of cards in an opening hand (rules 5).
const OPENING_HAND: usize = 7;

pub(crate) fn chances(state: &State, out: &mut Vec<(Chance, u32)>) {
    let pairs = || (1..=FACES).flat_map(|one| (1..=FACES).map(move |other| (one, other)));
    if state.board.step == Step::RollFirst {
        let unequal = pairs().filter(|(good, evil)| good != evil);
        out.extend(unequal.map(|(good, evil)| (Chance::First { good, evil }, 1)));
    } else if let Step::Roll(_) = state.board.step {
        out.extend(pairs().map(|(attack, defence)| (Chance::Roll(Dice { attack, defence }), 1)));
    } else {
        out.extend(deck(state).iter().map(|card| (Chance::Draw(card), 1)));
    }
}

pub(crate) fn weight(state: &State, chance: &Chance) -> u32 {
    let is_face = |die: u8| (1..=FACES).contains(&die);
    let fits = match *chance {
        Chance::First { good, evil } => {
            state.board.step == Step::RollFirst && is_face(good) && is_face(evil) && good != evil
        }
        Chance::Roll(Dice { attack, defence }) => {
            matches!(state.board.step, Step::Roll(_)) && is_face(attack) && is_face(defence)
        }
        Chance::Draw(card) => deck(state).contains(card),
    };
    u32::from(fits)
}

#[inline]
pub(crate) fn sample(state: &State, rng: &mut Rng) -> Chance {
    let faces = u32::from(FACES);
    if state.board.step == Step::RollFirst {
        // The second die takes one of the faces that the first die did not take, because a tie is not possible here.
        let [good, other] = rng.below_each([faces, faces - 1]);
        let evil = if other >= good { other + 1 } else { other };
        Chance::First { good: good as u8 + 1, evil: evil as u8 + 1 }
    } else if let Step::Roll(_) = state.board.step {
        let [attack, defence] = rng.below_each([faces, faces]);
        Chance::Roll(Dice { attack: attack as u8 + 1, defence: defence as u8 + 1 })
    } else {
        let deck = deck(state);
        Chance::Draw(deck.at(rng.below(deck.len() as u32)))
    }
}

/// Returns the purpose of the next draw. The purpose names the turn, so each turn has its own cards and dice.
pub(crate) fn purpose(state: &State) -> Purpose {
    let Board { step, active, fronts, .. } = &state.board;
    let what = match (step, drawer(state)) {
        (_, Some(_)) => 2,
        (Step::Roll(_), None) => 1,
        (_, None) => 0,
    };
    let seat = drawer(state).unwrap_or(*active);
    Purpose { what, seat: Some(seat), at: u16::from(fronts[seat].turns) }
}

/// Returns the deck from which the next card is drawn, or an empty set if no card is to be drawn.
#[inline]
fn deck(state: &State) -> Cards {
    drawer(state).map_or(Cards::NONE, |seat| state.holdings[seat].deck)
}

#[inline]
fn drawer(state: &State) -> Option<Seat> {
    match state.board.step {
        Step::Deal(seat) => Some(seat),
        Step::Draw { .. } => Some(state.board.active),
        Step::RollFirst
        | Step::Window(_)
        | Step::ChooseMeans(_)
        | Step::ChooseTarget { .. }
        | Step::Bear { .. }
        | Step::Intervene
        | Step::Respond(_)
        | Step::Roll(_)
        | Step::Answer { .. }
        | Step::NameCaptor(_)
        | Step::Discard
        | Step::Assign
        | Step::Over { .. } => None,
    }
}

#[inline]
pub(crate) fn happen(game: &Duel, state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) {
    match *chance {
        Chance::First { good, evil } => {
            let first = if good > evil { game.good() } else { game.evil() };
            state.board.active = first;
            state.board.step = Step::Deal(first);
            events.push(Event::FirstRolled { good, evil, first });
        }
        Chance::Roll(dice) => rules::rolled(game, state, dice, events),
        Chance::Draw(card) => {
            let Some(seat) = drawer(state) else { return };
            let holdings = &mut state.holdings[seat];
            holdings.deck.remove(card);
            holdings.hand.insert(card);
            holdings.since_look = holdings.since_look.map(|drawn| drawn.saturating_add(1));
            if holdings.deck.is_empty() {
                // D49: the deck is empty, so everybody can infer all cards of this hand.
                (holdings.known, holdings.seen) = (holdings.hand, holdings.hand);
            }
            events.push(Event::Drew { seat, card: Some(card) });
            dealt(game, state, seat, events);
        }
    }
}

/// Continues the game after `seat` has drawn a card, in the deal (rules 5) or in a turn (rules 7).
fn dealt(game: &Duel, state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    if state.board.step != Step::Deal(seat) {
        return rules::drawn(game, state, events);
    }
    let extra = if seat == game.good() { game.rules.good_extra_cards } else { 0 };
    if state.holdings[seat].hand.len() < OPENING_HAND + usize::from(extra) {
        return;
    }
    let next = state.board.foe(seat);
    if state.holdings[next].hand.is_empty() {
        state.board.step = Step::Deal(next);
    } else {
        rules::begin(game, state, events);
    }
}
