//! Checks of one position: its choices or outcomes, and its invariants.

use crate::{
    Broken,
    caught::told,
    difference::difference,
    inspection::Inspection,
    step::{Step, chances, offered},
};
use kernel::{Entry, Game, Rng, Seat, Turn};
use std::fmt::Debug;

/// The greatest number of possible steps that are compared with the step that is taken.
const SIBLINGS: usize = 4;

impl<G: Game> Inspection<'_, G> {
    /// Makes each query about a position twice. The queries must not change the position, and must give the same
    /// answers.
    pub(crate) fn looks(&self, state: &G::State) -> Result<(), Broken> {
        let before = state.clone();
        match self.game.turn(state) {
            Turn::Of(seat) => drop(self.twice(|| offered(self.game, state, seat))?),
            // A list of outcomes may take long, so it is made twice only where `sample` is tested.
            Turn::Chance => {}
            Turn::Over => drop(self.twice(|| self.game.scores(state))?),
        }
        self.viewers().try_for_each(|viewer| self.features(&self.twice(|| self.game.view(state, viewer))?))?;
        self.audit(state)?;
        self.unchanged(&before, state)
    }

    /// Checks the features of a view: there is one for each name, and they depend on the view alone.
    fn features(&self, view: &G::View) -> Result<(), Broken> {
        let expected = self.game.features().len();
        for seat in Seat::all(self.game.seats()) {
            let extracted = self.twice(|| {
                let mut numbers = Vec::new();
                self.game.extract(view, seat, &mut numbers);
                numbers
            })?;
            let found = extracted.len();
            if found != expected {
                return Err(Broken::Features { at: self.at, found, expected });
            }
        }
        Ok(())
    }

    /// Checks a position. Returns some of the steps that are possible from it.
    pub(crate) fn position(&mut self, state: &G::State, probe: &mut Rng) -> Result<Vec<Step<G>>, Broken> {
        let before = state.clone();
        self.remember(state)?;
        let siblings = match self.game.turn(state) {
            Turn::Of(seat) => self.choices(state, seat, probe)?,
            Turn::Chance => self.outcomes(state, probe)?,
            Turn::Over => self.over(state)?,
        };
        for sibling in &siblings {
            self.audit(&sibling.state)?;
            self.remember(&sibling.state)?;
        }
        self.unchanged(&before, state)?;
        Ok(siblings)
    }

    fn unchanged(&self, before: &G::State, state: &G::State) -> Result<(), Broken> {
        if self.same(before, state)? {
            return Ok(());
        }
        Err(Broken::LookingChanges { at: self.at, difference: difference(before, state) })
    }

    /// Checks that two calls of `look` give the same answer, and returns the answer.
    pub(crate) fn twice<T: Eq + Debug>(&self, look: impl Fn() -> T) -> Result<T, Broken> {
        let (first, second) = (look(), look());
        if first == second {
            return Ok(first);
        }
        Err(Broken::LookingDiffers { at: self.at, difference: difference(&first, &second) })
    }

    /// Checks that the choices are in ascending order, that none comes twice, and that every choice can be played.
    /// Returns some of the resulting steps.
    fn choices(&mut self, state: &G::State, seat: Seat, probe: &mut Rng) -> Result<Vec<Step<G>>, Broken> {
        let actions = offered(self.game, state, seat);
        if actions.is_empty() {
            return Err(Broken::NoChoice { at: self.at, seat: seat.index() });
        }
        if let Some([first, second]) = actions.array_windows().find(|[first, second]| first >= second) {
            return Err(Broken::ChoicesOrder { at: self.at, first: told(first), second: told(second) });
        }
        let mut steps = Vec::with_capacity(actions.len());
        for action in actions {
            let entry = Entry::Action(seat, action);
            self.comes_back(&action)?;
            steps.push(Step::take(self.game, state, entry).map_err(|why| self.offer_refused(&entry, why))?);
        }
        while steps.len() > SIBLINGS {
            steps.swap_remove(probe.below(steps.len() as u32) as usize);
        }
        Ok(steps)
    }

    /// Checks the list of outcomes and their weights, and checks for a few of the outcomes that they can be applied.
    /// Returns the resulting steps.
    fn outcomes(&mut self, state: &G::State, probe: &mut Rng) -> Result<Vec<Step<G>>, Broken> {
        let listed = chances(self.game, state);
        self.chance(state, &listed, probe)?;
        let mut steps: Vec<Step<G>> = Vec::with_capacity(SIBLINGS);
        for _ in 0..SIBLINGS {
            let Some((outcome, _)) = probe.pick(&listed) else { break };
            let entry = Entry::Chance(*outcome);
            self.comes_back(outcome)?;
            if steps.iter().all(|step| step.entry != entry) {
                steps.push(Step::take(self.game, state, entry).map_err(|why| self.offer_refused(&entry, why))?);
            }
        }
        Ok(steps)
    }

    /// Checks that there is one score for each seat. Returns no steps, because the game is over.
    fn over(&mut self, state: &G::State) -> Result<Vec<Step<G>>, Broken> {
        let (found, seats) = (self.game.scores(state).len(), self.game.seats());
        if found != seats {
            return Err(Broken::Scores { at: self.at, found, seats });
        }
        Ok(Vec::new())
    }
}
