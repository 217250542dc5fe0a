//! The windows for answers: the interventions, the Events and the cards for a battle (D23).

use crate::{Board, Step, Target};
use kernel::Topic;

/// The topics of the windows, in the order in which people choose among them.
pub(crate) const TOPICS: [Topic; 4] = [
    Topic { id: "units", en: "one of my units is attacked", fr: "une de mes unités est attaquée" },
    Topic { id: "locations", en: "a Location on my side is attacked", fr: "un Lieu de mon côté est attaqué" },
    Topic { id: "captives", en: "a captive of mine is to be freed", fr: "on veut libérer un de mes captifs" },
    Topic { id: "attacks", en: "an attack of my own is failing", fr: "une de mes attaques échoue" },
];

/// Returns the topic of the window that is open. A battle is about the first of the declared attacks.
pub(crate) fn window(board: &Board) -> Option<&'static Topic> {
    let [units, locations, captives, attacks] = &TOPICS;
    match board.step {
        Step::Answer { seat, .. } if seat == board.active => return Some(attacks),
        Step::Intervene | Step::Respond(_) | Step::Answer { .. } => {}
        Step::RollFirst
        | Step::Deal(_)
        | Step::Draw { .. }
        | Step::Window(_)
        | Step::ChooseMeans(_)
        | Step::ChooseTarget { .. }
        | Step::Bear { .. }
        | Step::Roll(_)
        | Step::NameCaptor(_)
        | Step::Discard
        | Step::Assign
        | Step::Over { .. } => return None,
    }
    Some(match board.attacks.first()?.target {
        Target::Unit(_) => units,
        Target::Location(_) => locations,
        Target::Captive(_) => captives,
    })
}
