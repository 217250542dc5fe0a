//! What bots think each part of a position is worth. All of it is data: a value is the sum of parts times weights.

use kernel::Taste;

/// In tenths of a point of Vitality, unless it says otherwise.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// A point of Vitality at a Location.
    pub(crate) point: i32,
    /// Of each card of the first few in hand, and of those that come after: nobody plays more in a turn.
    pub(crate) card: i32,
    pub(crate) spare_card: i32,
    /// Of what the best few are worth by what they are, so many hundredths.
    pub(crate) hand: i32,
    /// An Event that lies face-down is more than a card: it is paid for.
    pub(crate) saved: i32,
    /// A Character that cannot walk gets to no better Location, and ends no story.
    pub(crate) held: i32,
    /// An Object that waits for a rival to enter will do what it says, more often than not.
    pub(crate) snare: i32,
    /// A Story Point that can buy something, and one that is left for Bonus Movement.
    pub(crate) ink: i32,
    pub(crate) last_ink: i32,
    /// A Story Point that is hoped for while the windows before one's own Roll are open.
    pub(crate) opening_ink: i32,
    /// A Character on the road brings a gold die in each turn to come.
    pub(crate) walker: i32,
    /// A Character on its Title Card is one step from the road: each point of its Vitality, and the die it will bring.
    pub(crate) waiting: i32,
    pub(crate) waiter: i32,
    /// Each step of the foremost Prime: of who would win if the story ended with it, and of who would not.
    pub(crate) would_win: i32,
    pub(crate) would_lose: i32,
    /// So far ahead without the Prime, an Author begins to look like the one who would win; and by so much more, surely.
    /// Among several rivals less is much: so the first number changes with each beyond one.
    pub(crate) sure_from: i32,
    pub(crate) sure_from_each_more: i32,
    pub(crate) sure_span: i32,
    /// To be ahead for sure as a game ends: the more, the more rivals might have won if it had not ended. And to be
    /// behind: the less, the more rivals might have won anyway.
    pub(crate) decided: i32,
    pub(crate) decided_each_more: i32,
    pub(crate) lost: i32,
    pub(crate) lost_each_more: i32,
    /// Whoever is so far ahead in the last Round stays so.
    pub(crate) decided_span: i32,
    /// What a whole turn in the last Round is likely to add, and a Story Point of one that has begun.
    pub(crate) gain: i32,
    pub(crate) gain_begun: i32,
    pub(crate) gain_of_ink: i32,
    /// To have ended a Solitaire.
    pub(crate) ended: i32,
    /// In Solitaire, each step of the foremost Prime; and each that it lags behind if it makes `pace` tenths of a step in
    /// every Round that is left. Where no Prime is in play, it lags so many steps more.
    pub(crate) must_end: i32,
    pub(crate) late: i32,
    pub(crate) pace: i32,
    pub(crate) no_prime: i32,
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

/// Those that bots went by before: they let most games run into the cap.
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
