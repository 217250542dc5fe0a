//! The wiring between this game and the kernel's two traits.

use crate::{
    Action, Catalog, Chance, Columns, Counts, Event, Player, Rules, State, Step, View, deal, options, outlook, rules,
    scene, score, tell, words,
};
use kernel::{
    CardSet, CardText, Digest, Game, Lang, OptionFault, OptionSpec, Options, Reader, Rng, Scene, Seat, SeatMap, Shelf,
    Sink, Tabletop, Turn, Viewer,
};

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Draft {
    pub(crate) rules: Rules,
    pub(crate) catalog: Catalog,
}

impl Draft {
    pub fn rules(&self) -> Rules {
        self.rules
    }

    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }
}

impl Game for Draft {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        self.rules.seats
    }

    fn start(&self) -> State {
        State {
            step: if self.rules.open_trio { Step::OpenTrio } else { Step::NameFirst },
            round: 1,
            deck: Counts::each(self.rules.copies()),
            story_deck: self.catalog.ids(),
            discard: Counts::NONE,
            columns: Columns::default(),
            open: None,
            players: SeatMap::new(self.rules.seats, |_| Player::default()),
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        rules::turn(state)
    }

    #[inline]
    fn legal_actions(&self, state: &State, _: Seat, out: &mut Vec<Action>) {
        rules::legal_actions(state, out);
    }

    #[inline]
    fn play(&self, state: &mut State, seat: Seat, action: &Action, events: &mut impl Sink<Event>) {
        rules::play(self, state, seat, action, events);
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        deal::chances(self, state, out);
    }

    #[inline]
    fn sample(&self, state: &State, rng: &mut Rng) -> Chance {
        deal::sample(self, state, rng)
    }

    fn weight(&self, state: &State, chance: &Chance) -> u32 {
        deal::weight(self, state, chance)
    }

    #[inline]
    fn happen(&self, state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) {
        deal::happen(self, state, chance, events);
    }

    fn scores(&self, state: &State) -> SeatMap<i32> {
        score::scores(self, state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn redact(&self, event: &Event, _: Viewer) -> Option<Event> {
        // Rules 3 to 6: everything happens face-up.
        Some(*event)
    }

    fn determinize(&self, view: &View, _: &mut Rng) -> State {
        view.determinize()
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        outlook::value(self, view, seat)
    }

    fn reveals(&self, _: &State, _: Seat, _: &Action) -> bool {
        // Neither a column nor a Story holds anything that was not seen before.
        false
    }

    fn digest(&self, state: &State, digest: &mut Digest) {
        digest_state(state, digest);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        crate::audit::audit(self, state)
    }

    fn longest(&self) -> usize {
        // The first player, the Trio, eight recycled cards; then in each round the columns and two decisions a seat.
        10 + usize::from(self.rules.rounds()) * (self.rules.columns() + 2 * self.rules.seats)
    }
}

fn digest_state(state: &State, digest: &mut Digest) {
    let State { step, round, deck, story_deck, discard, columns, open, players } = state;
    let (kind, seat) = match step {
        Step::OpenTrio => (0, None),
        Step::NameFirst => (1, None),
        Step::Recycle { first } => (2, Some(first)),
        Step::LayColumn { first } => (3, Some(first)),
        Step::Take(seat) => (4, Some(seat)),
        Step::TurnDown(seat) => (5, Some(seat)),
        Step::Over => (6, None),
    };
    // A seat is fed as its number plus one, so that 0 says there is none; so are columns and the open Trio.
    digest.bytes(&[kind, seat.map_or(0, |seat| seat.index() as u8 + 1), *round]);
    digest.bytes(&deck.bytes());
    digest.number(story_deck.bits());
    digest.bytes(&discard.bytes());
    digest.byte(columns.laid() as u8);
    for column in columns.places() {
        match column {
            Some(column) => {
                let [one, other] = column.characters.both();
                digest.bytes(&[u8::from(column.story), one as u8, other as u8]);
            }
            None => digest.byte(0),
        }
    }
    digest.byte(open.map_or(0, u8::from));
    for Player { hand, up, down } in players.values() {
        digest.bytes(&hand.bytes());
        digest.number(up.bits());
        digest.number(down.bits());
    }
}

impl Tabletop for Draft {
    type Edition = ();
    const EDITIONS: &'static [(&'static str, ())] = &[("draft", ())];
    const RULES: u32 = 1;
    const SEATS: (usize, usize) = (2, 4);

    fn title((): (), _: Lang) -> String {
        "Oz".into()
    }

    fn about((): (), lang: Lang) -> String {
        match lang {
            Lang::En => "Take a column each round: gather Characters, and keep the four Stories that fit them best.",
            Lang::Fr => {
                "Une colonne par tour\u{a0}: réunissez des Personnages et gardez les quatre Histoires qui leur vont."
            }
        }
        .into()
    }

    fn option_specs((): (), lang: Lang, _: &Shelf) -> Vec<OptionSpec> {
        options::specs(lang)
    }

    fn open((): (), options: &Options, seats: usize, _: &Shelf) -> Result<Draft, OptionFault> {
        let (least, most) = Draft::SEATS;
        if !(least..=most).contains(&seats) {
            return Err(OptionFault::Seats { found: seats, least, most });
        }
        let options = OptionSpec::check(&options::specs(Lang::En), options)?;
        let catalog = Catalog::parse(options::card_file(&options)).expect("the card files of the game are tested");
        let rules = Rules {
            seats,
            memory_aid: options::flag(&options, options::MEMORY_AID),
            open_trio: options::flag(&options, options::OPEN_TRIO),
        };
        Ok(Draft { rules, catalog })
    }

    fn edition(&self) {}

    fn card_set(&self) -> CardSet {
        self.catalog.set.clone()
    }

    fn card_texts(&self) -> Vec<CardText> {
        self.catalog.ids().iter().map(|id| words::card_text(self.catalog.story(id))).collect()
    }

    fn scene(&self, view: &View, choices: &[Action], reader: &Reader<'_>) -> Scene {
        scene::scene(self, view, choices, reader)
    }

    fn tell(&self, event: &Event, _: Viewer, reader: &Reader<'_>) -> Option<String> {
        tell::tell(self, event, reader)
    }
}
