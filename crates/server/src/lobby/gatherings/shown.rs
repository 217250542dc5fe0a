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
    match chair {
        Chair::Free => ChairInfo { name: None, bot: None, mine: false },
        Chair::Taken { person, name } => {
            ChairInfo { name: Some(name.clone()), bot: None, mine: Some(*person) == reader }
        }
        Chair::Bot { name, level } => ChairInfo { name: Some(name.clone()), bot: Some(level.clone()), mine: false },
    }
}
