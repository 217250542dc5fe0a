//! A gathering as one person may see it.

use dealer::Person;
use kernel::Lang;
use protocol::{ChairInfo, GatheringInfo};
use store::{Chair, Gathered, Gathering};

/// Returns a gathering as this person may see it. The hashes of the other people stay out of it.
pub(crate) fn shown(
    Gathered { id, version: _, gathering }: &Gathered,
    reader: Option<Person>,
    lang: Lang,
) -> GatheringInfo {
    let Gathering { game, options, terms, chairs, public, by, made } = gathering;
    GatheringInfo {
        table: id.as_str().to_owned(),
        game: game.clone(),
        title: catalog::game(game).map_or_else(|_| game.clone(), |game| game.title(lang)),
        options: options.clone(),
        terms: terms.clone(),
        chairs: chairs.iter().map(|chair| seat(chair, reader)).collect(),
        public: *public,
        mine: Some(*by) == reader,
        made: *made,
    }
}

fn seat(chair: &Chair, reader: Option<Person>) -> ChairInfo {
    let (name, bot, mine, kept) = match chair.clone() {
        Chair::Free => (None, None, false, None),
        Chair::Taken { person, name } => (Some(name), None, Some(person) == reader, None),
        Chair::Kept { person, name } => (None, None, Some(person) == reader, Some(name)),
        Chair::Bot { name, level } => (Some(name), Some(level), false, None),
    };
    ChairInfo { name, bot, mine, kept }
}
