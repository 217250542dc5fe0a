//! Cinders, a small made-up game. Each seat is dealt one hidden card from 1 to 4. When its turn comes, a seat may peek
//! at the card of the seat to its left, and then holds. Held cards count as points.

use kernel::{
    CardSet, CardText, Choice, Digest, Game, Lang, News, OptionFault, OptionKind, OptionSpec, OptionValue, Options,
    Reader, Rng, Scene, Seat, SeatMap, Shelf, Sink, Tabletop, Turn, Viewer, content_hash,
};
use serde::{Deserialize, Serialize};

pub(crate) struct Cinders {
    seats: usize,
    double: bool,
    longest: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    hands: SeatMap<Option<u8>>,
    peeked: SeatMap<bool>,
    held: SeatMap<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Action {
    Hold,
    Peek,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) enum Chance {
    Deal { card: u8 },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Dealt { seat: Seat, card: Option<u8> },
    Peeked { seat: Seat, card: Option<u8> },
    Held { seat: Seat },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct View {
    pub seats: usize,
    pub hand: Option<u8>,
    pub next: Option<u8>,
}

impl Cinders {
    fn active(state: &State) -> Option<Seat> {
        state.held.iter().find(|(_, held)| !**held).map(|(seat, _)| seat)
    }

    fn left(state: &State, card: u8) -> u32 {
        2 - state.hands.values().filter(|hand| **hand == Some(card)).count() as u32
    }
}

impl Game for Cinders {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> State {
        let each = |value| SeatMap::new(self.seats, |_| value);
        State { hands: SeatMap::new(self.seats, |_| None), peeked: each(false), held: each(false) }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.hands.values().any(Option::is_none) {
            return Turn::Chance;
        }
        Cinders::active(state).map_or(Turn::Over, Turn::Of)
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Hold);
        if !state.peeked[seat] {
            out.push(Action::Peek);
        }
    }

    fn is_pass(&self, action: &Action) -> bool {
        *action == Action::Hold
    }

    fn play(&self, state: &mut State, seat: Seat, action: &Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Hold => {
                state.held[seat] = true;
                events.push(Event::Held { seat });
            }
            Action::Peek => {
                state.peeked[seat] = true;
                events.push(Event::Peeked { seat, card: state.hands[state.hands.after(seat)] });
            }
        }
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let weighed = (1..=4).map(|card| (Chance::Deal { card }, Cinders::left(state, card)));
        out.extend(weighed.filter(|(_, weight)| *weight > 0));
    }

    fn happen(&self, state: &mut State, Chance::Deal { card }: &Chance, events: &mut impl Sink<Event>) {
        if let Some((seat, _)) = state.hands.clone().iter().find(|(_, hand)| hand.is_none()) {
            state.hands[seat] = Some(*card);
            events.push(Event::Dealt { seat, card: Some(*card) });
        }
    }

    fn scores(&self, state: &State) -> SeatMap<i32> {
        let times = if self.double { 2 } else { 1 };
        state.hands.map(|_, hand| times * i32::from(hand.unwrap_or(0)))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let Viewer::Seat(seat) = viewer else { return View { seats: self.seats, hand: None, next: None } };
        let next = state.hands[state.hands.after(seat)].filter(|_| state.peeked[seat]);
        View { seats: self.seats, hand: state.hands[seat], next }
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let of = |seat: &Seat, card: &Option<u8>| card.filter(|_| viewer == Viewer::Seat(*seat));
        Some(match event {
            Event::Dealt { seat, card } => Event::Dealt { seat: *seat, card: of(seat, card) },
            Event::Peeked { seat, card } => Event::Peeked { seat: *seat, card: of(seat, card) },
            Event::Held { seat } => Event::Held { seat: *seat },
        })
    }

    fn determinize(&self, _: &View, _: &mut Rng) -> State {
        self.start()
    }

    fn value(&self, view: &View, _: Seat) -> i32 {
        i32::from(view.hand.unwrap_or(0))
    }

    fn reveals(&self, _: &State, _: Seat, action: &Action) -> bool {
        *action == Action::Peek
    }

    fn digest(&self, state: &State, digest: &mut Digest) {
        for (seat, hand) in state.hands.iter() {
            digest.bytes(&[hand.unwrap_or(0), u8::from(state.peeked[seat]), u8::from(state.held[seat])]);
        }
    }

    fn audit(&self, _: &State) -> Result<(), String> {
        Ok(())
    }

    fn longest(&self) -> usize {
        self.longest
    }
}

impl Tabletop for Cinders {
    type Edition = ();
    const EDITIONS: &'static [(&'static str, ())] = &[("cinders", ())];
    const RULES: u32 = 3;
    const SEATS: (usize, usize) = (2, 4);

    fn title((): (), lang: Lang) -> String {
        match lang {
            Lang::En => "Cinders".into(),
            Lang::Fr => "Cendres".into(),
        }
    }

    fn option_specs((): (), _: Lang, _: &Shelf) -> Vec<OptionSpec> {
        let spec = |name: &str, default, kind| OptionSpec {
            name: name.into(),
            label: String::new(),
            help: String::new(),
            default,
            kind,
        };
        vec![
            spec("double", OptionValue::Flag(false), OptionKind::Flag),
            spec("longest", OptionValue::Number(12), OptionKind::Number { least: 1, most: 12 }),
        ]
    }

    fn open((): (), options: &Options, seats: usize, _: &Shelf) -> Result<Cinders, OptionFault> {
        let (least, most) = Cinders::SEATS;
        if !(least..=most).contains(&seats) {
            return Err(OptionFault::Seats { found: seats, least, most });
        }
        let options = OptionSpec::check(&Cinders::option_specs((), Lang::En, &Shelf::EMPTY), options)?;
        let longest = match options.get("longest") {
            Some(OptionValue::Number(number)) => *number as usize,
            _ => 12,
        };
        Ok(Cinders { seats, double: options.get("double") == Some(&OptionValue::Flag(true)), longest })
    }

    fn edition(&self) {}

    fn card_set(&self) -> CardSet {
        CardSet { name: "cinders".into(), hash: content_hash("1 1 2 2 3 3 4 4") }
    }

    fn card_texts(&self) -> Vec<CardText> {
        Vec::new()
    }

    fn scene(&self, view: &View, choices: &[Action], reader: &Reader<'_>) -> Scene {
        let words =
            |action: &Action| Choice { at: "hand".into(), to: None, words: format!("{action:?}").into(), hint: None };
        Scene {
            heading: Cinders::title((), reader.lang),
            prompt: format!("{:?} {:?}", view.hand, view.next).into(),
            rule: None,
            why_not: None,
            zones: Vec::new(),
            contest: None,
            choices: choices.iter().map(words).collect(),
            sheet: None,
        }
    }

    fn tell(&self, event: &Event, _: Viewer, reader: &Reader<'_>) -> News {
        let words = |verb: &str, seat: &Seat, card: &Option<u8>| {
            let card = card.map_or("a card".to_owned(), |card| format!("a {card}"));
            Some(format!("{} {verb} {card}", reader.names[*seat]).into())
        };
        let words = match event {
            Event::Dealt { seat, card } => words("is dealt", seat, card),
            Event::Peeked { seat, card } => words("peeks at", seat, card),
            Event::Held { .. } => None,
        };
        News { words, ..News::default() }
    }
}
