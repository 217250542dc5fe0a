//! Checks the views and the events of a viewer against each other.
//!
//! Suppose that a viewer cannot tell two worlds apart, and that one step is taken in each. Afterwards the viewer may
//! know its earlier knowledge, its own decision, and the events that it saw. A view must hold exactly this knowledge.
//! Three rules follow:
//!
//! 0. *If the viewer neither decided nor saw an event, its view stays the same.* So every change of a view, also of the
//!    turn, needs an event that shows it.
//! 1. *If the viewer saw the same events in both worlds, its two views are the same.* Otherwise the view reveals a
//!    secret. This rule holds for any two worlds that looked the same, whatever happened in them.
//! 2. *If the viewer saw different events, its two views differ from then on*, as long as the worlds differ. Otherwise
//!    the events show something that the view does not hold: the events reveal a secret, or the view forgets. If the
//!    two worlds have become equal, no difference is left to remember. For example, two different rolls that both miss
//!    may be forgotten. In two worlds with different hidden cards, such rolls would seem to be a fault. Different
//!    entries are therefore compared only from the same world. In an imagined world the same entry is applied, and the
//!    events can then differ only in hidden information.

use crate::{
    Broken,
    caught::told,
    difference::difference,
    inspection::Inspection,
    step::{Step, offered},
};
use kernel::{Game, Turn, Viewer};

/// The view and the events of one viewer after a step.
pub(crate) struct Sight<G: Game> {
    /// The events that the viewer saw in the step.
    pub(crate) heard: Vec<G::Event>,
    pub(crate) view: G::View,
}

impl<G: Game> Sight<G> {
    pub(crate) fn of(game: &G, step: &Step<G>, viewer: Viewer) -> Sight<G> {
        Sight { heard: step.heard(game, viewer), view: game.view(&step.state, viewer) }
    }
}

impl<G: Game> Inspection<'_, G> {
    /// Compares the view and the events of a viewer after one step in each of two worlds. `alike` is true if the viewer
    /// could not tell the worlds apart before the steps. Returns true if the viewer's views are the same after the
    /// steps.
    pub(crate) fn testify(
        &mut self,
        viewer: Viewer,
        alike: bool,
        (real, seen): (&Step<G>, &Sight<G>),
        (other, otherwise): (&Step<G>, &Sight<G>),
    ) -> Result<bool, Broken> {
        let at = self.at;
        let entry = || told(&real.entry);
        let heard_same = seen.heard == otherwise.heard;
        let decided_same = real.entry == other.entry || real.decided_by().map(Viewer::Seat) != Some(viewer);
        let same = seen.view == otherwise.view;
        self.report.testimonies += 1;
        if alike && heard_same && decided_same {
            if !same {
                let difference = difference(&seen.view, &otherwise.view);
                return Err(Broken::ViewTells { at, viewer, entry: entry(), difference });
            }
        } else if same && !self.same(&real.state, &other.state)? {
            return Err(if !heard_same {
                let difference = difference(&seen.heard, &otherwise.heard);
                Broken::EventsTell { at, viewer, entry: entry(), difference }
            } else if !decided_same {
                Broken::ForgetsDecision { at, viewer, entry: entry(), other: told(&other.entry) }
            } else {
                let difference = difference(&real.state, &other.state);
                Broken::ForgetsPast { at, viewer, entry: entry(), difference }
            });
        }
        if same {
            self.report.alike += 1;
            self.indistinguishable(viewer, &real.state, &other.state)?;
        }
        Ok(same)
    }

    /// Checks two worlds in which the viewer has the same view. They must have the same turn, the same choices for the
    /// viewer, and the same scores.
    pub(crate) fn indistinguishable(&self, viewer: Viewer, real: &G::State, other: &G::State) -> Result<(), Broken> {
        let at = self.at;
        let (turn, others) = (self.game.turn(real), self.game.turn(other));
        if turn != others {
            return Err(Broken::TurnTells { at, viewer, difference: difference(&turn, &others) });
        }
        match turn {
            Turn::Of(seat) if viewer == Viewer::Seat(seat) => {
                let (choices, others) = (offered(self.game, real, seat), offered(self.game, other, seat));
                if choices != others {
                    return Err(Broken::ChoicesTell { at, viewer, difference: difference(&choices, &others) });
                }
            }
            Turn::Over => {
                let (scores, others) = (self.game.scores(real), self.game.scores(other));
                if scores != others {
                    return Err(Broken::ScoresTell { at, viewer, difference: difference(&scores, &others) });
                }
            }
            Turn::Of(_) | Turn::Chance => {}
        }
        Ok(())
    }
}
