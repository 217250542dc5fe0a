//! What must be so: "one of your Mice is here".

use super::{
    It, Named, Scribe,
    grammar::listed,
    things::{Form, characters},
    traits::Number,
};
use crate::{Compare, Cond, Filter, Given, Noun, Place, Spots, Traits, Whose};

/// What "there is one" asks.
const ONE: Compare = Compare::at_least(1);

impl Scribe<'_> {
    /// " while … and …"
    pub(super) fn while_given(self, given: &[Given]) -> String {
        if given.is_empty() {
            return String::new();
        }
        let conditions = self.conditions(given);
        let fr: Vec<String> = conditions.iter().map(|condition| super::grammar::que(condition)).collect();
        self.say(format!(" while {}", conditions.join(" and ")), format!(" tant {}", fr.join(" et ")))
    }

    /// "if … and …"
    pub(super) fn if_given(self, given: &[Given]) -> String {
        let conditions = self.conditions(given);
        self.say(format!("if {}", conditions.join(" and ")), format!("si {}", conditions.join(" et si ")))
    }

    /// "as soon as … and …"
    pub(super) fn as_soon_as(self, given: &[Given]) -> String {
        let conditions = self.conditions(given);
        let fr: Vec<String> = conditions.iter().map(|condition| super::grammar::que(condition)).collect();
        self.say(format!("as soon as {}", conditions.join(" and ")), format!("dès {}", fr.join(" et ")))
    }

    fn conditions(self, given: &[Given]) -> Vec<String> {
        given.iter().map(|Given { not, cond }| self.condition(cond, *not)).collect()
    }

    fn condition(self, cond: &Cond, not: bool) -> String {
        match cond {
            Cond::Exists { count, what } => self.exists(*count, what, not),
            Cond::At(words) => {
                let spot = self.spot(Spots { here: false, are: *words, are_not: Traits::NONE });
                let (is, est) = if not { ("is not", "n’est pas") } else { ("is", "est") };
                let who = self.who_stands();
                self.say(format!("{who} {is} at {spot}"), format!("{who} {est} dans {spot}"))
            }
            Cond::Equipped(words) => self.equipped(*words, not),
            Cond::Done if not => self.say("that changed nothing", "cela n’a rien changé"),
            Cond::Done => self.say("that changed anything", "cela a changé quelque chose"),
            Cond::Left(words) => {
                let spot = self.spot(Spots { here: false, are: *words, are_not: Traits::NONE });
                let (left, quitté) =
                    if not { ("did not leave", "n’a pas ainsi quitté") } else { ("left", "a ainsi quitté") };
                self.say(format!("it {left} {spot} this way"), format!("le Personnage déplacé {quitté} {spot}"))
            }
            Cond::Is(words) => {
                let (it, is) = (self.it(), self.is_one_of(*words, Number::One, not));
                format!("{it} {is}")
            }
        }
    }

    fn exists(self, count: Compare, what: &Filter, not: bool) -> String {
        if what.whose == Whose::Your && what.place == Place::InPlay {
            return self.control(count, what, not);
        }
        let form = if not { Form::None } else { Form::Some };
        if count != ONE {
            return self.several(count, what, not);
        }
        let named = what.are.iter().flat_map(|set| self.names(*set)).next().is_some();
        let names_only = named && what.are.len() == 1 && what.are[0].words().next().is_none() && !what.other;
        let place = self.whereabouts(&what.place, what.noun, Number::One);
        if not && names_only && what.whose != Whose::Opposing {
            return self.is_absent(what, &place);
        }
        let subject = self.thing_somewhere(what, form).words;
        self.say(format!("{subject} is {place}"), format!("{subject} {} {place}", if not { "n’est" } else { "est" }))
    }

    /// "no Tin Woodman is in play": every version of the name is meant.
    fn is_absent(self, what: &Filter, place: &str) -> String {
        let yours = what.whose == Whose::Your;
        let names = what.are.iter().flat_map(|set| {
            if yours {
                self.names(*set).into_iter().map(|(name, _)| format!("votre {name}")).collect()
            } else {
                self.bare_names(*set)
            }
        });
        let names: Vec<String> = names.collect();
        let fr = match names.as_slice() {
            [one] => format!("{one} n’est pas {place}"),
            several => format!("ni {} n’est {place}", several.join(" ni ")),
        };
        let en = if yours {
            format!("{} is not {place}", self.thing_somewhere(what, Form::Some).words)
        } else {
            format!("no {} is {place}", listed(&names, "or"))
        };
        self.say(en, fr)
    }

    fn several(self, count: Compare, what: &Filter, not: bool) -> String {
        let place = self.whereabouts(&what.place, what.noun, Number::Many);
        let subject = self.counted(count, what, not);
        self.say(format!("{subject} are {place}"), format!("{subject} sont {place}"))
    }

    /// "at least 2 of your Mice"
    fn counted(self, count: Compare, what: &Filter, not: bool) -> String {
        let number = count.than.to_string();
        let words = self.thing_somewhere(what, Form::Count(count.than)).words;
        let rest = words.strip_prefix(&number).unwrap_or(&words);
        format!("{}{rest}", self.how_many(count, not))
    }

    /// Q17: "you control" speaks of the own Title Card too.
    fn control(self, count: Compare, what: &Filter, not: bool) -> String {
        let anyones = Filter { whose: Whose::Any, place: Place::Storyline, ..what.clone() };
        if count != ONE {
            let what = self.counted(count, &anyones, not);
            return self.say(format!("you control {what}"), format!("vous contrôlez {what}"));
        }
        if not {
            let names = what.are.iter().flat_map(|set| self.names(*set)).count();
            let none = self.thing(&anyones, Form::None).words;
            let fr = if names == 0 { none.clone() } else { format!("pas {}", self.thing(&anyones, Form::Some).words) };
            return self.say(format!("you control {none}"), format!("vous ne contrôlez {fr}"));
        }
        let what = self.thing(&anyones, Form::Some).words;
        self.say(format!("you control {what}"), format!("vous contrôlez {what}"))
    }

    fn equipped(self, words: Traits, not: bool) -> String {
        let who = self.who_bears();
        let what = if words.is_empty() {
            self.say(if not { "no Object" } else { "an Object" }, if not { "aucun Objet" } else { "un Objet" })
        } else {
            self.tool(words, not)
        };
        let porte = if not { "ne porte" } else { "porte" };
        self.say(format!("{who} bears {what}"), format!("{who} {porte} {what}"))
    }

    /// The card is where its bearer and its host are.
    fn who_stands(self) -> &'static str {
        match self.named {
            Named::Nobody => self.pick("this card", "cette carte"),
            Named::This => self.pick("it", "elle"),
            Named::Bearer | Named::Host => self.pick("it", "il"),
        }
    }

    fn who_bears(self) -> &'static str {
        match (self.hosted, self.named) {
            (true, Named::Host) => self.pick("it", "il"),
            (true, Named::Nobody | Named::This | Named::Bearer) => self.pick("the host", "l’hôte"),
            (false, Named::This) => self.pick("it", "elle"),
            (false, Named::Nobody | Named::Bearer | Named::Host) => self.pick("this card", "cette carte"),
        }
    }

    /// "an Oil Can", "aucune Burette": what an Object is, which the verb says it must be.
    fn tool(self, words: Traits, not: bool) -> String {
        let object = characters(words);
        self.thing(&object, if not { Form::None } else { Form::Some }).words
    }

    /// "it", "ce Personnage"
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
