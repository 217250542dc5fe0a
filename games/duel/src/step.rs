//! The next step of a game, and the phase that it belongs to.

use crate::{Battle, CardId, Characters, Means};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The step that the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Step {
    /// Chance decides who plays first (D3).
    RollFirst,
    /// Chance deals a card to this seat (rules 5).
    Deal(Seat),
    /// Chance draws `left` more cards for the active player (rules 7). Then the window of the phase opens.
    Draw { left: u8, phase: Phase },
    /// The active player acts in the window of a phase. In the Attack Phase the player also declares attacks (D21).
    Window(Phase),
    /// The active player chooses the means of an attack that this unit makes (D21).
    ChooseMeans(Characters),
    /// The active player chooses the target of an attack that this unit makes (D21).
    ChooseTarget { unit: Characters, means: Means },
    /// The active player chooses the bearer of a stolen Item. Then the window of the phase continues.
    Bear { item: CardId, phase: Phase },
    /// The Defender may intervene (D23, step 1).
    Intervene,
    /// The Defender may play an Event that can be played at any time (D23, step 2).
    Respond(Battle),
    /// Chance rolls the dice (D23, step 3).
    Roll(Battle),
    /// The losing side may play a card (D23, step 4).
    Answer { battle: Battle, seat: Seat },
    /// The active player chooses the attacker that becomes the captor of all Characters that the attack takes (D30).
    NameCaptor(Battle),
    /// Rules 16: the active player discards cards until the hand is within its limit.
    Discard,
    /// Rules 16: the active player assigns units to Locations.
    Assign,
    /// The game is over. `winner` is `None` if it is a draw (rules 2, D5).
    Over { winner: Option<Seat> },
}

impl Step {
    /// Returns the battle that is being fought, or `None` if there is none. A battle begins with step 2 of D23.
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

/// A phase of a turn (rules 7, 8, 10 and 16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Phase {
    Adventure,
    Summon,
    Attack,
    Rest,
}
