//! The reason why a card of the viewer's hand cannot be played now, although it could be archived for a die as a Story
//! Action. The rules decide what is legal, and this only names the unmet condition.

use super::Painter;
use crate::{Action, MOST_SAVED, Why, continuous, offers};
use kernel::Seat;
use language::{CardId, Kind};

impl Painter<'_> {
    pub(super) fn why_not(&self, seat: Seat, card: CardId) -> Option<String> {
        let (decider, why) = self.asked().filter(|_| self.is_own(seat))?;
        if decider != seat {
            let name = self.speaker.name(decider);
            return Some(self.speaker.say(format!("{name} decides now."), format!("C’est à {name} de décider.")));
        }
        // Without choices the viewer looks at an earlier position, so there is no reason to give.
        if self.offered.is_empty() {
            return None;
        }
        match why {
            Why::Actions if self.offered.iter().any(|action| plays(*action, card)) => None,
            Why::Actions => Some(self.missing(seat, card)),
            Why::Window(_) | Why::Bonus | Why::Question(_) => {
                let offered = self.offered.iter().any(|action| plays(*action, card) || uses(*action, card));
                let (en, fr) = match why {
                    Why::Question(_) => ("Something else is asked now.", "Autre chose est demandé."),
                    Why::Window(_) | Why::Bonus | Why::Actions => {
                        ("Only as a Story Action.", "Seulement comme Action d’Histoire.")
                    }
                };
                (!offered).then(|| self.speaker.say(en, fr))
            }
        }
    }

    fn missing(&self, seat: Seat, card: CardId) -> String {
        let (game, board) = (self.game, self.board);
        let printed = game.catalog.card(card);
        let version = offers::version_in_play(game, board, card).map(|(id, piece)| (id, piece.card));
        if let Some((id, _)) = version
            && game.is_character(card)
        {
            let who = self.who(id);
            return self.speaker.say(format!("In play already: {who}."), format!("Déjà en jeu\u{a0}: {who}."));
        }
        let (cost, points) = (continuous::cost(game, board, seat, card), board.this_turn.points);
        if cost > points {
            return self.speaker.say(
                format!("Costs {cost}; you have {points}."),
                format!("Coûte {cost}\u{202f}; vous avez {points}."),
            );
        }
        if !offers::has_sorcery(game, board, seat, card) {
            return self
                .speaker
                .say("Needs a Character with Sorcery in play.", "Il faut un Personnage avec la Sorcellerie en jeu.");
        }
        match printed.kind {
            Kind::Object if board.each().any(|(_, piece)| piece.card == card) => {
                self.speaker.say("A copy is in play already.", "Un exemplaire est déjà en jeu.")
            }
            Kind::Event if self.view.saved[seat].len() >= MOST_SAVED => self.speaker.say(
                "It would do nothing now, and no more Events can lie face-down.",
                "Sans effet maintenant, et plus aucun Événement ne peut être posé face cachée.",
            ),
            Kind::Effect | Kind::Event => self.speaker.say("It would do nothing now.", "Sans effet maintenant."),
            Kind::Character { .. } | Kind::Object => {
                self.speaker.say("There is nowhere to play it.", "Il n’y a nulle part où la jouer.")
            }
        }
    }
}

fn plays(action: Action, card: CardId) -> bool {
    matches!(action, Action::Play { card: other, .. } | Action::Save { card: other, .. } if other == card)
}

fn uses(action: Action, card: CardId) -> bool {
    matches!(action, Action::Burn(other) | Action::Card(other) if other == card)
}
