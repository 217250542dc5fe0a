//! To what cards something is done, and how: "one opposing Character here back 2 Locations toward its Title Card".

use super::{
    Scribe,
    grammar::{steps, to_french},
    things::{Form, Phrase},
    traits::Number,
};
use crate::{Lasting, Sort, Target, Until};

/// What becomes of the Objects of a Character that leaves the road.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Objects {
    Along,
    Stay,
}

impl Scribe<'_> {
    pub(super) fn target(self, target: &Target) -> Phrase {
        let single = |words| Phrase { words, number: Number::One };
        match target {
            Target::This => single(self.say("this card", "cette carte")),
            Target::Host => single(self.say("the host", "l’hôte")),
            Target::It => single(self.it()),
            Target::One(filters) => {
                let things = filters.iter().map(|filter| self.thing(filter, Form::One).words);
                single(things.collect::<Vec<_>>().join(self.pick(" or ", " ou ")))
            }
            Target::UpTo(most, filters) => {
                let things = filters.iter().map(|filter| self.thing(filter, Form::UpTo(*most)).words);
                let words = things.collect::<Vec<_>>().join(self.pick(" or ", " ou "));
                Phrase { words, number: if *most == 1 { Number::One } else { Number::Many } }
            }
            Target::Each(filter) => single(self.thing(filter, Form::Each).words),
        }
    }

    /// "one of your Characters 1 Location"
    pub(super) fn moved(self, whom: &Target, count: u8, up_to: bool, (en, fr): (&str, &str)) -> String {
        let (whom, far) = (self.target(whom).words, steps(count, self.lang));
        let (most, au_plus) = if up_to { ("up to ", " au plus") } else { ("", "") };
        self.say(format!("{whom} {most}{far}{en}"), format!("{whom} de {far}{au_plus}{fr}"))
    }

    pub(super) fn pushed(self, whom: &Target, count: u8) -> String {
        let (whom, far) = (self.target(whom), steps(count, self.lang));
        let (title, carte) = title_card(whom.number);
        let whom = whom.words;
        self.say(format!("{whom} back {far} toward {title}"), format!("{whom} de {far} vers {carte}"))
    }

    pub(super) fn onto_title(self, whom: &Target, objects: Objects) -> String {
        let whom = self.target(whom);
        let (title, carte) = title_card(whom.number);
        let (its, ses) = if whom.number == Number::Many { ("their", "leurs") } else { ("its", "ses") };
        let whom = whom.words;
        match objects {
            Objects::Along => self
                .say(format!("{whom} to {title} with {its} Objects"), format!("{whom} sur {carte} avec {ses} Objets")),
            Objects::Stay => self.say(
                format!("{whom} onto {title} without {its} Objects"),
                format!("{whom} sur {carte} sans {ses} Objets"),
            ),
        }
    }

    pub(super) fn to_hand(self, whom: &Target) -> String {
        let whom = self.target(whom).words;
        self.say(format!("{whom} to hand"), format!("{whom} en main"))
    }

    pub(super) fn taken(self, what: &Target) -> String {
        let what = self.target(what).words;
        self.say(
            format!("{what} for one of your Characters at the same Location"),
            format!("{what} pour un de vos Personnages dans le même Lieu"),
        )
    }

    /// "another of your Characters here Flying until the end of the turn"
    pub(super) fn given(self, what: Lasting, whom: &Target, until: Until) -> String {
        let (what, whom, until) = (self.lasting(what), self.target(whom).words, self.until(until));
        self.say(format!("{whom} {what} {until}"), format!("{what} {} {until}", to_french(&whom)))
    }

    fn lasting(self, what: Lasting) -> String {
        match what {
            Lasting::Vitality(plus) => self.plus_vitality(plus),
            Lasting::Has(word) if self.sort(word) == Sort::Ability => self.ability_name(word),
            Lasting::Has(word) => {
                let name = self.word(word, Number::One);
                self.say(format!("the keyword {name}"), format!("le mot-clé {name}"))
            }
        }
    }

    fn until(self, until: Until) -> String {
        match until {
            Until::TurnEnd => self.say("until the end of the turn", "jusqu’à la fin du tour"),
            Until::YourStart => self.say("until the start of your next turn", "jusqu’au début de votre prochain tour"),
            Until::ItsTurnEnd => self.say(
                "until the end of its controller’s next turn",
                "jusqu’à la fin du prochain tour de l’Auteur qui en a le contrôle",
            ),
            Until::RoundEnd => self.say("until the end of the Round", "jusqu’à la fin de la Manche"),
        }
    }
}

/// Whose own Title Card.
fn title_card(number: Number) -> (&'static str, &'static str) {
    match number {
        Number::One => ("its Title Card", "sa Carte-Titre"),
        Number::Many => ("their Title Cards", "leur Carte-Titre"),
    }
}
