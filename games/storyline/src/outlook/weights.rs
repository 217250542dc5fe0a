//! The weights with which bots value the parts of a position. The value is the sum of the parts, each multiplied by its
//! weight.

use kernel::Taste;

/// The weights of all parts. They are in tenths of a point of Vitality, unless a comment names another unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// The weight of each point of Vitality at a Location.
    pub(crate) point: i32,
    /// The weight of each of the first few cards in hand.
    pub(crate) card: i32,
    /// The weight of each further card in hand. It is lower, because a turn seldom plays so many cards.
    pub(crate) spare_card: i32,
    /// The weight of the best cards in hand, in percent of the sum of their values.
    pub(crate) hand: i32,
    /// The weight of a face-down Event. It is higher than that of a card in hand, because the Event is already paid
    /// for.
    pub(crate) saved: i32,
    /// The loss for each Steadfast Character, which cannot step to a better Location or end the game.
    pub(crate) held: i32,
    /// The weight of each loose Object with a text that a Character triggers when it enters the Object's Location,
    /// because most of these texts take effect sooner or later.
    pub(crate) snare: i32,
    /// The weight of a Story Point during the Story Actions.
    pub(crate) ink: i32,
    /// The weight of a Story Point during the Bonus Movement.
    pub(crate) last_ink: i32,
    /// The weight of each Story Point that the seat expects from its Roll, while the windows before the Roll are open.
    pub(crate) opening_ink: i32,
    /// The weight of each Character on the road, for the gold die that it brings in each later turn.
    pub(crate) walker: i32,
    /// The weight of each point of Vitality on a Title Card, one step from the road.
    pub(crate) waiting: i32,
    /// The weight of each Character on its Title Card, for the gold die that it will bring.
    pub(crate) waiter: i32,
    /// The weight of each step of the foremost Prime, for a seat that would win if the Prime ended the game now.
    pub(crate) would_win: i32,
    /// The weight of each step of the foremost Prime, for a seat that would lose if the Prime ended the game now.
    pub(crate) would_lose: i32,
    /// The lead, without the Vitality of the Prime, above which the seat may win by ending the game.
    pub(crate) sure_from: i32,
    /// The change of `sure_from` for each opponent after the first. With several opponents a small lead is worth more.
    pub(crate) sure_from_each_more: i32,
    /// The lead in addition to `sure_from` that makes the win certain.
    pub(crate) sure_span: i32,
    /// The weight, in the last Round, of a lead that is certain to last.
    pub(crate) decided: i32,
    /// The change of `decided` for each opponent after the first. A lead is worth more if more opponents might have won
    /// instead.
    pub(crate) decided_each_more: i32,
    /// The weight, in the last Round, of a deficit that is certain to last.
    pub(crate) lost: i32,
    /// The change of `lost` for each opponent after the first. A deficit costs less against more opponents.
    pub(crate) lost_each_more: i32,
    /// The lead or deficit that makes the result certain in the last Round.
    pub(crate) decided_span: i32,
    /// The expected gain from a turn that is still to come in the last Round, without its Story Points.
    pub(crate) gain: i32,
    /// The expected gain from a turn that has begun in the last Round but has not reached the Roll, without its Story
    /// Points.
    pub(crate) gain_begun: i32,
    /// The expected gain from each Story Point in the last Round.
    pub(crate) gain_of_ink: i32,
    /// The weight of having reached The End in a Solitaire.
    pub(crate) ended: i32,
    /// The weight of each step of the foremost Prime in a Solitaire.
    pub(crate) must_end: i32,
    /// The loss in a Solitaire for each step by which the Prime will fall short of The End if it advances at `pace`.
    pub(crate) late: i32,
    /// The speed at which the Prime is expected to advance in a Solitaire, in tenths of a step for each turn that is
    /// left.
    pub(crate) pace: i32,
    /// The number of steps that are added to the Prime's way in a Solitaire if no Prime is in play.
    pub(crate) no_prime: i32,
    /// The greatest number of later Rounds that count in a Solitaire after a Prime has reached The End.
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

/// The weights of the earlier taste. Most games between bots with these weights reach the limit of Rounds.
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
