//! The game Embers with one planted fault.

use kernel::{Digest, Feature, Game, Key, Ledger, Purpose, Rng, Seat, SeatMap, Sink, Turn, Viewer, draw_weighted};
use std::{
    marker::PhantomData,
    sync::atomic::{AtomicU32, Ordering},
};
use testkit::embers::{
    Action, Chance, EMBERS, Ember, Embers, Event, HandView, PeekView, Phase, PledgeView, State, View,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The rules have no fault. This tests that the wrapper itself keeps the promises.
    None,
    // Faults of the view, of the events, and of the knowledge that a viewer gets from them.
    ViewShowsHand,
    ViewForgetsPledge,
    ViewForgetsPeek,
    ViewKnowsWhichIsLit,
    EventsShowDraw,
    EventsShowPledge,
    EventsHideLighting,
    ChoicesDependOnPledge,
    TurnDependsOnPledge,
    PledgesStayHidden,
    NothingReveals,
    // Faults of determinizations.
    ImaginedForgetsPeek,
    ImaginedLosesEmber,
    // Faults by which refusals and queries have side effects.
    RefusalChanges,
    LookingChanges,
    WeightPanics,
    ChoicesDiffer,
    // Faults of choices and of chance.
    ChoicesOutOfOrder,
    ChoicesTwice,
    NoChoice,
    NoChance,
    ChancesOutOfOrder,
    ChancesOfNoWeight,
    ChancesTooHeavy,
    WeightDisagrees,
    WeightOfUnlisted,
    SampleUnlisted,
    SampleNever,
    SampleTooOften,
    SampleTooRarely,
    // Faults of the position.
    DigestMissesPledge,
    DigestFeedsCapacity,
    LosesEmber,
    // Faults of the transcript and of the end of the game.
    PlayDiffers,
    SampleDiffers,
    KeyUnlisted,
    KeyIgnoresWeights,
    PurposeDiffers,
    StartDiffers,
    FeaturesTooFew,
    Endless,
    ScoresTooFew,
    Panics,
}

#[derive(Debug)]
pub(crate) struct Flawed<A> {
    game: Embers,
    fault: Fault,
    /// A number that changes with each call. Correct rules do not depend on such a number.
    surroundings: AtomicU32,
    spoken: PhantomData<fn() -> A>,
}

/// A position that a query can change, although the query borrows it immutably.
#[derive(Debug)]
pub(crate) struct Worn {
    state: State,
    worn: AtomicU32,
}

impl<A> Flawed<A> {
    pub(crate) fn new(seats: usize, fault: Fault) -> Flawed<A> {
        Flawed { game: Embers { seats }, fault, surroundings: AtomicU32::new(0), spoken: PhantomData }
    }

    fn has(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn surroundings(&self) -> u32 {
        self.surroundings.fetch_add(1, Ordering::Relaxed)
    }
}

impl Worn {
    fn wear(&self) {
        self.worn.fetch_add(1, Ordering::Relaxed);
    }

    fn worn(&self) -> u32 {
        self.worn.load(Ordering::Relaxed)
    }
}

impl Clone for Worn {
    fn clone(&self) -> Worn {
        Worn { state: self.state.clone(), worn: AtomicU32::new(self.worn()) }
    }
}

impl PartialEq for Worn {
    fn eq(&self, other: &Worn) -> bool {
        (&self.state, self.worn()) == (&other.state, other.worn())
    }
}

impl Eq for Worn {}

/// Returns the pledge of the seat after `seat`, which `seat` must not know.
fn next_pledge(state: &State, seat: Seat) -> Option<u8> {
    state.players[state.players.after(seat)].pledge
}

/// Keeps the knowledge from a peek as long as an equal ember is in that hand. This is a fault. If the hand had two
/// equal embers and one was lit, the seat that peeked would learn that the other one is still there.
fn still_known(before: &State, state: &mut State) {
    for seat in before.players.seats() {
        if let Some(peek) = before.players[seat].peek
            && peek.ember.is_some_and(|ember| state.players[peek.whom].hand.contains(&ember))
        {
            state.players[seat].peek = Some(peek);
        }
    }
}

impl<A: Ledger + From<Action> + Into<Action>> Game for Flawed<A> {
    type State = Worn;
    type Action = A;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        self.game.seats
    }

    fn start(&self) -> Worn {
        let mut state = self.game.start();
        if self.has(Fault::StartDiffers) {
            state.deck[0] += self.surroundings() as u8;
        }
        Worn { state, worn: AtomicU32::new(0) }
    }

    fn turn(&self, Worn { state, .. }: &Worn) -> Turn {
        match self.game.turn(state) {
            Turn::Of(seat) if self.has(Fault::TurnDependsOnPledge) && next_pledge(state, seat) == Some(2) => Turn::Over,
            turn => turn,
        }
    }

    fn legal_actions(&self, worn: &Worn, seat: Seat, out: &mut Vec<A>) {
        let mut actions = Vec::new();
        self.game.legal_actions(&worn.state, seat, &mut actions);
        if self.has(Fault::ChoicesDependOnPledge) && next_pledge(&worn.state, seat) == Some(2) {
            actions.pop();
        }
        if self.has(Fault::ChoicesDiffer) && self.surroundings().is_multiple_of(2) {
            actions.pop();
        }
        if self.has(Fault::ChoicesOutOfOrder) {
            actions.reverse();
        }
        if self.has(Fault::ChoicesTwice) {
            actions.insert(0, actions[0]);
        }
        if self.has(Fault::NoChoice) && matches!(worn.state.phase, Phase::Act(_)) {
            actions.clear();
        }
        if self.has(Fault::RefusalChanges) {
            worn.wear();
        }
        out.extend(actions.into_iter().map(A::from));
    }

    fn play(&self, worn: &mut Worn, seat: Seat, action: &A, events: &mut impl Sink<Event>) {
        let before = self.has(Fault::ViewKnowsWhichIsLit).then(|| worn.state.clone());
        self.game.play(&mut worn.state, seat, &(*action).into(), events);
        if let Some(before) = before {
            still_known(&before, &mut worn.state);
        }
        if self.has(Fault::PlayDiffers) {
            *worn.worn.get_mut() = self.surroundings();
        }
        if self.has(Fault::Endless) && worn.state.phase == Phase::Over {
            *worn = self.start();
        }
        assert!(!self.has(Fault::Panics) || worn.state.deck[0] > 0, "no ember of brightness 1 is left");
    }

    fn chances(&self, Worn { state, .. }: &Worn, out: &mut Vec<(Chance, u32)>) {
        self.game.chances(state, out);
        let peeks = matches!(state.phase, Phase::Peek { .. });
        if self.has(Fault::NoChance) && peeks {
            out.clear();
        }
        if self.has(Fault::ChancesOutOfOrder) {
            out.reverse();
        }
        if self.has(Fault::ChancesOfNoWeight) && !peeks {
            out.push((Chance::Deals(Ember(9)), 0));
        }
        if self.has(Fault::ChancesTooHeavy) {
            out.iter_mut().for_each(|(_, weight)| *weight = u32::MAX / 2);
        }
    }

    fn sample(&self, worn: &Worn, rng: &mut Rng) -> Chance {
        let mut outcomes = Vec::new();
        self.chances(worn, &mut outcomes);
        let last = outcomes.len().saturating_sub(1);
        if self.has(Fault::SampleUnlisted) && rng.below(100) == 0 {
            return Chance::Shows(Ember(9));
        }
        if self.has(Fault::SampleNever) && last > 0 {
            outcomes[0].1 = 0;
        }
        if self.has(Fault::SampleTooOften) {
            outcomes[last].1 *= 2;
        }
        if self.has(Fault::SampleTooRarely) {
            outcomes[..last].iter_mut().for_each(|(_, weight)| *weight *= 2);
        }
        if self.has(Fault::SampleDiffers) {
            *rng = Rng::new(u64::from(self.surroundings()));
        }
        draw_weighted(&outcomes, rng).expect("chance has an outcome when it is its turn")
    }

    fn purpose(&self, _: &Worn) -> Purpose {
        let at = if self.has(Fault::PurposeDiffers) { self.surroundings() as u16 } else { 0 };
        Purpose { at, ..Purpose::default() }
    }

    fn sample_by(&self, worn: &Worn, key: Key) -> Chance {
        let mut outcomes = Vec::new();
        self.chances(worn, &mut outcomes);
        if self.has(Fault::KeyUnlisted) {
            return Chance::Shows(Ember(9));
        }
        if self.has(Fault::KeyIgnoresWeights) {
            // Every outcome gets the same weight, however many copies of it there are.
            outcomes.iter_mut().for_each(|(_, weight)| *weight = 1);
        }
        let named = (0..).zip(outcomes).map(|(number, (outcome, weight))| (outcome, number, weight));
        key.first(named).expect("chance has an outcome when it is its turn")
    }

    fn weight(&self, Worn { state, .. }: &Worn, chance: &Chance) -> u32 {
        let weight = self.game.weight(state, chance);
        let peeks = matches!(state.phase, Phase::Peek { .. });
        match chance {
            _ if self.has(Fault::WeightDisagrees) && weight > 0 => weight + 1,
            Chance::Deals(_) if self.has(Fault::WeightOfUnlisted) && !peeks => weight.max(1),
            Chance::Deals(ember) if self.has(Fault::WeightPanics) => EMBERS[usize::from(ember.0) - 1].into(),
            Chance::Deals(_) | Chance::Shows(_) => weight,
        }
    }

    fn happen(&self, Worn { state, .. }: &mut Worn, chance: &Chance, events: &mut impl Sink<Event>) {
        self.game.happen(state, chance, events);
        if self.has(Fault::LosesEmber) && state.deck.iter().sum::<u8>() == 5 {
            let count = state.deck.iter_mut().find(|count| **count > 0).expect("five embers are left");
            *count -= 1;
        }
    }

    fn scores(&self, Worn { state, .. }: &Worn) -> SeatMap<i32> {
        let scores = self.game.scores(state);
        if self.has(Fault::ScoresTooFew) { SeatMap::new(1, |seat| scores[seat]) } else { scores }
    }

    fn view(&self, worn: &Worn, viewer: Viewer) -> View {
        let state = &worn.state;
        let mut view = self.game.view(state, viewer);
        if self.has(Fault::LookingChanges) {
            worn.wear();
        }
        for (seat, player) in state.players.iter() {
            let own = viewer == Viewer::Seat(seat);
            let shown = &mut view.players[seat];
            if self.has(Fault::ViewShowsHand) {
                shown.hand = HandView::Open(player.hand.clone());
            }
            if let Some(PeekView::Own(peek)) = &mut shown.peek
                && self.has(Fault::ViewForgetsPeek)
                && state.phase == Phase::Act(seat)
            {
                peek.ember = None;
            }
            let pledged = shown.pledge != PledgeView::NotYet;
            let forgets = self.has(Fault::ViewForgetsPledge) && state.phase != Phase::Over;
            if pledged && (forgets || self.has(Fault::PledgesStayHidden) && !own) {
                shown.pledge = PledgeView::Hidden;
            }
        }
        view
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Drew { .. } if self.has(Fault::EventsShowDraw) => Some(event.clone()),
            Event::Pledged { .. } if self.has(Fault::EventsShowPledge) => Some(event.clone()),
            Event::Lit { seat, .. } if self.has(Fault::EventsHideLighting) && viewer != Viewer::Seat(*seat) => None,
            Event::Pledged { seat, .. } if self.has(Fault::ViewForgetsPledge) => {
                Some(Event::Pledged { seat: *seat, pledge: None })
            }
            Event::Ended { pledges } if self.has(Fault::PledgesStayHidden) => {
                Some(Event::Ended { pledges: pledges.map(|_, _| None) })
            }
            open => self.game.redact(open, viewer),
        }
    }

    fn determinize(&self, view: &View, rng: &mut Rng) -> Worn {
        let mut state = self.game.determinize(view, rng);
        if self.has(Fault::ImaginedForgetsPeek) {
            state.players.seats().for_each(|seat| state.players[seat].peek = None);
        }
        if self.has(Fault::ImaginedLosesEmber) {
            state.deck.rotate_left(1);
        }
        Worn { state, worn: AtomicU32::new(0) }
    }

    fn features(&self) -> &'static [Feature] {
        const FEATURES: [Feature; 1] = [Feature::new("embers", "Embers", "Braises")];
        if self.has(Fault::FeaturesTooFew) { &FEATURES } else { &[] }
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        self.game.value(view, seat)
    }

    fn reveals(&self, Worn { state, .. }: &Worn, seat: Seat, action: &A) -> bool {
        !self.has(Fault::NothingReveals) && self.game.reveals(state, seat, &(*action).into())
    }

    fn digest(&self, Worn { state, worn }: &Worn, digest: &mut Digest) {
        digest.number(u64::from(worn.load(Ordering::Relaxed)));
        if self.has(Fault::DigestFeedsCapacity) {
            state.players.values().for_each(|player| digest.number(player.hand.capacity() as u64));
        }
        if self.has(Fault::DigestMissesPledge) {
            let mut state = state.clone();
            state.players.seats().for_each(|seat| state.players[seat].pledge = None);
            self.game.digest(&state, digest);
        } else {
            self.game.digest(state, digest);
        }
    }

    fn audit(&self, Worn { state, .. }: &Worn) -> Result<(), String> {
        self.game.audit(state)
    }

    fn longest(&self) -> usize {
        self.game.longest()
    }
}
