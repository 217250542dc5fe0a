//! The windows for answers: REACT (Q42, Q43), and the windows w1, w3 and w5 of other Authors.

use crate::{Ask, Board, State, Storyline, Why, rules};
use kernel::{MAX_SEATS, Topic};
use language::Reaction;

/// The topics of the windows, in the order in which people choose among them.
pub(crate) const TOPICS: [Topic; 5] = [
    Topic {
        id: "threats",
        en: "a card is about to move or archive my Characters",
        fr: "une carte va déplacer ou archiver mes Personnages",
    },
    Topic { id: "falls", en: "a Character is about to be archived", fr: "un Personnage va passer aux Archives" },
    Topic { id: "meetings", en: "a Character has entered a Location", fr: "un Personnage est entré dans un Lieu" },
    Topic { id: "plays", en: "a card is played", fr: "une carte est jouée" },
    Topic {
        id: "turns",
        en: "the turn of another Author begins or ends",
        fr: "le tour d’un autre Auteur commence ou finit",
    },
];

/// Returns the topic of the window that is open. A window of the active Author's own turn is not one for answers.
pub(crate) fn window(game: &Storyline, state: &State) -> Option<&'static Topic> {
    let [threats, falls, meetings, plays, turns] = &TOPICS;
    match rules::asked(game, state)? {
        (seat, Why::Window(_)) => (seat != state.board.active).then_some(turns),
        (_, Why::Question(Ask::React { to, .. })) => Some(match to {
            Reaction::Threat => threats,
            Reaction::Fall => falls,
            Reaction::Meeting => meetings,
            Reaction::Plays(_) => plays,
        }),
        (_, Why::Question(_) | Why::Actions | Why::Bonus) => None,
    }
}

/// Returns the number of the current turn: that of the Round, and the seat of the active Author.
pub(crate) fn turn_number(board: &Board) -> u32 {
    u32::from(board.round) * MAX_SEATS as u32 + board.active.index() as u32
}
