//! Floods the server with one kind of request after another, as fast as it answers.

use super::crew::{Attacker, Crew};
use crate::{games, http};
use anyhow::{Result, bail};
use protocol::{Find, FromClient, Lang, Options, SeatPlan};
use std::sync::Arc;

/// The number of attackers in a flood.
const FLOOD: usize = 64;

/// The number of messages that an attacker sends before it reads the first answer.
const AHEAD: usize = 16;

/// Opens and closes connections. Some of them send a request.
pub(super) fn connects(crew: &mut Crew) {
    crew.again_and_again(FLOOD, |attacker| {
        Box::pin(async move {
            let stream = attacker.connect().await?;
            if attacker.number % 4 == 0 {
                http::get_on(stream, attacker.target.server, "/").await?;
                attacker.sent();
            }
            Ok(())
        })
    });
}

/// Sends greetings, invalid acts, and requests for positions.
pub(super) fn messages(crew: &mut Crew) {
    flood(crew, |attacker, at| match at % 4 {
        0 => FromClient::Hello { lang: Lang::En },
        1 => FromClient::Open { table: attacker.target.long.clone() },
        2 => FromClient::Act { at: at as u64, choice: at },
        _ => FromClient::Again,
    });
}

/// Sends searches for which the database has no index.
pub(super) fn lists(crew: &mut Crew) {
    flood(crew, |_, at| {
        let words = (at % 2 == 0).then(|| "nobody is called so".to_owned());
        FromClient::Tables(Find { words, ..Find::default() })
    });
}

/// Creates tables, all of which the server has to store.
pub(super) fn creates(crew: &mut Crew) {
    flood(crew, |_, _| {
        let seat = |name: &str| SeatPlan { name: name.to_owned(), bot: None };
        FromClient::Create { game: "draft".into(), options: Options::new(), seats: vec![seat("Ann"), seat("Ben")] }
    });
}

/// Uploads records. Some are valid, some have a fault at their end, and some are random text.
pub(super) fn uploads(crew: &mut Crew) -> Result<()> {
    let record = games::played("draft", &Options::new(), (2, 7), games::Manner::Random)?.record();
    let spoiled = format!("{record}{{\"entry\":1}}\n");
    let bodies: Arc<[Vec<u8>]> = Arc::new([record.into_bytes(), spoiled.into_bytes(), vec![b'x'; 1 << 20]]);
    crew.again_and_again(FLOOD, move |attacker| {
        let bodies = Arc::clone(&bodies);
        Box::pin(async move {
            let stream = attacker.connect().await?;
            let body = &bodies[attacker.number % bodies.len()];
            http::post_on(stream, attacker.target.server, ("/api/tables", body)).await?;
            attacker.sent();
            Ok(())
        })
    });
    Ok(())
}

/// Downloads the record of a long game, or opens the game and looks at an earlier position.
pub(super) fn openings(crew: &mut Crew) {
    crew.again_and_again(FLOOD, |attacker| {
        Box::pin(async move {
            let table = attacker.target.long.clone();
            if attacker.number % 2 == 0 {
                let path = format!("/api/tables/{table}/record");
                http::get_on(attacker.connect().await?, attacker.target.server, &path).await?;
                attacker.sent();
                return Ok(());
            }
            let mut line = attacker.open().await?;
            line.ask(&FromClient::Open { table }, "position").await?;
            line.ask(&FromClient::Step { entry: Some(attacker.number * 100) }, "position").await?;
            line.ask(&FromClient::Leave, "tables").await?;
            attacker.sent();
            Ok(())
        })
    });
}

/// Sends messages on the attackers' sockets. Each attacker keeps `AHEAD` messages unanswered.
fn flood(crew: &mut Crew, message: impl Fn(&Attacker, usize) -> FromClient + Clone + Send + Sync + 'static) {
    crew.again_and_again(FLOOD, move |attacker| {
        let message = message.clone();
        Box::pin(async move {
            let mut line = attacker.open().await?;
            for at in 0.. {
                line.say(&message(&attacker, at)).await?;
                attacker.sent();
                if at >= AHEAD && line.frame().await?.is_none() {
                    bail!("closed");
                }
            }
            Ok(())
        })
    });
}
