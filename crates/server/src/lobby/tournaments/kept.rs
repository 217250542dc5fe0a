//! A tournament as the store keeps it.

use crate::troubles::refusal;
use dealer::Person;
use host::{Refusal, TournamentFault};
use kernel::{Options, Terms};
use luck::Hex;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use store::{Store, StoreFault, TableId, Tournament, TournamentStage};
use tournament::{Course, CourseFault, Entrant};

/// A tournament with the people in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tourney {
    pub(super) name: String,
    pub(super) game: String,
    pub(super) options: Options,
    pub(super) terms: Terms,
    /// The person who made it.
    pub(super) by: Member,
    /// The number of minutes within which people come to a game.
    pub(super) come: u32,
    /// The time at which the first round begins, in seconds since 1970.
    pub(super) start: Option<u64>,
    /// The greatest number of people.
    pub(super) most: u16,
    /// The people, in the order of entry.
    pub(super) people: Vec<Member>,
    pub(super) course: Course,
    /// The time at which each round began, in milliseconds since 1970.
    pub(super) begun: Vec<u64>,
}

/// Somebody in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Member {
    hash: Hex<32>,
    pub(super) name: String,
}

/// A tournament with its place in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) id: TableId,
    pub(super) version: u64,
    pub(super) made: u64,
    pub(super) tourney: Tourney,
}

impl Member {
    pub(super) fn new(person: Person, name: String) -> Member {
        Member { hash: Hex(*person.hash()), name }
    }

    pub(super) fn person(&self) -> Person {
        Person::new(self.hash.0)
    }
}

impl Tourney {
    /// Returns the number of a person among the entrants.
    pub(super) fn entrant(&self, person: Person) -> Option<Entrant> {
        let index = self.people.iter().position(|member| member.person() == person)?;
        u16::try_from(index).ok().map(Entrant)
    }

    pub(super) fn stage(&self) -> TournamentStage {
        if self.course.is_over() {
            TournamentStage::Over
        } else if self.course.rounds().is_empty() {
            TournamentStage::Coming
        } else {
            TournamentStage::Running
        }
    }

    /// Returns the time until which people come to the games of a round, in milliseconds since 1970.
    pub(super) fn due(&self, round: usize) -> u64 {
        self.begun.get(round).copied().unwrap_or_default().saturating_add(self.wait())
    }

    /// Returns the time within which people come to a game, in milliseconds.
    pub(super) fn wait(&self) -> u64 {
        u64::from(self.come) * 60_000
    }

    /// Notes the time at which rounds have begun, for those that have no time yet.
    pub(super) fn note_begun(&mut self, now: u64) {
        self.begun.resize(self.course.rounds().len(), now);
    }
}

impl Found {
    /// Reads a tournament of the store.
    pub(super) fn read(Tournament { id, version, made, words, .. }: Tournament) -> Result<Found, Refusal> {
        let damaged = |why: serde_json::Error| Refusal::TableDamaged { why: why.to_string() };
        Ok(Found { id, version, made, tourney: serde_json::from_str(&words).map_err(damaged)? })
    }

    pub(super) async fn load(store: &dyn Store, id: &TableId) -> Result<Found, Refusal> {
        match store.tournament(id).await {
            Ok(tournament) => Found::read(tournament),
            Err(StoreFault::Missing) => Err(TournamentFault::Missing.into()),
            Err(fault) => Err(refusal(fault)),
        }
    }

    /// Stores the tournament in place of the version that was read. Returns false if somebody else has changed it first.
    pub(super) async fn keep(&mut self, store: &dyn Store) -> Result<bool, Refusal> {
        let words = serde_json::to_string(&self.tourney).expect("a tournament is plain JSON");
        let (id, version, stage) = (self.id.clone(), self.version + 1, self.tourney.stage());
        match store.keep_tournament(&Tournament { id, version, made: self.made, stage, words }).await {
            Ok(()) => {
                self.version = version;
                Ok(true)
            }
            Err(StoreFault::Taken | StoreFault::Missing) => Ok(false),
            Err(fault) => Err(refusal(fault)),
        }
    }
}

/// Returns the id of the table of a game. It follows from the tournament, so that any server invites to the same table.
pub(super) fn table(tournament: &TableId, round: usize, game: usize) -> TableId {
    let hash = Sha256::digest(format!("tournament {} {round} {game}", tournament.as_str()));
    let digits: String = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    TableId::parse(&digits).expect("eight bytes are sixteen digits")
}

/// Returns the person who makes the invitations of a tournament, and for whom the seats of absent people are kept. Nobody
/// is this person, because nobody knows a secret with this hash.
pub(super) fn nobody(tournament: &TableId) -> Person {
    Person::new(Sha256::digest(format!("tournament {}", tournament.as_str())).into())
}

/// Returns the reason for which a course refuses a change.
pub(super) fn fault(fault: CourseFault) -> TournamentFault {
    match fault {
        CourseFault::Over => TournamentFault::Over,
        CourseFault::TooLate => TournamentFault::Late,
        CourseFault::TooFew => TournamentFault::Few,
        CourseFault::TooMany { most } => TournamentFault::Full { most },
        CourseFault::Begun => TournamentFault::Begun,
        CourseFault::Rounds { most } => TournamentFault::Rounds { most: usize::from(most) },
    }
}
