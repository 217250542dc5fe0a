//! Sends valid, damaged and random messages in any order, and frames that do not belong to the protocol.

use super::{
    arguments::Arguments,
    crew::{Attacker, Crew},
};
use crate::line::Line;
use anyhow::{Context, Result, bail, ensure};
use kernel::{Lang, Rng, Seat};
use protocol::{Find, FromClient, Options, Pace, SeatPlan};
use std::time::Duration;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

/// The number of attackers that send talks at the same time. A talk is a series of messages on one socket.
const TALKERS: usize = 16;

/// The greatest number of messages in one talk.
const TALK: u32 = 12;

/// The greatest length of a message that the server accepts, in bytes.
const MAX_MESSAGE: usize = 1 << 20;
/// The greatest length of a frame that the server accepts, in bytes. A longer frame ends the connection.
const MAX_FRAME: usize = 4 << 20;

/// The time limit for a talk.
const PATIENCE: Duration = Duration::from_secs(60);

/// Sends random messages in talks. The messages are divided among the attackers. After each talk, the server must still
/// answer.
pub(super) fn begin(crew: &mut Crew, arguments: &Arguments) {
    let each = arguments.messages.div_ceil(TALKERS);
    crew.errands(TALKERS, move |attacker| Box::pin(async move { talker(&attacker, each).await }));
}

async fn talker(attacker: &Attacker, messages: usize) -> Result<()> {
    let mut luck = Rng::stream(attacker.target.seed, attacker.number as u64);
    let mut left = messages;
    while left > 0 {
        let count = (1 + luck.below(TALK) as usize).min(left);
        left -= count;
        let talk: Vec<Message> = (0..count).map(|_| message(&mut luck, &attacker.target.long)).collect();
        let ends = talk.iter().any(|message| message.len() > MAX_FRAME);
        let said: Vec<String> = talk.iter().map(shortened).collect();
        let told = timeout(PATIENCE, one_talk(attacker, talk)).await.context("no answer in time");
        match told.and_then(|told| told) {
            Err(fault) if !ends => bail!("{fault:#} after {said:?}"),
            Ok(()) | Err(_) => {}
        }
    }
    Ok(())
}

/// Sends a talk on a new socket, and then waits for the answer to a greeting.
async fn one_talk(attacker: &Attacker, talk: Vec<Message>) -> Result<()> {
    let mut line = attacker.open().await?;
    for message in talk {
        line.send(message).await?;
        attacker.sent();
    }
    line.say(&FromClient::Hello { lang: Lang::En }).await?;
    greeted(&mut line).await
}

async fn greeted(line: &mut Line) -> Result<()> {
    loop {
        let heard = line.hear().await?;
        let known = ["welcome", "tables", "position", "update", "log", "landmarks", "shared", "record", "refused"];
        ensure!(known.contains(&heard.say.as_str()), "{:?} is no message", heard.say);
        if heard.say == "welcome" && heard.lang.as_deref() == Some("en") {
            return Ok(());
        }
    }
}

fn message(luck: &mut Rng, known: &str) -> Message {
    match luck.below(400) {
        0 => Message::text(" ".repeat(MAX_MESSAGE + 1)),
        1 => Message::text(" ".repeat(MAX_FRAME + 1)),
        2 => Message::text("[".repeat(MAX_MESSAGE)),
        3 => Message::text(format!(
            r#"{{"say":"create","game":"oz","seats":[],"options":{}"#,
            r#"{"a":"#.repeat(100_000)
        )),
        4..100 => Message::binary(bytes(luck, 300)),
        100..150 => Message::text(String::from_utf8_lossy(&bytes(luck, 300)).into_owned()),
        150..290 => Message::text(spoiled(luck, &valid(luck.clone(), known))),
        _ => {
            let message = valid(luck.clone(), known);
            luck.word();
            Message::text(message)
        }
    }
}

fn bytes(luck: &mut Rng, most: u32) -> Vec<u8> {
    (0..luck.below(most)).map(|_| luck.below(256) as u8).collect()
}

/// Returns a message with some characters added, repeated or removed, or with a number out of range.
fn spoiled(luck: &mut Rng, text: &str) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..=luck.below(4) {
        let at = luck.below(signs.len().max(1) as u32) as usize;
        match luck.below(5) {
            0 => drop(signs.splice(at..at, ['"', '{', '[', ',', ':', '\\', '\u{0}', 'é'][..].iter().copied().take(1))),
            1 if at < signs.len() => drop(signs.remove(at)),
            2 => signs.truncate(at),
            3 => {
                let again: Vec<char> = signs[at.min(signs.len())..].to_vec();
                signs.extend(again);
            }
            _ => return text.replace(['1', '2', '7'], "99999999999999999999"),
        }
    }
    signs.into_iter().collect()
}

/// Returns a valid message of the protocol, which need not make sense at this moment.
fn valid(mut luck: Rng, known: &str) -> String {
    let luck = &mut luck;
    let number = |luck: &mut Rng| if luck.below(5) == 0 { luck.word() as usize } else { luck.below(80) as usize };
    let table = |luck: &mut Rng| if luck.below(4) == 0 { format!("{:016x}", luck.word()) } else { known.to_owned() };
    let message = match luck.below(23) {
        0 => FromClient::Tables(Find { words: Some("ann".into()), since: Some(luck.word()), ..Find::default() }),
        1 => FromClient::Leave,
        2 => FromClient::Again,
        3 => FromClient::Hello { lang: if luck.below(2) == 0 { Lang::En } else { Lang::Fr } },
        4 | 5 => create(luck),
        6 | 7 => FromClient::Open { table: table(luck) },
        8 => FromClient::Sit { seat: Seat::new(luck.below(4) as usize, 4) },
        9 | 10 => FromClient::Act { at: number(luck) as u64, choice: number(luck) },
        11 => FromClient::Undo { at: number(luck) as u64 },
        12 => FromClient::Step { entry: Some(number(luck)) },
        13 => FromClient::Log { before: number(luck) },
        14 => FromClient::Fork { entry: number(luck) },
        15 => FromClient::Pace { pace: [Pace::Calm, Pace::Brisk, Pace::Instant][luck.below(3) as usize] },
        16 => FromClient::Unveil,
        17 => FromClient::Landmarks,
        18 => FromClient::Share,
        19 => FromClient::Lesson { game: "draft".to_owned(), name: "Ann".to_owned() },
        20 => FromClient::EndLesson,
        21 => FromClient::Hint { at: number(luck) as u64 },
        _ => FromClient::Import { record: r#"{"brickroad":1,"game":"draft","seats":["Ann","random"]}"#.to_owned() },
    };
    serde_json::to_string(&message).expect("messages are plain JSON")
}

fn create(luck: &mut Rng) -> FromClient {
    let game = ["draft", "duel", "oz", "epic", "chess", ""][luck.below(6) as usize].to_owned();
    let level = |luck: &mut Rng| {
        let level = ["random", "greedy", "ismcts:3", "nonsense"][luck.below(4) as usize];
        (luck.below(2) == 0).then(|| level.to_owned())
    };
    let seats = (0..luck.below(6)).map(|at| SeatPlan { name: format!("Seat {at}"), bot: level(luck) }).collect();
    FromClient::Create { game, options: Options::new(), seats }
}

/// Returns the first 200 characters of a message.
fn shortened(message: &Message) -> String {
    let text = match message {
        Message::Text(text) => text.to_string(),
        other => format!("{other:?}"),
    };
    text.chars().take(200).collect()
}
