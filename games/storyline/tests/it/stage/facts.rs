//! Checks of a position. A check that fails panics, and the message reports the line of the scenario that called it.

use super::{Move, Table};
use kernel::{Game, Turn, Viewer};
use storyline::{At, Event, PieceId, View, vitality};

impl Table {
    #[track_caller]
    pub(crate) fn vitality(&mut self, name: &str, expected: i16) -> &mut Table {
        let found = vitality(&self.game, &self.state.board, self.piece(name));
        assert_eq!(found, expected, "the Vitality of {name}");
        self
    }

    /// Checks the position of a card on its controller's Storyline. An equipped or attached card has the position of
    /// its bearer.
    #[track_caller]
    pub(crate) fn at(&mut self, name: &str, position: u8) -> &mut Table {
        let id = self.piece(name);
        let seat = self.state.board.controller(id).expect("what is in play has a controller");
        self.at_of(seat.index(), name, position)
    }

    /// Checks the position of a card on an Author's Storyline.
    #[track_caller]
    pub(crate) fn at_of(&mut self, author: usize, name: &str, position: u8) -> &mut Table {
        let spot = self.state.board.spot_of(self.piece(name));
        let found = spot.and_then(|spot| self.game.road().position(self.seat(author), spot));
        assert_eq!(found, Some(position), "where {name} is: {:?}", self.place(name));
        self
    }

    #[track_caller]
    pub(crate) fn on_title(&mut self, name: &str) -> &mut Table {
        assert_eq!(self.place(name), At::Title, "where {name} is");
        self
    }

    /// Checks that a card is at The End (rule 19).
    #[track_caller]
    pub(crate) fn at_the_end(&mut self, name: &str) -> &mut Table {
        assert_eq!(self.place(name), At::End, "where {name} is");
        self
    }

    /// Checks that a card is equipped or attached to `bearer`.
    #[track_caller]
    pub(crate) fn is_on(&mut self, name: &str, bearer: &str) -> &mut Table {
        assert_eq!(self.place(name), At::On(self.piece(bearer)), "where {name} is");
        self
    }

    /// Checks that an Object is on the road and on no Character.
    #[track_caller]
    pub(crate) fn is_loose(&mut self, name: &str) -> &mut Table {
        assert!(matches!(self.place(name), At::Spot(_)), "{name} is {:?}", self.place(name));
        self
    }

    #[track_caller]
    pub(crate) fn controlled_by(&mut self, author: usize, name: &str) -> &mut Table {
        assert_eq!(self.state.board.controller(self.piece(name)), Some(self.seat(author)), "who controls {name}");
        self
    }

    #[track_caller]
    pub(crate) fn not_in_play(&mut self, name: &str) -> &mut Table {
        assert_eq!(self.find_piece(name), None, "{name} is in play");
        self
    }

    fn place(&self, name: &str) -> At {
        let id: PieceId = self.piece(name);
        self.state.board.piece(id).expect("it is in play").at
    }

    /// Checks that the card has a copy in exactly one Archive.
    #[track_caller]
    pub(crate) fn archived(&mut self, name: &str) -> &mut Table {
        let card = self.card(name);
        let archives = self.state.board.piles.values().filter(|pile| pile.archive.contains(card)).count();
        assert_eq!(archives, 1, "in how many Archives {name} is");
        self
    }

    /// Checks that the card is in the Archive of this Author's Library.
    #[track_caller]
    pub(crate) fn archived_by(&mut self, author: usize, name: &str) -> &mut Table {
        let (seat, card) = (self.seat(author), self.card(name));
        assert!(self.state.board.piles[seat].archive.contains(card), "{name} is not in the Archive of Author {author}");
        self
    }

    #[track_caller]
    pub(crate) fn not_archived(&mut self, name: &str) -> &mut Table {
        let card = self.card(name);
        assert!(self.state.board.piles.values().all(|pile| !pile.archive.contains(card)), "{name} is archived");
        self
    }

    #[track_caller]
    pub(crate) fn banished(&mut self, name: &str) -> &mut Table {
        let card = self.card(name);
        assert!(self.state.board.piles.values().any(|pile| pile.banished.contains(card)), "{name} is not banished");
        self
    }

    #[track_caller]
    pub(crate) fn in_hand(&mut self, author: usize, name: &str) -> &mut Table {
        let (seat, card) = (self.seat(author), self.card(name));
        assert!(self.state.hands[seat].cards.contains(card), "{name} is not in the hand of Author {author}");
        self
    }

    #[track_caller]
    pub(crate) fn not_in_hand(&mut self, author: usize, name: &str) -> &mut Table {
        let (seat, card) = (self.seat(author), self.card(name));
        assert!(!self.state.hands[seat].cards.contains(card), "{name} is in the hand of Author {author}");
        self
    }

    /// Checks the number of cards in the hand of an Author.
    #[track_caller]
    pub(crate) fn holds(&mut self, author: usize, cards: usize) -> &mut Table {
        assert_eq!(self.state.hands[self.seat(author)].cards.len(), cards, "the hand of Author {author}");
        self
    }

    #[track_caller]
    pub(crate) fn in_library(&mut self, author: usize, name: &str) -> &mut Table {
        let (seat, card) = (self.seat(author), self.card(name));
        assert!(self.state.libraries[seat].cards().contains(card), "{name} is not in the Library of Author {author}");
        self
    }

    /// Checks that this Author has this Event face-down.
    #[track_caller]
    pub(crate) fn has_saved(&mut self, author: usize, name: &str) -> &mut Table {
        let (seat, card) = (self.seat(author), self.card(name));
        assert!(self.state.saved[seat].iter().any(|saved| saved.card == card), "{name} is not face-down");
        self
    }

    /// Checks the Location at an Author's position. `?` stands for a face-down one.
    #[track_caller]
    pub(crate) fn location_is(&mut self, author: usize, position: u8, title: &str) -> &mut Table {
        let found = self.state.board.location(self.spot(author, position));
        let found = found.map_or("?", |location| &self.game.catalog().location(location).title.en);
        let expected = if title == "?" { "?" } else { &self.game.catalog().location(self.location(title)).title.en };
        assert_eq!(found, expected, "the Location at position {position} of Author {author}");
        self
    }

    /// Checks the number of Story Points of the active Author.
    #[track_caller]
    pub(crate) fn points(&mut self, points: u8) -> &mut Table {
        assert_eq!(self.state.board.this_turn.points, points, "Story Points; {}", self.situation());
        self
    }

    #[track_caller]
    pub(crate) fn offered(&mut self, wanted: Move<'_>) -> &mut Table {
        assert!(!self.meant(wanted).is_empty(), "{wanted:?} is not offered; {}", self.situation());
        self
    }

    /// Checks that a move is not offered. Panics if a thing in the move does not exist, so that a misspelt name is not
    /// taken for a refusal.
    #[track_caller]
    pub(crate) fn not_offered(&mut self, wanted: Move<'_>) -> &mut Table {
        assert!(self.meant(wanted).is_empty(), "{wanted:?} is offered; {}", self.situation());
        self
    }

    /// Checks that this Author decides.
    #[track_caller]
    pub(crate) fn asks(&mut self, author: usize) -> &mut Table {
        assert_eq!(self.game.turn(&self.state), Turn::Of(self.seat(author)), "{}", self.situation());
        self
    }

    /// Checks that chance decides.
    #[track_caller]
    pub(crate) fn chance_decides(&mut self) -> &mut Table {
        assert_eq!(self.game.turn(&self.state), Turn::Chance, "{}", self.situation());
        self
    }

    /// Checks that it is this Author's turn.
    #[track_caller]
    pub(crate) fn turn_of(&mut self, author: usize) -> &mut Table {
        assert_eq!(self.state.board.active, self.seat(author), "whose turn it is");
        self
    }

    #[track_caller]
    pub(crate) fn round(&mut self, round: u8) -> &mut Table {
        assert_eq!(self.state.board.round, round, "the Round");
        self
    }

    /// Checks the numbers of blue and gold dice that are still to be rolled.
    #[track_caller]
    pub(crate) fn rolls(&mut self, blue: u32, gold: u8) -> &mut Table {
        match self.state.board.agenda.last() {
            Some(storyline::Task::Dice { blue: left, gold: more, .. }) => {
                assert_eq!((left.count_ones(), *more), (blue, gold), "blue and gold dice");
            }
            _ => panic!("no dice are rolled; {}", self.situation()),
        }
        self
    }

    #[track_caller]
    pub(crate) fn scores(&mut self, scores: &[i32]) -> &mut Table {
        let found: Vec<i32> = self.game.scores(&self.state).values().copied().collect();
        assert_eq!(found, scores, "the scores");
        self
    }

    #[track_caller]
    pub(crate) fn over(&mut self) -> &mut Table {
        assert_eq!(self.game.turn(&self.state), Turn::Over, "{}", self.situation());
        self
    }

    #[track_caller]
    pub(crate) fn not_over(&mut self) -> &mut Table {
        assert_ne!(self.game.turn(&self.state), Turn::Over, "the game is over");
        self
    }

    /// Reports whether an event for which `what` is true has happened since the table was laid.
    pub(crate) fn has_happened(&self, what: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(what)
    }

    /// Returns the view that an Author has.
    #[track_caller]
    pub(crate) fn look(&self, author: usize) -> View {
        self.game.view(&self.state, Viewer::Seat(self.seat(author)))
    }

    pub(crate) fn look_from_the_table(&self) -> View {
        self.game.view(&self.state, Viewer::Table)
    }
}
