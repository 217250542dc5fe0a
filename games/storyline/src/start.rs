//! The initial position (rules 5 to 9).

use crate::{Bag, Board, Deck, Folio, Hand, Knowledge, Pieces, Piles, Roster, State, Step, Storyline, ThisTurn};
use arrayvec::ArrayVec;
use kernel::{Seat, SeatMap};

pub(crate) fn start(game: &Storyline) -> State {
    let first = Seat::new(0, game.seats).expect("a table has a first seat");
    let mut folio = Folio::default();
    for (location, copies) in game.catalog.folio() {
        (0..*copies).for_each(|_| folio.add(*location));
    }
    let library = |seat: Seat| {
        if game.stock(seat) == seat { game.library(seat) } else { Bag::EMPTY }
    };
    State {
        board: Board {
            round: 1,
            first,
            active: first,
            step: Step::ChooseFirst,
            agenda: ArrayVec::new(),
            frames: ArrayVec::new(),
            pieces: [None; crate::PieceId::MOST],
            in_play: Pieces::NONE,
            borne: Pieces::NONE,
            roster: Roster::default(),
            spots: [None; crate::SpotId::MOST],
            folio,
            piles: SeatMap::new(game.seats, |seat| Piles { may_hold: library(seat), ..Piles::default() }),
            lasting: ArrayVec::new(),
            held: SeatMap::new(game.seats, |_| 0),
            owed: SeatMap::new(game.seats, |_| 0),
            ender: None,
            leaving: None,
            entering: [None; crate::SpotId::MOST],
            this_turn: ThisTurn::default(),
        },
        hands: SeatMap::new(game.seats, |_| Hand { cards: Bag::EMPTY, known: Knowledge::none(game.seats) }),
        saved: SeatMap::new(game.seats, |_| ArrayVec::new()),
        libraries: SeatMap::new(game.seats, |seat| Deck { rest: library(seat), ..Deck::default() }),
    }
}
