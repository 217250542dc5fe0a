//! The weights by which bots value the parts of a position. They are data: a value is the sum of parts times weights.

use kernel::Taste;

/// The weights, in tenths of a point of Vitality unless a comment names another unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// The weight of each point of Vitality at a Location.
    pub(crate) point: i32,
    /// The weight of each of the first few cards in hand.
    pub(crate) card: i32,
    /// The weight of each further card in hand. It is less, because a turn seldom plays more cards.
    pub(crate) spare_card: i32,
    /// The weight of the best cards in hand, in percent of their value.
    pub(crate) hand: i32,
    /// The weight of a face-down Event. It is more than that of a card, because the Event is paid for.
    pub(crate) saved: i32,
    /// The loss for each Steadfast Character, which reaches no better Location and does not end the game.
    pub(crate) held: i32,
    /// The weight of each Object that waits for an opposing Character to enter. Such an Object usually takes effect.
    pub(crate) snare: i32,
    /// The weight of a Story Point in the Story Actions.
    pub(crate) ink: i32,
    /// The weight of a Story Point that is left for Bonus Movement.
    pub(crate) last_ink: i32,
    /// The weight of an expected Story Point while the windows before the seat's own Roll are open.
    pub(crate) opening_ink: i32,
    /// The weight of each Character on the road, for its gold die in each later turn.
    pub(crate) walker: i32,
    /// The weight of each point of Vitality of a Character on its Title Card, one step from the road.
    pub(crate) waiting: i32,
    /// The weight of each Character on its Title Card, for its future gold die.
    pub(crate) waiter: i32,
    /// The weight of a step of the foremost Prime, for a seat that would win if the Prime ended the game.
    pub(crate) would_win: i32,
    /// The weight of a step of the foremost Prime, for a seat that would lose if the Prime ended the game.
    pub(crate) would_lose: i32,
    /// The lead, not counting the Prime, from which a seat may win.
    pub(crate) sure_from: i32,
    /// The change of `sure_from` for each opponent beyond the first. Among several opponents a small lead is worth
    /// more.
    pub(crate) sure_from_each_more: i32,
    /// The further lead that makes the win certain.
    pub(crate) sure_span: i32,
    /// The weight of a certain lead at the end.
    pub(crate) decided: i32,
    /// The change of `decided` for each opponent beyond the first. A lead is worth more with more opponents who might
    /// have won.
    pub(crate) decided_each_more: i32,
    /// The weight of a certain deficit at the end.
    pub(crate) lost: i32,
    /// The change of `lost` for each opponent beyond the first. A deficit costs less with more opponents.
    pub(crate) lost_each_more: i32,
    /// The lead in the last Round that makes the result certain.
    pub(crate) decided_span: i32,
    /// The expected gain of a whole turn in the last Round.
    pub(crate) gain: i32,
    /// The expected gain, in the last Round, of a turn that has begun.
    pub(crate) gain_begun: i32,
    /// The expected gain of a Story Point in the last Round.
    pub(crate) gain_of_ink: i32,
    /// The weight of having reached The End in a Solitaire.
    pub(crate) ended: i32,
    /// The weight of a step of the foremost Prime in a Solitaire.
    pub(crate) must_end: i32,
    /// The loss in a Solitaire for each step by which the Prime will be late, if it goes at `pace`.
    pub(crate) late: i32,
    /// The expected speed of the Prime in a Solitaire, in tenths of a step in each turn that is left.
    pub(crate) pace: i32,
    /// The number of further steps that count in a Solitaire if no Prime is in play.
    pub(crate) no_prime: i32,
    /// The greatest number of further Rounds that count in a Solitaire that has reached The End.
    pub(crate) foresight_after_end: i32,
}

impl Weights {
    pub(crate) fn of(taste: Taste) -> &'static Weights {
        match taste {
            Taste::Latest => &LATEST,
            Taste::Earlier => &EARLIER,
        }
    }
}

const LATEST: Weights = Weights {
    card: 4,
    spare_card: 2,
    hand: 35,
    saved: 15,
    snare: 15,
    held: 10,
    ink: 6,
    waiting: 9,
    waiter: 7,
    opening_ink: 6,
    would_win: 30,
    would_lose: 5,
    sure_from: 0,
    sure_from_each_more: -40,
    sure_span: 60,
    decided: 900,
    decided_each_more: 400,
    lost: 900,
    lost_each_more: -300,
    gain: 0,
    gain_begun: 0,
    gain_of_ink: 5,
    must_end: 3,
    late: 30,
    pace: 9,
    no_prime: 3,
    foresight_after_end: 3,
    ..EARLIER
};

/// The weights of the earlier taste, with which most games reach the limit of Rounds.
const EARLIER: Weights = Weights {
    point: 10,
    card: 6,
    spare_card: 3,
    hand: 0,
    saved: 9,
    snare: 0,
    held: 0,
    ink: 8,
    last_ink: 1,
    opening_ink: 0,
    walker: 7,
    waiting: 8,
    waiter: 5,
    would_win: 8,
    would_lose: 1,
    sure_from: 40,
    sure_from_each_more: 0,
    sure_span: 10,
    decided: 400,
    decided_each_more: 0,
    lost: 400,
    lost_each_more: 0,
    decided_span: 60,
    gain: 40,
    gain_begun: 0,
    gain_of_ink: 0,
    ended: 400,
    must_end: 25,
    late: 0,
    pace: 0,
    no_prime: 0,
    foresight_after_end: 0,
};
