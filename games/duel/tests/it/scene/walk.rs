//! Random games in which tests look at every position.

use crate::language::{STANDARD, Table};
use duel::{Action, Duel, Event, State, Step};
use kernel::{Contest, Game, Lang, Reader, Rng, Scene, Seat, SeatMap, Tabletop, Turn, Viewer, apply, happen};

/// A position of a random game.
pub(crate) struct Position<'a> {
    pub(crate) game: &'a Duel,
    pub(crate) state: &'a State,
    /// The legal actions of the seat that decides.
    pub(crate) offered: &'a [Action],
}

impl Position<'_> {
    pub(crate) fn scene(&self, viewer: Viewer, lang: Lang) -> Scene {
        scene(self.game, (self.state, self.offered), viewer, lang)
    }

    /// Returns the fight of a position, computed without its scene.
    pub(crate) fn contest(&self, viewer: Viewer, lang: Lang) -> Option<Contest> {
        self.game.contest(&self.game.view(self.state, viewer), &Reader { lang, names: &names() })
    }

    pub(crate) fn decider(&self) -> Option<Seat> {
        match self.game.turn(self.state) {
            Turn::Of(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }
}

/// Returns a scene as a table would draw it. Only the seat that decides has choices.
pub(crate) fn scene(game: &Duel, (state, offered): (&State, &[Action]), viewer: Viewer, lang: Lang) -> Scene {
    let own = matches!((game.turn(state), viewer), (Turn::Of(seat), Viewer::Seat(own)) if seat == own);
    let names = names();
    game.scene(&game.view(state, viewer), if own { offered } else { &[] }, &Reader { lang, names: &names })
}

pub(crate) fn names() -> SeatMap<String> {
    SeatMap::new(2, |seat| ["Anna", "Boris"][seat.index()].to_owned())
}

pub(crate) fn viewers() -> [Viewer; 3] {
    let seat = |number| Viewer::Seat(Seat::new(number, 2).unwrap());
    [seat(0), seat(1), Viewer::Table]
}

/// The sampling interval for positions at frequent steps, which `is_common` lists. Tests see about one such position in
/// `SOME`, and every position at any other step.
const SOME: usize = 9;

/// Plays `count` random games, which are the same each time, and calls `look` with their positions.
pub(crate) fn games(count: u64, look: impl FnMut(&Position<'_>)) {
    games_heard(count, look, |_| {});
}

/// Plays random games in the same way as [`games`]. Also calls `heard` with their events.
pub(crate) fn games_heard(count: u64, mut look: impl FnMut(&Position<'_>), mut heard: impl FnMut(&[Event])) {
    for number in 0..count {
        let Table { game, mut state, .. } = if number == 0 { rich() } else { Table::new(STANDARD) };
        let mut rng = Rng::stream(3, number);
        let (mut offered, mut events): (Vec<Action>, Vec<Event>) = (Vec::new(), Vec::new());
        let mut entries = 0;
        loop {
            offered.clear();
            let turn = game.turn(&state);
            if let Turn::Of(seat) = turn {
                game.legal_actions(&state, seat, &mut offered);
            }
            entries += 1;
            if !is_common(&state.board.step) || entries % SOME == 0 {
                look(&Position { game: &game, state: &state, offered: &offered });
            }
            heard(&events);
            events.clear();
            match turn {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    happen(&game, &mut state, &chance, &mut events).unwrap();
                }
                Turn::Of(seat) => {
                    let action = pick(&offered, &mut rng);
                    apply(&game, &mut state, (seat, &action), &mut Vec::new(), &mut events).unwrap();
                }
            }
        }
    }
}

/// Returns a table that has examples of everything that random games seldom reach.
fn rich() -> Table {
    Table::lay(
        "Good: Wizard of Oz | Glinda + Toto & Dorothy + Slippers @ Palace | !Ozma + Curse
         Good hand: Take Item, Disenchant, Quest, Aid Escape, Deadly Desert, Cry for Help
         Good locations: Palace
         Good holds: Guph + Revenge by Glinda, !Kalico
         Evil: Roquat + Belt + Cap & Singra @ Castle | ~Tin + Gump
         Evil hand: Conquest, Turn to Wood, Enslave, Fire Cage, Kill Slowly
         Evil locations: Castle
         Evil holds: Lion by Roquat, !Jack
         in Summon of Good",
    )
}

fn is_common(step: &Step) -> bool {
    matches!(step, Step::Deal(_) | Step::Draw { .. } | Step::Window(_) | Step::Answer { .. } | Step::Assign)
}

/// Returns an action for a random game. The action takes an Item if that is possible, and is seldom a pass, so that
/// many cards come into play.
fn pick(offered: &[Action], rng: &mut Rng) -> Action {
    if let Some(steal) = offered.iter().find(|action| matches!(action, Action::Steal { .. })) {
        return *steal;
    }
    let busy: Vec<Action> = offered.iter().copied().filter(|action| *action != Action::Done).collect();
    let pool = if busy.is_empty() || rng.below(8) == 0 { offered } else { &busy };
    *rng.pick(pool).unwrap()
}

/// Returns the name of a step, with which a test records the steps that it has seen.
pub(crate) fn name(step: &Step) -> &'static str {
    match step {
        Step::RollFirst => "RollFirst",
        Step::Deal(_) => "Deal",
        Step::Draw { .. } => "Draw",
        Step::Window(_) => "Window",
        Step::ChooseMeans(_) => "ChooseMeans",
        Step::ChooseTarget { .. } => "ChooseTarget",
        Step::Bear { .. } => "Bear",
        Step::Intervene => "Intervene",
        Step::Respond(_) => "Respond",
        Step::Roll(_) => "Roll",
        Step::Answer { .. } => "Answer",
        Step::NameCaptor(_) => "NameCaptor",
        Step::Discard => "Discard",
        Step::Assign => "Assign",
        Step::Over { .. } => "Over",
    }
}

pub(crate) const STEPS: [&str; 15] = [
    "Answer",
    "Assign",
    "Bear",
    "ChooseMeans",
    "ChooseTarget",
    "Deal",
    "Discard",
    "Draw",
    "Intervene",
    "NameCaptor",
    "Over",
    "Respond",
    "Roll",
    "RollFirst",
    "Window",
];
