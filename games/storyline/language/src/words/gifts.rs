//! Writes standing effects: "Your other Animals here have +1 Vitality."

use super::{
    grammar::{de, du, listed, more_gold_dice, points, sentence, signed},
    scribe::{Named, Scribe},
    things::{Form, Phrase, characters},
    traits::{Number, parted},
};
use crate::{
    Amount, Cards, Change, Cond, Filter, Gift, Given, Noun, Part, Place, Polarity, Printed, Sort, Spots, Standing,
    Traits, Whom, Whose, Word,
};
use kernel::Lang;

/// The subject of a sentence, with its grammatical person.
struct Subject {
    words: String,
    who: Who,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Who {
    You,
    Author,
    Card(Number),
}

/// The three forms of a verb: after "you", after an Author, and as an infinitive.
struct Verb {
    you: String,
    author: String,
    infinitive: String,
}

impl Scribe<'_> {
    /// Writes the sentences of a standing effect: one for all gifts to cards, and one for each gift to Authors.
    pub(super) fn standing(self, standing: &Standing) -> Vec<String> {
        let Standing { given, whom, gives } = standing;
        let named = match whom {
            Whom::This => Named::This,
            Whom::Bearer { .. } => Named::Bearer,
            Whom::Host => Named::Host,
            Whom::Each(_) | Whom::You | Whom::AuthorsHere => Named::Nobody,
        };
        let while_given = Scribe { named, ..self }.while_given(given);
        let own: Vec<&Gift> = gives.iter().filter(|gift| self.personal(gift).is_none()).collect();
        let mut sentences = Vec::new();
        if !own.is_empty() {
            let subject = self.subject(whom);
            let does = self.cards_have(&own, subject.who);
            sentences.push(sentence(&format!("{} {does}{while_given}", subject.words)));
        }
        let while_given = self.while_given(given);
        for (gift, verb) in gives.iter().filter_map(|gift| Some((gift, self.personal(gift)?))) {
            let at_location = *whom == Whom::This && matches!(gift, Gift::Dice(_));
            let when = if at_location { self.while_at_location(given) } else { while_given.clone() };
            sentences.push(sentence(&format!("{}{when}", self.person_has(&verb, whom))));
        }
        sentences
    }

    fn subject(self, whom: &Whom) -> Subject {
        let one = Who::Card(Number::One);
        match whom {
            Whom::This => {
                let own = self.own();
                Subject { words: own.words, who: Who::Card(own.number) }
            }
            Whom::Host => Subject { words: self.say("the host", "l’hôte"), who: one },
            Whom::Bearer { are, are_not } => Subject { words: self.bearer(*are, *are_not), who: one },
            Whom::Each(filter) => self.each(filter),
            Whom::You => Subject { words: self.say("you", "vous"), who: Who::You },
            Whom::AuthorsHere => {
                let fr = "chaque Auteur ayant un Personnage ici";
                Subject { words: self.say("every Author with a Character here", fr), who: Who::Author }
            }
        }
    }

    /// Writes a subject with its place: "your other Animals here". In French, the place comes before a name: "ici,
    /// votre Pinocchio".
    fn each(self, filter: &Filter) -> Subject {
        let somewhere = self.thing_somewhere(filter, Form::All);
        if self.lang == Lang::Fr && somewhere.number == Number::One && filter.place == Place::Here {
            return Subject { words: format!("ici, {}", somewhere.words), who: Who::Card(Number::One) };
        }
        let phrase = self.thing(filter, Form::All);
        Subject { words: phrase.words, who: Who::Card(phrase.number) }
    }

    /// Writes the bearer as a subject: "the bearer", or "if the bearer is an Animat, it".
    fn bearer(self, are: Traits, are_not: Traits) -> String {
        let asked: Vec<String> = [(are, Polarity::Positive), (are_not, Polarity::Negative)]
            .into_iter()
            .filter(|(traits, _)| !traits.is_empty())
            .map(|(traits, polarity)| self.is_one_of(traits, Number::One, polarity))
            .collect();
        if asked.is_empty() {
            return self.say("the bearer", "le porteur");
        }
        let asked = asked.join(self.pick(" and ", " et "));
        self.say(format!("if the bearer {asked}, it"), format!("si le porteur {asked}, il"))
    }

    /// Writes the predicate of the cards: everything that they have and may do.
    fn cards_have(self, gifts: &[&Gift], who: Who) -> String {
        let mut has: Vec<String> = Vec::new();
        let mut does: Vec<String> = Vec::new();
        for gift in gifts {
            match gift {
                Gift::Vitality(amount) => has.push(self.vitality(amount)),
                Gift::Has(word) if self.sort(*word) == Sort::Ability => has.push(self.ability_name(*word)),
                Gift::Has(word) => does.push(self.counts_as(*word, who)),
                Gift::Toll { part, plus, at } => does.push(self.toll(*part, *plus, *at, who)),
                Gift::Waive { part, at } => does.push(self.waive(*part, *at, who)),
                Gift::Stride(steps) => does.push(self.stride(*steps, who)),
                Gift::Follow(names) => does.push(self.follow(*names, who)),
                Gift::Blank => does.push(self.blank(who)),
                Gift::Control => does.push(self.controlled(who)),
                // Gifts for Authors have a sentence of their own.
                Gift::Dice(_) | Gift::Cost { .. } | Gift::FreeDraw => {}
            }
        }
        let and = self.pick("and", "et");
        if !has.is_empty() {
            let verb = self.verb(who, ["have", "has", "have"], ["avez", "a", "ont"]);
            does.insert(0, format!("{verb} {}", listed(&has, and)));
        }
        listed(&does, and)
    }

    /// Returns the form of a verb that agrees with `who`. The forms are for "you", for one card and for several cards.
    fn verb(self, who: Who, en: [&'static str; 3], fr: [&'static str; 3]) -> &'static str {
        let [you, one, several] = self.pick(en, fr);
        match who {
            Who::You => you,
            Who::Author | Who::Card(Number::One) => one,
            Who::Card(Number::Many) => several,
        }
    }

    fn counts_as(self, word: Word, who: Who) -> String {
        let counts = self.verb(who, ["count", "counts", "count"], ["comptez", "compte", "comptent"]);
        let number = if who == Who::Card(Number::Many) { Number::Many } else { Number::One };
        let name = self.word(word, number);
        let un = if self.is_feminine(word) { "une" } else { "un" };
        let lieu = if number == Number::Many { "Lieux" } else { "Lieu" };
        let as_it = match self.sort(word) {
            Sort::Noun if number == Number::Many => self.say(name.clone(), format!("des {name}")),
            Sort::Noun if self.is_countless(word) => self.say(name.clone(), format!("{un} {name}")),
            Sort::Noun => self.say(super::grammar::a(&name), format!("{un} {name}")),
            Sort::Terrain => self.say(name.clone(), format!("{lieu} {}", de(&self.word(word, Number::One)))),
            Sort::Realm => self.say(name.clone(), format!("étant {}", du(&name, self.gender(word)))),
            Sort::Set => self.say(name.clone(), format!("étant de «\u{a0}{name}\u{a0}»")),
            Sort::Quality | Sort::Ability => name,
        };
        self.say(format!("{counts} as {as_it}"), format!("{counts} comme {as_it}"))
    }

    fn vitality(self, amount: &Amount) -> String {
        match amount {
            Amount::Fixed(plus) => self.plus_vitality(*plus),
            Amount::Each { plus, each } => {
                format!("{}{}", self.plus_vitality(*plus), self.for_each_signed(*plus, each))
            }
            Amount::Instead { usual, are, instead } => {
                let (usual, instead) = (self.plus_vitality(*usual), signed(*instead));
                let is = self.is_one_of(*are, Number::One, Polarity::Positive);
                let fr = if self.are_things(*are) { format!("si c’{is}") } else { format!("s’il {is}") };
                self.say(format!("{usual} ({instead} instead if it {is})"), format!("{usual} ({instead} {fr})"))
            }
        }
    }

    /// Reports whether each word names a kind of card, as in "si c’est un Animat", and none a quality, as in "s’il est
    /// Maléfique".
    fn are_things(self, are: Traits) -> bool {
        are.words().all(|word| self.sort(word) == Sort::Noun)
    }

    pub(super) fn plus_vitality(self, plus: i8) -> String {
        let plus = signed(plus);
        self.say(format!("{plus} Vitality"), format!("{plus} de Vitalité"))
    }

    fn toll(self, part: Part, plus: i8, at: Spots, who: Who) -> String {
        let pays = self.verb(who, ["pay", "pays", "pay"], ["payez", "paie", "paient"]);
        let (points, step) = (points(plus.unsigned_abs(), self.lang), self.step(part, at));
        let (more, plus) = if plus < 0 { ("less", "moins") } else { ("more", "plus") };
        self.say(format!("{pays} {points} {more} to {step}"), format!("{pays} {points} de {plus} pour {step}"))
    }

    fn waive(self, part: Part, at: Spots, who: Who) -> String {
        let pays = self.verb(who, ["pay", "pays", "pay"], ["payez", "paie", "paient"]);
        let step = self.step(part, at);
        self.say(format!("{pays} nothing to {step}"), format!("ne {pays} rien pour {step}"))
    }

    fn stride(self, steps: u8, who: Who) -> String {
        let may = self.verb(who, ["may", "may", "may"], ["pouvez", "peut", "peuvent"]);
        let steps = super::grammar::steps(steps, self.lang);
        let en = format!("{may} go up to {steps} in one direction as Bonus Movement");
        self.say(en, format!("{may} aller jusqu’à {steps} dans un sens en Mouvement bonus"))
    }

    fn follow(self, names: Traits, who: Who) -> String {
        let may = self.verb(who, ["may", "may", "may"], ["pouvez", "peut", "peuvent"]);
        let Phrase { words: whom, number } = self.your(names);
        let takes = self.agreeing(number, ["takes", "take"], ["ses", "leurs"]);
        let en = format!("{may} follow for free each step that {whom} {takes} from here");
        self.say(en, format!("{may} suivre gratuitement {whom} à chacun de {takes} pas à partir d’ici"))
    }

    /// Writes that you control the card (Q72).
    fn controlled(self, who: Who) -> String {
        let is = self.verb(who, ["are", "is", "are"], ["êtes", "est", "sont"]);
        self.say(format!("{is} under your control"), format!("{is} sous votre contrôle"))
    }

    fn blank(self, who: Who) -> String {
        let has = self.verb(who, ["have", "has", "have"], ["n’avez", "n’a", "n’ont"]);
        let en = format!("{has} no text (keywords, Vitality and cost stay)");
        self.say(en, format!("{has} plus de texte (mots-clés, Vitalité et coût restent)"))
    }

    /// Writes the words for your cards with one of these traits: "your Dorothy or your Toto".
    fn your(self, who: Traits) -> Phrase {
        let filter = Filter { whose: Whose::Your, ..characters(who) };
        self.thing(&filter, Form::One)
    }

    /// Writes the conditions of a DIE gift. DIE counts only while the card is at a Location, so that condition is added
    /// unless one of the others already requires a Location.
    fn while_at_location(self, given: &[Given]) -> String {
        let anywhere = Given { polarity: Polarity::Positive, cond: Cond::At(Traits::NONE) };
        if given.iter().any(|given| given.polarity == Polarity::Positive && matches!(given.cond, Cond::At(_))) {
            return self.while_given(given);
        }
        self.while_given(&given.iter().cloned().chain([anywhere]).collect::<Vec<_>>())
    }

    /// Writes a sentence about an Author: you, each Author with a Character HERE, or the controller of a card.
    fn person_has(self, verb: &Verb, whom: &Whom) -> String {
        match whom {
            Whom::This | Whom::You => self.say(format!("you {}", verb.you), format!("vous {}", verb.you)),
            Whom::AuthorsHere => format!("{} {}", self.subject(whom).words, verb.author),
            Whom::Bearer { .. } | Whom::Host | Whom::Each(_) => {
                let Subject { words, who } = self.subject(whom);
                let lets = self.verb(who, ["let", "lets", "let"], ["permettez", "permet", "permettent"]);
                let whose = if who == Who::Card(Number::Many) { "their" } else { "its" };
                let fr = format!("{words} {lets} à l’Auteur qui en a le contrôle de {}", verb.infinitive);
                self.say(format!("{words} {lets} {whose} controller {}", verb.infinitive), fr)
            }
        }
    }

    /// Returns the verb for a gift to Authors, which changes their Roll or their costs. Returns `None` for other gifts.
    fn personal(self, gift: &Gift) -> Option<Verb> {
        let (en, fr, rest) = match gift {
            Gift::Dice(plus) => {
                let more = more_gold_dice(plus.count, self.lang);
                let each = plus.each.as_ref().map_or(String::new(), |each| self.for_each(each));
                let more = self.say(format!("{more} in the Roll{each}"), format!("{more} lors du Lancer{each}"));
                (["roll", "rolls", "roll"], ["lancez", "lance", "lancer"], more)
            }
            Gift::Cost { on, change } => {
                let (what, to_zero) = (self.playing(*on), *change == Change::To(0));
                let fr = if to_zero {
                    ["ne payez rien", "ne paie rien", "ne rien payer"]
                } else {
                    ["payez", "paie", "payer"]
                };
                (["pay", "pays", "pay"], fr, self.changed(change, &what))
            }
            Gift::FreeDraw => {
                let rest = self.say(
                    "nothing for the first Draw action of each turn",
                    "pour la première action Piocher de chaque tour",
                );
                (["pay", "pays", "pay"], ["ne payez rien", "ne paie rien", "ne rien payer"], rest)
            }
            Gift::Vitality(_)
            | Gift::Has(_)
            | Gift::Toll { .. }
            | Gift::Waive { .. }
            | Gift::Stride(_)
            | Gift::Follow(_)
            | Gift::Control
            | Gift::Blank => return None,
        };
        let [you, author, infinitive] = self.pick(en, fr).map(|verb| format!("{verb} {rest}"));
        Some(Verb { you, author, infinitive })
    }

    fn changed(self, change: &Change, what: &str) -> String {
        match change {
            Change::Each { plus, each } => {
                let each = self.for_each(each);
                format!("{}{each}", self.changed(&Change::By(*plus), what))
            }
            Change::By(plus) => {
                let points = points(plus.unsigned_abs(), self.lang);
                let (more, plus) = if *plus < 0 { ("less", "moins") } else { ("more", "plus") };
                self.say(format!("{points} {more} for {what}"), format!("{points} de {plus} pour {what}"))
            }
            Change::To(0) => self.say(format!("nothing for {what}"), format!("pour {what}")),
            Change::To(cost) => {
                let points = points(*cost, self.lang);
                self.say(format!("only {points} for {what}"), format!("seulement {points} pour {what}"))
            }
        }
    }

    /// Describes the cards that are played: "Objects", "les Sortilèges", "this card".
    fn playing(self, cards: Cards) -> String {
        let Cards::All(Printed { noun, are }) = cards else { return self.own().words };
        if noun.is_none() && !self.has_head(are) {
            return self.cards_of(are);
        }
        let noun = noun.unwrap_or(Noun::Character);
        let filter = Filter { noun, ..characters(are) };
        self.thing(&filter, Form::All).words
    }

    /// Describes cards of any kind: "Evil cards".
    fn cards_of(self, are: Traits) -> String {
        let or = self.pick("or", "ou");
        let (near, far) = parted(are.words().map(|word| self.beside(word, Number::Many)));
        let (near, far) = (listed(&near, or), listed(&far, or));
        let words = self.pick([near.as_str(), "cards", &far], ["les cartes", &near, &far]);
        words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }
}
