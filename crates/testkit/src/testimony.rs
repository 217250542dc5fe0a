//! Views and events testify against each other.
//!
//! Take two worlds that a viewer could not tell apart, and let something happen in each. What the viewer may know
//! then is what it knew before, its own decision, and the events it was shown; a view holds exactly that. So:
//!
//! 0. *If the viewer neither decided nor saw anything, its view is what it was.* So whatever changes a view, the turn
//!    included, is told by an event.
//! 1. *If the viewer saw the same, its views are the same.* Otherwise the view tells a secret. This holds in any two
//!    such worlds, whatever happened in them.
//! 2. *If it saw something else, its views differ from then on*, as long as the worlds differ. Otherwise events tell
//!    what the view does not hold: either they show a secret, or the view forgets. Where both worlds have come to be
//!    the same there is nothing left to know: two throws of a die that both miss need not be remembered.
//!    Two worlds that differ in hidden cards besides would make such a throw look forgotten. So different things are
//!    allowed to happen only to the same world; in an imagined one it is the same entry, and then the events can
//!    differ only by what was hidden.

use crate::{
    Broken,
    caught::told,
    difference::difference,
    inspection::Inspection,
    step::{Step, offered},
};
use kernel::{Game, Turn, Viewer};

/// What one viewer has after a step.
pub(crate) struct Sight<G: Game> {
    /// The events it was shown.
    pub(crate) heard: Vec<G::Event>,
    pub(crate) view: G::View,
}

impl<G: Game> Sight<G> {
    pub(crate) fn of(game: &G, step: &Step<G>, viewer: Viewer) -> Sight<G> {
        Sight { heard: step.heard(game, viewer), view: game.view(&step.state, viewer) }
    }
}

impl<G: Game> Inspection<'_, G> {
    /// Compares what a viewer has after two steps, from worlds which it could tell apart or not (`alike`).
    /// Says whether it can tell them apart now.
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

    /// Two worlds with the same view: the turn, the viewer's choices and the result must be the same too.
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
