//! An invitation in words: its chairs, the link for a seat, and the wait for the salts of its people.

use crate::{Client, Gathering, Words, clocks};
use protocol::{ChairInfo, ChairSalt, GatheringInfo};
use std::time::Duration;

/// Returns the words for a chair of an invitation: its side or its number, and the person or bot on it.
pub(crate) fn chair(client: &Client, info: &GatheringInfo, (at, chair): (usize, &ChairInfo)) -> String {
    let words = client.words;
    let titles = client.games.iter().find(|game| game.name == info.game).map(|game| &game.seat_titles);
    let title = titles.and_then(|titles| titles.get(at)).cloned();
    let title = title.unwrap_or_else(|| words.fill("new-seat", &[("number", (at + 1).into())]));
    let named = |key: &str, name: &str| words.fill(key, &[("name", name.into())]);
    let told = match chair {
        ChairInfo { name: Some(name), bot: Some(_), .. } => named("new-bot", name),
        ChairInfo { name: Some(name), mine: true, .. } => named("chair-mine", name),
        ChairInfo { name: Some(name), .. } => name.clone(),
        ChairInfo { name: None, kept: Some(name), .. } => named("chair-kept", name),
        ChairInfo { name: None, kept: None, promised: true, .. } => words.say("chair-promised"),
        ChairInfo { name: None, kept: None, .. } => words.say("chair-free"),
    };
    words.labelled(&title, &told)
}

/// Returns sentences about the link for a seat by which the reader has come, and about the wait for salts.
pub(crate) fn notes(gathering: &Gathering, words: Words) -> Vec<String> {
    let mut notes = salting(&gathering.info, words);
    if gathering.link.is_some() && !gathering.holds_seat() {
        let key = if gathering.promise().is_some() { "gathering-link" } else { "gathering-link-spent" };
        notes.push(words.say(key));
    }
    notes
}

/// Returns sentences about the people whose salts the server waits for, once every seat is taken.
fn salting(info: &GatheringInfo, words: Words) -> Vec<String> {
    let Some(luck) = &info.luck else { return Vec::new() };
    let is_due = |salt: &ChairSalt| !salt.came && (luck.opens || salt.commitment.is_none());
    let due = info.chairs.iter().filter(|chair| chair.salt.as_ref().is_some_and(is_due));
    let names: Vec<&str> = due.filter_map(|chair| chair.name.as_deref()).collect();
    if names.is_empty() || info.chairs.iter().any(|chair| chair.name.is_none()) {
        return Vec::new();
    }
    let until = luck.due.and_then(|due| clocks::moment(Duration::from_millis(due)));
    let waits = words.fill("salts-wait", &[("names", names.join(", ").into())]);
    let until = until.map(|moment| words.fill("salts-until", &[("moment", moment.into())]));
    let again = (luck.attempt > 1).then(|| words.fill("salts-again", &[("attempt", luck.attempt.into())]));
    std::iter::once(waits).chain(until).chain(again).collect()
}
