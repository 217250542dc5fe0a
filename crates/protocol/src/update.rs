//! What has changed of a table since the position that a client has.

use crate::{NewsLine, Position, Records, TurnInfo};
use kernel::{Card, Choice, Contest, Counter, Lang, Link, Scene, Seat, Sheet, Wording, Zone, ZoneKind};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Of more entries than these nobody is told one by one.
const MOST_NEWS: usize = 256;

/// The position after another one that the client has. What is not here has not changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Update {
    pub table: String,
    pub viewer: Option<Seat>,
    pub lang: Lang,
    /// The row of the position that the client has.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: u64,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub row: u64,
    /// How many entries the game has, all of which are shown.
    pub entries: usize,
    pub digest: String,
    pub turn: TurnInfo,
    pub records: Records,
    pub can_undo: bool,
    pub stop_before: Option<usize>,
    pub heading: String,
    pub prompt: Wording,
    /// The zones in their order, by their ids; none where they are those of before.
    pub order: Option<Vec<String>>,
    /// The zones that are new, or not what they were.
    pub zones: Vec<ZoneUpdate>,
    pub contest: Option<Contest>,
    pub choices: Vec<Choice>,
    pub sheet: Option<Sheet>,
    /// What happened since, oldest first.
    pub news: Vec<NewsLine>,
}

/// A zone of which some cards may be as they were.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ZoneUpdate {
    pub id: String,
    pub kind: ZoneKind,
    pub owner: Option<Seat>,
    pub label: String,
    pub cards: Vec<CardUpdate>,
    pub counters: Vec<Counter>,
    pub links: Vec<Link>,
}

/// A card in a zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum CardUpdate {
    /// The one of this id, as it was, in whichever zone it lay.
    Same(String),
    Changed(Box<Card>),
}

impl Update {
    /// Returns what makes `now` of `before`. There is none where the game has not simply gone on for the same viewer: then
    /// the whole position is to be sent.
    pub fn between(before: &Position, now: &Position) -> Option<Update> {
        if !now.goes_on_from(before) {
            return None;
        }
        let Scene { heading, prompt, zones, contest, choices, sheet } = now.scene.clone();
        let ids = |zones: &[Zone]| zones.iter().map(|zone| zone.id.clone()).collect::<Vec<_>>();
        let order = (ids(&before.scene.zones) != ids(&zones)).then(|| ids(&zones));
        let old = Old::of(&before.scene);
        Some(Update {
            table: now.table.clone(),
            viewer: now.viewer,
            lang: now.lang,
            since: before.row,
            row: now.row,
            entries: now.entries,
            digest: now.digest.clone(),
            turn: now.turn,
            records: now.records,
            can_undo: now.can_undo,
            stop_before: now.stop_before,
            heading,
            prompt,
            order,
            zones: zones.into_iter().filter_map(|zone| old.update(zone)).collect(),
            contest,
            choices,
            sheet,
            news: now.news.clone(),
        })
    }
}

/// What lay on the table before.
struct Old<'a> {
    zones: BTreeMap<&'a str, &'a Zone>,
    cards: BTreeMap<&'a str, &'a Card>,
}

impl<'a> Old<'a> {
    fn of(scene: &'a Scene) -> Old<'a> {
        let cards = scene.zones.iter().flat_map(|zone| &zone.cards);
        Old {
            zones: scene.zones.iter().map(|zone| (zone.id.as_str(), zone)).collect(),
            cards: cards.map(|card| (card.id.as_str(), card)).collect(),
        }
    }

    /// None where the zone is as it was.
    fn update(&self, zone: Zone) -> Option<ZoneUpdate> {
        if self.zones.get(zone.id.as_str()).is_some_and(|old| **old == zone) {
            return None;
        }
        let card = |card: Card| match self.cards.get(card.id.as_str()) {
            Some(old) if **old == card => CardUpdate::Same(card.id),
            Some(_) | None => CardUpdate::Changed(Box::new(card)),
        };
        let Zone { id, kind, owner, label, cards, counters, links } = zone;
        Some(ZoneUpdate { id, kind, owner, label, cards: cards.into_iter().map(card).collect(), counters, links })
    }

    fn zone(&self, update: &ZoneUpdate) -> Option<Zone> {
        let card = |card: &CardUpdate| match card {
            CardUpdate::Same(id) => self.cards.get(id.as_str()).map(|card| (*card).clone()),
            CardUpdate::Changed(card) => Some(Card::clone(card)),
        };
        let ZoneUpdate { id, kind, owner, label, cards, counters, links } = update.clone();
        let cards = cards.iter().map(card).collect::<Option<_>>()?;
        Some(Zone { id, kind, owner, label, cards, counters, links })
    }
}

impl Position {
    /// Returns whether this shows the same game further on, so that it can be said what happened since `before`, whoever
    /// looks.
    pub fn comes_after(&self, before: &Position) -> bool {
        let alike = (&before.table, before.lang) == (&self.table, self.lang);
        // A decision that was taken back is two rows and no entry.
        let rows = self.row.checked_sub(before.row);
        let is_whole = rows.is_some() && rows == self.entries.checked_sub(before.entries).map(|entries| entries as u64);
        let shown = self.shown.checked_sub(before.shown);
        alike && is_whole && shown.is_some_and(|shown| (1..=MOST_NEWS).contains(&shown))
    }

    /// Returns whether the game has gone on for the same viewer, so that an update will do.
    pub fn goes_on_from(&self, before: &Position) -> bool {
        let is_newest = |position: &Position| position.shown == position.entries && position.pass_to.is_none();
        // What an update does not say is the same.
        let alike = (&before.game, &before.title, &before.seats, before.viewer, before.pace, &before.notices)
            == (&self.game, &self.title, &self.seats, self.viewer, self.pace, &self.notices);
        self.comes_after(before) && alike && is_newest(before) && is_newest(self)
    }

    /// Returns the position that an update makes of this one; nothing where it was made for another, so that the whole
    /// position is to be asked for.
    pub fn updated(&self, update: &Update) -> Option<Position> {
        let same = (&self.table, self.viewer, self.lang, self.row)
            == (&update.table, update.viewer, update.lang, update.since);
        if !same {
            return None;
        }
        let old = Old::of(&self.scene);
        let changed = update.zones.iter().map(|zone| Some((zone.id.as_str(), old.zone(zone)?)));
        let mut changed: BTreeMap<&str, Zone> = changed.collect::<Option<_>>()?;
        let order: Vec<&str> = match &update.order {
            Some(ids) => ids.iter().map(String::as_str).collect(),
            None => self.scene.zones.iter().map(|zone| zone.id.as_str()).collect(),
        };
        let zone = |id: &str| changed.remove(id).or_else(|| old.zones.get(id).map(|zone| (*zone).clone()));
        let Update { heading, prompt, contest, choices, sheet, digest, .. } = update.clone();
        Some(Position {
            row: update.row,
            entries: update.entries,
            shown: update.entries,
            digest,
            turn: update.turn,
            records: update.records,
            can_undo: update.can_undo,
            stop_before: update.stop_before,
            stop_after: None,
            scene: Scene {
                heading,
                prompt,
                zones: order.into_iter().map(zone).collect::<Option<_>>()?,
                contest,
                choices,
                sheet,
            },
            news: update.news.clone(),
            log: self.log.iter().cloned().chain(update.news.iter().filter_map(NewsLine::line)).collect(),
            ..self.clone()
        })
    }
}
