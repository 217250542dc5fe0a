//! The real server, killed without warning at random moments of games of bots and of a person who plays fast.
//! Whatever a client has heard of is still there afterwards, and every game goes on to its end.

use crate::{binary, served::Served};
use kernel::{Digest, Rng, Seat, Shelf, Viewer};
use protocol::{FromClient, FromServer, Options, Pace, Position, SeatPlan, TurnInfo};
use std::{collections::BTreeMap, time::Duration};
use tempfile::TempDir;
use tokio::time::sleep;

/// So many servers are killed in the middle of a game; those that die while they start come on top.
const KILLS: usize = 50;
const MAX_LIVES: usize = 1_000;

/// In milliseconds. Short enough that some servers die before they can answer; it grows where the machine is so slow
/// that most do.
const LONGEST_LIFE: u32 = 300;

#[tokio::test]
async fn killing_the_server_loses_nothing() {
    let folder = TempDir::new().unwrap();
    let mut games =
        [Game::of(&["random", "random"]), Game::of(&["greedy", "random", "ismcts:20"]), Game::of(&["", "random"])];
    let mut luck = Rng::new(1900);
    let (mut kills, mut longest_life) = (0, LONGEST_LIFE);
    for _ in 0..MAX_LIVES {
        let moment = Duration::from_millis(luck.below(longest_life).into());
        let mut served = Served::spawn(folder.path());
        let heard = entries_heard(&games);
        let in_play = tokio::select! {
            () = sleep(moment) => true,
            () = live(&mut served, &mut games) => false,
        };
        served.kill().await;
        match (in_play, entries_heard(&games) > heard) {
            (true, true) => kills += 1,
            (true, false) => longest_life += LONGEST_LIFE / 20,
            (false, _) => {}
        }
        games.iter_mut().for_each(Game::renew_if_over);
        if kills == KILLS {
            break;
        }
    }
    assert_eq!(kills, KILLS);
    let mut served = Served::spawn(folder.path());
    live(&mut served, &mut games).await;
    for game in &games {
        assert!(game.over);
        game.check(&served).await;
    }
    served.kill().await;
}

fn entries_heard(games: &[Game]) -> usize {
    games.iter().map(|game| game.heard.len()).sum()
}

/// Checks that nothing is lost, and plays every game to its end.
async fn live(served: &mut Served, games: &mut [Game; 3]) {
    served.listen().await;
    for game in games.iter() {
        game.check(served).await;
    }
    let [one, two, three] = games;
    tokio::join!(one.go_on(served), two.go_on(served), three.go_on(served));
}

/// A game, and what has been heard of it.
struct Game {
    seats: Vec<SeatPlan>,
    table: Option<String>,
    /// The digest that was told for each number of entries, and for whose eyes.
    heard: BTreeMap<(usize, Option<Seat>), String>,
    over: bool,
}

impl Game {
    /// With a bot of each level; a person where there is none.
    fn of(levels: &[&str]) -> Game {
        let plan = |(at, level): (usize, &&str)| SeatPlan {
            name: format!("Seat {at}"),
            bot: (!level.is_empty()).then(|| (*level).to_owned()),
        };
        Game { seats: levels.iter().enumerate().map(plan).collect(), table: None, heard: BTreeMap::new(), over: false }
    }

    fn renew_if_over(&mut self) {
        if self.over {
            *self = Game { seats: self.seats.clone(), table: None, heard: BTreeMap::new(), over: false };
        }
    }

    async fn go_on(&mut self, served: &Served) {
        let mut client = served.client().await;
        client
            .say(&match self.table.clone() {
                Some(table) => FromClient::Open { table },
                None => FromClient::Create { game: "draft".into(), options: Options::new(), seats: self.seats.clone() },
            })
            .await;
        client.say(&FromClient::Pace { pace: Pace::Instant }).await;
        let mut known: Option<Position> = None;
        while !self.over {
            let position = match client.hear().await {
                FromServer::Position(position) => *position,
                FromServer::Update(update) => {
                    let known = known.as_ref().expect("an update follows a position");
                    known.updated(&update).expect("an update fits the position before it")
                }
                // The same position may come twice; whoever acts on both is refused once.
                FromServer::Refused { reason } if reason.contains("moved on") => continue,
                other => panic!("expected a position, heard {other:?}"),
            };
            self.hear(&position);
            if position.turn == position.viewer.map_or(TurnInfo::Chance, TurnInfo::Seat) {
                client.say(&FromClient::Act { at: position.row, choice: 0 }).await;
            }
            known = Some(position);
        }
    }

    fn hear(&mut self, position: &Position) {
        self.table = Some(position.table.clone());
        let known = self.heard.insert((position.entries, position.viewer), position.digest.clone());
        assert!(known.is_none_or(|known| known == position.digest), "two positions after {} entries", position.entries);
        self.over = position.turn == TurnInfo::Over;
    }

    /// Every entry that was heard of is in the record, and the record holds.
    async fn check(&self, served: &Served) {
        let Some(table) = &self.table else { return };
        let record = served.get(&format!("/api/tables/{table}/record")).await;
        let lines: Vec<&str> = record.lines().skip(1).collect();
        let replayed = catalog::read_record(&record, &Shelf::EMPTY).unwrap();
        for ((entries, viewer), digest) in &self.heard {
            let then = replayed.at(*entries).expect("an entry that was heard of");
            let known = then.digest_for(viewer.map_or(Viewer::Table, Viewer::Seat));
            assert_eq!(&Digest::print(known), digest, "after {entries} entries");
        }
        let verdict = binary::prints(&["replay", "-", "--check"], &record);
        assert!(verdict.contains(&format!("{} digests", lines.len())), "{verdict}");
    }
}
