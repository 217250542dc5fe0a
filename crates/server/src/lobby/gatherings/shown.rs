//! A gathering as one person may see it.

use super::salts::{Stage, stage};
use dealer::Person;
use kernel::Lang;
use protocol::{ChairInfo, ChairSalt, GatheringInfo, GatheringLuck};
use store::{Chair, Gathered, Gathering, SaltStage};

/// Returns a gathering as this person may see it. The hashes of the other people and of links stay out of it.
pub(crate) fn shown(
    Gathered { id, version: _, gathering }: &Gathered,
    reader: Option<Person>,
    lang: Lang,
) -> GatheringInfo {
    let Gathering { game, options, terms, chairs, public, by, made, pace: _, luck, due, tournament: _ } = gathering;
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
        luck: luck.map(|luck| GatheringLuck {
            attempt: luck.attempt,
            commitment: luck.key.commitment().to_string(),
            opens: stage(gathering) == Stage::Opening,
            due: *due,
        }),
    }
}

fn seat(chair: &Chair, reader: Option<Person>) -> ChairInfo {
    let free = ChairInfo { name: None, bot: None, mine: false, kept: None, promised: false, salt: None };
    match chair.clone() {
        Chair::Free => free,
        Chair::Taken { person, name, salt } => {
            ChairInfo { name: Some(name), mine: Some(person) == reader, salt: progress(salt), ..free }
        }
        Chair::Kept { person, name } => ChairInfo { mine: Some(person) == reader, kept: Some(name), ..free },
        Chair::Promised { link: _ } => ChairInfo { promised: true, ..free },
        Chair::Bot { name, level } => ChairInfo { name: Some(name), bot: Some(level), ..free },
    }
}

/// Returns the progress of a salt. The salt itself stays out of it.
fn progress(salt: SaltStage) -> Option<ChairSalt> {
    let (commitment, came) = match salt {
        SaltStage::Without => return None,
        SaltStage::Awaited => (None, false),
        SaltStage::Committed(commitment) => (Some(commitment), false),
        SaltStage::Opened(claim) => (Some(claim.commitment), true),
    };
    Some(ChairSalt { commitment: commitment.map(|commitment| commitment.to_string()), came })
}
