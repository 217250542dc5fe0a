//! The server is killed without warning at random moments of games of bots and of a person who plays fast. Whatever a client
//! has heard of is still there afterwards, and every game goes on to its end.

use super::game::Game;
use crate::{
    binary::Binary,
    report::Report,
    server::{Play, Server},
};
use anyhow::{Result, ensure};
use kernel::Rng;
use std::time::Duration;
use tempfile::TempDir;
use tokio::time::sleep;

/// A storm of so many kills gives up after this many times as many lives of a server.
const LIVES_EACH: usize = 20;

/// In milliseconds. Short enough that some servers die before they can answer; it grows where the machine is so slow
/// that most do.
const LONGEST_LIFE: u32 = 300;

/// Kills so many servers in the middle of a game; those that die while they start come on top.
pub async fn kills(binary: &Binary, wanted: usize, seed: u64, report: &mut Report) -> Result<()> {
    let folder = TempDir::new()?;
    let play = Play::new(binary, folder.path());
    let mut games =
        [Game::of(&["random", "random"]), Game::of(&["greedy", "random", "ismcts:20"]), Game::of(&["", "random"])];
    let mut luck = Rng::new(seed);
    let (mut kills, mut early, mut checked, mut longest_life) = (0, 0, 0, LONGEST_LIFE);
    for _ in 0..LIVES_EACH * wanted {
        let moment = Duration::from_millis(luck.below(longest_life).into());
        let mut server = play.spawn()?;
        let heard = positions_heard(&games);
        let lived = tokio::select! {
            () = sleep(moment) => None,
            lived = live(&mut server, binary, &mut games) => Some(lived),
        };
        server.kill().await?;
        let is_in_play = lived.is_none();
        checked += lived.transpose()?.unwrap_or(0);
        match (is_in_play, positions_heard(&games) > heard) {
            (true, true) => kills += 1,
            (true, false) => (early, longest_life) = (early + 1, longest_life + LONGEST_LIFE / 20),
            (false, _) => {}
        }
        games.iter_mut().for_each(Game::renew_if_over);
        if kills == wanted {
            break;
        }
    }
    ensure!(kills == wanted, "only {kills} of {wanted} servers died in the middle of a game");
    let mut server = play.spawn()?;
    checked += live(&mut server, binary, &mut games).await?;
    for game in &games {
        ensure!(game.is_over(), "a game did not end");
        checked += game.check(&server, binary).await?;
    }
    server.kill().await?;
    report.line(format!(
        "kills: {kills} in the middle of games, {early} before; {checked} positions compared, none lost"
    ));
    Ok(())
}

fn positions_heard(games: &[Game]) -> usize {
    games.iter().map(Game::heard).sum()
}

/// Checks that nothing is lost, and plays every game to its end. Returns the number of positions that were compared.
async fn live(server: &mut Server, binary: &Binary, games: &mut [Game; 3]) -> Result<usize> {
    server.listen().await?;
    let mut checked = 0;
    for game in games.iter() {
        checked += game.check(server, binary).await?;
    }
    let [one, two, three] = games;
    tokio::try_join!(one.go_on(server), two.go_on(server), three.go_on(server))?;
    Ok(checked)
}
