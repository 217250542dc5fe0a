//! The words for cards, units and players within sentences.

use crate::{Attack, CardId, Cards, CharacterId, Characters, Duel, Fate, Fated, Means, Phase, Target};
use kernel::{Article, Lang, Names, Reader, Seat, past_mark};

/// The context in which words are written: the reader, and the way in which card names are marked.
#[derive(Clone, Copy)]
pub(crate) struct Speaker<'a> {
    pub(crate) game: &'a Duel,
    pub(crate) reader: &'a Reader<'a>,
    pub(crate) names: Names,
}

impl<'a> Speaker<'a> {
    /// Returns a speaker that leaves card names unmarked.
    pub(crate) fn plain(game: &'a Duel, reader: &'a Reader<'a>) -> Speaker<'a> {
        Speaker { game, reader, names: Names::Plain }
    }

    /// Returns the words in the language of the reader: `en` or `fr`.
    pub(crate) fn say(&self, en: impl Into<String>, fr: impl Into<String>) -> String {
        match self.reader.lang {
            Lang::En => en.into(),
            Lang::Fr => fr.into(),
        }
    }

    pub(crate) fn name(&self, seat: Seat) -> &'a str {
        &self.reader.names[seat]
    }

    /// Returns the name of a seat's side (rules 1).
    pub(crate) fn side(&self, seat: Seat) -> &'static str {
        match (seat == self.game.good(), self.reader.lang) {
            (true, Lang::En) => "Good",
            (true, Lang::Fr) => "Bien",
            (false, Lang::En) => "Evil",
            (false, Lang::Fr) => "Mal",
        }
    }

    /// Returns the name of a card on its own: "Cowardly Lion", "Lion Poltron".
    pub(crate) fn name_of(&self, card: CardId) -> &'a str {
        let title = &self.game.catalog.card(card).title;
        match self.reader.lang {
            Lang::En => &title.en,
            Lang::Fr => &title.fr,
        }
    }

    /// Returns the name of a card as it appears within a sentence: "Cowardly Lion", "le Lion Poltron".
    pub(crate) fn title(&self, card: CardId) -> String {
        let name = self.name_of(card);
        match self.reader.lang {
            Lang::En => self.marked(card, name),
            Lang::Fr => {
                let (article, rest) = article_of(name, self.game.catalog.card(card).article);
                format!("{article}{}", self.marked(card, rest))
            }
        }
    }

    fn marked(&self, card: CardId, name: &str) -> String {
        self.names.card(&self.game.catalog.card(card).id, name)
    }

    /// Returns the name of a Character as it appears within a sentence.
    pub(crate) fn who(&self, character: CharacterId) -> String {
        self.title(self.game.catalog.card_of(character))
    }

    /// Returns the label of a unit: "Dorothy Gale, Scarecrow".
    pub(crate) fn label(&self, characters: Characters) -> String {
        let names: Vec<&str> =
            characters.iter().map(|character| self.name_of(self.game.catalog.card_of(character))).collect();
        names.join(", ")
    }

    /// Returns the names of Characters as a list within a sentence: "Dorothy Gale, Lion and Scarecrow".
    pub(crate) fn all(&self, characters: Characters) -> String {
        let names: Vec<String> = characters.iter().map(|character| self.who(character)).collect();
        let and = self.say("and", "et");
        match names.as_slice() {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => format!("{} {and} {last}", most.join(", ")),
        }
    }

    /// Returns the names of cards as a list within a sentence: "Quest, Wish".
    pub(crate) fn titles(&self, cards: Cards) -> String {
        let titles: Vec<String> = cards.iter().map(|card| self.title(card)).collect();
        titles.join(", ")
    }

    /// Returns the name of the means of an attack.
    pub(crate) fn means(&self, means: Means) -> String {
        match means {
            Means::Card(card) => self.marked(card, self.name_of(card)),
            Means::Capture | Means::NegateCapture | Means::NegateControl => self.say("Free Attack", "Attaque libre"),
        }
    }

    /// Returns the purpose of an attack with these means: "Kill".
    pub(crate) fn purpose(&self, means: Means) -> String {
        let (en, fr) = match means {
            Means::Capture => CAPTURE,
            Means::NegateCapture => FREE_A_CAPTIVE,
            Means::NegateControl => ("take back a Location", "reprendre un Lieu"),
            Means::Card(card) => {
                let facts = self.game.roles.facts(card);
                match facts.fate {
                    Some((Fate::Controlled, Fated::Location)) => ("take a Location", "prendre un Lieu"),
                    Some((Fate::Killed, _)) => ("Kill", "tuer"),
                    Some((Fate::Incapacitated, _)) => ("Incapacitate", "mettre hors de combat"),
                    Some((Fate::Controlled, _)) => ("Control", "contrôler"),
                    Some((Fate::Exiled, _)) => ("Exile", "exiler"),
                    Some((Fate::Captured, _)) => CAPTURE,
                    None => FREE_A_CAPTIVE,
                }
            }
        };
        self.say(en, fr)
    }

    /// Returns the name of a fate. The French form does not change with gender or number.
    pub(crate) fn fate(&self, fate: Fate) -> String {
        let (en, fr) = match fate {
            Fate::Killed => ("Killed", "mort"),
            Fate::Incapacitated => ("Incapacitated", "hors de combat"),
            Fate::Controlled => ("Controlled", "sous contrôle"),
            Fate::Exiled => ("Exiled", "exil"),
            Fate::Captured => ("Captured", "capture"),
        };
        self.say(en, fr)
    }

    pub(crate) fn phase(&self, phase: Phase) -> String {
        let (en, fr) = match phase {
            Phase::Adventure => ("Adventure Phase", "Phase d’Aventure"),
            Phase::Summon => ("Summon Phase", "Phase d’Appel"),
            Phase::Attack => ("Attack Phase", "Phase d’Attaque"),
            Phase::Rest => ("Rest Phase", "Phase de Repos"),
        };
        self.say(en, fr)
    }

    /// Returns the description of an attack as a clause: "Dorothy Gale and Scarecrow attack Mombi".
    pub(crate) fn deed(&self, attack: &Attack) -> String {
        let Attack { unit, means, target } = *attack;
        let who = self.all(unit);
        let many = unit.len() > 1;
        let (en, fr) = if many { ("", "nt") } else { ("s", "") };
        match target {
            Target::Unit(members) => {
                let whom = self.all(members);
                self.say(format!("{who} attack{en} {whom}"), format!("{who} attaque{fr} {whom}"))
            }
            Target::Captive(captive) => {
                let whom = self.who(captive);
                self.say(format!("{who} attempt{en} to free {whom}"), format!("{who} tente{fr} de libérer {whom}"))
            }
            Target::Location(location) => {
                let what = self.title(location);
                let (take, prendre) = match means {
                    Means::NegateControl => ("take back", "reprendre"),
                    Means::Card(_) | Means::Capture | Means::NegateCapture => ("take", "prendre"),
                };
                self.say(format!("{who} attempt{en} to {take} {what}"), format!("{who} tente{fr} de {prendre} {what}"))
            }
        }
    }
}

const CAPTURE: (&str, &str) = ("Capture", "capturer");
const FREE_A_CAPTIVE: (&str, &str) = ("free a captive", "libérer un captif");

/// Returns a number with a minus sign instead of a hyphen if it is negative. Force can be below zero (D13).
pub(crate) fn figure(number: i16) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// Splits a French name into its article and the rest: "le " and "Magicien d’Oz", "" and "Dorothy Gale". A name without
/// an article takes the `given` one: "le " and "Lion Poltron".
fn article_of(name: &str, given: Option<Article>) -> (&'static str, &str) {
    let (article, rest) = Article::leading(name).map_or((given, name), |(own, rest)| (Some(own), rest));
    (article.map_or("", Article::plain), rest)
}

/// Returns a French name after "de": "de Toto le chien", "de l’Épouvantail", "du Magicien d’Oz", "d’Anna".
pub(crate) fn of(name: &str) -> String {
    match Article::leading(name) {
        Some((article, rest)) => format!("{}{rest}", article.of()),
        None if begins_with_vowel(name) => format!("d’{name}"),
        None => format!("de {name}"),
    }
}

/// Returns a French name after "à", in the sense of "to": "à Toto le chien", "au Magicien d’Oz", "aux Munchkins".
pub(crate) fn to(name: &str) -> String {
    match Article::leading(name) {
        Some((article, rest)) => format!("{}{rest}", article.to()),
        None => format!("à {name}"),
    }
}

/// Returns the French name of a place after the preposition for "at": "au Palais", "à la Cité d’Émeraude", but "sur la
/// Route de Briques Jaunes".
pub(crate) fn at(name: &str) -> String {
    match Article::leading(name) {
        Some((Article::La, rest)) if past_mark(rest).starts_with("Route") => format!("sur la {rest}"),
        Some(_) | None => to(name),
    }
}

/// Returns true if "de" becomes "d’" before this French name. The letter h in a name is always mute.
fn begins_with_vowel(name: &str) -> bool {
    past_mark(name).starts_with('H') || kernel::begins_with_vowel(name)
}
