//! Writes searches among cards that are not in play: hands, the Library, the Archive.

use super::{
    grammar::listed,
    scribe::{Mood, Scribe},
    things::{Form, characters},
    traits::Number,
};
use crate::{Filter, Goal, Peeked, Printed, Zones};

impl Scribe<'_> {
    pub(super) fn peeked(self, cards: u8, then: Peeked, mood: Mood) -> String {
        let top = if cards == 1 {
            self.say("the top card of the Library", "la première carte de la Bibliothèque")
        } else {
            let fr = format!("les {cards} premières cartes de la Bibliothèque");
            self.say(format!("the top {cards} cards of the Library"), fr)
        };
        match then {
            Peeked::Take(count) => {
                let (prenez, mettez) = match mood {
                    Mood::Order => (format!("prenez-en {count}"), "mettez"),
                    Mood::Infinitive => (format!("en prendre {count}"), "mettre"),
                };
                let en = format!("{top}, put {count} of them into your hand and the rest on the bottom in any order");
                self.say(
                    en,
                    format!("{top}, {prenez} en main et {mettez} le reste dessous dans l’ordre de votre choix"),
                )
            }
            Peeked::MayBottom => {
                let en = format!("{top}, which you may put on the bottom");
                self.say(en, format!("{top}, que vous pouvez mettre dessous"))
            }
        }
    }

    pub(super) fn raided(self, mood: Mood) -> String {
        let archive = match mood {
            Mood::Order => "archivez-en une carte",
            Mood::Infinitive => "en archiver une carte",
        };
        let en = "one opponent’s hand and archive one card of it";
        self.say(en, format!("la main d’un adversaire et {archive} au choix"))
    }

    /// Writes the zones, the card and the goal of a search: "the Library and the Archive for one Field Mice card and
    /// put it into your hand".
    pub(super) fn searched(self, zones: Zones, what: Printed, (most, to): (u8, Goal), mood: Mood) -> String {
        let (zones, what) = (self.zones(zones), self.sought(what, most));
        let to = self.goal(to, most, mood);
        self.say(format!("{zones} for {what} and {to}"), format!("dans {zones} {what} et {to}"))
    }

    fn zones(self, Zones { hand, library, archive }: Zones) -> String {
        let zones = [
            hand.then(|| self.say("your hand", "votre main")),
            library.then(|| self.say("the Library", "la Bibliothèque")),
            archive.then(|| self.say("the Archive", "les Archives")),
        ];
        listed(&zones.into_iter().flatten().collect::<Vec<_>>(), self.pick("and", "et"))
    }

    /// Describes the cards that are sought: "up to 3 Field Mice cards", "une carte Animal ou Reine des mulots".
    fn sought(self, Printed { noun, are: what }: Printed, most: u8) -> String {
        if let Some(noun) = noun {
            let form = if most == 1 { Form::One } else { Form::UpTo(most) };
            return self.thing(&Filter { noun, ..characters(what) }, form).words;
        }
        if what.is_empty() {
            let cards = super::grammar::cards(most, self.lang);
            return match most {
                1 => self.say("one card", "une carte"),
                _ => self.say(format!("up to {cards}"), format!("jusqu’à {cards}")),
            };
        }
        let words = what.words().map(|word| self.word(word, Number::One));
        let names = self.titles(what).into_iter().map(|title| title.full);
        let what = listed(&words.chain(names).collect::<Vec<_>>(), self.pick("or", "ou"));
        if most == 1 {
            return self.say(format!("one {what} card"), format!("une carte {what}"));
        }
        self.say(format!("up to {most} {what} cards"), format!("jusqu’à {most} cartes {what}"))
    }

    fn goal(self, to: Goal, most: u8, mood: Mood) -> String {
        let (it, la) = if most == 1 { ("it", "la") } else { ("them", "les") };
        let fr = |order: &str, infinitive: &str| match mood {
            Mood::Order => format!("{order}-{la}"),
            Mood::Infinitive => format!("{la} {infinitive}"),
        };
        match to {
            Goal::Hand => self.say(format!("put {it} into your hand"), format!("{} en main", fr("prenez", "prendre"))),
            Goal::Title => self.say(
                format!("put {it} onto your Title Card"),
                format!("{} sur votre Carte-Titre", fr("placez", "placer")),
            ),
            Goal::Over => self.say(
                format!("play {it} for 0 Story Points over the version that you control"),
                format!("{} pour 0 Point d’Histoire sur la version que vous contrôlez", fr("jouez", "jouer")),
            ),
        }
    }
}
