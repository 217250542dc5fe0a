//! Gatherings: invitations to tables that have not begun.

use crate::{GatheringItem, StoreFault, TableId, holders::Hash};
use dealer::Person;
use kernel::{Options, Seat, Terms};
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
}

/// A seat of a table that has not begun, in a gathering.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chair {
    Free,
    /// A person has taken the seat under this name.
    Taken {
        person: Person,
        name: String,
    },
    /// The seat is kept for a person, who has not come yet.
    Kept {
        person: Person,
        name: String,
    },
    /// A bot of this level plays the seat.
    Bot {
        name: String,
        level: String,
    },
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
}

/// A chair as the column `chairs` holds it. A free chair is `{}`.
#[derive(Serialize, Deserialize)]
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
            Chair::Free | Chair::Bot { .. } => false,
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
        let Gathering { game, options, terms, chairs, public, by, made } = gathering;
        let wish = Wish { game: game.clone(), options: options.clone(), terms: terms.clone() };
        let chairs: Vec<KeptChair> = chairs.iter().map(KeptChair::of).collect();
        GatheringItem {
            id: id.as_str().to_owned(),
            version: version.cast_signed(),
            made: made.cast_signed(),
            is_public: *public,
            wish: serde_json::to_string(&wish).expect("a wish is plain JSON"),
            chairs: serde_json::to_string(&chairs).expect("chairs are plain JSON"),
            made_by: serde_json::to_string(&Hash(*by)).expect("a hash is plain JSON"),
        }
    }

    pub(crate) fn read(self) -> Result<Gathered, StoreFault> {
        let GatheringItem { id, version, made, is_public, wish, chairs, made_by } = self;
        let Wish { game, options, terms } =
            serde_json::from_str(&wish).map_err(|why| StoreFault::damaged("wish", why))?;
        let chairs: Vec<KeptChair> = serde_json::from_str(&chairs).map_err(|why| StoreFault::damaged("chairs", why))?;
        let Hash(by) = serde_json::from_str(&made_by).map_err(|why| StoreFault::damaged("maker", why))?;
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
            },
        })
    }
}

impl KeptChair {
    fn of(chair: &Chair) -> KeptChair {
        match chair.clone() {
            Chair::Free => KeptChair { name: None, holder: None, bot: None, kept: None },
            Chair::Taken { person, name } => {
                KeptChair { name: Some(name), holder: Some(Hash(person)), bot: None, kept: None }
            }
            Chair::Kept { person, name } => {
                KeptChair { name: Some(name), holder: None, bot: None, kept: Some(Hash(person)) }
            }
            Chair::Bot { name, level } => KeptChair { name: Some(name), holder: None, bot: Some(level), kept: None },
        }
    }

    fn read(self) -> Result<Chair, StoreFault> {
        match (self.name, self.holder, self.bot, self.kept) {
            (None, None, None, None) => Ok(Chair::Free),
            (Some(name), Some(Hash(person)), None, None) => Ok(Chair::Taken { person, name }),
            (Some(name), None, None, Some(Hash(person))) => Ok(Chair::Kept { person, name }),
            (Some(name), None, Some(level), None) => Ok(Chair::Bot { name, level }),
            (None | Some(_), _, _, _) => {
                Err(StoreFault::damaged("chairs", "expected one person, one bot or nobody at each"))
            }
        }
    }
}
