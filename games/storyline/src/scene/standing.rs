//! The reasons why things on the table cannot be chosen in the Story Actions and in Bonus Movement: Characters,
//! Objects, Effects, Locations and face-down Events. A scene does not show the reason for a thing that can be chosen.

use super::Painter;
use crate::{At, Heading, Piece, PieceId, SavedView, SpotId, Why, continuous, offers};
use kernel::{Reason, RuleNumber, Seat};
use language::{Ability, Kind, Word};

impl Painter<'_> {
    /// Returns the viewer's seat if it decides in the Story Actions or in Bonus Movement, and true if it decides in the
    /// Story Actions.
    fn acting(&self) -> Option<(Seat, bool)> {
        let (seat, why) = self.asked().filter(|(seat, _)| self.is_own(*seat) && !self.offered.is_empty())?;
        match why {
            Why::Actions => Some((seat, true)),
            Why::Bonus => Some((seat, false)),
            Why::Window(_) | Why::Question(_) => None,
        }
    }

    pub(super) fn why_not_piece(&self, id: PieceId, piece: &Piece) -> Option<Reason> {
        let (seat, acts) = self.acting()?;
        let rule = RuleNumber::published;
        Some(match self.game.catalog.card(piece.card).kind {
            Kind::Character { .. } if piece.by != seat => {
                self.because(rule(16), "Only its Author moves it.", "Seul son Auteur le déplace.")
            }
            Kind::Character { .. } => self.why_not_step((seat, acts), id, piece),
            Kind::Object if matches!(piece.at, At::On(_)) => self.because(
                RuleNumber::ruling('Q', 36),
                "It goes with its bearer; only a card can take it off.",
                "Il suit qui le porte\u{202f}; seule une carte peut le lui retirer.",
            ),
            Kind::Object => self.because(
                rule(37),
                "Taken up by a Character of yours there, if no opposing one is there.",
                "À prendre par un de vos Personnages présents, si aucun adversaire n’y est.",
            ),
            Kind::Effect | Kind::Event => self.because(
                rule(40),
                "It stays until what it is attached to is archived.",
                "Reste jusqu’à ce que la carte à laquelle il est attaché soit archivée.",
            ),
        })
    }

    /// Returns the reason why a Character of the acting seat cannot take a step.
    fn why_not_step(&self, (seat, acts): (Seat, bool), id: PieceId, piece: &Piece) -> Reason {
        let (game, board, rule) = (self.game, self.board, RuleNumber::published);
        let has = |word| continuous::has(game, board, id, word);
        if piece.at == At::End {
            let never = ("At The End; it does not move again.", "À La Fin\u{202f}; il ne bouge plus.");
            return self.because(RuleNumber::ruling('Q', 16), never.0, never.1);
        }
        if has(Word::IMMOVABLE) {
            return self.because(rule(57), "Immovable: it never moves.", "Immobilité\u{a0}: ne se déplace jamais.");
        }
        if has(Word::STEADFAST) {
            let only = ("Steadfast: only a card can move it.", "Ancrage\u{a0}: seule une carte le déplace.");
            return self.because(rule(58), only.0, only.1);
        }
        if !acts && board.this_turn.moved.contains(id) {
            return self.because(rule(16), "Has had its Bonus Movement.", "A déjà fait son Mouvement bonus.");
        }
        self.why_not_paid((seat, acts), id)
    }

    /// Returns the reason why a Character cannot step in either direction: the cost, or a rule about the next place.
    fn why_not_paid(&self, (seat, acts): (Seat, bool), id: PieceId) -> Reason {
        let (game, board) = (self.game, self.board);
        let base = if acts { offers::STEP_COST } else { 0 };
        let open = |heading| {
            let to = offers::next_place(game, board, id, heading)?;
            to.is_none_or(|spot| continuous::may_enter(game, board, id, spot)).then_some(to)
        };
        let costs = Heading::BOTH.into_iter().filter_map(open).map(|to| {
            let enter = to.map_or(0, |spot| continuous::enter_cost(game, board, id, spot));
            base.saturating_add(continuous::leave_cost(game, board, id)).saturating_add(enter)
        });
        if let Some(least) = costs.min() {
            return self.too_dear(RuleNumber::ruling('Q', 19), least);
        }
        let at_last = board.spot_of(id).and_then(|spot| game.road.position(seat, spot)) == Some(game.road.last());
        if at_last {
            let prime = ("Only a Prime goes on to The End.", "Seule une Vedette peut atteindre La Fin.");
            return self.because(RuleNumber::published(19), prime.0, prime.1);
        }
        let shut = ("It may not enter the next Location.", "Il ne peut pas entrer dans le Lieu suivant.");
        self.because(RuleNumber::ruling('Q', 33), shut.0, shut.1)
    }

    pub(super) fn why_not_location(&self, spot: SpotId) -> Option<Reason> {
        let (seat, acts) = self.acting()?;
        let ruling = RuleNumber::ruling('Q', 31);
        Some(if !acts {
            let only = (
                "Choose who walks there first. A Location itself is replaced only by a Story Action.",
                "Choisissez d’abord qui s’y rend. Un Lieu n’est remplacé que par une Action d’Histoire.",
            );
            self.because(RuleNumber::ruling('Q', 21), only.0, only.1)
        } else if self.board.location(spot).is_none() {
            let hidden = (
                "Face-down: it turns up when a Character comes.",
                "Face cachée\u{a0}: se retourne quand un Personnage y vient.",
            );
            self.because(RuleNumber::published(47), hidden.0, hidden.1)
        } else if self.game.road.position(seat, spot).is_none() {
            self.because(ruling, "Not in your Storyline.", "Ce n’est pas dans votre Trame.")
        } else if self.board.this_turn.points < offers::REPLACE_COST {
            self.too_dear_to_replace()
        } else {
            self.because(
                ruling,
                "The Folio has no Location to replace it.",
                "Le Folio n’a plus de Lieu pour le remplacer.",
            )
        })
    }

    pub(super) fn why_not_saved(&self, owner: Seat, saved: &SavedView) -> Option<Reason> {
        let (seat, _) = self.acting()?;
        let Some(card) = saved.card.filter(|_| owner == seat) else {
            let only = ("Only its Author can reveal it.", "Seul son Auteur peut le révéler.");
            return Some(self.because(RuleNumber::ruling('Q', 40), only.0, only.1));
        };
        if !offers::has_sorcery(self.game, self.board, seat, card) {
            return Some(self.lacks_sorcery(RuleNumber::ruling('Q', 39), seat));
        }
        let answers = self.game.catalog.card(card).text.iter().any(|ability| matches!(ability, Ability::React { .. }));
        Some(if answers {
            let later = ("Revealed when what it answers happens.", "Se révèle quand arrive ce à quoi il répond.");
            self.because(RuleNumber::ruling('Q', 43), later.0, later.1)
        } else {
            self.because(RuleNumber::ruling('Q', 45), "It would do nothing now.", "Sans effet maintenant.")
        })
    }
}
