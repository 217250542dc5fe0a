//! The uses of cards, for statistics: columns are offered and taken, and Stories are turned down or kept.

use crate::{Catalog, Character, Column, Event, State, StoryId, faces, words};
use kernel::{CardFate, CardText, CardUse};

/// Returns the Characters and the Stories of a game. Each Character is one title.
pub(crate) fn cards(catalog: &Catalog) -> Vec<CardText> {
    let stories = catalog.ids().iter().map(|id| words::card_text(catalog.story(id)));
    Character::ALL.into_iter().map(|character| faces::character_page(character).text).chain(stories).collect()
}

pub(crate) fn uses(events: &[Event], out: &mut Vec<CardUse>) {
    for event in events {
        match *event {
            Event::ColumnLaid { column, .. } => out.extend(cards_of(column).map(CardUse::offered)),
            Event::Taken { seat, column, .. } => {
                out.extend(cards_of(column).map(|card| CardUse::of(seat, card, CardFate::Drawn)));
            }
            // A Story that is turned face-down does not score (rules 6).
            Event::TurnedDown { seat, story: id } => out.push(CardUse::of(seat, story(id), CardFate::Discarded)),
            Event::TrioOpened { .. }
            | Event::FirstNamed { .. }
            | Event::Recycled { .. }
            | Event::Discarded { .. }
            | Event::Ended => {}
        }
    }
}

/// Adds the Characters in hand and the face-up Stories, which score at the end (rules 8).
pub(crate) fn left(state: &State, out: &mut Vec<CardUse>) {
    for (seat, player) in state.players.iter() {
        let characters = player.hand.iter().flat_map(|(of, count)| (0..count).map(move |_| character(of)));
        let kept = characters.chain(player.up.iter().map(story));
        out.extend(kept.map(|card| CardUse::of(seat, card, CardFate::Kept)));
    }
}

fn cards_of(column: Column) -> impl Iterator<Item = usize> {
    column.characters.both().into_iter().map(character).chain([story(column.story)])
}

fn character(of: Character) -> usize {
    of as usize
}

fn story(id: StoryId) -> usize {
    Character::ALL.len() + id.index()
}
