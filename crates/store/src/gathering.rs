//! Gatherings: invitations to tables that have not begun.

use crate::{GatheringItem, KeyHash, StoreFault, TableId, holders::Hash};
use dealer::Person;
use kernel::{Options, Seat, Terms};
use luck::{Hex, LuckKey, SaltClaim};
use protocol::Pace;
use serde::{Deserialize, Serialize};

/// An invitation to a table that has not begun. Once every chair is filled, a table with the same id takes its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gathering {
    pub game: String,
    pub options: Options,
    /// The terms of the game.
    pub terms: Terms,
    /// The chairs, in the order of the seats of the table.
    pub chairs: Vec<Chair>,
    /// True if everybody may find the gathering. Other gatherings are found only by the people in them, and by their
    /// address.
    pub public: bool,
    /// The person who made the gathering.
    pub by: Person,
    /// The time at which it was made, in seconds since 1970.
    pub made: u64,
    /// The pace of the bots at the table.
    pub pace: Pace,
    /// The luck that the table will have, or `None` for a gathering that an earlier version has made.
    pub luck: Option<KeyOfAttempt>,
    /// The time at which the gathering waits for salts no longer, in milliseconds since 1970, or `None` if it waits for
    /// none.
    pub due: Option<u64>,
    /// The game of a tournament to which this invites. Its seats are kept for two people, and nobody else changes them.
    pub pairing: Option<Pairing>,
}

/// A game of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The id of the tournament.
    pub tournament: TableId,
    /// The name of the tournament, which is empty in a gathering that an earlier version has stored.
    pub name: String,
    /// The number of the round, counted from 1, or 0 in a gathering that an earlier version has stored.
    pub round: u16,
}

/// The key of an attempt to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeyOfAttempt {
    /// The number of the attempt, counted from 1.
    pub attempt: u32,
    /// The secret key of the attempt.
    pub key: LuckKey,
}

/// A seat of a table that has not begun, in a gathering.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chair {
    Free,
    /// A person has taken the seat under this name.
    Taken {
        person: Person,
        name: String,
        salt: SaltStage,
    },
    /// The seat is kept for a person, who has not come yet.
    Kept {
        person: Person,
        name: String,
    },
    /// The seat is promised to whoever has the link with the secret of this hash.
    Promised {
        link: KeyHash,
    },
    /// A bot of this level plays the seat.
    Bot {
        name: String,
        level: String,
    },
}

/// The salt of a person, on its way into the luck of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum SaltStage {
    /// The seat is without a salt: its client draws none, or its salt has not come in time.
    Without,
    /// The client has not sent the commitment of its salt.
    Awaited,
    /// The client has sent the commitment.
    Committed(Hex<32>),
    /// The client has sent the salt.
    Opened(SaltClaim),
}

/// A stored gathering. Each change of it raises its version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gathered {
    pub id: TableId,
    pub version: u64,
    pub gathering: Gathering,
}

/// The gatherings that a list contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invited {
    /// Those that this person has made, or has a seat in.
    Person(Person),
    /// Those that are public.
    Everybody,
}

#[derive(Serialize, Deserialize)]
struct Wish {
    game: String,
    options: Options,
    /// An earlier version has stored gatherings without terms. Their games have no clock.
    #[serde(default)]
    terms: Terms,
    #[serde(default)]
    pace: Pace,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tournament: Option<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    tournament_name: String,
    #[serde(default, skip_serializing_if = "is_zero")]
    round: u16,
}

/// A chair as the column `chairs` holds it. A free chair is `{}`.
#[derive(PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeptChair {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    holder: Option<Hash>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
    /// The person for whom the chair is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    kept: Option<Hash>,
    /// The hash of the secret in the link to which the chair is promised.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    link: Option<Hash>,
    /// The salt of the person, or nothing for a seat without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    salt: Option<SaltStage>,
}

impl Gathering {
    /// Reports whether every chair is filled.
    pub fn is_full(&self) -> bool {
        self.chairs.iter().all(|chair| matches!(chair, Chair::Taken { .. } | Chair::Bot { .. }))
    }

    /// Reports whether this person has made the gathering, or has a seat in it or one that is kept.
    pub fn is_of(&self, person: Person) -> bool {
        let waits = |chair: &Chair| matches!(chair, Chair::Kept { person: expected, .. } if *expected == person);
        self.has_joined(person) || self.chairs.iter().any(waits)
    }

    /// Returns the seats that this person has taken, or that are kept for this person.
    pub fn seats_of(&self, person: Person) -> Vec<Seat> {
        let is_own = |chair: &Chair| match chair {
            Chair::Taken { person: other, .. } | Chair::Kept { person: other, .. } => *other == person,
            Chair::Free | Chair::Promised { .. } | Chair::Bot { .. } => false,
        };
        Seat::all(self.chairs.len())
            .zip(&self.chairs)
            .filter(|(_, chair)| is_own(chair))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Reports whether this person has made the gathering, or has a seat in it.
    pub fn has_joined(&self, person: Person) -> bool {
        let sits = |chair: &Chair| matches!(chair, Chair::Taken { person: sitting, .. } if *sitting == person);
        self.by == person || self.chairs.iter().any(sits)
    }
}

impl GatheringItem {
    pub(crate) fn of(id: &TableId, version: u64, gathering: &Gathering) -> GatheringItem {
        let Gathering { game, options, terms, chairs, public, by, made, pace, luck, due, pairing } = gathering;
        let wish = Wish {
            game: game.clone(),
            options: options.clone(),
            terms: terms.clone(),
            pace: *pace,
            tournament: pairing.as_ref().map(|pairing| pairing.tournament.as_str().to_owned()),
            tournament_name: pairing.as_ref().map(|pairing| pairing.name.clone()).unwrap_or_default(),
            round: pairing.as_ref().map_or(0, |pairing| pairing.round),
        };
        let chairs: Vec<KeptChair> = chairs.iter().map(KeptChair::of).collect();
        GatheringItem {
            id: id.as_str().to_owned(),
            version: version.cast_signed(),
            made: made.cast_signed(),
            is_public: *public,
            wish: serde_json::to_string(&wish).expect("a wish is plain JSON"),
            chairs: serde_json::to_string(&chairs).expect("chairs are plain JSON"),
            made_by: serde_json::to_string(&Hash(*by)).expect("a hash is plain JSON"),
            luck: luck.map(|luck| serde_json::to_string(&luck).expect("a key is plain JSON")),
            due: due.map(u64::cast_signed),
        }
    }

    pub(crate) fn read(self) -> Result<Gathered, StoreFault> {
        let GatheringItem { id, version, made, is_public, wish, chairs, made_by, luck, due } = self;
        let Wish { game, options, terms, pace, tournament, tournament_name, round } =
            serde_json::from_str(&wish).map_err(|why| StoreFault::damaged("wish", why))?;
        let chairs: Vec<KeptChair> = serde_json::from_str(&chairs).map_err(|why| StoreFault::damaged("chairs", why))?;
        let Hash(by) = serde_json::from_str(&made_by).map_err(|why| StoreFault::damaged("maker", why))?;
        let luck = luck.map(|luck| serde_json::from_str(&luck)).transpose();
        Ok(Gathered {
            id: TableId::parse(&id).ok_or_else(|| StoreFault::damaged("name", &id))?,
            version: version.cast_unsigned(),
            gathering: Gathering {
                game,
                options,
                terms,
                chairs: chairs.into_iter().map(KeptChair::read).collect::<Result<_, _>>()?,
                public: is_public,
                by,
                made: made.cast_unsigned(),
                pace,
                luck: luck.map_err(|why| StoreFault::damaged("luck", why))?,
                due: due.map(i64::cast_unsigned),
                pairing: tournament.and_then(|id| TableId::parse(&id)).map(|tournament| Pairing {
                    tournament,
                    name: tournament_name,
                    round,
                }),
            },
        })
    }
}

fn is_zero(round: &u16) -> bool {
    *round == 0
}

impl KeptChair {
    const FREE: KeptChair = KeptChair { name: None, holder: None, bot: None, kept: None, link: None, salt: None };

    fn of(chair: &Chair) -> KeptChair {
        match chair.clone() {
            Chair::Free => KeptChair::FREE,
            Chair::Taken { person, name, salt } => KeptChair {
                name: Some(name),
                holder: Some(Hash(person)),
                salt: Some(salt).filter(|salt| *salt != SaltStage::Without),
                ..KeptChair::FREE
            },
            Chair::Kept { person, name } => KeptChair { name: Some(name), kept: Some(Hash(person)), ..KeptChair::FREE },
            Chair::Promised { link: KeyHash(link) } => {
                KeptChair { link: Some(Hash(Person::new(link))), ..KeptChair::FREE }
            }
            Chair::Bot { name, level } => KeptChair { name: Some(name), bot: Some(level), ..KeptChair::FREE },
        }
    }

    fn read(self) -> Result<Chair, StoreFault> {
        if let Some(Hash(link)) = self.link {
            let is_free = KeptChair { link: None, ..self } == KeptChair::FREE;
            let fault = || StoreFault::damaged("chairs", "expected nobody at a chair that is promised to a link");
            return if is_free { Ok(Chair::Promised { link: KeyHash(*link.hash()) }) } else { Err(fault()) };
        }
        match (self.name, self.holder, self.bot, self.kept, self.salt) {
            (None, None, None, None, None) => Ok(Chair::Free),
            (Some(name), Some(Hash(person)), None, None, salt) => {
                Ok(Chair::Taken { person, name, salt: salt.unwrap_or(SaltStage::Without) })
            }
            (Some(name), None, Some(level), None, None) => Ok(Chair::Bot { name, level }),
            (Some(name), None, None, Some(Hash(person)), None) => Ok(Chair::Kept { person, name }),
            (None | Some(_), _, _, _, _) => {
                Err(StoreFault::damaged("chairs", "expected one person, one bot or nobody at each"))
            }
        }
    }
}
