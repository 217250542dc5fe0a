//! The parts of a position that count for each Author, now and in expectation.

use super::hand;
use crate::{At, Board, Step, Storyline, View, Window, continuous};
use kernel::{Seat, SeatMap};
use language::Word;

/// The greatest number of cards that a turn usually plays.
const HANDFUL: i32 = 6;

/// The position of an Author on the table and in the hand, as far as the viewer can see.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Parts {
    /// The sum of the Vitality at Locations.
    pub(crate) points: i32,
    /// The number of Characters at Locations.
    pub(crate) walkers: i32,
    /// The sum of the Vitality on the Title Card.
    pub(crate) waiting: i32,
    /// The number of Characters on the Title Card.
    pub(crate) waiters: i32,
    /// The position of the foremost Prime, and its Vitality.
    pub(crate) prime: Option<(u8, i32)>,
    /// The number of Primes in play that may still reach The End.
    pub(crate) primes: i32,
    pub(crate) cards: i32,
    pub(crate) spare_cards: i32,
    /// The sum of the values of the best cards in hand.
    pub(crate) hand: i32,
    pub(crate) saved: i32,
    /// The number of Steadfast Characters, which take no steps.
    pub(crate) held: i32,
    /// The number of Objects at Locations that wait for an opposing Character to enter.
    pub(crate) snares: i32,
    pub(crate) turn: TurnLeft,
}

/// The rest of an Author's turn in this Round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum TurnLeft {
    /// The whole turn: other turns come before.
    Whole,
    /// The whole turn: it has begun, and windows before the Roll are open.
    Opening,
    /// The whole turn: the Roll comes next.
    Roll,
    /// Story Actions, with this number of Story Points.
    Actions(i32),
    /// Bonus Movement, with this number of Story Points.
    Bonus(i32),
    #[default]
    Nothing,
}

impl Parts {
    /// Returns the parts of each Author.
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

    /// Returns twice the mean number of Story Points of a Roll.
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

    /// Reports whether the turn has not begun.
    pub(crate) fn comes(self) -> bool {
        self == TurnLeft::Whole
    }
}
