//! The changes of a table since the position that a client has.

use crate::{ClockInfo, Leaving, Lesson, NewsLine, Position, Records, TurnInfo, Undo, WindowsInfo};
use kernel::{
    Card, Choice, Contest, Counter, Lang, Link, Reason, RuleNumber, Scene, Seat, Sheet, Wording, Zone, ZoneKind,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The greatest number of new entries for which an update is sent. For more entries, the whole position is sent.
const MOST_NEWS: usize = 256;

/// The changes from the position that a client has to the next position. The members of a position that an update does
/// not have are unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Update {
    /// The id of the table.
    pub table: String,
    /// The seat that has this view, or `null` for a spectator.
    pub viewer: Option<Seat>,
    /// The language of all words.
    pub lang: Lang,
    /// The row of the position that the client has.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: u64,
    /// The row of the new position.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub row: u64,
    /// The number of entries in the game. All of them are shown.
    pub entries: usize,
    /// The digest of the view of the new position.
    pub digest: String,
    /// The decision that is due: that of a seat, that of chance, or none once the game is over.
    pub turn: TurnInfo,
    /// The part of the table's record that this client may have.
    pub records: Records,
    /// The permission to take back the viewer's last decision, or the reason why there is none.
    pub undo: Undo,
    /// The nearest earlier position at which the log has a line, or `null` if there is none.
    pub stop_before: Option<usize>,
    /// The lesson at this table, until the lesson ends.
    pub lesson: Option<Lesson>,
    /// The clocks, if the game has them.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockInfo>,
    /// The people who have left or want to end the game, at a table that is open to others.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leaving: Option<Leaving>,
    /// The windows for answers, if the table has them.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub windows: Option<WindowsInfo>,
    /// The heading of the new scene.
    pub heading: String,
    /// The prompt of the new scene.
    pub prompt: Wording,
    /// The rule that applies now, if the game has numbered rules.
    pub rule: Option<RuleNumber>,
    /// The reason why nothing except the choices can be chosen.
    pub why_not: Option<Reason>,
    /// The ids of the zones in order, or `null` if they are the same as before.
    pub order: Option<Vec<String>>,
    /// The zones that are new or have changed.
    pub zones: Vec<ZoneUpdate>,
    /// The fight in the middle of the table, if there is one.
    pub contest: Option<Contest>,
    /// The viewer's legal choices.
    pub choices: Vec<Choice>,
    /// The score sheet, once the game is over.
    pub sheet: Option<Sheet>,
    /// The news since the position that the client has, oldest first.
    pub news: Vec<NewsLine>,
}

/// A zone that is new or has changed. A card that has not changed is given by its id alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ZoneUpdate {
    /// The id of the zone.
    pub id: String,
    /// The kind of zone.
    pub kind: ZoneKind,
    /// The seat that the zone belongs to, if any.
    pub owner: Option<Seat>,
    /// The name of the zone, as players see it.
    pub label: String,
    /// The cards in the zone, in order.
    pub cards: Vec<CardUpdate>,
    /// The counters of the zone itself.
    pub counters: Vec<Counter>,
    /// The links from the zone to other things on the table.
    pub links: Vec<Link>,
}

/// A card in a zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum CardUpdate {
    /// The unchanged card with this id. It may have been in another zone before.
    Same(String),
    /// A card that is new or has changed.
    Changed(Box<Card>),
}

impl Update {
    /// Returns the update that turns `before` into `now`. Returns `None` if `now` does not continue the game of
    /// `before` for the same viewer. In that case the whole position must be sent.
    pub fn between(before: &Position, now: &Position) -> Option<Update> {
        if !now.goes_on_from(before) {
            return None;
        }
        let Scene { heading, prompt, rule, why_not, zones, contest, choices, sheet } = now.scene.clone();
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
            undo: now.undo,
            stop_before: now.stop_before,
            lesson: now.lesson.clone(),
            clock: now.clock.clone(),
            windows: now.windows.clone(),
            leaving: now.leaving.clone(),
            heading,
            prompt,
            rule,
            why_not,
            order,
            zones: zones.into_iter().filter_map(|zone| old.update(zone)).collect(),
            contest,
            choices,
            sheet,
            news: now.news.clone(),
        })
    }
}

/// The zones and cards of the earlier position, indexed by their ids.
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

    /// Returns the update of a zone, or `None` if the zone is unchanged.
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
    /// Reports whether this position comes after `before` at the same table and in the same language, without an undo
    /// and with few enough entries between them. In that case the news since `before` can be sent to any viewer.
    pub fn comes_after(&self, before: &Position) -> bool {
        let alike = (&before.table, before.lang) == (&self.table, self.lang);
        // An entry and the undoing of it add two rows and no entry.
        let rows = self.row.checked_sub(before.row);
        let is_whole = rows.is_some() && rows == self.entries.checked_sub(before.entries).map(|entries| entries as u64);
        let shown = self.shown.checked_sub(before.shown);
        alike && is_whole && shown.is_some_and(|shown| (1..=MOST_NEWS).contains(&shown))
    }

    /// Reports whether this position continues the game of `before` for the same viewer, so that an update is enough.
    pub fn goes_on_from(&self, before: &Position) -> bool {
        let is_newest = |position: &Position| {
            position.shown == position.entries && position.pass_to.is_none() && !position.all_open
        };
        // An update does not hold these members, so they must be the same.
        let alike = (&before.game, &before.title, &before.seats, before.viewer, before.pace, &before.notices)
            == (&self.game, &self.title, &self.seats, self.viewer, self.pace, &self.notices);
        self.comes_after(before) && alike && is_newest(before) && is_newest(self)
    }

    /// Returns this position after an update. Returns `None` if the update was made for another position. In that case
    /// the client must request the whole position.
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
        let Update {
            heading,
            prompt,
            rule,
            why_not,
            contest,
            choices,
            sheet,
            digest,
            lesson,
            clock,
            leaving,
            windows,
            ..
        } = update.clone();
        Some(Position {
            row: update.row,
            entries: update.entries,
            shown: update.entries,
            digest,
            turn: update.turn,
            records: update.records,
            undo: update.undo,
            stop_before: update.stop_before,
            stop_after: None,
            lesson,
            clock,
            leaving,
            windows,
            scene: Scene {
                heading,
                prompt,
                rule,
                why_not,
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
