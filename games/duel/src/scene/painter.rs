//! The painter, which draws each part of a scene.

use super::Speaker;
use crate::{Action, Attack, Battle, Board, CardId, CharacterId, Duel, Step, View};
use kernel::{Names, Seat, Viewer};

#[derive(Clone, Copy)]
pub(super) struct Painter<'a> {
    pub(super) game: &'a Duel,
    pub(super) view: &'a View,
    pub(super) board: &'a Board,
    /// The legal actions of the viewer.
    pub(super) offered: &'a [Action],
    pub(super) speaker: Speaker<'a>,
}

impl<'a> Painter<'a> {
    /// Returns a copy of this painter that marks card names as `names` says.
    pub(super) fn naming(&self, names: Names) -> Painter<'a> {
        Painter { speaker: Speaker { names, ..self.speaker }, ..*self }
    }

    /// Returns true if this seat is the viewer's own.
    pub(super) fn is_own(&self, seat: Seat) -> bool {
        self.view.viewer == Viewer::Seat(seat)
    }

    pub(super) fn id(&self, card: CardId) -> String {
        self.game.catalog.card(card).id.clone()
    }

    pub(super) fn id_of(&self, character: CharacterId) -> String {
        self.id(self.game.catalog.card_of(character))
    }

    /// Returns the id of the zone of the unit with this leader.
    pub(super) fn unit_id(&self, leader: CharacterId) -> String {
        format!("unit.{}", self.id_of(leader))
    }

    /// Returns the attack that is being resolved, with the state of its battle, or `None` if no attack is being
    /// resolved. While a unit may still intervene, the battle is empty.
    pub(super) fn battle(&self) -> Option<(Attack, Battle)> {
        let step = self.board.step;
        let battle = if step == Step::Intervene { Battle::default() } else { step.battle()? };
        self.board.attacks.first().map(|attack| (*attack, battle))
    }

    /// Returns the seat that decides next, or `None` if no seat does.
    pub(super) fn decider(&self) -> Option<Seat> {
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
