//! The visible changes on the table for each event.

use crate::{
    Character, Column, Draft, Event, StoryId,
    ids::{ZoneId, copy_id},
};
use kernel::{Happening, Place};

pub(crate) fn happened(game: &Draft, event: &Event) -> Vec<Happening> {
    let story = |id: StoryId, from: ZoneId, to: ZoneId| {
        let named = &game.catalog.story(id).name;
        Happening::Move { from: Place::within(from).with(named), to: Place::within(to).with(named) }
    };
    let column = |column: &Column, from: ZoneId, [characters, stories]: [ZoneId; 2]| {
        let [one, other] = column.characters.both();
        let pair = [(one, 0), (other, u8::from(one == other))];
        let each = pair.into_iter().map(|copy| character(copy, from, characters));
        each.chain([story(column.story, from, stories)]).collect()
    };
    match event {
        Event::TrioOpened { story: id } => vec![story(*id, ZoneId::Deck, ZoneId::Open)],
        Event::FirstNamed { .. } | Event::Ended => Vec::new(),
        Event::Recycled { character: one } => vec![character((*one, 0), ZoneId::Discard, ZoneId::Deck)],
        Event::ColumnLaid { place, column: laid, .. } => {
            column(laid, ZoneId::Deck, [ZoneId::Column(*place), ZoneId::Column(*place)])
        }
        Event::Taken { seat, place, column: taken } => {
            column(taken, ZoneId::Column(*place), [ZoneId::Hand(*seat), ZoneId::Stories(*seat)])
        }
        Event::TurnedDown { seat, story: id } => {
            let name = &game.catalog.story(*id).name;
            vec![
                Happening::Turn { card: name.clone(), up: false },
                Happening::Move {
                    from: Place::within(ZoneId::Stories(*seat)).with(name),
                    to: Place::within(ZoneId::Down(*seat)),
                },
            ]
        }
        Event::Discarded { place, column: left } => {
            column(left, ZoneId::Column(*place), [ZoneId::Discard, ZoneId::Discard])
        }
    }
}

/// Returns the move of a Character between two zones. Cards of the same Character look the same, so they have ids only
/// in columns.
fn character((character, copy): (Character, u8), from: ZoneId, to: ZoneId) -> Happening {
    let place = |zone: ZoneId| {
        let like = Place { tint: Some(character.key().into()), ..Place::within(zone) };
        match zone {
            ZoneId::Column(_) => like.with(copy_id(zone, character, copy)),
            ZoneId::Open | ZoneId::Stories(_) | ZoneId::Down(_) | ZoneId::Hand(_) | ZoneId::Deck | ZoneId::Discard => {
                like
            }
        }
    };
    Happening::Move { from: place(from), to: place(to) }
}
