//! Describes cards: "one opposing Animal here with Vitality 3 or less".

use super::{
    grammar::{a, listed, without_article},
    scribe::Scribe,
    traits::{Beside, Number, parted},
};
use crate::{Filter, Noun, Place, Polarity, Sort, Traits, Whose, Word};
use kernel::{Article, Lang};

/// The role of a phrase in its sentence, and the number of cards that it names.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// Any card: "an opposing Animal", "one of your Animals".
    Some,
    /// A chosen card: "one opposing Animal".
    One,
    Count(u8),
    UpTo(u8),
    /// Every card, one at a time: "each opposing Animal".
    Each,
    /// All cards, in a general statement: "opposing Animals".
    All,
    /// No card: "no opposing Animal".
    None,
}

impl Form {
    /// Returns the grammatical number of the noun for cards that are not yours.
    fn number(self) -> Number {
        match self {
            Form::Some | Form::One | Form::Each | Form::None => Number::One,
            Form::Count(1) | Form::UpTo(1) => Number::One,
            Form::Count(_) | Form::UpTo(_) | Form::All => Number::Many,
        }
    }
}

/// One alternative of a noun phrase, with its grammar.
struct Head {
    words: String,
    feminine: bool,
    name: Option<NameHead>,
}

/// The grammar of a name.
#[derive(Clone, Copy)]
struct NameHead {
    /// The French article, for use without another word before the name.
    article: Option<Article>,
    number: Number,
}

impl Head {
    fn is_name(&self) -> bool {
        self.name.is_some()
    }

    fn is_plural(&self) -> bool {
        self.name.is_some_and(|name| name.number == Number::Many)
    }

    /// Returns the head with its article: "Dorothy", "le Lion Poltron".
    fn definite(&self) -> String {
        let article = self.name.and_then(|name| name.article).map_or("", Article::plain);
        format!("{article}{}", self.words)
    }
}

pub(super) struct Phrase {
    pub words: String,
    /// The grammatical number of the verb.
    pub number: Number,
}

/// Returns a filter for any Character with one of these traits.
pub(super) fn characters(are: Traits) -> Filter {
    Filter {
        whose: Whose::Any,
        other: false,
        noun: Noun::Character,
        are: if are.is_empty() { Vec::new() } else { vec![are] },
        are_not: Traits::NONE,
        vitality: None,
        place: Place::Storyline,
    }
}

impl Scribe<'_> {
    /// Writes the phrase for a filter, with its place.
    pub(super) fn thing(self, filter: &Filter, form: Form) -> Phrase {
        let place = self.place(&filter.place, filter.noun, self.noun_number(filter, form));
        self.thing_at(filter, form, &place)
    }

    /// Writes the phrase for a filter without its place. The caller writes the place elsewhere in the sentence, if at all.
    pub(super) fn thing_somewhere(self, filter: &Filter, form: Form) -> Phrase {
        self.thing_at(filter, form, "")
    }

    fn thing_at(self, filter: &Filter, form: Form, place: &str) -> Phrase {
        let number = self.noun_number(filter, form);
        let heads = self.heads(filter, number);
        let names_only = heads.iter().all(Head::is_name);
        let mut words = match self.lang {
            Lang::En => determined_en(filter, form, &heads),
            Lang::Fr => determined_fr(filter, form, &heads),
        };
        for after in self.after(filter, number, place) {
            words.push(' ');
            words.push_str(&after);
        }
        let single = match form {
            Form::Some | Form::One | Form::Each | Form::None | Form::Count(1) | Form::UpTo(1) => true,
            Form::Count(_) | Form::UpTo(_) => false,
            Form::All => names_only && heads.len() == 1,
        };
        let called = matches!(form, Form::Some | Form::One | Form::Each | Form::All) && filter.whose != Whose::Opposing;
        let several = called && heads.len() == 1 && heads[0].is_plural();
        Phrase { words, number: if single && !several { Number::One } else { Number::Many } }
    }

    /// Returns the grammatical number of the noun. For your own cards it is the plural: "one of your Animals".
    fn noun_number(self, filter: &Filter, form: Form) -> Number {
        if filter.whose == Whose::Your { Number::Many } else { form.number() }
    }

    /// Returns the alternatives of the last set that has a noun or a name. Each alternative includes the words of the
    /// other sets.
    fn heads(self, filter: &Filter, number: Number) -> Vec<Head> {
        let head_set =
            filter.are.iter().rposition(|set| self.has_head(*set)).or_else(|| filter.are.len().checked_sub(1));
        let set = head_set.map_or(Traits::NONE, |at| filter.are[at]);
        let others = filter.are.iter().enumerate().filter(|(at, _)| Some(*at) != head_set).map(|(_, set)| *set);
        let mut others: Vec<Traits> = others.collect();
        // As in "Good Human Farmers", a word for the kind of a card comes directly next to the noun, in French too.
        others.sort_by_key(|set| !self.has_head(*set));
        let mut heads: Vec<Head> = self.noun_heads(set, filter.noun, number);
        heads.extend(self.other_heads(set, filter.noun, number));
        heads.extend(self.titles(set).into_iter().map(|title| Head {
            words: title.bare().to_owned(),
            feminine: title.feminine,
            name: Some(NameHead { article: title.article, number: title.number }),
        }));
        if heads.is_empty() {
            heads.push(self.bare_head(filter.noun, number));
        }
        for head in &mut heads {
            self.qualify(head, &others, number);
        }
        heads
    }

    pub(super) fn has_head(self, set: Traits) -> bool {
        set.names().next().is_some() || set.words().any(|word| self.sort(word) == Sort::Noun)
    }

    /// Returns the nouns of a set that can name a Character by themselves: "Animals". For other cards, the kind is
    /// added.
    fn noun_heads(self, set: Traits, noun: Noun, number: Number) -> Vec<Head> {
        let nouns = set.words().filter(|word| self.is_head(*word, noun));
        nouns
            .map(|word| {
                let words = self.word(word, number);
                match noun {
                    Noun::Character => Head { words, feminine: self.is_feminine(word), name: None },
                    Noun::Object | Noun::Effect | Noun::Event => {
                        let (one, name) = (self.word(word, Number::One), self.noun(noun, number));
                        let words = self.say(format!("{one} {name}"), format!("{name} {one}"));
                        Head { words, feminine: false, name: None }
                    }
                }
            })
            .collect()
    }

    fn is_head(self, word: Word, noun: Noun) -> bool {
        self.sort(word) == Sort::Noun && !(noun == Noun::Character && self.lang == Lang::En && self.is_countless(word))
    }

    /// Returns the other alternatives of a set: "Good or Kansas Characters", "Characters with Flying".
    fn other_heads(self, set: Traits, noun: Noun, number: Number) -> Vec<Head> {
        let rest = set.words().filter(|word| !self.is_head(*word, noun));
        let (near, far) = parted(rest.map(|word| self.beside(word, number)));
        let of = |near: &[String], far: &[String]| {
            let mut head = self.bare_head(noun, number);
            self.put_beside(&mut head, near, far);
            head
        };
        let near = (!near.is_empty()).then(|| of(&near, &[]));
        let far = (!far.is_empty()).then(|| of(&[], &far));
        near.into_iter().chain(far).collect()
    }

    fn bare_head(self, noun: Noun, number: Number) -> Head {
        Head { words: self.noun(noun, number).to_owned(), feminine: false, name: None }
    }

    fn qualify(self, head: &mut Head, others: &[Traits], number: Number) {
        for set in others {
            let words = set.words().map(|word| self.beside(word, number));
            let names = self.titles(*set).into_iter().map(|title| Beside::Near(title.full));
            let (near, far) = parted(words.chain(names));
            if near.is_empty() || far.is_empty() {
                self.put_beside(head, &near, &far);
            } else {
                // Alternatives of both kinds are written as one clause.
                let is = self.is_one_of(*set, number, Polarity::Positive);
                head.words = self.say(format!("{} that {is}", head.words), format!("{} qui {is}", head.words));
            }
        }
    }

    /// Adds alternatives to a noun, either those in `near` or those in `far`. The other list must be empty.
    fn put_beside(self, head: &mut Head, near: &[String], far: &[String]) {
        let or = self.pick("or", "ou");
        let (near, far) = (listed(near, or), listed(far, or));
        let words = &head.words;
        head.words = match (self.lang, near.is_empty()) {
            (_, true) => format!("{words} {far}"),
            (Lang::En, false) => format!("{near} {words}"),
            (Lang::Fr, false) => format!("{words} {near}"),
        };
    }

    /// Returns the words after the noun: the place, the limit of Vitality and the exceptions.
    fn after(self, filter: &Filter, number: Number, place: &str) -> Vec<String> {
        let mut after: Vec<String> = Vec::new();
        if !place.is_empty() {
            after.push(place.to_owned());
        }
        if let Some(asked) = filter.vitality {
            let asked = self.compared(asked);
            // French puts the place last: "un Animal de Vitalité ≤ 3 ici".
            match self.lang {
                Lang::En => after.push(format!("with Vitality {asked}")),
                Lang::Fr => after.insert(0, format!("de Vitalité {asked}")),
            }
        }
        if !filter.are_not.is_empty() {
            let are_not = self.is_one_of(filter.are_not, number, Polarity::Negative);
            after.push(self.say(format!("that {are_not}"), format!("qui {are_not}")));
        }
        after
    }

    pub(super) fn noun(self, noun: Noun, number: Number) -> &'static str {
        match (noun, number) {
            (Noun::Character, Number::One) => self.pick("Character", "Personnage"),
            (Noun::Character, Number::Many) => self.pick("Characters", "Personnages"),
            (Noun::Object, Number::One) => self.pick("Object", "Objet"),
            (Noun::Object, Number::Many) => self.pick("Objects", "Objets"),
            (Noun::Effect, Number::One) => self.pick("Effect", "Effet"),
            (Noun::Effect, Number::Many) => self.pick("Effects", "Effets"),
            (Noun::Event, Number::One) => self.pick("Event", "Événement"),
            (Noun::Event, Number::Many) => self.pick("Events", "Événements"),
        }
    }
}

fn determined_en(filter: &Filter, form: Form, heads: &[Head]) -> String {
    let names_only = heads.iter().all(Head::is_name);
    let or = if form == Form::All { "and" } else { "or" };
    let heads: Vec<String> = heads.iter().map(|head| bare(head, filter.whose)).collect();
    let noun = listed(&heads, or);
    let other = if filter.other { "other " } else { "" };
    match filter.whose {
        Whose::Your => match form {
            Form::Some | Form::One | Form::Each | Form::All if names_only => {
                let yours: Vec<String> = heads.iter().map(|head| format!("your {other}{head}")).collect();
                listed(&yours, or)
            }
            Form::All => format!("your {other}{noun}"),
            Form::Some | Form::One if filter.other => format!("another of your {noun}"),
            Form::Some | Form::One => format!("one of your {noun}"),
            Form::Count(count) => format!("{count} of your {other}{noun}"),
            Form::UpTo(count) => format!("up to {count} of your {other}{noun}"),
            Form::Each => format!("each of your {other}{noun}"),
            Form::None => format!("none of your {other}{noun}"),
        },
        Whose::Any | Whose::Opposing => {
            let opposing = if filter.whose == Whose::Opposing { "opposing " } else { "" };
            let plain_name = names_only && filter.whose == Whose::Any && !filter.other;
            match form {
                Form::Some | Form::One | Form::Each | Form::All if plain_name => noun,
                Form::Some | Form::One if filter.other => format!("another {opposing}{noun}"),
                Form::Some if opposing.is_empty() => listed(&heads.iter().map(|head| a(head)).collect::<Vec<_>>(), or),
                Form::Some => format!("an {opposing}{noun}"),
                Form::One => format!("one {opposing}{noun}"),
                Form::Count(count) => format!("{count} {other}{opposing}{noun}"),
                Form::UpTo(count) => format!("up to {count} {other}{opposing}{noun}"),
                Form::Each => format!("each {other}{opposing}{noun}"),
                Form::All => format!("{other}{opposing}{noun}"),
                Form::None => format!("no {other}{opposing}{noun}"),
            }
        }
    }
}

fn determined_fr(filter: &Filter, form: Form, heads: &[Head]) -> String {
    let e = if heads.iter().all(|head| head.feminine) { "e" } else { "" };
    let led = |lead: &str| lead_in(filter, heads, lead, if form == Form::All { "et" } else { "ou" });
    let noun = listed(&heads.iter().map(|head| head.words.clone()).collect::<Vec<_>>(), "ou");
    let names_only = heads.iter().all(Head::is_name);
    let (autre, autres) = if filter.other { ("autre ", "autres ") } else { ("", "") };
    if filter.whose == Whose::Your {
        return match form {
            Form::Some | Form::One | Form::Each | Form::All if names_only => led(autre),
            Form::Some | Form::One => format!("un{e} {autre}de vos {noun}"),
            Form::Count(count) => format!("{count} de vos {autres}{noun}"),
            Form::UpTo(count) => format!("jusqu’à {count} de vos {autres}{noun}"),
            Form::Each => format!("chacun{e} de vos {autres}{noun}"),
            Form::All => led(&format!("vos {autres}")),
            Form::None => format!("aucun{e} de vos {autres}{noun}"),
        };
    }
    let opposing = filter.whose == Whose::Opposing;
    let (adverse, adverses) = if opposing { (" adverse", " adverses") } else { ("", "") };
    match form {
        Form::Some | Form::One | Form::Each | Form::All if names_only && !opposing && !filter.other => led(""),
        Form::Some | Form::One => {
            let un = |head: &Head| match head.is_name() && !opposing && !filter.other {
                true => head.definite(),
                false => format!("un{} {autre}{}", if head.feminine { "e" } else { "" }, head.words),
            };
            format!("{}{adverse}", listed(&heads.iter().map(un).collect::<Vec<_>>(), "ou"))
        }
        Form::Count(count) => format!("{count} {autres}{noun}{adverses}"),
        Form::UpTo(count) => format!("jusqu’à {count} {autres}{noun}{adverses}"),
        Form::Each => format!("chaque {autre}{noun}{adverse}"),
        Form::All => format!("{}{adverses}", led(&format!("les {autres}"))),
        Form::None => format!("aucun{e} {autre}{noun}{adverse}"),
    }
}

/// Returns the alternatives as a list. Each noun follows `lead`, and each name follows "votre", "vos" or its own
/// article.
fn lead_in(filter: &Filter, heads: &[Head], lead: &str, and: &str) -> String {
    let one = |head: &Head| match (head.is_name(), filter.whose) {
        (true, Whose::Your) => {
            let votre = if head.is_plural() { "vos" } else { "votre" };
            let autre = if lead == "autre " { lead } else { "" };
            format!("{votre} {autre}{}", head.words)
        }
        (true, Whose::Any | Whose::Opposing) => head.definite(),
        (false, _) => format!("{lead}{}", head.words),
    };
    listed(&heads.iter().map(one).collect::<Vec<_>>(), and)
}

/// Returns the words of a head in an English phrase. A name after "your" loses its own article.
fn bare(head: &Head, whose: Whose) -> String {
    let yours = head.is_name() && whose == Whose::Your;
    if yours { without_article(&head.words) } else { head.words.clone() }
}
