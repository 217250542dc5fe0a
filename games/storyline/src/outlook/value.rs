//! The value of a view for a seat, as bots judge it: a sum of parts, each multiplied by a weight.

use super::{
    has_ended,
    parts::{Parts, TurnLeft},
    weights::Weights,
};
use crate::{Board, Mode, Storyline, View};
use kernel::{Seat, SeatMap, Taste};

/// The number of Rounds that must still follow for cards in hand and gold dice to have their full value.
const FORESIGHT: i32 = 3;

/// Returns the lead of a seat over the best of the other seats, in tenths of a point of Vitality.
pub(crate) fn value(game: &Storyline, view: &View, seat: Seat, taste: Taste) -> i32 {
    Judge::by(game, view, taste).lead(seat)
}

/// A judge of one view, which computes the parts of each Author's position once.
pub(super) struct Judge<'a> {
    game: &'a Storyline,
    board: &'a Board,
    parts: SeatMap<Parts>,
    weights: &'a Weights,
}

impl<'a> Judge<'a> {
    /// Returns a judge with the latest weights.
    pub(super) fn of(game: &'a Storyline, view: &'a View) -> Judge<'a> {
        Judge::by(game, view, Taste::Latest)
    }

    fn by(game: &'a Storyline, view: &'a View, taste: Taste) -> Judge<'a> {
        Judge { game, board: &view.board, parts: Parts::of(game, view), weights: Weights::of(taste) }
    }

    /// Returns the parts of a seat's position.
    pub(super) fn parts(&self, seat: Seat) -> &Parts {
        &self.parts[seat]
    }

    /// Returns the lead of a seat over the best of the other seats. In a game for one, returns its own worth.
    pub(super) fn lead(&self, seat: Seat) -> i32 {
        let own = self.worth(seat);
        if self.game.seats == 1 {
            return own;
        }
        let best = self.others(seat).map(|other| self.worth(other)).max().unwrap_or(0);
        own - best + self.decided_so_far(seat)
    }

    /// Returns the value of a lead or a deficit if this is the last Round, and 0 otherwise.
    pub(super) fn decided_so_far(&self, seat: Seat) -> i32 {
        if self.is_ending() { self.decided(seat) } else { 0 }
    }

    /// Returns the value of a seat's own position, as far as the viewer knows it.
    fn worth(&self, seat: Seat) -> i32 {
        let (own, weights) = (&self.parts[seat], self.weights);
        let Weights { card, spare_card, hand, saved, snare, held, walker, waiter, waiting, .. } = *weights;
        let cards = card * own.cards + spare_card * own.spare_cards + hand * own.hand / 100;
        let cards = cards + saved * own.saved + snare * own.snares - held * own.held;
        let ahead = self.rounds_ahead();
        let arrives = ahead > 0 || own.turn.comes() || seat == self.board.active;
        weights.point * own.points
            + if arrives { waiter * own.waiters + waiting * own.waiting } else { 0 }
            + (cards + walker * own.walkers) * ahead / FORESIGHT
            + self.ink(own)
            - weights.ink * i32::from(self.board.owed[seat])
            + self.way_to_the_end(seat)
    }

    /// Returns the number of turns that a seat has left, including the current one until its Bonus Movement ends.
    fn rounds_left(&self, turn: TurnLeft) -> i32 {
        let later = i32::from(self.game.rules.rounds().saturating_sub(self.board.round));
        later + i32::from(turn != TurnLeft::Nothing)
    }

    /// Returns the number of Rounds after the current one that count for the value, up to a limit.
    fn rounds_ahead(&self) -> i32 {
        let rounds = i32::from(self.game.rules.rounds().saturating_sub(self.board.round));
        let Weights { foresight_after_end, .. } = *self.weights;
        match (self.board.ender, self.game.rules.mode) {
            (None, _) => rounds.min(FORESIGHT),
            (Some(_), Mode::Solitaire { .. }) => rounds.min(foresight_after_end),
            (Some(_), Mode::Standard | Mode::Challenge { .. }) => 0,
        }
    }

    /// Returns the value of the Story Points that a seat has, or that it can expect in this Round. Expected Story
    /// Points count like real ones, so the value does not jump at a Roll, and bots do not delay actions because of the
    /// Rolls of other seats.
    fn ink(&self, own: &Parts) -> i32 {
        let Weights { ink, last_ink, opening_ink, .. } = *self.weights;
        match own.turn {
            TurnLeft::Whole | TurnLeft::Roll => ink * own.twice_a_roll() / 2,
            TurnLeft::Opening => opening_ink * own.twice_a_roll() / 2,
            TurnLeft::Actions(points) => ink * points,
            TurnLeft::Bonus(points) => last_ink * points,
            TurnLeft::Nothing => 0,
        }
    }

    /// Returns the value of the foremost Prime's position. In a Solitaire, once a Prime of the seat is at The End,
    /// returns the value of having reached The End instead.
    pub(super) fn way_to_the_end(&self, seat: Seat) -> i32 {
        match self.game.rules.mode {
            Mode::Challenge { .. } => 0,
            Mode::Solitaire { .. } if has_ended(self.board, seat) => self.weights.ended,
            Mode::Solitaire { .. } => self.alone(&self.parts[seat]),
            Mode::Standard => self.parts[seat].prime.map_or(0, |prime| self.ahead(seat, prime)),
        }
    }

    /// Returns the value of the foremost Prime's position in a Solitaire. The Prime must reach The End before the last
    /// Round is over, but gains nothing by being early.
    fn alone(&self, own: &Parts) -> i32 {
        let Weights { must_end, late, pace, no_prime, .. } = *self.weights;
        let position = own.prime.map_or(0, |(position, _)| i32::from(position));
        let steps = i32::from(self.game.road.last()) + 1 - position + if own.primes == 0 { no_prime } else { 0 };
        let lag = 10 * steps - pace * self.rounds_left(own.turn);
        must_end * position - late * lag.max(0) / 10
    }

    /// Returns the value of the foremost Prime's position. It is high for a seat that would win if the Prime ended the
    /// game now.
    fn ahead(&self, seat: Seat, (position, vitality): (u8, i32)) -> i32 {
        let Weights { point, would_win, would_lose, sure_from, sure_from_each_more, sure_span, .. } = *self.weights;
        let lead = point * (self.parts[seat].points - vitality - self.best_of_others(seat));
        let surely = (lead - sure_from - sure_from_each_more * self.rivals_beyond_one()).clamp(0, sure_span);
        (would_lose * sure_span + (would_win - would_lose) * surely) * i32::from(position) / sure_span
    }

    /// Returns true if public information shows that this is the last Round.
    fn is_ending(&self) -> bool {
        let rules = self.game.rules;
        self.board.ender.is_some() && rules.mode == Mode::Standard || self.board.round >= rules.rounds()
    }

    /// Returns the value of a lead or a deficit in the last Round. It grows with the probability that the lead or the
    /// deficit is final.
    fn decided(&self, seat: Seat) -> i32 {
        let Weights { decided, decided_each_more, lost, lost_each_more, decided_span, .. } = *self.weights;
        let rival = self.others(seat).map(|other| self.expected(other)).max().unwrap_or(0);
        let lead = self.expected(seat) - rival;
        let rivals = self.rivals_beyond_one();
        let most = if lead < 0 { lost + lost_each_more * rivals } else { decided + decided_each_more * rivals };
        most * lead.clamp(-decided_span, decided_span) / decided_span + lead
    }

    /// Returns the expected score of a seat if this is the last Round. With the latest weights, the expected gain of a
    /// turn decreases during the turn and not at its beginning. So a bot does not gain by ending its own turn early,
    /// which begins the turn of an opponent.
    fn expected(&self, seat: Seat) -> i32 {
        let Weights { point, gain, gain_begun, gain_of_ink, .. } = *self.weights;
        let own = &self.parts[seat];
        let hoped = gain_of_ink * own.twice_a_roll() / 2;
        let comes = match own.turn {
            TurnLeft::Whole => gain + hoped,
            TurnLeft::Opening | TurnLeft::Roll => gain_begun + hoped,
            TurnLeft::Actions(points) => gain_of_ink * points,
            TurnLeft::Bonus(_) | TurnLeft::Nothing => 0,
        };
        point * own.points + comes
    }

    fn rivals_beyond_one(&self) -> i32 {
        self.game.seats as i32 - 2
    }

    fn best_of_others(&self, seat: Seat) -> i32 {
        self.others(seat).map(|other| self.parts[other].points).max().unwrap_or(0)
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.parts.seats().filter(move |other| *other != seat)
    }
}

#[cfg(test)]
mod tests;
