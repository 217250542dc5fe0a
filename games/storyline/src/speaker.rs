//! The names of cards, places and Authors in sentences.

use crate::{Landmark, SpotId, Storyline};
use kernel::{Article, Lang, Names, Reader, Seat, Viewer, Words, begins_with_vowel};
use language::{CardId, LocationId, Source, words};

/// The context of a sentence: its reader and its viewer.
#[derive(Clone, Copy)]
pub(crate) struct Speaker<'a> {
    pub(crate) game: &'a Storyline,
    pub(crate) reader: &'a Reader<'a>,
    /// The viewer whose Storyline determines how places are numbered.
    pub(crate) viewer: Viewer,
    pub(crate) names: Names,
}

impl<'a> Speaker<'a> {
    /// Returns a speaker that does not mark names in its words.
    pub(crate) fn plain(game: &'a Storyline, reader: &'a Reader<'a>, viewer: Viewer) -> Speaker<'a> {
        Speaker { game, reader, viewer, names: Names::Plain }
    }

    /// Returns `en` or `fr`, whichever is in the reader's language.
    pub(crate) fn say(&self, en: impl Into<String>, fr: impl Into<String>) -> String {
        match self.reader.lang {
            Lang::En => en.into(),
            Lang::Fr => fr.into(),
        }
    }

    pub(crate) fn name(&self, seat: Seat) -> &'a str {
        &self.reader.names[seat]
    }

    /// Returns the title of a card in the form for use within a sentence.
    pub(crate) fn card(&self, card: CardId) -> String {
        let card = self.game.catalog.card(card);
        self.titled((&card.id, &card.title), self.game.catalog.lexicon().name(card.name).article)
    }

    pub(crate) fn location(&self, location: LocationId) -> String {
        let location = self.game.catalog.location(location);
        self.titled((&location.id, &location.title), location.article)
    }

    fn titled(&self, (id, title): (&str, &Words), article: Option<Article>) -> String {
        match self.reader.lang {
            Lang::En => self.names.card(id, &words::typeset(&title.en)),
            Lang::Fr => {
                let title = words::typeset(&title.fr);
                let (article, rest) = article_of(&title, article);
                format!("{article}{}", self.names.card(id, rest))
            }
        }
    }

    /// Returns a Location with its place, because several may have the same title: "Plaza (Location 2 of Ozma’s
    /// Storyline)". For a face-down Location, returns the place alone.
    pub(crate) fn place(&self, at: Landmark) -> String {
        match at.location {
            Some(location) => {
                let (title, number) = (self.location(location), self.numbered(at.spot));
                format!("{title} ({number})")
            }
            None => self.spot(at.spot),
        }
    }

    /// Returns a place within a sentence: "Location 2 of Ozma’s Storyline", "le Lieu 2 de la Trame d’Ozma".
    pub(crate) fn spot(&self, spot: SpotId) -> String {
        let number = self.numbered(spot);
        self.say(number.clone(), format!("le {number}"))
    }

    /// Returns the name of a place with its number, as in choices and zones: on the viewer's own Storyline if the place
    /// is part of it, and otherwise on the Storyline of the Author of its spoke. In Solitaire one Author has both
    /// spokes.
    fn numbered(&self, spot: SpotId) -> String {
        let road = self.game.road;
        let spoke = || Seat::new(spot.index() / usize::from(road.length), self.game.seats);
        let own = if let Viewer::Seat(seat) = self.viewer { Some(seat) } else { None };
        let seat = own.filter(|seat| road.position(*seat, spot).is_some()).or_else(spoke);
        let seat = seat.or_else(|| Seat::new(0, self.game.seats)).expect("a table has a first seat");
        let (place, name) = (road.position(seat, spot).unwrap_or(0), self.name(seat));
        self.say(format!("Location {place} of {name}’s Storyline"), format!("Lieu {place} de la Trame {}", of(name)))
    }

    /// Returns the name of `source`, the card or Location that has a text.
    pub(crate) fn source(&self, source: Source) -> String {
        match source {
            Source::Card(card) => self.card(card),
            Source::Location(location) => self.location(location),
        }
    }

    /// Returns the title of a card or Location in the form for use outside a sentence.
    pub(crate) fn label(&self, source: Source) -> String {
        let (id, title) = match source {
            Source::Card(card) => {
                let card = self.game.catalog.card(card);
                (&card.id, &card.title)
            }
            Source::Location(location) => {
                let location = self.game.catalog.location(location);
                (&location.id, &location.title)
            }
        };
        self.names.card(id, &words::typeset(&self.say(&title.en, &title.fr)))
    }

    /// Returns a number of Story Points in words: "1 Story Point".
    pub(crate) fn points(&self, count: u8) -> String {
        let (en, fr) = (if count == 1 { "Point" } else { "Points" }, if count < 2 { "Point" } else { "Points" });
        self.say(format!("{count} Story {en}"), format!("{count} {fr} d’Histoire"))
    }
}

/// Splits a French title into its article and the rest, for use within a sentence: "le " and "Grillon parlant", "les "
/// and "Sept Nains", "" and "Dorothy". If the title has no article of its own, the article `given` is used: "le " and
/// "Lion Poltron".
fn article_of(title: &str, given: Option<Article>) -> (&'static str, &str) {
    let (article, rest) = Article::leading_title(title).map_or((given, title), |(own, rest)| (Some(own), rest));
    (article.map_or("", Article::plain), rest)
}

/// Returns a name with the French "de" before it: "de Toto", "d’Épouvantail", "du Grillon parlant", "des Sept Nains".
pub(crate) fn of(name: &str) -> String {
    match Article::leading_title(name) {
        Some((article, rest)) => format!("{}{rest}", article.of()),
        None if begins_with_vowel(name) => format!("d’{name}"),
        None => format!("de {name}"),
    }
}

/// Returns a name with the French "à" before it: "à Toto", "au Grillon parlant", "à la Fée Clochette", "aux Sept
/// Nains".
pub(crate) fn to(name: &str) -> String {
    match Article::leading_title(name) {
        Some((article, rest)) => format!("{}{rest}", article.to()),
        None => format!("à {name}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_with_and_without_an_article_stand_in_a_french_sentence() {
        let joined = |title, given| {
            let (article, rest) = article_of(title, given);
            format!("{article}{rest}")
        };
        let said = |name| [joined(name, None), of(name), to(name)];
        assert_eq!(said("Le Grillon parlant"), ["le Grillon parlant", "du Grillon parlant", "au Grillon parlant"]);
        assert_eq!(said("La Fée Clochette"), ["la Fée Clochette", "de la Fée Clochette", "à la Fée Clochette"]);
        assert_eq!(said("Les Sept Nains"), ["les Sept Nains", "des Sept Nains", "aux Sept Nains"]);
        assert_eq!(said("L’Île"), ["l’Île", "de l’Île", "à l’Île"]);
        let lion = joined("Lion Poltron", Some(Article::Le));
        assert_eq!([lion.as_str(), &of(&lion), &to(&lion)], ["le Lion Poltron", "du Lion Poltron", "au Lion Poltron"]);
        assert_eq!(said("Épouvantail"), ["Épouvantail", "d’Épouvantail", "à Épouvantail"]);
        assert_eq!(said("La reine dort"), ["La reine dort", "de La reine dort", "à La reine dort"]);
        assert_eq!(said("Lettre"), ["Lettre", "de Lettre", "à Lettre"]);
    }
}
