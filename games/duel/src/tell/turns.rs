//! The sentences for the events of a turn outside battles, and for the end of the game.

use crate::{
    CardId, Cards, CharacterId, Characters, Ending,
    scene::{Speaker, at, of, to},
};
use kernel::{Seat, opening};

impl Speaker<'_> {
    pub(super) fn first_rolled(&self, (good, evil): (u8, u8), first: Seat) -> String {
        let name = self.name(first);
        self.say(
            format!("Good rolls {good}, Evil {evil}: {name} begins."),
            format!("Le Bien fait {good}, le Mal {evil}\u{a0}: {name} commence."),
        )
    }

    /// Returns the sentence for a draw, with the name of the card if the viewer saw it.
    pub(super) fn drew(&self, seat: Seat, card: Option<CardId>) -> String {
        let name = self.name(seat);
        match card {
            Some(card) => {
                let title = self.title(card);
                self.say(format!("{name} draws {title}."), format!("{name} pioche {title}."))
            }
            None => self.say(format!("{name} draws a card."), format!("{name} pioche une carte.")),
        }
    }

    pub(super) fn reshuffled(&self, seat: Seat) -> String {
        let name = self.name(seat);
        self.say(
            format!("{name} shuffles the discard into a new deck."),
            format!("{name} mélange sa défausse, qui devient sa pioche."),
        )
    }

    pub(super) fn turn_began(&self, seat: Seat, turn: u8) -> String {
        let (name, side) = (self.name(seat), self.side(seat));
        self.say(format!("{name} ({side}) begins turn {turn}."), format!("{name} ({side}) commence son tour {turn}."))
    }

    pub(super) fn attack_skipped(&self, seat: Seat) -> String {
        let name = self.name(seat);
        self.say(
            format!("{name} cannot attack, so the Attack Phase is skipped."),
            format!("{name} ne peut attaquer\u{a0}: la Phase d’Attaque est sautée."),
        )
    }

    pub(super) fn looked(&self, seat: Seat, item: CardId, hand: Option<Cards>) -> String {
        let (name, title) = (self.name(seat), self.title(item));
        let other = self.name(self.reader.names.after(seat));
        let (en, fr) = (
            format!("{name} looks at {other}’s hand with {title}"),
            format!("{name} regarde la main {} avec {title}", of(other)),
        );
        match hand {
            Some(hand) => {
                let cards = self.titles(hand);
                self.say(format!("{en}: {cards}."), format!("{fr}\u{a0}: {cards}."))
            }
            None => self.say(format!("{en}."), format!("{fr}.")),
        }
    }

    pub(super) fn discarded_to_draw(&self, seat: Seat, card: CardId) -> String {
        let (name, title) = (self.name(seat), self.title(card));
        let cards = self.game.roles.facts(card).discard_to_draw;
        let (words, mots) = if cards == 1 { ("card", "carte") } else { ("cards", "cartes") };
        self.say(
            format!("{name} discards {title} to draw {cards} {words}."),
            format!("{name} défausse {title} pour piocher {cards} {mots}."),
        )
    }

    pub(super) fn placed(&self, seat: Seat, card: CardId) -> String {
        let (name, title) = (self.name(seat), self.title(card));
        self.say(format!("{name} puts {title} into play."), format!("{name} met {title} en jeu."))
    }

    pub(super) fn attached(&self, seat: Seat, card: CardId, bearer: CharacterId) -> String {
        let (name, title, who) = (self.name(seat), self.title(card), self.who(bearer));
        self.say(format!("{name} attaches {title} to {who}."), format!("{name} attache {title} {}.", to(&who)))
    }

    pub(super) fn played(&self, seat: Seat, card: CardId, on: Characters) -> String {
        let (name, title, whom) = (self.name(seat), self.title(card), self.all(on));
        self.say(format!("{name} plays {title} on {whom}."), format!("{name} joue {title} sur {whom}."))
    }

    pub(super) fn item_named(&self, seat: Seat, card: CardId, item: CardId) -> String {
        let (name, title, item) = (self.name(seat), self.title(card), self.title(item));
        self.say(format!("{name} plays {title} on {item}."), format!("{name} joue {title} sur {item}."))
    }

    pub(super) fn stolen(&self, seat: Seat, item: CardId, from: CharacterId) -> String {
        let (name, title, who) = (self.name(seat), self.title(item), self.who(from));
        self.say(format!("{name} takes {title} from {who}."), format!("{name} prend {title} {}.", to(&who)))
    }

    /// Returns the sentence for a Character that joins a unit, and for any change of Location (D39).
    pub(super) fn joined(
        &self,
        character: CharacterId,
        unit: Characters,
        (was, others_were): (Option<CardId>, Option<CardId>),
        now: Option<CardId>,
    ) -> String {
        let (who, others) = (self.who(character), self.all(unit - Characters::only(character)));
        let place = |card: CardId| self.title(card);
        let (en, fr) = match (was.filter(|was| now != Some(*was)), others_were.filter(|were| now != Some(*were)), now) {
            (None, None, Some(now)) if was.is_none() => {
                let now = place(now);
                (format!(" and is now at {now}"), format!(" et se trouve maintenant {}", at(&now)))
            }
            (None, None, _) => (String::new(), String::new()),
            (Some(was), _, Some(now)) => {
                let (was, now) = (place(was), place(now));
                (
                    format!(" and is now at {now}, no longer at {was}"),
                    format!(" et se trouve maintenant {}, et non plus {}", at(&now), at(&was)),
                )
            }
            (Some(was), None, None) => {
                let was = place(was);
                (format!(" and is no longer at {was}"), format!(" et n’est plus {}", at(&was)))
            }
            (None, Some(were), _) => {
                let were = place(were);
                (format!("; {others} is no longer at {were}"), format!("\u{202f}; {others} n’est plus {}", at(&were)))
            }
            (Some(was), Some(were), None) => {
                let (was, were) = (place(was), place(were));
                (
                    format!("; the new Group is at no Location, neither at {was} nor at {were}"),
                    format!("\u{202f}; le nouveau Groupe n’est dans aucun Lieu, ni {} ni {}", at(&was), at(&were)),
                )
            }
        };
        self.say(format!("{who} joins {others}{en}."), format!("{} rejoint {others}{fr}.", opening(&who)))
    }

    pub(super) fn left(&self, character: CharacterId) -> String {
        let who = self.who(character);
        self.say(format!("{who} leaves its Group."), format!("{} quitte son Groupe.", opening(&who)))
    }

    pub(super) fn discarded(&self, seat: Seat, card: CardId) -> String {
        let (name, title) = (self.name(seat), self.title(card));
        self.say(format!("{name} discards {title}."), format!("{name} défausse {title}."))
    }

    pub(super) fn assigned(&self, seat: Seat, unit: Characters, location: Option<CardId>) -> String {
        let (name, who) = (self.name(seat), self.all(unit));
        match location {
            Some(location) => {
                let title = self.title(location);
                self.say(format!("{name} assigns {who} to {title}."), format!("{name} place {who} {}.", at(&title)))
            }
            None => self.say(
                format!("{name} assigns {who} to no Location."),
                format!("{name} ne place plus {who} dans aucun Lieu."),
            ),
        }
    }

    pub(super) fn ended(&self, winner: Option<Seat>, ending: Ending) -> String {
        let Some(winner) = winner else {
            return self.say("The last turn is over: it is a draw.", "Le dernier tour est joué\u{a0}: match nul.");
        };
        let (name, other) = (self.name(winner), self.name(self.reader.names.after(winner)));
        match ending {
            Ending::NobodyLeft => self.say(
                format!("{other} has had no viable Character for two turns in a row: {name} wins."),
                format!("{other} n’a eu aucun Personnage viable pendant deux tours de suite\u{a0}: {name} gagne."),
            ),
            Ending::TurnCap => self.say(
                format!("The last turn is over: {name} wins."),
                format!("Le dernier tour est joué\u{a0}: {name} gagne."),
            ),
        }
    }
}
