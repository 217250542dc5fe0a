//! *Embers*, a small game without faults that has secrets of every kind. The checks themselves are tested on this game.
//!
//! There are fourteen embers of brightness 1 to 5. Each seat is dealt two embers that the others cannot see. It then
//! secretly pledges the number of embers that it will light, modulo three. When its turn comes, a seat draws an ember.
//! Then it lights an ember of its hand or, once in a game, peeks at an ember in another hand. The owner of that hand
//! does not learn which ember was seen. When no ember is left, the pledges are shown. Each lit ember scores its
//! brightness, and a kept pledge scores 5 more.
//!
//! ```
//! use kernel::{Game, Rng, Turn, Unheard};
//! use testkit::embers::Embers;
//!
//! let (game, mut rng) = (Embers { seats: 2 }, Rng::new(1));
//! let mut state = game.start();
//! while game.turn(&state) == Turn::Chance {
//!     let chance = game.sample(&state, &mut rng);
//!     game.happen(&mut state, &chance, &mut Unheard);
//! }
//! assert!(state.players.values().all(|player| player.hand.len() == 2));
//! ```

mod rules;
mod state;
mod view;

use kernel::{Digest, Game, Rng, Seat, SeatMap, Sink, Turn, Viewer};
pub use state::{Action, Chance, EMBERS, Ember, Embers, Event, HAND, PLEDGES, Peek, Phase, Player, State};
pub use view::{HandView, PeekView, PledgeView, View};

const KEPT: i32 = 5;

impl Game for Embers {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> State {
        let player = |_| Player { hand: Vec::new(), pledge: None, lit: Vec::new(), peek: None };
        State { deck: EMBERS, players: SeatMap::new(self.seats, player), phase: Phase::Deal(rules::first()) }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Deal(_) | Phase::Draw(_) | Phase::Peek { .. } => Turn::Chance,
            Phase::Pledge(seat) | Phase::Act(seat) => Turn::Of(seat),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        rules::legal_actions(state, seat, out);
    }

    fn play(&self, state: &mut State, seat: Seat, action: &Action, events: &mut impl Sink<Event>) {
        rules::play(state, seat, action, events);
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        rules::chances(state, out);
    }

    fn happen(&self, state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) {
        rules::happen(state, chance, events);
    }

    fn scores(&self, state: &State) -> SeatMap<i32> {
        state.players.map(|_, player| {
            let lit: i32 = player.lit.iter().map(|ember| i32::from(ember.0)).sum();
            let kept = player.pledge == Some((player.lit.len() % usize::from(PLEDGES)) as u8);
            lit + if kept { KEPT } else { 0 }
        })
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let own = |seat: &Seat| viewer == Viewer::Seat(*seat);
        Some(match event {
            Event::Drew { seat, .. } if !own(seat) => Event::Drew { seat: *seat, ember: None },
            Event::Pledged { seat, .. } if !own(seat) => Event::Pledged { seat: *seat, pledge: None },
            Event::Saw { by, .. } if !own(by) => Event::Saw { by: *by, ember: None },
            open => open.clone(),
        })
    }

    fn determinize(&self, view: &View, rng: &mut Rng) -> State {
        view::determinize(view, rng)
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        view.players[seat].lit.iter().map(|ember| i32::from(ember.0)).sum()
    }

    fn reveals(&self, state: &State, _: Seat, action: &Action) -> bool {
        // The last ember ends the game, which shows the pledges.
        matches!(action, Action::Light(_)) && rules::left(state) == 0
    }

    fn digest(&self, state: &State, digest: &mut Digest) {
        rules::digest(state, digest);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        rules::audit(state)
    }

    fn longest(&self) -> usize {
        // Each seat pledges once and peeks at most once, and each ember is drawn and lit at most once.
        let embers: u8 = EMBERS.iter().sum();
        2 * usize::from(embers) + 2 * self.seats
    }
}
