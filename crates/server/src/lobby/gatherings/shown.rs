//! A gathering as one person may see it.

use super::{
    Gatherings,
    rights::{chair_rights, rights},
    salts::{Stage, stage},
};
use dealer::Person;
use kernel::{Lang, Seat};
use protocol::{ChairInfo, ChairSalt, GatheringInfo, GatheringLuck, GatheringPairing};
use store::{Chair, Gathered, Gathering, Pairing, SaltStage};

impl Gatherings {
    /// Returns a gathering as this person may see it. The hashes of the other people and of links stay out of it.
    pub(crate) fn shown(
        &self,
        Gathered { id, version: _, gathering }: &Gathered,
        (reader, lang): (Option<Person>, Lang),
    ) -> GatheringInfo {
        let Gathering { game, options, terms, chairs, public, by, made, pace: _, luck, due, pairing } = gathering;
        let seats = Seat::all(chairs.len()).zip(chairs);
        GatheringInfo {
            table: id.as_str().to_owned(),
            game: game.clone(),
            title: catalog::game(game).map_or_else(|_| game.clone(), |game| game.title(lang)),
            options: options.clone(),
            terms: terms.clone(),
            chairs: seats
                .map(|(seat, chair)| ChairInfo {
                    player: person(chair).and_then(|person| self.maker.home.player_ids.of(person)),
                    may: reader.map(|reader| chair_rights(gathering, reader, seat)).unwrap_or_default(),
                    ..told(chair, reader)
                })
                .collect(),
            public: *public,
            mine: Some(*by) == reader,
            may: reader.map(|reader| rights(gathering, reader)).unwrap_or_default(),
            pairing: pairing.as_ref().map(|Pairing { tournament, name, round }| GatheringPairing {
                tournament: tournament.as_str().to_owned(),
                name: name.clone(),
                round: *round,
            }),
            made: *made,
            luck: luck.map(|luck| GatheringLuck {
                attempt: luck.attempt,
                commitment: luck.key.commitment().to_string(),
                opens: stage(gathering) == Stage::Opening,
                due: *due,
            }),
        }
    }

    /// Reads the public ids of the people in these gatherings, before they are shown.
    pub(in crate::lobby) async fn meet(&self, gatherings: impl IntoIterator<Item = &Gathered>) {
        let chairs = gatherings.into_iter().flat_map(|gathered| &gathered.gathering.chairs);
        self.maker.home.player_ids.learn(chairs.filter_map(person)).await;
    }
}

/// Returns the person at a chair, or the one for whom it is kept.
fn person(chair: &Chair) -> Option<Person> {
    match chair {
        Chair::Taken { person, .. } | Chair::Kept { person, .. } => Some(*person),
        Chair::Free | Chair::Promised { .. } | Chair::Bot { .. } => None,
    }
}

/// Returns a chair without the page of its person and the rights of the reader.
fn told(chair: &Chair, reader: Option<Person>) -> ChairInfo {
    let free = ChairInfo {
        name: None,
        bot: None,
        mine: false,
        player: None,
        may: Vec::new(),
        kept: None,
        promised: false,
        salt: None,
    };
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
