//! Finished games, for the tests of the score.

use super::{Player, Table, cards};
use draft::{Draft, Step, Story};
use kernel::{Game, Options, Shelf, Tabletop};

impl Table {
    /// Returns a finished game in which each player has the given hand and face-up Stories.
    pub(crate) fn finished(players: &[(&str, &str)]) -> Table {
        Table::of(players.len()).finish(players)
    }

    /// Ends the game at once, and gives each player the hand and the face-up Stories.
    pub(crate) fn finish(mut self, players: &[(&str, &str)]) -> Table {
        self.state.step = Step::Over;
        self.state.round = self.game.rules().rounds();
        for (player, (hand, up)) in Player::ALL.into_iter().zip(players) {
            let up = self.set(up);
            let before = &mut self.state.players[player.seat()];
            (before.hand, before.up) = (cards(hand), up);
        }
        self
    }

    pub(crate) fn score(&self, player: Player) -> i32 {
        self.game.scores(&self.state)[player.seat()]
    }

    pub(crate) fn winners(&self) -> Vec<Player> {
        kernel::winners(&self.game.scores(&self.state)).map(Player::of).collect()
    }
}

/// Returns the points of each player at the end of a game, if the players have the given hands and face-up Stories.
pub(crate) fn totals(players: &[(&str, &str)]) -> Vec<i32> {
    let table = Table::finished(players);
    table.players().map(|player| table.score(player)).collect()
}

/// Returns the points that a Story of the standard set scores for the first hand in a text such as `5D 3L | 2D`.
pub(crate) fn points(name: &str, hands: &str) -> i32 {
    points_at(Table::of(seats(hands)), name, hands)
}

/// Returns the points that a Story scores at `table` for the first hand in `hands`.
pub(crate) fn points_at(table: Table, name: &str, hands: &str) -> i32 {
    let mut stories = [name].into_iter().chain(std::iter::repeat(""));
    let players: Vec<(&str, &str)> = hands.split('|').map(|hand| (hand, stories.next().unwrap())).collect();
    table.finish(&players).score(Player::Ann)
}

/// Returns the number of seats for a text such as `5D 3L | 2D`, which is at least two. A seat without a hand has no
/// cards.
pub(crate) fn seats(hands: &str) -> usize {
    hands.split('|').count().max(2)
}

pub(crate) fn standard() -> Draft {
    Draft::open((), &Options::new(), 3, &Shelf::EMPTY).unwrap()
}

/// Returns the Story that has this name in the set of `game`.
pub(crate) fn story<'a>(game: &'a Draft, name: &str) -> &'a Story {
    let catalog = game.catalog();
    let id = catalog.ids().iter().find(|id| catalog.story(*id).name == name);
    catalog.story(id.unwrap_or_else(|| panic!("there is no Story {name}")))
}
