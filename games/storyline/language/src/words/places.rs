//! Writes places, descriptions of Locations, and the texts of Locations.

use super::{
    grammar::{points, que, sentence, to_french},
    scribe::{Named, Scribe},
    things::{Form, Phrase, characters},
    traits::{Number, parted},
};
use crate::{Fee, Noun, Part, Place, Spots, Traits};
use kernel::Lang;

impl Scribe<'_> {
    /// Returns the words for the place of a card. They are empty for your Storyline, which every choice means by
    /// default.
    pub(super) fn place(self, place: &Place, noun: Noun, number: Number) -> String {
        match place {
            Place::Storyline => String::new(),
            Place::There => {
                let fr = if number == Number::Many { "qui s’y trouvent" } else { "qui s’y trouve" };
                self.say("there", fr)
            }
            // This is "un Objet qu’elle porte", after the sentence has named the card.
            Place::OnThis if noun == Noun::Object && self.lang == Lang::Fr && self.named == Named::This => {
                let own = self.own_or_it();
                let porte = if own.number == Number::Many { "portent" } else { "porte" };
                format!("{} {porte}", que(&own.words))
            }
            Place::InPlay
            | Place::At(_)
            | Place::Here
            | Place::Near
            | Place::WithYours
            | Place::On(_)
            | Place::OnThis
            | Place::OnIt
            | Place::LooseHere
            | Place::OnLocationHere => self.whereabouts(place, noun, number),
        }
    }

    /// Returns the words for the place of a card after "It is …".
    pub(super) fn whereabouts(self, place: &Place, noun: Noun, number: Number) -> String {
        let s = if number == Number::Many { "s" } else { "" };
        match place {
            Place::Storyline => self.say("in your Storyline", "dans votre Trame"),
            Place::InPlay => self.say("in play", "en jeu"),
            Place::At(words) => {
                let spot = self.spot(Spots { here: false, are: **words, are_not: Traits::NONE });
                self.say(format!("at {spot}"), format!("dans {spot}"))
            }
            Place::Here => self.say("here", "ici"),
            Place::Near => self.say("here or at an adjacent Location", "ici ou dans un Lieu adjacent"),
            Place::There => self.say("there", "dans ce Lieu"),
            Place::WithYours => {
                self.say("at a Location where you have a Character", "dans un Lieu où vous avez un Personnage")
            }
            Place::On(bearer) => {
                let bearer = self.thing(bearer, Form::Some).words;
                self.say(on_english(noun, &bearer), on_french(noun, s, &bearer))
            }
            Place::OnThis => {
                let own = self.own_or_them();
                self.say(on_english(noun, &own), on_french(noun, s, &own))
            }
            Place::OnIt => self.say(on_english(noun, "it"), on_french(noun, s, &self.it())),
            Place::LooseHere => self.say("lying loose here", format!("laissé{s} ici sans porteur")),
            Place::OnLocationHere => {
                self.say("attached to the Location here", format!("attaché{s} au Lieu {}", self.where_it_is()))
            }
        }
    }

    /// Describes a Location: "a Forest or Wild Location".
    pub(super) fn spot(self, spots: Spots) -> String {
        let location = self.some_location(spots.are, "");
        if spots.are_not.is_empty() {
            return location;
        }
        let other = self.some_location(spots.are_not, "");
        self.say(format!("{location} other than {other}"), format!("{location} autre {}", que(&other)))
    }

    /// Describes a face-up Location: "a face-up Forest Location".
    pub(super) fn face_up_spot(self, spots: Spots) -> String {
        if spots.here {
            let only = self.only_at(spots);
            return self.say(format!("the Location here{only}"), format!("le Lieu {}{only}", self.where_it_is()));
        }
        let location = self.some_location(spots.are, self.pick("face-up", "face visible"));
        let except = (!spots.are_not.is_empty()).then(|| {
            let other = self.some_location(spots.are_not, "");
            self.say(format!(" other than {other}"), format!(" autre {}", que(&other)))
        });
        let except = except.unwrap_or_default();
        self.say(format!("{location} of your Storyline{except}"), format!("{location} de votre Trame{except}"))
    }

    fn some_location(self, are: Traits, how: &str) -> String {
        if are.names().next().is_some() && how.is_empty() && are.words().next().is_none() {
            return super::grammar::listed(&self.definite_names(are), self.pick("or", "ou"));
        }
        let names = self.titles(are).into_iter().map(|title| title.full);
        let (near, far) = parted(are.words().map(|word| self.beside(word, Number::One)));
        let or = self.pick("or", "ou");
        let what = super::grammar::listed(&near.into_iter().chain(names).chain(far).collect::<Vec<_>>(), or);
        let location = self.pick("Location", "Lieu");
        let (before, after) = self.pick((how, ""), ("", how));
        let words = self.pick([before, &what, location, after], [before, location, &what, after]);
        let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
        let words = words.join(" ");
        self.say(super::grammar::a(&words), format!("un {words}"))
    }

    /// Writes the condition that the Location HERE fits the description `here`: " if this is a Forest Location".
    pub(super) fn only_at(self, here: Spots) -> String {
        if here.are.is_empty() && here.are_not.is_empty() {
            return String::new();
        }
        let spot = self.spot(here);
        self.say(format!(" if this is {spot}"), format!(" si c’est {spot}"))
    }

    /// Writes a step: "enter here", "quitter un Lieu de Forêt".
    pub(super) fn step(self, part: Part, at: Spots) -> String {
        if at.here {
            let step = match part {
                Part::Enter => self.say("enter here", "entrer ici"),
                Part::Leave => self.say("leave here", "partir d’ici"),
                Part::All => self.say("enter or leave here", "entrer ici ou en partir"),
            };
            return format!("{step}{}", self.only_at(at));
        }
        let spot = self.spot(at);
        match part {
            Part::Enter => self.say(format!("enter {spot}"), format!("entrer dans {spot}")),
            Part::Leave => self.say(format!("leave {spot}"), format!("quitter {spot}")),
            Part::All => self.say(format!("enter or leave {spot}"), format!("entrer dans {spot} ou en partir")),
        }
    }

    /// Writes the sentence for the cost of entering or leaving a Location (rule 46). If only some Characters pay, they
    /// are the subject of the sentence.
    pub(super) fn fee(self, fee: Fee, part: Part) -> String {
        let cost = points(fee.cost, self.lang);
        if !fee.only.is_empty() {
            let who = self.characters(fee.only);
            let (en, fr) = match part {
                Part::Enter => ("enter this Location", "entrer dans ce Lieu"),
                Part::Leave => ("leave this Location", "quitter ce Lieu"),
                Part::All => ("enter or leave this Location", "entrer dans ce Lieu ou le quitter"),
            };
            let pays = self.agreeing(who.number, ["pays", "pay"], ["paie", "paient"]);
            let free = self.free(&fee);
            let who = who.words;
            return sentence(
                &self.say(format!("{who} {pays} {cost} to {en}{free}"), format!("{who} {pays} {cost} pour {fr}{free}")),
            );
        }
        let step = match part {
            Part::Enter => self.pick("Entering this Location", "Entrer dans ce Lieu"),
            Part::Leave => self.pick("Leaving this Location", "Quitter ce Lieu"),
            Part::All => self.pick("Entering or leaving this Location", "Entrer dans ce Lieu ou le quitter"),
        };
        let costs = self.pick("costs", "coûte");
        sentence(&format!("{step} {costs} {cost}{}", self.free(&fee)))
    }

    /// Returns the words for those who pay: "only Evil Characters", "except Animals".
    pub(super) fn payers(self, fee: &Fee) -> Option<String> {
        let only = (!fee.only.is_empty()).then(|| {
            let who = self.characters(fee.only).words;
            self.say(format!("only {who}"), format!("seulement {who}"))
        });
        let free = (!fee.free.is_empty()).then(|| {
            let who = self.characters(fee.free).words;
            self.say(format!("except {who}"), format!("sauf {who}"))
        });
        let both: Vec<String> = only.into_iter().chain(free).collect();
        (!both.is_empty()).then(|| both.join(", "))
    }

    fn free(self, fee: &Fee) -> String {
        if fee.free.is_empty() {
            return String::new();
        }
        let who = self.characters(fee.free).words;
        self.say(format!(", but nothing for {who}"), format!(", mais rien pour {who}"))
    }

    /// Writes the sentence that names the only Characters that may enter a Location (Q33).
    pub(super) fn only(self, who: Traits) -> String {
        let who = self.characters(who).words;
        let en = format!("Only {who} may enter this Location.");
        self.say(en, format!("Personne ne peut entrer dans ce Lieu, sauf {who}."))
    }

    pub(super) fn played_here(self, who: Traits) -> String {
        let who = self.characters(who).words;
        let en = format!("You may play {who} directly here.");
        self.say(en, format!("Vous pouvez jouer {who} directement ici."))
    }

    /// Describes all Characters with one of these traits: "Animals", "les Animaux".
    fn characters(self, are: Traits) -> Phrase {
        self.thing(&characters(are), Form::All)
    }
}

/// Writes that a card is on a bearer: Objects are "borne" and Effects "attached".
fn on_english(noun: Noun, bearer: &str) -> String {
    match noun {
        Noun::Object => format!("borne by {bearer}"),
        Noun::Effect => format!("attached to {bearer}"),
        Noun::Character | Noun::Event => format!("on {bearer}"),
    }
}

fn on_french(noun: Noun, s: &str, bearer: &str) -> String {
    match noun {
        Noun::Object => format!("porté{s} par {bearer}"),
        Noun::Effect => format!("attaché{s} {}", to_french(bearer)),
        Noun::Character | Noun::Event => format!("sur {bearer}"),
    }
}
