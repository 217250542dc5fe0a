//! The wiring between this game and the kernel's two traits.

use crate::{Action, Card, Cards, Chance, Event, State, Step, View, rules, scene, view};
use kernel::{
    CardSet, CardText, Digest, Game, Lang, OptionFault, OptionSpec, Options, Reader, Rng, Scene, Seat, SeatMap, Shelf,
    Sink, Tabletop, Turn, Viewer, Wording, Wordings, Words, content_hash,
};

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct NewGame {
    seats: usize,
}

impl Game for NewGame {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> State {
        let hands = SeatMap::new(self.seats, |_| Cards::default());
        let first = hands.seats().next().expect("a table has a seat");
        State { round: 1, step: Step::Draw(first), deck: Cards::deck(), hands, discard: Cards::default() }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.step {
            Step::Draw(_) => Turn::Chance,
            Step::Decide { seat, .. } => Turn::Of(seat),
            Step::Over => Turn::Over,
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        rules::legal_actions(state, seat, out);
    }

    fn play(&self, state: &mut State, _: Seat, action: &Action, events: &mut impl Sink<Event>) {
        rules::play(state, *action, events);
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let there = Card::all().map(|card| (Chance(card), u32::from(state.deck.of(card))));
        out.extend(there.filter(|(_, weight)| *weight > 0));
    }

    fn happen(&self, state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) {
        if let Step::Draw(seat) = state.step {
            rules::draw(state, seat, chance.0, events);
        }
    }

    fn scores(&self, state: &State) -> SeatMap<i32> {
        rules::scores(&state.hands)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::redact(event, viewer))
    }

    fn determinize(&self, view: &View, rng: &mut Rng) -> State {
        view.determinize(rng)
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        view.hands[seat].map_or(0, |hand| hand.sum())
    }

    fn reveals(&self, state: &State, _: Seat, _: &Action) -> bool {
        // The last decision of the game shows all hands.
        let last = state.hands.seats().last();
        state.round == rules::ROUNDS && matches!(state.step, Step::Decide { seat, .. } if Some(seat) == last)
    }

    fn digest(&self, state: &State, digest: &mut Digest) {
        let State { round, step, deck, hands, discard } = state;
        digest.byte(*round);
        let (kind, seat, drawn) = match *step {
            Step::Draw(seat) => (0, seat.index(), 0),
            Step::Decide { seat, drawn } => (1, seat.index(), drawn.number()),
            Step::Over => (2, 0, 0),
        };
        digest.bytes(&[kind, drawn]);
        digest.number(seat as u64);
        for cards in hands.values().chain([deck, discard]) {
            digest.bytes(cards.counts());
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        rules::audit(state)
    }

    fn longest(&self) -> usize {
        // A card and a decision for each seat in each round.
        2 * self.seats * usize::from(rules::ROUNDS)
    }
}

impl Tabletop for NewGame {
    type Edition = ();
    const EDITIONS: &'static [(&'static str, ())] = &[("newgame", ())];
    const RULES: u32 = 1;
    const SEATS: (usize, usize) = (2, 4);

    fn title((): (), _: Lang) -> String {
        "NewGame".into()
    }

    fn option_specs((): (), _: Lang, _: &Shelf) -> Vec<OptionSpec> {
        Vec::new()
    }

    fn open((): (), options: &Options, seats: usize, _: &Shelf) -> Result<NewGame, OptionFault> {
        OptionSpec::check(&[], options)?;
        let (least, most) = Self::SEATS;
        if (least..=most).contains(&seats) {
            Ok(NewGame { seats })
        } else {
            Err(OptionFault::Seats { found: seats, least, most })
        }
    }

    fn edition(&self) {}

    fn card_set(&self) -> CardSet {
        CardSet { name: "standard".into(), hash: content_hash("1 2 3 4 5 6") }
    }

    fn card_texts(&self) -> Vec<CardText> {
        let text = |card: Card| CardText {
            id: card.number().to_string(),
            title: None,
            notation: card.number().to_string(),
            kind: Words::each(|lang| scene::number(lang).into()),
            words: Wordings::each(|lang| Wording::plain(format!("{} {}", scene::number(lang), card.number()))),
            ground: "own".into(),
        };
        Card::all().map(text).collect()
    }

    fn scene(&self, view: &View, choices: &[Action], reader: &Reader<'_>) -> Scene {
        scene::scene(view, choices, reader)
    }

    fn tell(&self, event: &Event, _: Viewer, reader: &Reader<'_>) -> Option<String> {
        scene::tell(event, reader)
    }
}
