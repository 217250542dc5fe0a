//! The reason why a card of the viewer's hand cannot be played now, even if it can be archived for a die. The rules
//! decide which cards can be played. This module only finds the condition that is not met.

use super::Painter;
use crate::{Action, Ask, MOST_SAVED, Why, continuous, offers};
use kernel::{Reason, RuleNumber, Seat};
use language::{CardId, Kind, Word};

impl Painter<'_> {
    pub(super) fn why_not(&self, seat: Seat, card: CardId) -> Option<Reason> {
        let (decider, why) = self.asked().filter(|_| self.is_own(seat))?;
        if decider != seat {
            return Some(self.decides(decider));
        }
        // A viewer without choices looks at an earlier position, so there is no reason to give.
        if self.offered.is_empty() {
            return None;
        }
        match why {
            Why::Actions if self.offered.iter().any(|action| plays(*action, card)) => None,
            Why::Actions => Some(self.missing(seat, card)),
            // The card can only be archived for a die.
            Why::Bonus => Some(self.only_as_action(RuleNumber::ruling('Q', 21))),
            Why::Window(_) | Why::Question(_)
                if self.offered.iter().any(|action| plays(*action, card) || uses(*action, card)) =>
            {
                None
            }
            Why::Question(Ask::React { .. }) => self.why_nothing_else(),
            Why::Question(ask) => Some(self.asked_instead(seat, ask)),
            Why::Window(_) => Some(self.only_as_action(RuleNumber::ruling('Q', 41))),
        }
    }

    fn only_as_action(&self, rule: RuleNumber) -> Reason {
        self.because(rule, "Only as a Story Action.", "Seulement comme Action d’Histoire.")
    }

    fn missing(&self, seat: Seat, card: CardId) -> Reason {
        let (game, board) = (self.game, self.board);
        let printed = game.catalog.card(card);
        let version = offers::version_in_play(game, board, card).map(|(id, piece)| (id, piece.card));
        if let Some((id, _)) = version
            && game.is_character(card)
        {
            let who = self.who(id);
            let words = self.speaker.say(format!("In play already: {who}."), format!("Déjà en jeu\u{a0}: {who}."));
            return Reason { words, rule: RuleNumber::published(29) };
        }
        let (cost, points) = (continuous::cost(game, board, seat, card), board.this_turn.points);
        if cost > points {
            return self.too_dear(RuleNumber::published(15), cost);
        }
        if !offers::has_sorcery(game, board, seat, card) {
            return self.lacks_sorcery(RuleNumber::published(41), seat);
        }
        self.pointless(seat, card, printed.kind)
    }

    /// Returns the reason that no Character provides Sorcery (Q38). It names the Characters in the hand that have it.
    pub(super) fn lacks_sorcery(&self, rule: RuleNumber, seat: Seat) -> Reason {
        let (en, fr) = if self.game.rules.sorcery_own {
            (
                "Needs Sorcery, which no Character of yours has.",
                "Il faut la Sorcellerie, qu’aucun de vos Personnages n’a.",
            )
        } else {
            (
                "Needs Sorcery, which no Character in play has.",
                "Il faut la Sorcellerie, qu’aucun Personnage en jeu n’a.",
            )
        };
        let hand = self.view.hands[seat].cards.hand;
        let gives =
            |card: &CardId| self.game.is_character(*card) && self.game.catalog.card(*card).words.has(Word::SORCERY);
        let names: Vec<String> = hand.titles().filter(gives).map(|card| self.speaker.card(card)).collect();
        let mut reason = self.because(rule, en, fr);
        if !names.is_empty() {
            let who = self.all(&names);
            reason.words +=
                &self.speaker.say(format!(" In your hand: {who}."), format!(" Dans votre main\u{a0}: {who}."));
        }
        reason
    }

    /// Returns the reason why a card cannot be played although the seat has enough Story Points for it.
    fn pointless(&self, seat: Seat, card: CardId, kind: Kind) -> Reason {
        match kind {
            Kind::Object if self.board.each().any(|(_, piece)| piece.card == card) => {
                self.because(RuleNumber::published(36), "A copy is in play already.", "Un exemplaire est déjà en jeu.")
            }
            Kind::Event if self.view.saved[seat].len() >= MOST_SAVED => self.because(
                RuleNumber::ruling('Q', 61),
                "It would do nothing now, and no more Events can lie face-down.",
                "Sans effet maintenant, et plus aucun Événement ne peut être posé face cachée.",
            ),
            Kind::Effect | Kind::Event => {
                self.because(RuleNumber::ruling('Q', 45), "It would do nothing now.", "Sans effet maintenant.")
            }
            Kind::Character { .. } => {
                let rule = RuleNumber::published(28);
                self.because(rule, "There is nowhere to play it.", "Il n’y a nulle part où la jouer.")
            }
            Kind::Object => {
                let rule = RuleNumber::published(35);
                self.because(rule, "There is nowhere to play it.", "Il n’y a nulle part où la jouer.")
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
