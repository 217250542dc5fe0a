//! The reasons why a host refuses what somebody wants of a tournament.

use crate::words::{number, say};
use kernel::Lang;

/// The reason why a host refuses a change of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentFault {
    /// There is no tournament with this id.
    Missing,
    Over,
    /// Nobody may join any more.
    Late,
    /// The tournament has all the people that it may have.
    Full {
        most: usize,
    },
    /// Fewer than two people have joined.
    Few,
    /// The tournament has begun already.
    Begun,
    /// The numbers of rounds are out of range.
    Rounds {
        most: usize,
    },
    /// The greatest number of people is out of range.
    People {
        most: usize,
    },
    /// The name is empty or too long.
    Name {
        most: usize,
    },
    /// The games have no clock.
    Clock,
    /// The game cannot be played by two.
    NotOfTwo,
    /// The time within which people come to a game is out of range.
    Come {
        most: usize,
    },
    /// The time of the first round has passed, or is too far away.
    Start {
        days: usize,
    },
    /// The person takes part already.
    Joined,
    /// The person does not take part.
    NotJoined,
    /// Only the maker of the tournament may do this.
    Maker,
    /// The person has made too many tournaments that are not over.
    Many {
        most: usize,
    },
    /// The seats of a game of a tournament are kept for two people.
    Seat,
    /// Nobody in particular invites to a game of a tournament.
    Host,
}

impl TournamentFault {
    /// Returns the reason in words, together with the expected input.
    pub(crate) fn words(self, lang: Lang) -> String {
        match self {
            TournamentFault::Missing => say(lang, "tournament-missing", []),
            TournamentFault::Over => say(lang, "tournament-over", []),
            TournamentFault::Late => say(lang, "tournament-late", []),
            TournamentFault::Full { most } => say(lang, "tournament-full", [("most", number(most))]),
            TournamentFault::Few => say(lang, "tournament-few", []),
            TournamentFault::Begun => say(lang, "tournament-begun", []),
            TournamentFault::Rounds { most } => say(lang, "tournament-rounds", [("most", number(most))]),
            TournamentFault::People { most } => say(lang, "tournament-people", [("most", number(most))]),
            TournamentFault::Name { most } => say(lang, "tournament-name", [("most", number(most))]),
            TournamentFault::Clock => say(lang, "tournament-clock", []),
            TournamentFault::NotOfTwo => say(lang, "tournament-not-of-two", []),
            TournamentFault::Come { most } => say(lang, "tournament-come", [("most", number(most))]),
            TournamentFault::Start { days } => say(lang, "tournament-start", [("days", number(days))]),
            TournamentFault::Joined => say(lang, "tournament-joined", []),
            TournamentFault::NotJoined => say(lang, "tournament-not-joined", []),
            TournamentFault::Maker => say(lang, "tournament-maker", []),
            TournamentFault::Many { most } => say(lang, "tournament-many", [("most", number(most))]),
            TournamentFault::Seat => say(lang, "tournament-seat", []),
            TournamentFault::Host => say(lang, "tournament-host", []),
        }
    }
}
