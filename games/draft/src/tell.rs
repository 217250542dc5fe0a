//! The sentences of the log, one for each event.

mod note;

pub(crate) use note::note;

use crate::{Draft, Event, StoryId, StoryKind, words};
use kernel::{Lang, Reader, Wording};

/// Returns the sentence for an event. Every event has a sentence, because nothing in this game is hidden.
pub(crate) fn tell(game: &Draft, event: &Event, reader: &Reader<'_>) -> Option<Wording> {
    let Reader { lang, names } = *reader;
    let story = |id| story(game, id, lang);
    let told = match (event, lang) {
        (Event::TrioOpened { story: id }, Lang::En) => format!("This Story counts for everybody: {}.", story(*id)),
        (Event::TrioOpened { story: id }, Lang::Fr) => {
            format!("Cette Histoire compte pour tous\u{a0}: {}.", story(*id))
        }
        (Event::FirstNamed { seat }, Lang::En) => format!("{} is the first player.", names[*seat]),
        (Event::FirstNamed { seat }, Lang::Fr) => format!("Le premier joueur est {}.", names[*seat]),
        (Event::Recycled { character }, Lang::En) => {
            format!("For the last round, {} comes back from the discards.", character.marked(lang))
        }
        (Event::Recycled { character }, Lang::Fr) => {
            format!("Pour le dernier tour, {} revient de la défausse.", character.marked(lang))
        }
        (Event::ColumnLaid { round, place, column }, _) => {
            let [one, other] = column.characters.both().map(|character| character.marked(lang));
            let (round_word, column_word) = words::pick(lang, ("Round", "column"), ("Tour", "colonne"));
            let number = place.index() + 1;
            let colon = words::pick(lang, ":", "\u{a0}:");
            format!("{round_word} {round}, {column_word} {number}{colon} {one}, {other}, {}.", story(column.story))
        }
        (Event::Taken { seat, place, column }, _) => {
            let [one, other] = column.characters.both().map(|character| character.marked(lang));
            let takes = words::pick(lang, "takes column", "prend la colonne");
            let colon = words::pick(lang, ":", "\u{a0}:");
            format!("{} {takes} {}{colon} {one}, {other}, {}.", names[*seat], place.index() + 1, story(column.story))
        }
        (Event::TurnedDown { seat, story: id }, Lang::En) => {
            format!("{} turns {} face-down.", names[*seat], story(*id))
        }
        (Event::TurnedDown { seat, story: id }, Lang::Fr) => {
            format!("{} retourne {} face cachée.", names[*seat], story(*id))
        }
        (Event::Discarded { column, .. }, _) => {
            let [one, other] = column.characters.both().map(|character| character.marked(lang));
            let nobody = words::pick(lang, "Nobody took", "Personne n’a pris");
            format!("{nobody} {one}, {other}, {}.", story(column.story))
        }
        (Event::Ended, Lang::En) => "The game is over.".into(),
        (Event::Ended, Lang::Fr) => "La partie est terminée.".into(),
    };
    Some(Wording::read(&told))
}

/// Returns the words for a Story, such as "Couple (2 points for each couple Dorothy + Lion)".
fn story(game: &Draft, id: StoryId, lang: Lang) -> String {
    let objective = &game.catalog.story(id).objective;
    format!("{} ({})", StoryKind::of(objective).name(lang), words::objective(objective, lang))
}
