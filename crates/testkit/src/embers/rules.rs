//! The rules of Embers.

use super::state::{Action, Chance, EMBERS, Ember, Event, HAND, PLEDGES, Peek, Phase, Player, State};
use kernel::{Digest, Seat, SeatMap, Sink};

/// Returns the first seat, which exists at every table.
pub(super) fn first() -> Seat {
    Seat::new(0, 1).expect("every table has a seat 0")
}

/// Returns each brightness as an index in `State::deck` and an ember. The brightness is the index plus 1.
pub(super) fn kinds() -> impl Iterator<Item = (usize, Ember)> {
    (0..EMBERS.len()).map(|kind| (kind, Ember(kind as u8 + 1)))
}

pub(super) fn left(state: &State) -> u8 {
    state.deck.iter().sum()
}

pub(super) fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if let Phase::Pledge(_) = state.phase {
        out.extend((0..PLEDGES).map(Action::Pledge));
        return;
    }
    let Player { hand, peek, .. } = &state.players[seat];
    out.extend(hand.iter().map(|ember| Action::Light(*ember)));
    out.dedup();
    if peek.is_none() {
        out.extend(state.players.seats().filter(|whom| *whom != seat).map(Action::Peek));
    }
}

pub(super) fn play(state: &mut State, seat: Seat, action: &Action, events: &mut impl Sink<Event>) {
    match *action {
        Action::Pledge(pledge) => {
            state.players[seat].pledge = Some(pledge);
            events.push(Event::Pledged { seat, pledge: Some(pledge) });
            let next = state.players.after(seat);
            let pledged = state.players[next].pledge.is_some();
            state.phase = if pledged { Phase::Draw(next) } else { Phase::Pledge(next) };
        }
        Action::Light(ember) => {
            let Player { hand, lit, .. } = &mut state.players[seat];
            hand.remove(hand.iter().position(|held| *held == ember).expect("only held embers are offered"));
            lit.push(ember);
            events.push(Event::Lit { seat, ember });
            forget(state, seat, ember);
            end_turn(state, seat, events);
        }
        Action::Peek(whom) => {
            events.push(Event::Peeks { by: seat, whom });
            state.phase = Phase::Peek { by: seat, whom };
        }
    }
}

/// Forgets a peek after an equal ember has been lit from the same hand, because nobody can tell whether the lit ember
/// is the one that was seen.
fn forget(state: &mut State, lit_by: Seat, ember: Ember) {
    for seat in state.players.seats() {
        if let Some(peek) = &mut state.players[seat].peek
            && *peek == (Peek { whom: lit_by, ember: Some(ember) })
        {
            peek.ember = None;
        }
    }
}

fn end_turn(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    if left(state) > 0 {
        state.phase = Phase::Draw(state.players.after(seat));
    } else {
        state.phase = Phase::Over;
        events.push(Event::Ended { pledges: state.players.map(|_, player| player.pledge) });
    }
}

pub(super) fn chances(state: &State, out: &mut Vec<(Chance, u32)>) {
    match state.phase {
        Phase::Deal(_) | Phase::Draw(_) => {
            let counts = kinds().map(|(kind, ember)| (Chance::Deals(ember), u32::from(state.deck[kind])));
            out.extend(counts.filter(|(_, weight)| *weight > 0));
        }
        Phase::Peek { whom, .. } => {
            let hand = &state.players[whom].hand;
            out.extend(
                hand.chunk_by(|one, other| one == other).map(|same| (Chance::Shows(same[0]), same.len() as u32)),
            );
        }
        Phase::Pledge(_) | Phase::Act(_) | Phase::Over => {}
    }
}

pub(super) fn happen(state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) {
    match (state.phase, *chance) {
        (Phase::Deal(seat), Chance::Deals(ember)) => {
            draw(state, seat, ember, events);
            let next = state.players.after(seat);
            let dealt = state.players[next].hand.len() == HAND;
            state.phase = if dealt { Phase::Pledge(next) } else { Phase::Deal(next) };
        }
        (Phase::Draw(seat), Chance::Deals(ember)) => {
            draw(state, seat, ember, events);
            state.phase = Phase::Act(seat);
        }
        (Phase::Peek { by, whom }, Chance::Shows(ember)) => {
            state.players[by].peek = Some(Peek { whom, ember: Some(ember) });
            events.push(Event::Saw { by, ember: Some(ember) });
            end_turn(state, by, events);
        }
        (phase, chance) => unreachable!("{chance:?} has no weight in {phase:?}"),
    }
}

fn draw(state: &mut State, seat: Seat, ember: Ember, events: &mut impl Sink<Event>) {
    state.deck[usize::from(ember.0) - 1] -= 1;
    let hand = &mut state.players[seat].hand;
    hand.insert(hand.partition_point(|held| *held < ember), ember);
    events.push(Event::Drew { seat, ember: Some(ember) });
}

pub(super) fn digest(state: &State, digest: &mut Digest) {
    let State { deck, players, phase } = state;
    digest.bytes(deck);
    let embers = |digest: &mut Digest, embers: &[Ember]| {
        digest.byte(embers.len() as u8);
        embers.iter().for_each(|ember| digest.byte(ember.0));
    };
    for Player { hand, pledge, lit, peek } in players.values() {
        embers(digest, hand);
        embers(digest, lit);
        digest.byte(pledge.map_or(0, |pledge| pledge + 1));
        digest.byte(peek.map_or(0, |peek| peek.whom.index() as u8 + 1));
        digest.byte(peek.and_then(|peek| peek.ember).map_or(0, |ember| ember.0));
    }
    let (phase, one, two) = match phase {
        Phase::Deal(seat) => (0, seat.index(), 0),
        Phase::Pledge(seat) => (1, seat.index(), 0),
        Phase::Draw(seat) => (2, seat.index(), 0),
        Phase::Act(seat) => (3, seat.index(), 0),
        Phase::Peek { by, whom } => (4, by.index(), whom.index()),
        Phase::Over => (5, 0, 0),
    };
    digest.bytes(&[phase, one as u8, two as u8]);
}

/// Checks three invariants: no ember is missing, hands are in ascending order, and an ember that was seen in a hand is
/// still there.
pub(super) fn audit(state: &State) -> Result<(), String> {
    for (kind, ember) in kinds() {
        let count = |embers: &[Ember]| embers.iter().filter(|held| **held == ember).count();
        let held: usize = state.players.values().map(|player| count(&player.hand) + count(&player.lit)).sum();
        if held + usize::from(state.deck[kind]) != usize::from(EMBERS[kind]) {
            return Err(format!("there are not {} of {ember:?}", EMBERS[kind]));
        }
    }
    if !state.players.values().all(|player| player.hand.is_sorted()) {
        return Err("a hand is out of order".into());
    }
    let peeks = state.players.values().filter_map(|player| player.peek);
    let held = |peek: Peek| peek.ember.is_none_or(|ember| state.players[peek.whom].hand.contains(&ember));
    if peeks.into_iter().all(held) { Ok(()) } else { Err("an ember that was seen is not there".into()) }
}

/// Returns the number of embers of each brightness that no player has.
pub(super) fn without(players: &SeatMap<Player>) -> [u8; EMBERS.len()] {
    let mut deck = EMBERS;
    for ember in players.values().flat_map(|player| player.hand.iter().chain(&player.lit)) {
        deck[usize::from(ember.0) - 1] -= 1;
    }
    deck
}
