//! Tournaments as their readers see them.

use super::kept::{Found, Tourney, table};
use crate::{lobby::Lobby, player_ids, troubles::refusal};
use dealer::Person;
use host::Refusal;
use protocol::{
    EntrantInfo, PairingInfo, PairingResult, RoundInfo, StandingInfo, TournamentInfo, TournamentLine, TournamentState,
    TournamentSystem,
};
use std::collections::BTreeMap;
use store::{TableId, TournamentStage, Tourneys};
use tournament::{Game, Line, Side, System, Verdict};

/// The greatest number of tournaments of one stage in a list.
const MOST: usize = 50;

impl Lobby {
    /// Returns the tournaments: those that go on, then those to come, then those that are over, each the latest first.
    pub(crate) async fn tournaments(&self, reader: Person) -> Result<Vec<TournamentLine>, Refusal> {
        let mut lines = Vec::new();
        for stage in [TournamentStage::Running, TournamentStage::Coming, TournamentStage::Over] {
            let found = self.home.store.tournaments(Tourneys::At(stage), MOST).await.map_err(refusal)?;
            let read = found.into_iter().filter_map(|kept| Found::read(kept).ok());
            lines.extend(read.map(|found| line(&found, reader)));
        }
        Ok(lines)
    }

    /// Returns a tournament, or `None` if it still has the version `known`.
    pub(crate) async fn tournament(
        &self,
        id: &TableId,
        (known, reader): (Option<u64>, Person),
    ) -> Result<Option<TournamentInfo>, Refusal> {
        let found = Found::load(self.store(), id).await?;
        if known == Some(found.version) {
            return Ok(None);
        }
        let people: Vec<Person> = found.tourney.people.iter().map(super::kept::Member::person).collect();
        let ids = player_ids::read(self.store(), &people).await.map_err(refusal)?;
        Ok(Some(shown(&found, (&ids, reader))))
    }
}

fn shown(found: &Found, (ids, reader): (&BTreeMap<Person, String>, Person)) -> TournamentInfo {
    let Found { id, version, tourney, .. } = found;
    let me = tourney.entrant(reader);
    let rounds: Vec<RoundInfo> =
        (0..tourney.course.rounds().len()).map(|number| round((id, tourney), number)).collect();
    let entrants = tourney.course.entrants().zip(&tourney.people).map(|(entrant, member)| EntrantInfo {
        name: member.name.clone(),
        player: ids.get(&member.person()).cloned(),
        left: tourney.course.has_left(entrant),
    });
    let is_own = |pairing: &&PairingInfo| {
        let own = me.map(tournament::Entrant::index);
        pairing.result.is_none() && [Some(pairing.first), Some(pairing.second)].contains(&own)
    };
    TournamentInfo {
        line: line(found, reader),
        options: tourney.options.clone(),
        version: *version,
        by: tourney.by.name.clone(),
        made: tourney.by.person() == reader,
        come: tourney.come,
        me: me.map(tournament::Entrant::index),
        table: rounds.last().and_then(|round| round.pairings.iter().find(is_own)).map(|own| own.table.clone()),
        entrants: entrants.collect(),
        rounds,
        standings: tourney.course.standings().iter().map(standing).collect(),
    }
}

fn line(Found { id, tourney, .. }: &Found, reader: Person) -> TournamentLine {
    let Tourney { name, game, terms, start, most, people, course, .. } = tourney;
    let state = match tourney.stage() {
        TournamentStage::Coming => TournamentState::Coming,
        TournamentStage::Running => TournamentState::Running,
        TournamentStage::Over => TournamentState::Over,
    };
    let system = match course.system() {
        System::RoundRobin { twice } => TournamentSystem::RoundRobin { twice },
        System::Swiss { rounds, late } => TournamentSystem::Swiss { rounds, late },
    };
    // A tournament that was cancelled has no winner.
    let has_winner = course.is_over() && !course.rounds().is_empty();
    let best = course.standings().into_iter().filter(|line| has_winner && line.place == 1);
    TournamentLine {
        id: id.as_str().to_owned(),
        name: name.clone(),
        game: game.clone(),
        state,
        system,
        terms: terms.clone(),
        people: people.len(),
        most: *most,
        open: course.is_open() && people.len() < usize::from(*most),
        mine: tourney.entrant(reader).is_some_and(|entrant| !course.has_left(entrant)),
        begun: course.rounds().len(),
        planned: course.planned(),
        start: *start,
        winners: best.filter_map(|line| people.get(line.entrant.index())).map(|member| member.name.clone()).collect(),
    }
}

fn round((id, tourney): (&TableId, &Tourney), number: usize) -> RoundInfo {
    let round = &tourney.course.rounds()[number];
    let pairing = |(at, game): (usize, &Game)| PairingInfo {
        first: game.first.index(),
        second: game.second.index(),
        table: table(id, number, at).as_str().to_owned(),
        result: game.verdict.map(result),
    };
    RoundInfo {
        pairings: round.games.iter().enumerate().map(pairing).collect(),
        bye: round.bye.map(tournament::Entrant::index),
        due: tourney.due(number),
    }
}

fn result(verdict: Verdict) -> PairingResult {
    match verdict {
        Verdict::Won(Side::First) => PairingResult::First,
        Verdict::Won(Side::Second) => PairingResult::Second,
        Verdict::Drawn => PairingResult::Drawn,
        Verdict::CalledOff => PairingResult::CalledOff,
        Verdict::Forfeited(Side::First) => PairingResult::FirstAbsent,
        Verdict::Forfeited(Side::Second) => PairingResult::SecondAbsent,
        Verdict::Absent => PairingResult::Absent,
    }
}

fn standing(line: &Line) -> StandingInfo {
    let Line { place, entrant, halves, buchholz, sonneborn, direct, wins } = *line;
    StandingInfo { place, entrant: entrant.index(), halves, buchholz, sonneborn, direct, wins }
}
