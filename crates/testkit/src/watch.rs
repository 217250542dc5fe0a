//! Follows a game from the point of view of every viewer, together with worlds that the viewer cannot tell from the
//! real one.

use crate::{
    Broken,
    caught::told,
    difference::difference,
    inspection::Inspection,
    step::{Step, draw_entry},
    testimony::Sight,
};
use kernel::{Entry, Game, Rng, Viewer};

/// On average, one in this many imagined worlds replaces the world that will be played to its end.
const PLAYED_OUT: u32 = 16;

pub(crate) struct Watch<G: Game> {
    watchers: Vec<Watcher<G>>,
    branch: Option<Branch<G>>,
    /// The imagined world that will be played to its end, and the number of entries before it.
    dream: Option<(usize, G::State)>,
}

struct Watcher<G: Game> {
    viewer: Viewer,
    view: G::View,
    /// A world that the viewer imagined earlier, and still cannot tell from the real world.
    twin: Option<G::State>,
}

/// The real world with one earlier entry replaced. All later entries are those of the real world.
struct Branch<G: Game> {
    state: G::State,
    /// For each viewer, true if the viewer cannot tell the branch from the real world.
    alike: Vec<bool>,
}

impl<G: Game> Watch<G> {
    pub(crate) fn new(inspection: &Inspection<G>, start: &G::State) -> Watch<G> {
        let watcher = |viewer| Watcher { viewer, view: inspection.game.view(start, viewer), twin: None };
        Watch { watchers: inspection.viewers().map(watcher).collect(), branch: None, dream: None }
    }

    /// Makes a determinization for every viewer, and checks that the viewer cannot tell it from the real position.
    pub(crate) fn imagine(
        &mut self,
        inspection: &mut Inspection<G>,
        state: &G::State,
        probe: &mut Rng,
    ) -> Result<(), Broken> {
        for watcher in &mut self.watchers {
            let world = watcher.imagine(inspection, probe)?;
            inspection.indistinguishable(watcher.viewer, state, &world)?;
            inspection.remember(&world)?;
            inspection.report.imagined += 1;
            if !inspection.same(state, &world)? {
                inspection.report.hidden += 1;
                if self.dream.is_none() || probe.below(PLAYED_OUT) == 0 {
                    self.dream = Some((inspection.at.entry, world.clone()));
                }
                watcher.twin.get_or_insert(world);
            }
        }
        Ok(())
    }

    /// Applies the step to the other worlds too, and also compares it with other possible steps. Checks the views and
    /// the events of each viewer.
    pub(crate) fn step(
        &mut self,
        inspection: &mut Inspection<G>,
        (state, step): (&G::State, &Step<G>),
        siblings: &[Step<G>],
        probe: &mut Rng,
    ) -> Result<(), Broken> {
        let mut sights = Vec::with_capacity(self.watchers.len());
        for watcher in &mut self.watchers {
            let sight = Sight::of(inspection.game, step, watcher.viewer);
            watcher.sees(inspection, step, &sight)?;
            watcher.compare(inspection, (state, step, &sight), probe)?;
            sights.push(sight);
        }
        let mut branch = match self.branch.take() {
            Some(Branch { state, alike }) => match Step::take(inspection.game, &state, step.entry) {
                Ok(other) => self.testify(inspection, (step, &sights), (&other, &alike))?,
                Err(_) => None,
            },
            None => None,
        };
        let alike = vec![true; self.watchers.len()];
        for other in siblings.iter().filter(|other| other.entry != step.entry) {
            let sibling = self.testify(inspection, (step, &sights), (other, &alike))?;
            branch = branch.or(sibling);
        }
        self.branch = branch;
        self.watchers.iter_mut().zip(sights).for_each(|(watcher, sight)| watcher.view = sight.view);
        Ok(())
    }

    /// Plays the world in `dream`, if there is one, to its end, as a search would. Checks that all positions of that
    /// game are valid.
    pub(crate) fn play_out(self, inspection: &mut Inspection<G>, probe: &mut Rng) -> Result<(), Broken> {
        let Some((entries, mut state)) = self.dream else { return Ok(()) };
        let (game, longest) = (inspection.game, inspection.game.longest());
        for entry in entries..=longest {
            inspection.at.entry = entry;
            inspection.audit(&state)?;
            let Some(entry) = draw_entry(game, &state, probe) else { return Ok(()) };
            state = Step::take(game, &state, entry).map_err(|why| inspection.offer_refused(&entry, why))?.state;
        }
        Err(Broken::Endless { at: inspection.at, longest })
    }

    /// Compares two steps for every viewer. Returns the other step as a branch, unless both steps lead to the same
    /// position.
    fn testify(
        &self,
        inspection: &mut Inspection<G>,
        (step, sights): (&Step<G>, &[Sight<G>]),
        (other, before): (&Step<G>, &[bool]),
    ) -> Result<Option<Branch<G>>, Broken> {
        let mut alike = Vec::with_capacity(before.len());
        for ((watcher, sight), before) in self.watchers.iter().zip(sights).zip(before) {
            let otherwise = Sight::of(inspection.game, other, watcher.viewer);
            alike.push(inspection.testify(watcher.viewer, *before, (step, sight), (other, &otherwise))?);
        }
        let same = inspection.same(&step.state, &other.state)?;
        Ok((!same).then(|| Branch { state: other.state.clone(), alike }))
    }
}

impl<G: Game> Watcher<G> {
    fn imagine(&self, inspection: &Inspection<G>, probe: &mut Rng) -> Result<G::State, Broken> {
        let Inspection { game, at, .. } = *inspection;
        let viewer = self.viewer;
        let world = game.determinize(&self.view, probe);
        let view = game.view(&world, viewer);
        if view != self.view {
            return Err(Broken::ImaginedLooksOther { at, viewer, difference: difference(&self.view, &view) });
        }
        game.audit(&world).map_err(|words| Broken::ImaginedAudit { at, viewer, words })?;
        Ok(world)
    }

    fn decided(&self, step: &Step<G>) -> bool {
        step.decided_by().map(Viewer::Seat) == Some(self.viewer)
    }

    /// Checks that a step without a decision or an event for the viewer does not change the viewer's view.
    fn sees(&self, inspection: &Inspection<G>, step: &Step<G>, sight: &Sight<G>) -> Result<(), Broken> {
        if self.decided(step) || !sight.heard.is_empty() || sight.view == self.view {
            return Ok(());
        }
        let (at, viewer, entry) = (inspection.at, self.viewer, told(&step.entry));
        Err(Broken::ViewChangesUnseen { at, viewer, entry, difference: difference(&self.view, &sight.view) })
    }

    /// Continues the twin world with the same entry, or with another entry if the viewer sees no difference.
    fn compare(
        &mut self,
        inspection: &mut Inspection<G>,
        (state, step, sight): (&G::State, &Step<G>, &Sight<G>),
        probe: &mut Rng,
    ) -> Result<(), Broken> {
        let (game, viewer) = (inspection.game, self.viewer);
        let Some(twin) = self.twin.take() else { return Ok(()) };
        if let Ok(other) = Step::take(game, &twin, step.entry) {
            let seen = Sight::of(game, &other, viewer);
            self.reveals(inspection, (state, step), (sight, &seen))?;
            if inspection.testify(viewer, true, (step, sight), (&other, &seen))? {
                self.twin = Some(other.state);
            }
        }
        if !self.decided(step)
            && let Some(entry) = draw_entry(game, &twin, probe)
            && let Ok(other) = Step::take(game, &twin, entry)
        {
            let seen = Sight::of(game, &other, viewer);
            let goes_on = seen.heard == sight.heard
                && inspection.testify(viewer, true, (step, sight), (&other, &seen))?
                && (self.twin.is_none() || probe.below(2) == 0);
            if goes_on {
                self.twin = Some(other.state);
            }
        }
        if let Some(twin) = self.twin.take() {
            inspection.remember(&twin)?;
            self.twin = (!inspection.same(&step.state, &twin)?).then_some(twin);
        }
        Ok(())
    }

    /// Checks that a decision shows the same events in the real world and in an imagined one if the rules say that the
    /// decision reveals nothing.
    fn reveals(
        &self,
        inspection: &Inspection<G>,
        (state, step): (&G::State, &Step<G>),
        (sight, seen): (&Sight<G>, &Sight<G>),
    ) -> Result<(), Broken> {
        let Entry::Action(seat, action) = step.entry else { return Ok(()) };
        let new = self.decided(step) && sight.heard != seen.heard;
        if !new || inspection.game.reveals(state, seat, &action) {
            return Ok(());
        }
        let (at, viewer, entry) = (inspection.at, self.viewer, told(&step.entry));
        Err(Broken::RevealsUnsaid { at, viewer, entry, difference: difference(&sight.heard, &seen.heard) })
    }
}
