//! Plays random games, and checks every promise at every step.

use crate::{
    At, Broken, Report,
    caught::or_panic,
    difference::difference,
    inspection::Inspection,
    step::{Step, draw_entry},
    watch::Watch,
};
use kernel::{Game, Rng};

// Each purpose has its own stream of random numbers, so additional checks do not change the games that are played.
const PLAY: u64 = 0;
const PROBE: u64 = 1;
const SCOUT: u64 = 2;

/// Plays `games` random games, and panics at the first broken promise. The tests of every game call this function.
///
/// ```
/// use testkit::{conformance, embers::Embers};
///
/// conformance(&Embers { seats: 3 }, 2);
/// ```
pub fn conformance<G: Game>(game: &G, games: usize) {
    match check(game, games) {
        Ok(_) => {}
        Err(broken) => panic!("{broken}"),
    }
}

/// Plays `games` random games, and returns the numbers of checks.
///
/// ```
/// use testkit::{check, embers::Embers};
///
/// let report = check(&Embers { seats: 2 }, 2)?;
/// assert_eq!(report.games, 2);
/// assert!(report.refusals > 0 && report.hidden > 0);
/// # Ok::<(), testkit::Broken>(())
/// ```
///
/// # Errors
///
/// Returns the first broken promise.
pub fn check<G: Game>(game: &G, games: usize) -> Result<Report, Broken> {
    let mut inspection = Inspection::new(game);
    inspection.caught(Inspection::prepare)?;
    for number in 0..games as u64 {
        inspection.at = At { game: number, entry: 0 };
        inspection.caught(|inspection| inspection.play(number))?;
    }
    Ok(inspection.report)
}

impl<G: Game> Inspection<'_, G> {
    /// Runs the checks that are made once, before all games: the initial position, and the JSON of actions and
    /// outcomes.
    fn prepare(&mut self) -> Result<(), Broken> {
        let (first, second) = (self.game.start(), self.game.start());
        if first != second || self.digest(&first) != self.digest(&second) {
            return Err(Broken::StartDiffers { difference: difference(&first, &second) });
        }
        self.scout();
        self.ledger_json()
    }

    /// Plays one game without checks, to collect actions and outcomes of later positions. If the rules fail in this
    /// game, the function stops, and the checked games report the fault.
    fn scout(&mut self) {
        let (mut state, mut dice) = (self.game.start(), Rng::stream(0, SCOUT));
        for _ in 0..self.game.longest() {
            let Ok(Some(entry)) = or_panic(|| draw_entry(self.game, &state, &mut dice)) else { break };
            let Ok(Ok(step)) = or_panic(|| Step::take(self.game, &state, entry)) else { break };
            self.pool.note(&entry);
            state = step.state;
        }
    }

    /// Plays one game and checks every promise at every step.
    fn play(&mut self, number: u64) -> Result<(), Broken> {
        let game = self.game;
        let (mut dice, mut probe) = (Rng::stream(number, PLAY), Rng::stream(number, PROBE));
        let (mut states, mut log) = (vec![game.start()], Vec::new());
        self.refusals(&states[0], &mut probe)?;
        self.looks(&states[0])?;
        let mut watch = Watch::new(self, &states[0]);
        loop {
            let state = states.last().expect("the start is there");
            let siblings = self.position(state, &mut probe)?;
            watch.imagine(self, state, &mut probe)?;
            let Some(entry) = draw_entry(game, state, &mut dice) else { break };
            if log.len() >= game.longest() {
                return Err(Broken::Endless { at: self.at, longest: game.longest() });
            }
            let step = Step::take(game, state, entry).map_err(|why| self.offer_refused(&entry, why))?;
            log.push(entry);
            self.at.entry = log.len();
            self.pool.note(&entry);
            self.refusals(&step.state, &mut probe)?;
            self.looks(&step.state)?;
            watch.step(self, (state, &step), &siblings, &mut probe)?;
            states.push(step.state);
        }
        self.report.games += 1;
        self.report.entries += log.len();
        self.report.longest = self.report.longest.max(log.len());
        self.replays(&log, &states)?;
        self.plays_again(&log, Rng::stream(number, PLAY))?;
        watch.play_out(self, &mut probe)
    }
}
