//! How a view is drawn: the other side of the table first, then what is declared, then the own side.
//! Only what the view holds can be drawn, so nothing here has to be kept back.

mod attacks;
mod cards;
mod choices;
mod contest;
mod hints;
mod parts;
mod piles;
mod prompt;
mod speaker;
mod units;
mod why;

pub(crate) use piles::counter;
pub(crate) use speaker::{Speaker, at, figure, of, opening, to};

use crate::{Action, Attack, Battle, Board, CardId, CharacterId, Duel, Step, View, sheet};
use kernel::{Reader, Scene, Seat, Viewer};

pub(crate) fn scene(game: &Duel, view: &View, choices: &[Action], reader: &Reader<'_>) -> Scene {
    let painter = Painter { game, view, board: &view.board, offered: choices, speaker: Speaker { game, reader } };
    let near = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Table => game.good(),
    };
    let mut zones = painter.side(view.board.foe(near));
    zones.extend(painter.attacks());
    zones.extend(painter.side(near));
    Scene {
        heading: painter.heading(),
        prompt: painter.prompt(),
        zones,
        contest: painter.contest(),
        choices: choices.iter().map(|action| painter.choice(action)).collect(),
        sheet: matches!(view.board.step, Step::Over { .. }).then(|| sheet::sheet(game, view, reader)),
    }
}

pub(crate) struct Painter<'a> {
    game: &'a Duel,
    view: &'a View,
    board: &'a Board,
    /// What the viewer may do now.
    offered: &'a [Action],
    speaker: Speaker<'a>,
}

impl Painter<'_> {
    /// Whether the viewer sits here.
    fn is_own(&self, seat: Seat) -> bool {
        self.view.viewer == Viewer::Seat(seat)
    }

    fn id(&self, card: CardId) -> String {
        self.game.catalog.card(card).id.clone()
    }

    fn id_of(&self, character: CharacterId) -> String {
        self.id(self.game.catalog.card_of(character))
    }

    /// The zone of the unit with this leader.
    fn unit_id(&self, leader: CharacterId) -> String {
        format!("unit.{}", self.id_of(leader))
    }

    /// What is being fought, and how far it has come.
    fn battle(&self) -> Option<(Attack, Battle)> {
        let step = self.board.step;
        let battle = if step == Step::Intervene { Battle::default() } else { step.battle()? };
        self.board.attacks.first().map(|attack| (*attack, battle))
    }

    /// Who decides now, if anybody does.
    fn decider(&self) -> Option<Seat> {
        match self.board.step {
            Step::Window(_)
            | Step::ChooseMeans(_)
            | Step::ChooseTarget { .. }
            | Step::Bear { .. }
            | Step::NameCaptor(_)
            | Step::Discard
            | Step::Assign => Some(self.board.active),
            Step::Intervene | Step::Respond(_) => Some(self.board.foe(self.board.active)),
            Step::Answer { seat, .. } => Some(seat),
            Step::RollFirst | Step::Deal(_) | Step::Draw { .. } | Step::Roll(_) | Step::Over { .. } => None,
        }
    }
}
