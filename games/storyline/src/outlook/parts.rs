//! The parts of a position that have a value for an Author: cards on the table, cards in the hand, and the rest of the
//! turn.

use super::hand;
use crate::{At, Board, Step, Storyline, View, Window, continuous};
use kernel::{Seat, SeatMap};
use language::Word;

/// The greatest number of cards in hand that have full value. A turn seldom plays more cards.
const HANDFUL: i32 = 6;

/// The parts of one Author's position, on the table and in the hand, as far as the viewer can see them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Parts {
    /// The sum of the Vitality of the Author's Characters at Locations.
    pub(crate) points: i32,
    /// The number of the Author's Characters at Locations.
    pub(crate) walkers: i32,
    /// The sum of the Vitality of the Author's Characters on the Title Card.
    pub(crate) waiting: i32,
    /// The number of the Author's Characters on the Title Card.
    pub(crate) waiters: i32,
    /// The position and the Vitality of the foremost Prime on the road, if there is one.
    pub(crate) prime: Option<(u8, i32)>,
    /// The number of Primes in play that have not reached The End.
    pub(crate) primes: i32,
    pub(crate) cards: i32,
    pub(crate) spare_cards: i32,
    /// The sum of the values of the best cards in the hand.
    pub(crate) hand: i32,
    pub(crate) saved: i32,
    /// The number of Steadfast Characters. They take no steps.
    pub(crate) held: i32,
    /// The number of the Author's loose Objects with a text that a Character triggers when it enters their Location.
    pub(crate) snares: i32,
    pub(crate) turn: TurnLeft,
}

/// The part of an Author's turn that is left in this Round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum TurnLeft {
    /// The whole turn, which comes after the turns of other Authors.
    Whole,
    /// The whole turn, which has begun with the windows before the Roll.
    Opening,
    /// The whole turn, which continues with the Roll.
    Roll,
    /// The Story Actions and what follows. Holds the number of Story Points left.
    Actions(i32),
    /// The Bonus Movement and what follows. Holds the number of Story Points left.
    Bonus(i32),
    #[default]
    Nothing,
}

impl Parts {
    /// Returns the parts of each Author's position.
    pub(crate) fn of(game: &Storyline, view: &View) -> SeatMap<Parts> {
        let board = &view.board;
        let mut parts = SeatMap::new(game.seats, |seat| {
            let cards = i32::from(view.hands[seat].count);
            Parts {
                cards: cards.min(HANDFUL),
                spare_cards: (cards - HANDFUL).max(0),
                hand: hand::worth(game, view, seat),
                saved: view.saved[seat].len() as i32,
                turn: TurnLeft::of(game, board, seat),
                ..Parts::default()
            }
        });
        let vitalities = continuous::vitalities(game, board, board.roster.characters);
        for (id, piece) in board.characters() {
            let vitality = i32::from(vitalities[id.index()]);
            let own = &mut parts[piece.by];
            let prime = continuous::has(game, board, id, Word::PRIME) && piece.at != At::End;
            own.primes += i32::from(prime);
            own.held += i32::from(continuous::has(game, board, id, Word::STEADFAST));
            match piece.at {
                At::Spot(spot) => {
                    own.points += vitality;
                    own.walkers += 1;
                    if prime {
                        let place = game.road.position(piece.by, spot).map(|position| (position, vitality));
                        own.prime = own.prime.max(place);
                    }
                }
                At::Title => {
                    own.waiting += vitality;
                    own.waiters += 1;
                }
                At::On(_) | At::End => {}
            }
        }
        for (_, piece) in board.those(board.roster.snares) {
            parts[piece.by].snares += i32::from(matches!(piece.at, At::Spot(_)));
        }
        parts
    }

    /// Returns twice the mean number of Story Points that the Author's next Roll gives. The double is always a whole
    /// number.
    pub(crate) fn twice_a_roll(&self) -> i32 {
        const BLUE_DICE: i32 = 3;
        2 * BLUE_DICE + self.walkers
    }
}

impl TurnLeft {
    fn of(game: &Storyline, board: &Board, seat: Seat) -> TurnLeft {
        if seat != board.active {
            let comes = game.in_turn(board.first).skip_while(|other| *other != board.active).any(|other| other == seat);
            return if comes { TurnLeft::Whole } else { TurnLeft::Nothing };
        }
        let points = i32::from(board.this_turn.points);
        match board.step {
            Step::Window { which: Window::TurnStart, .. } => TurnLeft::Opening,
            Step::Begin => TurnLeft::Roll,
            Step::Actions => TurnLeft::Actions(points),
            Step::Bonus => TurnLeft::Bonus(points),
            Step::ChooseFirst | Step::Deal(_) | Step::End | Step::Over => TurnLeft::Nothing,
            Step::Window { which: Window::TurnEnd | Window::BeforeScoring, .. } => TurnLeft::Nothing,
        }
    }

    /// Returns true if the turn is still to come in this Round.
    pub(crate) fn comes(self) -> bool {
        self == TurnLeft::Whole
    }
}
