//! The games of a round: the invitations to their tables, and the results that the store has.

use super::kept::{Tourney, nobody, table};
use crate::{clock::now, lobby::Lobby, troubles::refusal};
use dealer::{Moment, Person};
use host::Refusal;
use kernel::Seat;
use protocol::Pace;
use std::collections::BTreeMap;
use store::{Chair, Gathering, Outcome, Pairing, Standing, TableId};
use tournament::{Game, Side, Verdict};

/// The time after the start of a server in which nobody loses a game by absence, in milliseconds. People need it to come
/// back.
const RETURN: u64 = 10 * 60_000;

impl Lobby {
    /// Returns the new results of a round by the number of the game. Invites to the games that have not begun, and closes
    /// those to which somebody has not come in time.
    pub(super) async fn results(
        &self,
        (id, tourney): (&TableId, &Tourney),
        moment: Moment,
    ) -> Result<Vec<(usize, Verdict)>, Refusal> {
        let Some(round) = tourney.course.rounds().last() else { return Ok(Vec::new()) };
        let number = tourney.course.rounds().len() - 1;
        let games = round.games.iter().enumerate().filter(|(_, game)| game.verdict.is_none());
        let open: Vec<(usize, &Game, TableId)> = games.map(|(at, game)| (at, game, table(id, number, at))).collect();
        let ids: Vec<TableId> = open.iter().map(|(.., table)| table.clone()).collect();
        let found: BTreeMap<TableId, Option<Standing>> =
            self.home.store.standings(&ids).await.map_err(refusal)?.into_iter().collect();
        let since = moment.since.saturating_add(tourney.wait().min(RETURN));
        let is_due = moment.now >= tourney.due(number).max(since);
        let mut results = Vec::new();
        for (at, game, table) in open {
            let verdict = match found.get(&table) {
                Some(Some(Standing::Over(outcome))) => Some(verdict(outcome)),
                Some(Some(Standing::Turn(_)) | None) => None,
                None => self.awaited((id, tourney), game, (&table, is_due)).await?,
            };
            results.extend(verdict.map(|verdict| (at, verdict)));
        }
        Ok(results)
    }

    /// Removes the invitations to the games of the newest round for which somebody did not come.
    pub(super) async fn clear(&self, (id, tourney): (&TableId, &Tourney)) -> Result<(), Refusal> {
        let rounds = tourney.course.rounds();
        for (number, round) in rounds.iter().enumerate().skip(rounds.len().saturating_sub(2)) {
            for (at, game) in round.games.iter().enumerate() {
                if game.verdict.is_some_and(|verdict| !verdict.is_played()) {
                    self.gatherings.unpair(&table(id, number, at)).await?;
                }
            }
        }
        Ok(())
    }

    /// Returns the result of a game that has not begun, or `None` while it may still begin.
    async fn awaited(
        &self,
        (id, tourney): (&TableId, &Tourney),
        game: &Game,
        (table, is_due): (&TableId, bool),
    ) -> Result<Option<Verdict>, Refusal> {
        let sides = [game.first, game.second];
        let present: Vec<Person> = sides
            .into_iter()
            .filter(|entrant| !tourney.course.has_left(*entrant))
            .filter_map(|entrant| Some(tourney.people.get(entrant.index())?.person()))
            .collect();
        let nobody = nobody(id);
        let Some(paired) = self.gatherings.paired(table).await? else {
            self.gatherings.pair(table, gathering((id, tourney), game, nobody)).await?;
            return Ok(None);
        };
        if let Some(closed) = absent(&paired.gathering, nobody) {
            return Ok(Some(closed));
        }
        let away = away(&paired.gathering, (&present, is_due));
        if away.is_empty() {
            return Ok(None);
        }
        let closed = self.gatherings.close(paired, (&away, nobody)).await?;
        Ok(closed.and_then(|gathering| absent(&gathering, nobody)))
    }
}

/// Returns the people who have lost a game by absence: those who have withdrawn or left the server, and after the time also
/// those who have not come. `present` are the people of the game who are still in the tournament.
fn away(gathering: &Gathering, (present, is_due): (&[Person], bool)) -> Vec<Person> {
    let person = |chair: &Chair| match chair {
        Chair::Kept { person, .. } if is_due || !present.contains(person) => Some(*person),
        Chair::Taken { person, .. } if !present.contains(person) => Some(*person),
        Chair::Kept { .. } | Chair::Taken { .. } | Chair::Free | Chair::Promised { .. } | Chair::Bot { .. } => None,
    };
    gathering.chairs.iter().filter_map(person).collect()
}

/// Returns the result of a game of which a seat is kept for nobody, or `None` if none is.
fn absent(gathering: &Gathering, nobody: Person) -> Option<Verdict> {
    let away = |at: usize| matches!(gathering.chairs.get(at), Some(Chair::Kept { person, .. }) if *person == nobody);
    match [away(0), away(1)] {
        [false, false] => None,
        [true, true] => Some(Verdict::Absent),
        [true, false] => Some(Verdict::Forfeited(Side::First)),
        [false, true] => Some(Verdict::Forfeited(Side::Second)),
    }
}

/// Returns the invitation to a game, with a seat for each of the two.
fn gathering((id, tourney): (&TableId, &Tourney), game: &Game, nobody: Person) -> Gathering {
    let chair = |at: usize| {
        tourney
            .people
            .get(at)
            .map_or(Chair::Free, |member| Chair::Kept { person: member.person(), name: member.name.clone() })
    };
    let pairing = Pairing {
        tournament: id.clone(),
        name: tourney.name.clone(),
        round: u16::try_from(tourney.course.rounds().len()).unwrap_or(u16::MAX),
    };
    Gathering {
        game: tourney.game.clone(),
        options: tourney.options.clone(),
        terms: tourney.terms.clone(),
        chairs: vec![chair(game.first.index()), chair(game.second.index())],
        public: false,
        by: nobody,
        made: now(),
        pace: Pace::default(),
        luck: None,
        due: None,
        pairing: Some(pairing),
    }
}

/// Returns the result of a finished table. A game that was called off has neither winners nor scores.
fn verdict(Outcome { won, scores, .. }: &Outcome) -> Verdict {
    let has_won = |side: usize| won.iter().any(|seat: &Seat| seat.index() == side);
    match [has_won(0), has_won(1)] {
        [true, false] => Verdict::Won(Side::First),
        [false, true] => Verdict::Won(Side::Second),
        [false, false] if scores.is_empty() => Verdict::CalledOff,
        [true, true] | [false, false] => Verdict::Drawn,
    }
}
