//! The points that an objective scores for a seat with the current hands, and the most that it can still score.

mod features;

use crate::{Character, Condition, Counts, Draft, Objective, Set, Step, StoryId, Term, View, score};
pub(crate) use features::{FEATURES, extract, weights};
use kernel::{Seat, SeatMap};

/// The hands of a position, and the cards that one seat can still take.
pub(crate) struct Outlook {
    /// The seat that this outlook belongs to.
    pub seat: Seat,
    /// The current hands of all seats.
    pub hands: SeatMap<Counts>,
    /// The number of cards of each Character that the seat can still take.
    supply: Counts,
    /// The total number of cards that the seat will still take.
    cards: u8,
}

impl Outlook {
    /// Returns the outlook of `seat` from `view`.
    pub(crate) fn of(game: &Draft, view: &View, seat: Seat) -> Outlook {
        let hands = view.players.map(|_, player| player.hand);
        let laid = view.columns.iter().flat_map(|column| column.characters.both());
        let mut supply = Counts::from_iter(laid);
        // Rules 3: once the columns of the last round are laid, no card comes from the deck.
        let dealt = matches!(view.step, Step::Take(_) | Step::TurnDown(_) | Step::Over);
        if view.round < game.rules.rounds() || !dealt {
            supply = supply + view.deck;
        }
        // Rules 11: the cards that are discarded now may come back for the last round.
        let to_come = view.round < game.rules.rounds() || matches!(view.step, Step::Recycle { .. });
        if game.rules.recycles(game.rules.rounds()) && to_come {
            supply = supply + view.discard;
        }
        let taken = view.players[seat].hand.total();
        Outlook { seat, hands, supply, cards: 2 * game.rules.rounds() - taken }
    }

    /// Returns the outlook after the seat takes the two `characters`, or `None` if the seat takes no more cards.
    pub(crate) fn with(&self, characters: [Character; 2]) -> Option<Outlook> {
        let cards = self.cards.checked_sub(2)?;
        let mut outlook = Outlook { seat: self.seat, hands: self.hands.clone(), cards, ..*self };
        for character in characters {
            outlook.hands[self.seat].add(character);
            outlook.supply.remove(character);
        }
        Some(outlook)
    }

    /// Returns the outlook without the hands of other seats. Their cards count as cards that can still be taken.
    pub(crate) fn without_rivals(self) -> Outlook {
        let own = self.hands[self.seat];
        let rivals = self.hands.iter().filter(|(seat, _)| *seat != self.seat).map(|(_, hand)| *hand);
        let supply = rivals.fold(self.supply, |sum, hand| sum + hand);
        let hands = self.hands.map(|seat, _| if seat == self.seat { own } else { Counts::NONE });
        Outlook { hands, supply, ..self }
    }

    /// Returns the points that the objective scores with the current hands.
    pub(crate) fn now(&self, objective: &Objective) -> i32 {
        score::points(objective, &self.hands, self.seat)
    }

    /// Returns an upper bound on the points of the objective at the end of the game. Each term gets its greatest value,
    /// as if all cards to come could be used for that term alone.
    pub(crate) fn best(&self, objective: &Objective) -> i32 {
        objective.terms.iter().map(|term| self.best_term(term)).sum()
    }

    fn best_term(&self, term: &Term) -> i32 {
        let now = score::term_points(term, &self.hands, self.seat);
        let most = match term {
            Term::PerSet { points, set } => i32::from(*points) * i32::from(self.most_sets(set)),
            Term::Ladder { points, set } => {
                let reachable = score::sets(set, self.hands[self.seat])..=self.most_sets(set);
                reachable.map(|sets| Term::ladder(points, sets)).max().unwrap_or(now)
            }
            Term::If { points, when } => i32::from(*points) * i32::from(self.reachable(*when)),
        };
        now.max(most)
    }

    fn most_sets(&self, set: &Set) -> u8 {
        let hand = self.hands[self.seat];
        let mut sets = score::sets(set, hand);
        while self.affords(set, sets + 1) {
            sets += 1;
        }
        sets
    }

    /// Reports whether the seat could have `sets` complete sets with the cards to come.
    fn affords(&self, set: &Set, sets: u8) -> bool {
        let hand = self.hands[self.seat];
        let mut missing = 0;
        for &(who, need) in &set.members {
            let lack = (need * sets).saturating_sub(hand.of(who));
            if lack > self.supply.of(who) {
                return false;
            }
            missing += lack;
        }
        missing <= self.cards
    }

    fn reachable(&self, condition: Condition) -> bool {
        let hand = self.hands[self.seat];
        let most = |who| hand.of(who) + self.cards.min(self.supply.of(who));
        match condition {
            Condition::AtMost(who, limit) => hand.of(who) <= limit,
            Condition::TopsHand(who) => most(who) >= hand.most(),
            Condition::TopsTable(who) => most(who) >= score::most_elsewhere(&self.hands, self.seat, who),
        }
    }
    /// Returns the value of a Story in hundredths of a point. It is between the Story's current points and the most that
    /// it can still score, and gets closer to the current points toward the end of the game.
    fn worth(&self, game: &Draft, story: StoryId) -> i32 {
        let objective = &game.catalog_of(self.seat).story(story).objective;
        let (now, best) = (self.now(objective), self.best(objective));
        let (left, rounds) = (i32::from(self.cards) / 2, i32::from(game.rules.rounds()));
        // At most half of the possible gain is expected, because other players want the same cards.
        100 * now + 50 * (best - now) * left / rounds
    }
}

/// The number of Stories that count at the end (Rules 6).
const KEPT: usize = 4;

/// Returns the value of a view in hundredths of a point. It is the sum of the values of the four best Stories and of
/// the open Trio.
pub(crate) fn value(game: &Draft, view: &View, seat: Seat) -> i32 {
    Worths::of(game, view, &Outlook::of(game, view, seat), None).total()
}

/// The values of a seat's Stories.
struct Worths {
    /// The values of the face-up Stories, the highest first.
    up: Vec<i32>,
    /// The value of the open Trio (G18), or 0 if there is none.
    open: i32,
}

impl Worths {
    /// Returns the values in this outlook. If there is a further Story, it counts as one of the seat's own.
    fn of(game: &Draft, view: &View, outlook: &Outlook, further: Option<StoryId>) -> Worths {
        let worth = |story| outlook.worth(game, story);
        let mut up: Vec<i32> = view.players[outlook.seat].up.iter().chain(further).map(worth).collect();
        up.sort_unstable_by(|one, other| other.cmp(one));
        Worths { up, open: view.open.map_or(0, worth) }
    }

    fn total(&self) -> i32 {
        self.up.iter().take(KEPT).sum::<i32>() + self.open
    }
}
