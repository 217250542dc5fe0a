//! Prints actions and outcomes of chance as lines of a script, with full names.

use super::Table;
use duel::{Action, Aim, Means};
use kernel::{Game, Turn};

impl Table {
    /// Returns an action of the seat that decides as a line of a script.
    pub(crate) fn written(&self, action: &Action) -> String {
        let Turn::Of(seat) = self.game.turn(&self.state) else { panic!("nobody is asked") };
        let side = self.side(seat);
        // The commas in titles are removed, because a comma separates two cards.
        let card = |card| self.title(card).replace(',', "");
        let who = |character| self.title_of(character);
        match *action {
            Action::Look(item) => format!("{side:?} looks with {}", card(item)),
            Action::DiscardToDraw(item) => format!("{side:?} uses {}", card(item)),
            Action::Play(played) | Action::Boost(played) => format!("{side:?} plays {}", card(played)),
            Action::PlayOn { card: played, character } => {
                format!("{side:?} plays {} on {}", card(played), who(character))
            }
            Action::Steal { item, .. } => format!("{side:?} takes {}", card(item)),
            Action::Bear(bearer) => format!("{} bears it", who(bearer)),
            Action::Join { character, unit } => format!("{} joins {}", who(character), who(unit)),
            Action::Leave(character) => format!("{} leaves", who(character)),
            Action::Attack(leader) => format!("{} attacks", who(leader)),
            Action::With(Means::Card(attack)) => format!("with {}", card(attack)),
            Action::With(Means::Capture) => "freely to capture".into(),
            Action::With(Means::NegateCapture) => "freely to rescue".into(),
            Action::With(Means::NegateControl) => "freely to retake".into(),
            Action::At(Aim::Unit(target) | Aim::Captive(target)) => format!("at {}", who(target)),
            Action::At(Aim::Location(location)) => format!("at {}", card(location)),
            Action::Intervene(leader) => format!("{side:?} intervenes with {}", who(leader)),
            Action::Call { card: played, unit } => format!("{side:?} calls {} with {}", who(unit), card(played)),
            Action::Negate { card: played, attack } => format!("{side:?} negates {} with {}", attack + 1, card(played)),
            Action::Captor(captor) => format!("{side:?} names {}", who(captor)),
            Action::Discard(discarded) => format!("{side:?} discards {}", card(discarded)),
            Action::Assign { unit, location: Some(location) } => format!("{} goes to {}", who(unit), card(location)),
            Action::Assign { unit, location: None } => format!("{} goes nowhere", who(unit)),
            Action::Done => format!("{side:?} is done"),
        }
    }
}
