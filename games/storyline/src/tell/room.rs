//! Sentences about the limits of a table.

use crate::{
    MOST_ACTIONS_A_TURN, MOST_FRAMES, MOST_LASTING, MOST_PLACED, MOST_SCRIPTS_A_TURN, MOST_WAITING, PieceId, Room,
    speaker::Speaker,
};

impl Speaker<'_> {
    pub(super) fn no_room(&self, room: Room) -> String {
        match room {
            Room::Play(card) => {
                let (card, most) = (self.card(card), PieceId::MOST);
                self.tells(
                    format!("There is no room for {card}: {most} cards are in play"),
                    format!("Il n’y a plus de place pour {card}\u{a0}: {most} cartes sont en jeu"),
                )
            }
            Room::Lasting(card) => {
                let card = self.card(card);
                self.tells(
                    format!("There is no room for what {card} would be given: {MOST_LASTING} such things last already"),
                    format!(
                        "Il n’y a plus de place pour ce que recevrait {card}\u{a0}: {MOST_LASTING} choses de ce genre durent déjà"
                    ),
                )
            }
            Room::Known(stock) => {
                let whose = self.whose(stock);
                self.tells(
                    format!(
                        "There is no room to look at more: at most {MOST_PLACED} cards are known at either end of {whose} Library"
                    ),
                    format!(
                        "Il n’y a plus de place pour en regarder davantage\u{a0}: on connaît au plus {MOST_PLACED} cartes à chaque bout de la Bibliothèque{whose}"
                    ),
                )
            }
            Room::Text(of) => {
                let source = self.source(of);
                self.tells(
                    format!(
                        "There is no room for what {source} says: at most {MOST_SCRIPTS_A_TURN} texts are carried out in a turn, {MOST_WAITING} begin at the same moment, and {MOST_FRAMES} wait for one another"
                    ),
                    format!(
                        "Il n’y a plus de place pour ce que dit {source}\u{a0}: au plus {MOST_SCRIPTS_A_TURN} textes sont exécutés dans un tour, {MOST_WAITING} commencent au même moment, et {MOST_FRAMES} s’attendent l’un l’autre"
                    ),
                )
            }
            Room::Steps => self.tells(
                "There is no room for so many steps at once: what these texts had still to do is left undone",
                "Il n’y a plus de place pour tant d’étapes à la fois\u{a0}: ce que ces textes avaient encore à faire n’est pas fait",
            ),
            Room::Actions(seat) => {
                let name = self.name(seat);
                self.tells(
                    format!("There is no room for more in this turn: {name} has taken {MOST_ACTIONS_A_TURN} actions"),
                    format!("Il n’y a plus de place dans ce tour\u{a0}: {name} a fait {MOST_ACTIONS_A_TURN} actions"),
                )
            }
        }
    }
}
