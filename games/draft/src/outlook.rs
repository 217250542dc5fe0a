//! What an objective is worth to somebody now, and the most it can still come to.

use crate::{Character, Condition, Counts, Draft, Objective, Set, Step, StoryId, Term, View, score};
use kernel::{Seat, SeatMap};

/// The future of one seat's hand, as far as it is bounded.
pub(crate) struct Outlook {
    /// Whose.
    pub seat: Seat,
    /// What everybody has now.
    pub hands: SeatMap<Counts>,
    /// The cards of each Character that this seat can still come to take.
    supply: Counts,
    /// How many cards it still takes.
    cards: u8,
}

impl Outlook {
    /// Of `seat` as the table stands.
    pub(crate) fn of(game: &Draft, view: &View, seat: Seat) -> Outlook {
        let hands = view.players.map(|_, player| player.hand);
        let laid = view.columns.iter().flat_map(|column| column.characters.both());
        let mut supply = view.deck + Counts::from_iter(laid);
        // Rules 11: what is discarded now may come back in the last round.
        let to_come = view.round < game.rules.rounds() || matches!(view.step, Step::Recycle { .. });
        if game.rules.recycles(game.rules.rounds()) && to_come {
            supply = supply + view.discard;
        }
        let taken = view.players[seat].hand.total();
        Outlook { seat, hands, supply, cards: 2 * game.rules.rounds() - taken }
    }

    /// The same, had this seat taken these two Characters as well; nothing, if it has taken its last.
    pub(crate) fn with(&self, characters: [Character; 2]) -> Option<Outlook> {
        let cards = self.cards.checked_sub(2)?;
        let mut outlook = Outlook { seat: self.seat, hands: self.hands.clone(), cards, ..*self };
        for character in characters {
            outlook.hands[self.seat].add(character);
            outlook.supply.remove(character);
        }
        Some(outlook)
    }

    /// The same for somebody who is not shown what the others hold: as far as it can tell, that is still to come.
    pub(crate) fn without_rivals(self) -> Outlook {
        let own = self.hands[self.seat];
        let rivals = self.hands.iter().filter(|(seat, _)| *seat != self.seat).map(|(_, hand)| *hand);
        let supply = rivals.fold(self.supply, |sum, hand| sum + hand);
        let hands = self.hands.map(|seat, _| if seat == self.seat { own } else { Counts::NONE });
        Outlook { hands, supply, ..self }
    }

    /// What the objective would score with the hands as they are.
    pub(crate) fn now(&self, objective: &Objective) -> i32 {
        score::points(objective, &self.hands, self.seat)
    }

    /// No game from here gives more: each term at its most, as if the cards still to take were all for it.
    pub(crate) fn best(&self, objective: &Objective) -> i32 {
        objective.terms.iter().map(|term| self.best_term(term)).sum()
    }

    fn best_term(&self, term: &Term) -> i32 {
        let now = score::term_points(term, &self.hands, self.seat);
        let most = match term {
            Term::PerSet { points, set } => i32::from(*points) * i32::from(self.most_sets(set)),
            Term::Ladder { points, set } => {
                let reachable = score::sets(set, self.hands[self.seat])..=self.most_sets(set);
                reachable.map(|sets| score::ladder(points, sets)).max().unwrap_or(now)
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

    /// Whether the cards still to take could bring so many sets together.
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
}

/// A view in the game's own points, in hundredths: the best four Stories, each between what it is worth now and the
/// most it can come to, nearer to the first the later in the game.
pub(crate) fn value(game: &Draft, view: &View, seat: Seat) -> i32 {
    let outlook = Outlook::of(game, view, seat);
    let rounds = i32::from(game.rules.rounds());
    let left = i32::from(outlook.cards) / 2;
    let worth = |story: StoryId| {
        let objective = &game.catalog.story(story).objective;
        let (now, best) = (outlook.now(objective), outlook.best(objective));
        // Half of what is still to gain comes in, at most: the cards wanted are wanted by others too.
        100 * now + 50 * (best - now) * left / rounds
    };
    let player = &view.players[seat];
    let mut worths: Vec<i32> = player.up.iter().map(worth).collect();
    worths.sort_unstable_by(|one, other| other.cmp(one));
    worths.into_iter().take(4).sum::<i32>() + view.open.map_or(0, worth)
}
