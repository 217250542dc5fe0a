//! Lets tournaments go on by themselves: rounds begin, results are entered, and people who do not come lose.

use super::kept::Found;
use crate::{lobby::Lobby, troubles::refusal};
use dealer::Moment;
use host::Refusal;
use std::{sync::Arc, time::Duration};
use store::{TournamentStage, Tourneys};

/// The time between two looks at the tournaments, in milliseconds.
const PAUSE: u64 = 1_000;

/// The greatest number of tournaments of one stage that one look reads.
const MOST: usize = 1_000;

/// The time after which a tournament that has not begun is cancelled, in seconds.
const LIFE: u64 = 60 * 24 * 60 * 60;

/// Lets every tournament go on, again and again until the server stops. The state is in the store, so any server may do it,
/// and a change counts once.
pub(crate) async fn run_tournaments(lobby: Arc<Lobby>) {
    let (clock, stop) = (lobby.home.clock.clone(), lobby.rooms.stop());
    let mut next = 0;
    loop {
        tokio::select! {
            () = clock.until(next) => {}
            () = stop.cancelled() => return,
        }
        let moment = clock.moment(Duration::ZERO);
        if let Err(why) = lobby.look_at_tournaments(moment).await {
            tracing::warn!(kind = why.kind(), "tournaments wait for the next try");
        }
        next = moment.now + PAUSE;
    }
}

impl Lobby {
    async fn look_at_tournaments(&self, moment: Moment) -> Result<(), Refusal> {
        for stage in [TournamentStage::Coming, TournamentStage::Running] {
            let found = self.home.store.tournaments(Tourneys::At(stage), MOST).await.map_err(refusal)?;
            for kept in found {
                let id = kept.id.clone();
                let gone_on = match Found::read(kept) {
                    Ok(found) => self.go_on(found, moment).await,
                    Err(why) => Err(why),
                };
                // One damaged tournament stops no other.
                if let Err(why) = gone_on {
                    tracing::debug!(?why, tournament = id.as_str(), "a tournament does not go on");
                }
            }
        }
        Ok(())
    }

    /// Lets one tournament go on as far as it can now.
    pub(super) async fn go_on(&self, mut found: Found, moment: Moment) -> Result<(), Refusal> {
        loop {
            let before = found.tourney.clone();
            if found.tourney.course.rounds().is_empty() {
                begin(&mut found, moment);
            } else {
                for (game, verdict) in self.results((&found.id, &found.tourney), moment).await? {
                    found.tourney.course.settle(game, verdict);
                }
                found.tourney.course.go_on();
            }
            if found.tourney == before {
                return Ok(());
            }
            found.tourney.note_begun(moment.now);
            if !found.keep(self.store()).await? {
                // Another server has been faster, or somebody has joined. The next look sees it.
                return Ok(());
            }
            tracing::info!(tournament = found.id.as_str(), rounds = found.tourney.begun.len(), "a tournament went on");
            self.clear((&found.id, &found.tourney)).await?;
            if found.tourney.course.is_over() {
                return Ok(());
            }
        }
    }
}

/// Begins a tournament whose time has come, or cancels it if too few people have joined.
fn begin(found: &mut Found, moment: Moment) {
    let (now, Found { made, tourney, .. }) = (moment.now / 1_000, found);
    let is_due = tourney.start.is_some_and(|start| start <= now);
    let is_old = made.saturating_add(LIFE) <= now;
    if is_due && tourney.course.begin().is_ok() {
        return;
    }
    if is_due || is_old {
        // A tournament without rounds can be cancelled.
        let _ = tourney.course.cancel();
    }
}
