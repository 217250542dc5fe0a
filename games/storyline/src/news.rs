//! The happenings of events: the visible changes on the table.

use crate::{CounterId, Die, DieId, Event, From, Landmark, SpotId, Storyline, TableId, ZoneId, ids::saved_id};
use kernel::{Happening, Place, Seat};
use language::{CardId, Goal, Lasting};

pub(crate) fn happened(game: &Storyline, event: &Event) -> Vec<Happening> {
    let witness = Witness { game };
    match *event {
        Event::FirstChosen(_)
        | Event::TurnBegan { .. }
        | Event::RoundBegan(_)
        | Event::BonusBegan(_)
        | Event::TurnEnded(_)
        | Event::Asked { .. }
        | Event::Passed { .. }
        | Event::Chose { .. }
        | Event::Controlled { .. }
        | Event::Used { .. }
        | Event::Triggered { .. }
        | Event::Cancelled { .. }
        | Event::Protected { .. }
        | Event::Failed { .. }
        | Event::LookedAt { .. }
        | Event::Peeked { .. }
        | Event::LeftOnTop { .. }
        | Event::Searched { .. }
        | Event::Shuffled { .. }
        | Event::FreeDraw { .. }
        | Event::DrewFree { .. }
        | Event::NoRoom(_)
        | Event::Ended { .. } => Vec::new(),

        Event::Rolled { seat, die, symbol } => {
            let kind = match die {
                Die::Blue(_) => DieId::Blue,
                Die::Gold => DieId::Gold,
            };
            vec![Happening::Die { seat, kind: kind.to_string(), value: u8::from(symbol) }]
        }
        Event::Earned { fell, .. } => vec![count(ZoneId::Dice, CounterId::Points, i32::from(fell.symbols))],
        Event::Gained { points, .. } => vec![count(ZoneId::Dice, CounterId::Points, i32::from(points))],
        Event::Lost { points, .. } | Event::Paid { points, .. } => {
            vec![count(ZoneId::Dice, CounterId::Points, -i32::from(points))]
        }
        Event::Owes { seat, points } => vec![count(ZoneId::Hand(seat), CounterId::Owed, i32::from(points))],
        Event::Given { piece, what: Lasting::Vitality(plus), .. } => {
            vec![count(TableId::Piece(piece), CounterId::Vitality, i32::from(plus))]
        }
        Event::Given { what: Lasting::Control | Lasting::Has(_), .. } => Vec::new(),

        Event::Drew { seat, card } => {
            vec![moves(Place::within(game.library_id(game.stock(seat))), witness.held(seat, card))]
        }
        Event::Reshuffled { stock } => {
            vec![moves(Place::within(game.archive_id(stock)), Place::within(game.library_id(stock)))]
        }
        Event::Burnt { seat, card } | Event::ArchivedFromHand { seat, card } => {
            let archive = game.archive_id(game.stock(seat));
            vec![moves(witness.held(seat, Some(card)), witness.copy(archive, card))]
        }
        Event::Took { seat, card, .. } => vec![moves(witness.peeked(seat, card), witness.held(seat, card))],
        Event::ToBottom { seat, card, .. } => {
            vec![moves(witness.peeked(seat, card), Place::within(game.library_id(game.stock(seat))))]
        }
        Event::Fetched { seat, card, from, to } => {
            let stock = game.stock(seat);
            let from = match from {
                From::Hand => witness.held(seat, Some(card)),
                From::Library => Place::within(game.library_id(stock)),
                From::Archive => witness.copy(game.archive_id(stock), card),
            };
            match to {
                Goal::Hand => vec![moves(from, witness.held(seat, Some(card)))],
                Goal::Title | Goal::Over => vec![moves(from, witness.on_its_way(card))],
            }
        }

        Event::Played { seat, card, .. } => vec![moves(witness.held(seat, Some(card)), witness.on_its_way(card))],
        Event::Saved { seat, card, .. } => vec![moves(witness.held(seat, card), Place::within(ZoneId::Saved(seat)))],
        Event::Revealed { seat, card, number } => {
            let saved = saved_id(seat, usize::from(number));
            let turned = Happening::Turn { card: saved.clone(), up: true };
            vec![turned, moves(Place::within(ZoneId::Saved(seat)).with(saved), witness.on_its_way(card))]
        }
        Event::Entered { piece, card, .. } => vec![moves(witness.on_its_way(card), Place::of(TableId::Piece(piece)))],
        Event::Shelved { card, stock } => {
            vec![moves(witness.on_its_way(card), witness.copy(game.archive_id(stock), card))]
        }

        Event::Equipped { object: piece, .. } | Event::Loose { object: piece, .. } => {
            vec![moves(Place::of(TableId::Piece(piece)), Place::of(TableId::Piece(piece)))]
        }
        Event::Moved { piece, from, to, .. } => {
            let lies = Place::of(TableId::Piece(piece));
            let from = from.map_or(lies.clone(), |from| at(from).with(TableId::Piece(piece)));
            vec![moves(from, at(to).with(TableId::Piece(piece)))]
        }
        Event::ReachedEnd { seat, piece, .. } => {
            let there = Place::within(ZoneId::End(seat)).with(TableId::Piece(piece));
            vec![moves(Place::of(TableId::Piece(piece)), there)]
        }
        Event::Archived { piece, card, stock, .. } => {
            vec![moves(Place::of(TableId::Piece(piece)), witness.copy(game.archive_id(stock), card))]
        }
        Event::Banished { piece, card, stock } => {
            vec![moves(Place::of(TableId::Piece(piece)), witness.copy(game.banished_id(stock), card))]
        }
        Event::Handed { piece, card, seat } => {
            vec![moves(Place::of(TableId::Piece(piece)), witness.held(seat, Some(card)))]
        }
        Event::Homed { piece, seat, .. } => {
            let home = Place::within(ZoneId::Title(seat)).with(TableId::Piece(piece));
            vec![moves(Place::of(TableId::Piece(piece)), home)]
        }

        Event::TurnedUp { spot, .. } => vec![turns(spot)],
        Event::Replaced { spot, .. } => {
            let (place, folio) = (Place::of(TableId::Location(spot)), Place::within(ZoneId::Folio));
            vec![moves(place.clone(), folio.clone()), moves(folio, place)]
        }
        Event::Swapped { one, other, .. } => {
            let [one, other] = [one, other].map(|landmark| Place::of(TableId::Location(landmark.spot)));
            vec![moves(one.clone(), other.clone()), moves(other, one)]
        }
    }
}

fn moves(from: Place, to: Place) -> Happening {
    Happening::Move { from, to }
}

fn turns(spot: SpotId) -> Happening {
    Happening::Turn { card: TableId::Location(spot).to_string(), up: true }
}

fn count(at: impl ToString, counter: CounterId, by: i32) -> Happening {
    Happening::Count { at: at.to_string(), counter: counter.to_string(), by }
}

fn at(landmark: Landmark) -> Place {
    Place::within(ZoneId::Spot(landmark.spot))
}

struct Witness<'a> {
    game: &'a Storyline,
}

impl Witness<'_> {
    /// Returns the place of the first copy of a card in a zone.
    fn copy(&self, zone: ZoneId, card: CardId) -> Place {
        Place::within(zone).with(self.game.copy_id(zone, card, 1))
    }

    /// Returns the place of a card in a hand, or the hand itself if the viewer did not see the card.
    fn held(&self, seat: Seat, card: Option<CardId>) -> Place {
        let hand = ZoneId::Hand(seat);
        card.map_or(Place::within(hand), |card| self.copy(hand, card))
    }

    /// Returns the place of a card on top of a Library, as the peeking seat sees it, or the Library itself if the
    /// viewer did not see the card.
    fn peeked(&self, seat: Seat, card: Option<CardId>) -> Place {
        let library = Place::within(self.game.library_id(self.game.stock(seat)));
        card.map_or(library.clone(), |card| library.with(self.game.copy_id(ZoneId::Peeked, card, 1)))
    }

    /// Returns the place of a card that has been played or fetched and may still be answered.
    fn on_its_way(&self, card: CardId) -> Place {
        Place::of(self.game.copy_id(ZoneId::Answered, card, 1))
    }
}
