//! The words of conditions, such as "one of your Mice is here".

use super::{
    grammar::listed,
    names::{Own, Title},
    scribe::{Before, It, Named, Scribe},
    things::{Form, Phrase, characters},
    traits::Number,
};
use crate::{Compare, Cond, Filter, Given, Noun, Place, Polarity, Spots, Traits, Whose};

/// The comparison "at least one".
const ONE: Compare = Compare::at_least(1);

impl Scribe<'_> {
    /// Writes the conditions in the form " while … and …". Returns an empty string if there are none.
    pub(super) fn while_given(self, given: &[Given]) -> String {
        if given.is_empty() {
            return String::new();
        }
        let conditions = self.conditions(given);
        let fr: Vec<String> = conditions.iter().map(|condition| super::grammar::que(condition)).collect();
        self.say(format!(" while {}", conditions.join(" and ")), format!(" tant {}", fr.join(" et ")))
    }

    /// Writes the conditions in the form "if … and …".
    pub(super) fn if_given(self, given: &[Given]) -> String {
        let conditions = self.conditions(given);
        let fr: Vec<String> = conditions.iter().map(|condition| super::grammar::si(condition)).collect();
        self.say(format!("if {}", conditions.join(" and ")), fr.join(" et "))
    }

    /// Writes the conditions in the form "as soon as … and …".
    pub(super) fn as_soon_as(self, given: &[Given]) -> String {
        let conditions = self.conditions(given);
        let fr: Vec<String> = conditions.iter().map(|condition| super::grammar::que(condition)).collect();
        self.say(format!("as soon as {}", conditions.join(" and ")), format!("dès {}", fr.join(" et ")))
    }

    /// Returns the words of each condition. After a condition that names the card, the next ones call it "it".
    fn conditions(self, given: &[Given]) -> Vec<String> {
        let mut scribe = self;
        let mut conditions = Vec::new();
        for Given { polarity, cond } in given {
            conditions.push(scribe.condition(cond, *polarity));
            scribe = if self.asks_of_own(cond) { self.after_own() } else { self };
        }
        conditions
    }

    /// Reports whether a condition refers to the card itself.
    pub(super) fn asks_of_own(self, cond: &Cond) -> bool {
        let own = matches!(self.named, Named::Nobody | Named::This);
        match cond {
            Cond::At(_) => own,
            Cond::Equipped(_) => own && !self.hosted,
            Cond::Exists { .. } | Cond::Done | Cond::Left(_) | Cond::Is(_) => false,
        }
    }

    /// Returns the scribe for the words after the conditions.
    pub(super) fn beyond(self, given: &[Given]) -> Self {
        match given.last() {
            Some(last) if self.asks_of_own(&last.cond) => self.after_own(),
            Some(_) | None => self.anew(),
        }
    }

    fn condition(self, cond: &Cond, polarity: Polarity) -> String {
        match cond {
            Cond::Exists { count, what } => self.exists(*count, what, polarity),
            Cond::At(words) => {
                let spot = self.spot(Spots { here: false, are: *words, are_not: Traits::NONE });
                let Own { words: who, number, .. } = self.who_stands();
                let not_en = if polarity == Polarity::Negative { " not" } else { "" };
                let est = match (number, polarity) {
                    (Number::One, Polarity::Positive) => "est",
                    (Number::One, Polarity::Negative) => "n’est pas",
                    (Number::Many, Polarity::Positive) => "sont",
                    (Number::Many, Polarity::Negative) => "ne sont pas",
                };
                let is = if number == Number::Many { "are" } else { "is" };
                self.say(format!("{who} {is}{not_en} at {spot}"), format!("{who} {est} dans {spot}"))
            }
            Cond::Equipped(words) => self.equipped(*words, polarity),
            Cond::Done if self.before == Before::Deed => {
                let (did, fait) = if polarity == Polarity::Negative {
                    ("did not", "ne l’avez pas fait")
                } else {
                    ("did", "l’avez fait")
                };
                self.say(format!("you {did}"), format!("vous {fait}"))
            }
            Cond::Done if polarity == Polarity::Negative => self.say("that changed nothing", "cela n’a rien changé"),
            Cond::Done => self.say("that changed anything", "cela a changé quelque chose"),
            Cond::Left(words) => {
                let spot = self.spot(Spots { here: false, are: *words, are_not: Traits::NONE });
                let (left, quitté) = if polarity == Polarity::Negative {
                    ("did not leave", "n’a pas ainsi quitté")
                } else {
                    ("left", "a ainsi quitté")
                };
                self.say(format!("it {left} {spot} this way"), format!("le Personnage déplacé {quitté} {spot}"))
            }
            Cond::Is(words) => {
                let (it, is) = (self.it(), self.is_one_of(*words, Number::One, polarity));
                format!("{it} {is}")
            }
        }
    }

    fn exists(self, count: Compare, what: &Filter, polarity: Polarity) -> String {
        if what.whose == Whose::Your && what.place == Place::InPlay {
            return self.control(count, what, polarity);
        }
        let form = if polarity == Polarity::Negative { Form::None } else { Form::Some };
        if count != ONE {
            return self.several(count, what, polarity);
        }
        let named = what.are.iter().any(|set| set.names().next().is_some());
        let names_only = named && what.are.len() == 1 && what.are[0].words().next().is_none() && !what.other;
        let place = self.whereabouts(&what.place, what.noun, Number::One);
        if polarity == Polarity::Negative && names_only && what.whose != Whose::Opposing {
            return self.is_absent(what, &place);
        }
        let Phrase { words: subject, number } = self.thing_somewhere(what, form);
        let is = self.agreeing(
            number,
            ["is", "are"],
            if polarity == Polarity::Negative { ["n’est", "ne sont"] } else { ["est", "sont"] },
        );
        format!("{subject} {is} {place}")
    }

    /// Writes that no version of a name is somewhere: "no Tin Woodman is in play".
    fn is_absent(self, what: &Filter, place: &str) -> String {
        let yours = what.whose == Whose::Your;
        let titles: Vec<Title> = what.are.iter().flat_map(|set| self.titles(*set)).collect();
        let fr: Vec<String> =
            titles.iter().map(|title| if yours { title.your_french() } else { title.definite() }).collect();
        let fr = match (fr.as_slice(), titles.as_slice()) {
            ([one], [Title { number: Number::Many, .. }]) => format!("{one} ne sont pas {place}"),
            ([one], _) => format!("{one} n’est pas {place}"),
            (several, _) => format!("ni {} n’est {place}", several.join(" ni ")),
        };
        let en = if yours {
            format!("{} is not {place}", self.thing_somewhere(what, Form::Some).words)
        } else {
            let names: Vec<String> = titles.iter().map(|title| title.bare().to_owned()).collect();
            format!("no {} is {place}", listed(&names, "or"))
        };
        self.say(en, fr)
    }

    fn several(self, count: Compare, what: &Filter, polarity: Polarity) -> String {
        let place = self.whereabouts(&what.place, what.noun, Number::Many);
        let subject = self.counted(count, what, polarity);
        self.say(format!("{subject} are {place}"), format!("{subject} sont {place}"))
    }

    /// Writes a number of cards: "at least 2 of your Mice".
    fn counted(self, count: Compare, what: &Filter, polarity: Polarity) -> String {
        let number = count.than.to_string();
        let words = self.thing_somewhere(what, Form::Count(count.than)).words;
        let rest = words.strip_prefix(&number).unwrap_or(&words);
        format!("{}{rest}", self.how_many(count, polarity))
    }

    /// Writes that you control cards. The words "you control" include cards on your own Title Card (Q17).
    fn control(self, count: Compare, what: &Filter, polarity: Polarity) -> String {
        let anyones = Filter { whose: Whose::Any, place: Place::Storyline, ..what.clone() };
        if count != ONE {
            let what = self.counted(count, &anyones, polarity);
            return self.say(format!("you control {what}"), format!("vous contrôlez {what}"));
        }
        if polarity == Polarity::Negative {
            let names = what.are.iter().flat_map(|set| set.names()).count();
            let none = self.thing(&anyones, Form::None).words;
            let fr = if names == 0 { none.clone() } else { format!("pas {}", self.thing(&anyones, Form::Some).words) };
            return self.say(format!("you control {none}"), format!("vous ne contrôlez {fr}"));
        }
        let what = self.thing(&anyones, Form::Some).words;
        self.say(format!("you control {what}"), format!("vous contrôlez {what}"))
    }

    fn equipped(self, words: Traits, polarity: Polarity) -> String {
        let who = self.who_bears();
        let what = if words.is_empty() {
            self.say(
                if polarity == Polarity::Negative { "no Object" } else { "an Object" },
                if polarity == Polarity::Negative { "aucun Objet" } else { "un Objet" },
            )
        } else {
            self.tool(words, polarity)
        };
        let bears = self.agreeing(who.number, ["bears", "bear"], ["porte", "portent"]);
        let ne = if polarity == Polarity::Negative { "ne " } else { "" };
        let who = who.words;
        self.say(format!("{who} {bears} {what}"), format!("{who} {ne}{bears} {what}"))
    }

    /// Returns the subject of a condition about a place. If the sentence has named the bearer or the HOST, the subject
    /// is "it", since the card is at the same place.
    fn who_stands(self) -> Own {
        match self.named {
            Named::Nobody | Named::This => self.own_or_it(),
            Named::Bearer | Named::Host => Own::one(self.say("it", "il")),
        }
    }

    fn who_bears(self) -> Own {
        match (self.hosted, self.named) {
            (true, Named::Host) => Own::one(self.say("it", "il")),
            (true, Named::Nobody | Named::This | Named::Bearer) => Own::one(self.say("the host", "l’hôte")),
            (false, Named::This) => self.own_or_it(),
            (false, Named::Nobody | Named::Bearer | Named::Host) => self.own(),
        }
    }

    /// Describes an Object after "bears": "an Oil Can", "aucune Burette".
    fn tool(self, words: Traits, polarity: Polarity) -> String {
        let object = characters(words);
        self.thing(&object, if polarity == Polarity::Negative { Form::None } else { Form::Some }).words
    }

    /// Returns IT in words: "it", "ce Personnage".
    pub(super) fn it(self) -> String {
        let fr = match self.it {
            It::Card(Noun::Character) => "ce Personnage",
            It::Card(Noun::Object) => "cet Objet",
            It::Card(Noun::Effect) => "cet Effet",
            It::Card(Noun::Event) => "cet Événement",
            It::Played => "la carte adverse",
        };
        self.say("it", fr)
    }
}
