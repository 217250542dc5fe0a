//! Where a game stands: what happens next, and in which phase.

use crate::{Battle, CardId, Characters, Means};
use kernel::Seat;

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// D3: chance names the first player.
    RollFirst,
    /// Rules 5: chance deals to this seat.
    Deal(Seat),
    /// Rules 7: chance gives the active player so many cards; then the phase goes on.
    Draw {
        left: u8,
        phase: Phase,
    },
    /// The active player's window in a phase. In the Attack Phase it is the declaring of attacks (D21).
    Window(Phase),
    /// D21: the means of an attack, then its target, for a unit that was named.
    ChooseMeans(Characters),
    ChooseTarget {
        unit: Characters,
        means: Means,
    },
    /// A stolen Item: who shall bear it. Then the phase goes on.
    Bear {
        item: CardId,
        phase: Phase,
    },
    /// D23 step 1: whether the Defender intervenes.
    Intervene,
    /// D23 step 2: whether the Defender plays an Event of any time.
    Respond(Battle),
    /// D23 step 3: chance rolls.
    Roll(Battle),
    /// D23 step 4: whether the side that is losing plays a card.
    Answer {
        battle: Battle,
        seat: Seat,
    },
    /// D30: which attacker keeps what is taken.
    NameCaptor(Battle),
    /// Rules 16: the active player discards down to the maximum.
    Discard,
    /// Rules 16: the active player assigns units to Locations.
    Assign,
    /// Rules 2, D5: who won; nobody where it is a draw.
    Over {
        winner: Option<Seat>,
    },
}

impl Step {
    /// The battle that is being fought, from step 2 of D23 on.
    pub fn battle(self) -> Option<Battle> {
        match self {
            Step::Respond(battle) | Step::Roll(battle) | Step::Answer { battle, .. } | Step::NameCaptor(battle) => {
                Some(battle)
            }
            Step::RollFirst
            | Step::Deal(_)
            | Step::Draw { .. }
            | Step::Window(_)
            | Step::ChooseMeans(_)
            | Step::ChooseTarget { .. }
            | Step::Bear { .. }
            | Step::Intervene
            | Step::Discard
            | Step::Assign
            | Step::Over { .. } => None,
        }
    }
}

/// Rules 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    Adventure,
    Summon,
    Attack,
    Rest,
}
