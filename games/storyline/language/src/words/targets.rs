//! Writes the targets and the manner of a deed: "one opposing Character here back 2 Locations toward its Title Card".

use super::{
    grammar::{far, to_french},
    scribe::{It, Mood, Named, Scribe},
    things::{Form, Phrase},
    traits::Number,
};
use crate::{Distance, Grant, Sort, Target, Until};
use kernel::Lang;

/// The fate of a Character's Objects when the Character leaves the road.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Objects {
    Along,
    Stay,
}

/// The manner of a deed, in each language.
pub(super) struct How {
    en: String,
    fr: String,
    /// True if the manner is a distance. French puts a distance before a long name, because the name would separate it
    /// from the verb.
    is_far: bool,
}

impl How {
    pub(super) fn just(en: &str, fr: &str) -> How {
        How { en: en.to_owned(), fr: fr.to_owned(), is_far: false }
    }
}

impl Scribe<'_> {
    pub(super) fn target(self, target: &Target) -> Phrase {
        let single = |words| Phrase { words, number: Number::One };
        match target {
            Target::This => {
                let number = self.own().number;
                match self.lang {
                    Lang::En => Phrase { words: self.own_or_them(), number },
                    Lang::Fr => Phrase { words: self.own().words, number },
                }
            }
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

    /// Writes a deed that is done to cards, with the verb, the target and the manner. French uses "le" for a card that
    /// has just been named.
    pub(super) fn done_to(self, mood: Mood, verbs: [&str; 3], whom: &Target, how: &How) -> String {
        let words = self.target(whom).words;
        let [verb, order, infinitive] = verbs;
        match (self.lang, whom, how) {
            (Lang::En, _, How { en, .. }) => format!("{verb} {words}{en}"),
            (Lang::Fr, Target::It, How { fr, .. }) => {
                let le = match self.it {
                    It::Card(_) => "le",
                    It::Played => "la",
                };
                done_to_it(mood, [order, infinitive], le, fr)
            }
            (Lang::Fr, Target::This, How { fr, .. }) if self.named == Named::This => {
                done_to_it(mood, [order, infinitive], self.le_of_own(), fr)
            }
            (Lang::Fr, Target::One(_) | Target::UpTo(..) | Target::Each(_), How { fr, is_far: true, .. }) => {
                format!("{}{fr} {words}", mood.of(order, infinitive))
            }
            (Lang::Fr, _, How { fr, .. }) => format!("{} {words}{fr}", mood.of(order, infinitive)),
        }
    }

    /// Writes a distance: " up to 2 Locations", " de 2 Lieux au plus".
    pub(super) fn how_far(self, distance: Distance, (en, fr): (&str, &str)) -> How {
        let far = far(distance.most(), self.lang);
        let (up_to, au_plus) = match distance {
            Distance::Exactly(_) => ("", ""),
            Distance::UpTo(_) => ("up to ", " au plus"),
        };
        How { en: format!(" {up_to}{far}{en}"), fr: format!(" {far}{au_plus}{fr}"), is_far: true }
    }

    /// Writes a distance back: " back up to 2 Locations toward its Title Card".
    pub(super) fn how_far_back(self, whom: &Target, count: u8) -> How {
        let far = far(count, self.lang);
        let (up_to, au_plus) = if count > 1 { ("up to ", " au plus") } else { ("", "") };
        let (title, carte) = title_card(self.target(whom).number);
        How {
            en: format!(" back {up_to}{far} toward {title}"),
            fr: format!(" {far}{au_plus} vers {carte}"),
            is_far: true,
        }
    }

    /// Writes a return to a Title Card: " onto its Title Card without its Objects".
    pub(super) fn onto_title(self, whom: &Target, objects: Objects) -> How {
        let number = self.target(whom).number;
        let (title, carte) = title_card(number);
        let (its, ses) = if number == Number::Many { ("their", "leurs") } else { ("its", "ses") };
        let (en, fr) = match objects {
            Objects::Along => (format!(" to {title} with {its} Objects"), format!(" sur {carte} avec {ses} Objets")),
            Objects::Stay => {
                (format!(" onto {title} without {its} Objects"), format!(" sur {carte} sans {ses} Objets"))
            }
        };
        How { en, fr, is_far: false }
    }

    /// Writes a TAKE: "one Object borne by a Pirate here and have one of your Characters at the same Location bear it".
    pub(super) fn taken(self, what: &Target, mood: Mood) -> String {
        let what = self.target(what).words;
        let porter = mood.of("faites-le porter", "le faire porter");
        self.say(
            format!("{what} and have one of your Characters at the same Location bear it"),
            format!("{what} et {porter} par un de vos Personnages dans le même Lieu"),
        )
    }

    /// Writes a gift for a limited time: "another of your Characters here Flying until the end of the turn".
    pub(super) fn given(self, what: &Grant, whom: &Target, until: Until) -> String {
        let each = match what {
            Grant::Vitality { plus, each: Some(each) } => self.for_each_signed(*plus, each),
            Grant::Vitality { plus: _, each: None } | Grant::Has(_) | Grant::Control => String::new(),
        };
        let (what, whom, until) = (self.granted(what), self.target(whom).words, self.until(until));
        self.say(format!("{whom} {what}{each} {until}"), format!("{what} {}{each} {until}", to_french(&whom)))
    }

    fn granted(self, what: &Grant) -> String {
        match what {
            Grant::Vitality { plus, each: _ } => self.plus_vitality(*plus),
            Grant::Control => self.say("control", "le contrôle"),
            Grant::Has(word) if self.sort(*word) == Sort::Ability => self.ability_name(*word),
            Grant::Has(word) => {
                let name = self.word(*word, Number::One);
                self.say(format!("the keyword {name}"), format!("le mot-clé {name}"))
            }
        }
    }

    pub(super) fn until(self, until: Until) -> String {
        match until {
            Until::TurnEnd => self.say("until the end of the turn", "jusqu’à la fin du tour"),
            Until::YourStart => self.say("until the start of your next turn", "jusqu’au début de votre prochain tour"),
            Until::ItsTurnEnd => self.say(
                "until the end of its controller’s next turn",
                "jusqu’à la fin du prochain tour de l’Auteur qui en a le contrôle",
            ),
            Until::RoundEnd => self.say("until the end of the Round", "jusqu’à la fin de la Manche"),
            Until::GameEnd => self.say("until the end of the game", "jusqu’à la fin de la partie"),
        }
    }
}

/// Writes a French deed with a pronoun: "placez-le sur sa Carte-Titre", "faites-le avancer", "l’archiver".
fn done_to_it(mood: Mood, [order, infinitive]: [&str; 2], le: &str, how: &str) -> String {
    match (mood, order.split_once(' ')) {
        (Mood::Order, Some((makes, does))) => format!("{makes}-{le} {does}{how}"),
        (Mood::Order, None) => format!("{order}-{le}{how}"),
        (Mood::Infinitive, _) if le != "les" && infinitive.starts_with('a') => format!("l’{infinitive}{how}"),
        (Mood::Infinitive, _) => format!("{le} {infinitive}{how}"),
    }
}

/// Returns the words for the Title Card of one card or of several.
fn title_card(number: Number) -> (&'static str, &'static str) {
    match number {
        Number::One => ("its Title Card", "sa Carte-Titre"),
        Number::Many => ("their Title Cards", "leur Carte-Titre"),
    }
}
