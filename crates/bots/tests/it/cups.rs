//! *Cups*, a game that shows whether a search lets a seat act on something that it did not see.
//!
//! The first seat stays or dares. If it stays, it wins with probability `luck` / 12. If it dares, the other seat or
//! chance puts a pea under one of the cups. The cups form groups of equal size, and the first seat is shown the group
//! of the pea. It wins if it names the right cup, so a guess within the group wins with probability 1 / `group`. A
//! search that knew the cup would always dare, and one that ignored the group would stay too often.

use kernel::{Digest, Game, Rng, Seat, SeatMap, Sink, Turn, Viewer};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Cups {
    pub(crate) cups: u8,
    pub(crate) group: u8,
    pub(crate) hider: Hider,
    /// The number of winning lots among twelve, from 1 to 11.
    pub(crate) luck: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hider {
    Rival,
    Chance,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    Ask,
    Lot,
    Hide,
    Guess { cup: u8 },
    Over { won: bool },
}

/// The action by which the first seat stays. At the start, a seat can stay or dare. Any later action is the number of a
/// cup. An outcome of chance is also the number of a cup, except in the lot, where 1 is a win and 0 is a loss.
pub(crate) const STAY: u8 = 0;
/// The action by which the first seat dares.
pub(crate) const DARE: u8 = 1;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Chose(u8),
    Hid { cup: Option<u8>, group: u8 },
    Ended { won: bool },
}

/// The knowledge of a viewer. The seat that hid the pea knows the cup, and all other viewers know only the group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum View {
    Open(Phase),
    Hidden { group: u8 },
}

const LOTS: u32 = 12;
const SEATS: usize = 2;

fn seat(number: usize) -> Seat {
    Seat::new(number, SEATS).unwrap()
}

impl Cups {
    fn knows(&self, viewer: Viewer) -> bool {
        self.hider == Hider::Rival && viewer == Viewer::Seat(seat(1))
    }

    fn hide(&self, state: &mut Phase, cup: u8, events: &mut impl Sink<Event>) {
        *state = Phase::Guess { cup };
        events.push(Event::Hid { cup: Some(cup), group: cup / self.group });
    }
}

fn end(state: &mut Phase, won: bool, events: &mut impl Sink<Event>) {
    *state = Phase::Over { won };
    events.push(Event::Ended { won });
}

impl Game for Cups {
    type State = Phase;
    type Action = u8;
    type Chance = u8;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        SEATS
    }

    fn start(&self) -> Phase {
        Phase::Ask
    }

    fn turn(&self, state: &Phase) -> Turn {
        match (state, self.hider) {
            (Phase::Ask | Phase::Guess { .. }, _) => Turn::Of(seat(0)),
            (Phase::Hide, Hider::Rival) => Turn::Of(seat(1)),
            (Phase::Lot, _) | (Phase::Hide, Hider::Chance) => Turn::Chance,
            (Phase::Over { .. }, _) => Turn::Over,
        }
    }

    fn legal_actions(&self, state: &Phase, _: Seat, out: &mut Vec<u8>) {
        match state {
            Phase::Ask => out.extend([STAY, DARE]),
            Phase::Hide | Phase::Guess { .. } => out.extend(0..self.cups),
            Phase::Lot | Phase::Over { .. } => {}
        }
    }

    fn play(&self, state: &mut Phase, _: Seat, action: &u8, events: &mut impl Sink<Event>) {
        if *state == Phase::Hide {
            return self.hide(state, *action, events);
        }
        events.push(Event::Chose(*action));
        match *state {
            Phase::Ask => *state = if *action == STAY { Phase::Lot } else { Phase::Hide },
            Phase::Guess { cup } => end(state, *action == cup, events),
            Phase::Lot | Phase::Hide | Phase::Over { .. } => unreachable!("nothing else is asked for here"),
        }
    }

    fn chances(&self, state: &Phase, out: &mut Vec<(u8, u32)>) {
        match state {
            Phase::Lot => out.extend([(0, LOTS - self.luck), (1, self.luck)]),
            Phase::Hide => out.extend((0..self.cups).map(|cup| (cup, 1))),
            Phase::Ask | Phase::Guess { .. } | Phase::Over { .. } => {}
        }
    }

    fn happen(&self, state: &mut Phase, chance: &u8, events: &mut impl Sink<Event>) {
        match state {
            Phase::Lot => end(state, *chance == 1, events),
            Phase::Ask | Phase::Hide | Phase::Guess { .. } | Phase::Over { .. } => self.hide(state, *chance, events),
        }
    }

    fn scores(&self, state: &Phase) -> SeatMap<i32> {
        let won = *state == Phase::Over { won: true };
        SeatMap::new(SEATS, |own| i32::from(won == (own == seat(0))))
    }

    fn view(&self, state: &Phase, viewer: Viewer) -> View {
        match *state {
            Phase::Guess { cup } if !self.knows(viewer) => View::Hidden { group: cup / self.group },
            open => View::Open(open),
        }
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Hid { group, .. } if !self.knows(viewer) => Event::Hid { cup: None, group },
            open => open,
        })
    }

    fn determinize(&self, view: &View, rng: &mut Rng) -> Phase {
        match *view {
            View::Open(phase) => phase,
            View::Hidden { group } => Phase::Guess { cup: group * self.group + rng.below(u32::from(self.group)) as u8 },
        }
    }

    fn value(&self, view: &View, own: Seat) -> i32 {
        match view {
            View::Open(over @ Phase::Over { .. }) => self.scores(over)[own],
            View::Open(_) | View::Hidden { .. } => 0,
        }
    }

    fn reveals(&self, state: &Phase, _: Seat, _: &u8) -> bool {
        matches!(state, Phase::Guess { .. })
    }

    fn digest(&self, state: &Phase, digest: &mut Digest) {
        let (phase, detail) = match *state {
            Phase::Ask => (0, 0),
            Phase::Lot => (1, 0),
            Phase::Hide => (2, 0),
            Phase::Guess { cup } => (3, cup),
            Phase::Over { won } => (4, u8::from(won)),
        };
        digest.bytes(&[phase, detail]);
    }

    fn audit(&self, _: &Phase) -> Result<(), String> {
        Ok(())
    }

    fn longest(&self) -> usize {
        3
    }
}
