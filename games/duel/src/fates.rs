//! The fates of Characters (rules 17 to 21), and the return of Characters to their owners.

use crate::{Board, CardId, Cards, CharacterId, Characters, Duel, Event, Fate, Unit};
use kernel::{Seat, Sink};

/// The author of a fate: the seat that causes the fate, and the Character that becomes the captor of the captured or
/// controlled Characters (D30). If no Character causes the fate, there is no captor (D32).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Author {
    pub(crate) seat: Seat,
    pub(crate) captor: Option<CharacterId>,
}

/// Applies a fate to several Characters at once. If one of them is the captor of another, both suffer the fate first.
/// Then the captor's hold ends, and a Character that is still under the other player's control goes home.
pub(crate) fn befall_all(
    game: &Duel,
    board: &mut Board,
    (characters, fate): (Characters, Fate),
    author: Author,
    events: &mut impl Sink<Event>,
) {
    let mut freed = Characters::NONE;
    for character in characters.iter() {
        if board.captors[character.index()].is_some_and(|captor| characters.contains(captor)) {
            board.captors[character.index()] = None;
            freed.insert(character);
        }
    }
    for character in characters.iter() {
        befall(game, board, (character, fate), author, events);
    }
    for character in freed.iter() {
        let owner = game.owner(game.catalog.card_of(character));
        if board.controller(character).is_some_and(|seat| seat != owner) {
            come_home(game, board, character, events);
        }
    }
}

/// Applies a fate to a Character that is in play or captive.
fn befall(
    game: &Duel,
    board: &mut Board,
    (character, fate): (CharacterId, Fate),
    author: Author,
    events: &mut impl Sink<Event>,
) {
    let taken = matches!(fate, Fate::Captured | Fate::Controlled);
    // D37, D46: a Character of the author's own deck comes home instead of being captured or controlled.
    if taken && game.owner(game.catalog.card_of(character)) == author.seat {
        return come_home(game, board, character, events);
    }
    let captor = author.captor.filter(|_| taken);
    events.push(Event::Fated { character, fate, seat: author.seat, captor });
    match fate {
        Fate::Killed | Fate::Exiled => remove(game, board, (character, fate), events),
        Fate::Incapacitated => {
            board.tokens.insert(character);
            leave_unit(board, character);
        }
        Fate::Captured => {
            // Rules 21: only Modifiers stay attached to a captive.
            shed(game, board, character, board.attached[character.index()] - game.roles.modifiers, events);
            leave_party(board, character);
            board.fronts[author.seat].captives.insert(character);
            board.captors[character.index()] = captor;
        }
        Fate::Controlled => {
            // Rules 20: the attachments of a controlled Character stay attached to it.
            leave_party(board, character);
            enter(board, author.seat, character);
            board.captors[character.index()] = captor;
        }
    }
    release(game, board, character, events);
}

/// Moves a Character back to its owner's side, alone in a unit and at no Location (D33, D34). A Character with a token
/// stays Incapacitated.
pub(crate) fn come_home(game: &Duel, board: &mut Board, character: CharacterId, events: &mut impl Sink<Event>) {
    let seat = game.owner(game.catalog.card_of(character));
    leave_party(board, character);
    enter(board, seat, character);
    board.captors[character.index()] = None;
    events.push(Event::CameHome { character, seat });
    release(game, board, character, events);
}

/// Restores an Incapacitated Character, and discards any Curse on it (D35).
pub(crate) fn restore(game: &Duel, board: &mut Board, character: CharacterId, events: &mut impl Sink<Event>) {
    let Some(seat) = board.controller(character) else { return };
    board.tokens.remove(character);
    board.fronts[seat].units.add(Unit::alone(character));
    events.push(Event::Restored { character, seat });
    shed(game, board, character, board.attached[character.index()] & game.roles.curses, events);
}

/// Puts a Character under a seat's control. A viable Character becomes a unit of its own.
pub(crate) fn enter(board: &mut Board, seat: Seat, character: CharacterId) {
    let front = &mut board.fronts[seat];
    front.party.insert(character);
    if !board.tokens.contains(character) {
        front.units.add(Unit::alone(character));
    }
}

/// Moves a Character to the Killed or Exiled pile of its owner, and discards its attachments (rules 17 and 18).
fn remove(game: &Duel, board: &mut Board, (character, fate): (CharacterId, Fate), events: &mut impl Sink<Event>) {
    shed(game, board, character, board.attached[character.index()], events);
    leave_party(board, character);
    board.tokens.remove(character);
    board.captors[character.index()] = None;
    let card = game.catalog.card_of(character);
    let front = &mut board.fronts[game.owner(card)];
    let pile = if fate == Fate::Killed { &mut front.killed } else { &mut front.exiled };
    pile.insert(card);
}

/// Sends home every Character that `captor` holds captive or controls (D31).
fn release(game: &Duel, board: &mut Board, captor: CharacterId, events: &mut impl Sink<Event>) {
    for kept in board.kept_by(captor).iter() {
        come_home(game, board, kept, events);
    }
}

/// Discards `cards`, which are attached to the Character `from`. Each card goes to the discard of the deck that it came
/// from (D4).
fn shed(game: &Duel, board: &mut Board, from: CharacterId, cards: Cards, events: &mut impl Sink<Event>) {
    board.attached[from.index()] = board.attached[from.index()] - cards;
    for card in cards.iter() {
        discard(game, board, card);
        events.push(Event::Shed { card, from });
    }
}

pub(crate) fn discard(game: &Duel, board: &mut Board, card: CardId) {
    board.fronts[game.owner(card)].discard.insert(card);
}

fn leave_party(board: &mut Board, character: CharacterId) {
    leave_unit(board, character);
    for seat in board.fronts.seats() {
        let front = &mut board.fronts[seat];
        front.party = front.party - Characters::only(character);
        front.captives = front.captives - Characters::only(character);
    }
}

/// Removes a Character from its unit. The other Members stay together as a Group (D10).
fn leave_unit(board: &mut Board, character: CharacterId) {
    for seat in board.fronts.seats() {
        board.fronts[seat].units.remove(character);
    }
}
