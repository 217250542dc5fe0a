//! Collects scenes from many positions of random games, for tests.

use kernel::{Game, Lang, Reader, Rng, Scene, Seat, SeatMap, Tabletop, Turn, Viewer, apply, happen};
use language::{Catalog, Profile};
use storyline::{Action, Ask, Mode, Question, Rules, State, Step, Storyline, Task, Window};

pub(crate) fn table(profile: Profile, mode: Mode, seats: usize) -> Storyline {
    let rules = Rules { profile, mode, length: 3, round_cap: 8, sorcery_own: false };
    let libraries = SeatMap::new(seats, |seat| match profile {
        Profile::Oz => 0,
        Profile::Epic => seat.index(),
    });
    Storyline::new(rules, Catalog::built_in(profile), libraries)
}

/// The tables of the random games. They include both profiles, all modes and every number of seats.
const TABLES: [(Profile, Mode, usize); 9] = [
    (Profile::Oz, Mode::Standard, 2),
    (Profile::Oz, Mode::Standard, 3),
    (Profile::Oz, Mode::Standard, 4),
    (Profile::Oz, Mode::Challenge { rounds: 6 }, 2),
    (Profile::Oz, Mode::Solitaire { rounds: 8 }, 1),
    (Profile::Epic, Mode::Standard, 2),
    (Profile::Epic, Mode::Standard, 3),
    (Profile::Epic, Mode::Standard, 4),
    (Profile::Epic, Mode::Solitaire { rounds: 8 }, 1),
];

/// A position in a random game.
pub(crate) struct Position<'a> {
    pub(crate) game: &'a Storyline,
    pub(crate) state: &'a State,
    /// The legal actions of the seat that decides.
    pub(crate) offered: &'a [Action],
}

impl Position<'_> {
    pub(crate) fn scene(&self, viewer: Viewer, lang: Lang) -> Scene {
        scene(self.game, (self.state, self.offered), viewer, lang)
    }

    pub(crate) fn decider(&self) -> Option<Seat> {
        match self.game.turn(self.state) {
            Turn::Of(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Returns the seat that decides, another seat if there is one, and the table.
    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        let first = self.decider().unwrap_or(self.state.board.active);
        let mut viewers = vec![Viewer::Seat(first), Viewer::Table];
        if self.game.seats() > 1 {
            viewers.insert(1, Viewer::Seat(self.state.hands.after(first)));
        }
        viewers
    }
}

/// Returns a scene as a table draws it, with choices only for the seat that decides.
pub(crate) fn scene(game: &Storyline, (state, offered): (&State, &[Action]), viewer: Viewer, lang: Lang) -> Scene {
    let own = matches!((game.turn(state), viewer), (Turn::Of(seat), Viewer::Seat(own)) if seat == own);
    let names = SeatMap::new(game.seats(), |seat| ["Anna", "Boris", "Clara", "Denis"][seat.index()].to_owned());
    game.scene(&game.view(state, viewer), if own { offered } else { &[] }, &Reader { lang, names: &names })
}

/// Plays some random games at each table, the same ones in every run, and calls `look` for some of their positions: for
/// the first [`OFTEN`] positions of each kind of question, and for one in [`SOME`] of the others.
pub(crate) fn games(mut look: impl FnMut(&Position<'_>)) {
    let mut seen: Vec<&str> = Vec::new();
    for number in 0..GAMES {
        let (profile, mode, seats) = TABLES[number % TABLES.len()];
        let game = table(profile, mode, seats);
        let (mut state, mut rng) = (game.start(), Rng::stream(5, number as u64));
        let mut offered: Vec<Action> = Vec::new();
        for entry in 0.. {
            offered.clear();
            let turn = game.turn(&state);
            if let Turn::Of(seat) = turn {
                game.legal_actions(&state, seat, &mut offered);
            }
            let name = name(&state);
            let often = seen.iter().filter(|other| **other == name).count();
            if often < OFTEN || entry % SOME == 0 {
                seen.push(name);
                look(&Position { game: &game, state: &state, offered: &offered });
            }
            match turn {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    happen(&game, &mut state, &chance, &mut Vec::new()).unwrap();
                }
                Turn::Of(seat) => {
                    let action = pick(&offered, &mut rng);
                    apply(&game, &mut state, (seat, &action), &mut Vec::new(), &mut Vec::new()).unwrap();
                }
            }
        }
    }
}

const GAMES: usize = 36;
const OFTEN: usize = 12;
const SOME: usize = 211;

/// Chooses a random action. Archiving for a die and passing are rare, so that many cards come into play.
fn pick(offered: &[Action], rng: &mut Rng) -> Action {
    let busy: Vec<Action> =
        offered.iter().copied().filter(|action| !matches!(action, Action::Done | Action::Burn(_))).collect();
    let pool = if busy.is_empty() || rng.below(12) == 0 { offered } else { &busy };
    *rng.pick(pool).unwrap()
}

/// Returns the name of the current question or task.
pub(crate) fn name(state: &State) -> &'static str {
    match state.board.agenda.last() {
        Some(Task::Ask(Question { ask, .. })) => ask_name(ask),
        Some(Task::Draw { .. }) => "Draw",
        Some(Task::Dice { .. }) => "Dice",
        Some(Task::TurnUp { .. }) => "TurnUp",
        Some(Task::Refill(_)) => "Refill",
        Some(Task::Peek { .. }) => "Peek",
        Some(_) => "Work",
        None => match state.board.step {
            Step::ChooseFirst => "ChooseFirst",
            Step::Deal(_) => "Deal",
            Step::Window { which: Window::TurnStart, .. } => "Before a turn",
            Step::Window { which: Window::TurnEnd, .. } => "After a turn",
            Step::Window { which: Window::BeforeScoring, .. } => "Before the score",
            Step::Begin => "Begin",
            Step::Actions => "Actions",
            Step::Bonus => "Bonus",
            Step::End => "End",
            Step::Over => "Over",
        },
    }
}

fn ask_name(ask: &Ask) -> &'static str {
    match ask {
        Ask::Target { .. } => "Target",
        Ask::Distance { .. } => "Distance",
        Ask::Which { .. } => "Which",
        Ask::Spot { .. } => "Spot",
        Ask::Whose { .. } => "Whose",
        Ask::FromHand { .. } => "FromHand",
        Ask::Peeked { .. } => "Peeked",
        Ask::Search { .. } => "Search",
        Ask::Receiver { .. } => "Receiver",
        Ask::PriceCard { .. } => "PriceCard",
        Ask::EnterCost { .. } => "EnterCost",
        Ask::Follow { .. } => "Follow",
        Ask::React { .. } => "React",
    }
}
