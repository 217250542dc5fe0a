//! A table on which scenarios are played.

use super::{Player, letters, on};
use draft::{Action, Chance, Column, Draft, Event, State};
use kernel::{Digest, Entry, Game, Illegal, Options, Rng, Shelf, Tabletop, Turn};

/// A game in progress, with all events so far.
pub(crate) struct Table {
    pub(crate) game: Draft,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
    /// The digest of the position after each entry.
    pub(crate) digests: Vec<u64>,
}

impl Table {
    /// Returns a table with `seats` seats and the default options, at the start of a game.
    pub(crate) fn of(seats: usize) -> Table {
        Table::with(&Options::new(), seats)
    }

    pub(crate) fn with(options: &Options, seats: usize) -> Table {
        let game = Draft::open((), options, seats, &Shelf::EMPTY).unwrap();
        let state = game.start();
        Table { game, state, events: Vec::new(), digests: Vec::new() }
    }

    /// Returns a table with `seats` seats, on which the flags in `names` are on.
    pub(crate) fn with_on(names: &[&str], seats: usize) -> Table {
        Table::with(&on(names), seats)
    }

    /// Adds an entry to the game through the kernel's checked door.
    pub(crate) fn enter(&mut self, entry: Entry<Action, Chance>) -> Result<(), Illegal> {
        entry.enter(&self.game, &mut self.state, &mut Vec::new(), &mut self.events)?;
        self.digests.push(Digest::of(&self.game, &self.state));
        Ok(())
    }

    /// Returns the number of entries so far.
    pub(crate) fn entries(&self) -> usize {
        self.digests.len()
    }

    /// Plays at random as long as `go_on` returns true.
    pub(crate) fn play_while(&mut self, go_on: impl Fn(&Table) -> bool) -> &mut Table {
        let mut rng = Rng::new(self.entries() as u64);
        while self.turn() != "over" && go_on(self) {
            let entry = self.any(&mut rng);
            self.enter(entry).unwrap();
        }
        self
    }

    fn any(&self, rng: &mut Rng) -> Entry<Action, Chance> {
        match self.game.turn(&self.state) {
            Turn::Of(seat) => Entry::Action(seat, *rng.pick(&self.actions()).unwrap()),
            Turn::Chance | Turn::Over => Entry::Chance(self.game.sample(&self.state, rng)),
        }
    }

    /// Plays at random until the columns of the round `round` are laid out.
    pub(crate) fn play_to_round(&mut self, round: u8) -> &mut Table {
        self.play_while(|table| table.state.round < round || table.turn() == "chance")
    }

    /// Plays at random until `player` has to decide.
    pub(crate) fn play_to(&mut self, player: Player) -> &mut Table {
        self.play_while(|table| table.turn() != player.name())
    }

    pub(crate) fn play_to_the_end(&mut self) -> &mut Table {
        self.play_while(|_| true)
    }

    /// Returns the name of the player who has to decide, or `chance` or `over`.
    pub(crate) fn turn(&self) -> &'static str {
        match self.game.turn(&self.state) {
            Turn::Of(seat) => Player::of(seat).name(),
            Turn::Chance => "chance",
            Turn::Over => "over",
        }
    }

    /// Returns the legal actions, as the kernel lists them.
    pub(crate) fn actions(&self) -> Vec<Action> {
        let mut offered = Vec::new();
        if let Turn::Of(seat) = self.game.turn(&self.state) {
            self.game.legal_actions(&self.state, seat, &mut offered);
        }
        offered
    }

    /// Returns the legal actions in words, such as `takes 1, takes 3`.
    pub(crate) fn offers(&self) -> String {
        let say = |action: &Action| match action {
            Action::Take(place) => format!("takes {}", place.index() + 1),
            Action::TurnDown(id) => format!("turns down {}", self.name_of(*id)),
        };
        self.actions().iter().map(say).collect::<Vec<_>>().join(", ")
    }

    /// Returns the possible outcomes of the next draw, each with its weight.
    pub(crate) fn chances(&self) -> Vec<(Chance, u32)> {
        let mut outcomes = Vec::new();
        self.game.chances(&self.state, &mut outcomes);
        outcomes
    }

    pub(crate) fn hand(&self, player: Player) -> String {
        letters(self.state.players[player.seat()].hand)
    }

    /// Returns the names of a player's face-up Stories.
    pub(crate) fn up(&self, player: Player) -> String {
        self.names(self.state.players[player.seat()].up)
    }

    /// Returns the names of a player's face-down Stories.
    pub(crate) fn down(&self, player: Player) -> String {
        self.names(self.state.players[player.seat()].down)
    }

    /// Returns the columns, such as `DL S09 | - | OW S45`. A dash is a column that was taken.
    pub(crate) fn middle(&self) -> String {
        let say = |column: Option<Column>| match column {
            Some(Column { characters, story }) => {
                let [one, other] = characters.both();
                format!("{}{} {}", one.letter(), other.letter(), self.name_of(story))
            }
            None => "-".into(),
        };
        self.state.columns.places().map(say).collect::<Vec<_>>().join(" | ")
    }

    pub(crate) fn players(&self) -> impl Iterator<Item = Player> + use<> {
        Player::ALL.into_iter().take(self.state.players.len())
    }
}
