//! Lays a table. Cards that are not named are in their Library, and Locations that are not named are in the Folio. By
//! default Author 0 is the first Author, and takes Story Actions in Round 2 without Story Points.
//!
//! The properties of the table come first (`rules`, `length`, `libraries`, `says`), then the cards on it.

use super::{Table, names};
use kernel::{Entry, Game, Seat, SeatMap};
use language::{CardId, Catalog, Kind, PackFile, Profile};
use storyline::{Action, At, Bag, Mode, Piece, PieceId, Rules, Saved, State, Step, Storyline, Window};

/// A table that is being laid, card by card.
#[derive(Clone)]
pub(crate) struct Lay {
    table: Table,
    rules: Rules,
    libraries: Vec<usize>,
    /// The text of the pack that the cards are read from.
    pack: String,
    /// The seat whose turn begins when the table is ready, if one does.
    begins: Option<Seat>,
}

/// Returns a table of the Card Game of Oz.
pub(crate) fn oz(authors: usize) -> Lay {
    Lay::of(Profile::Oz, Mode::Standard, vec![0; authors])
}

/// Returns a table of the Epic Card Game. The first Author has the first Library (the A cards), the second the second,
/// and so on.
pub(crate) fn epic(authors: usize) -> Lay {
    Lay::of(Profile::Epic, Mode::Standard, (0..authors).collect())
}

/// Returns a Solitaire of six Rounds.
pub(crate) fn alone(profile: Profile) -> Lay {
    Lay::of(profile, Mode::Solitaire { rounds: 6 }, vec![0])
}

impl Lay {
    fn of(profile: Profile, mode: Mode, libraries: Vec<usize>) -> Lay {
        let rules = Rules { profile, mode, length: 3, round_cap: 24, sorcery_own: false };
        let pack = String::from_utf8(profile.built_in().bytes.to_vec()).expect("a pack is text");
        let table = Table::new(game(rules, &libraries, &pack));
        Lay { table, rules, libraries, pack, begins: None }.stands()
    }

    /// Replaces the table with one on which no card has been laid, in the Story Actions of Round 2.
    fn stands(mut self) -> Lay {
        self.table = Table::new(game(self.rules, &self.libraries, &self.pack));
        let board = &mut self.table.state.board;
        (board.round, board.step) = (2, Step::Actions);
        self
    }

    /// Changes the options of the table.
    pub(crate) fn rules(mut self, change: impl FnOnce(&mut Rules)) -> Lay {
        assert!(self.table.state == fresh(&self.table), "options come before what is laid");
        change(&mut self.rules);
        self.stands()
    }

    pub(crate) fn mode(self, mode: Mode) -> Lay {
        self.rules(|rules| rules.mode = mode)
    }

    pub(crate) fn length(self, length: u8) -> Lay {
        self.rules(|rules| rules.length = length)
    }

    /// Sets the Library of each Author, as its index in the pack.
    pub(crate) fn libraries(mut self, libraries: &[usize]) -> Lay {
        self.libraries = libraries.to_vec();
        self.rules(|_| {})
    }

    /// Sets the text of the pack.
    pub(crate) fn pack(mut self, pack: &str) -> Lay {
        self.pack = pack.to_owned();
        self.rules(|_| {})
    }

    /// Changes the text of one card or Location of the pack, by its id.
    #[track_caller]
    pub(crate) fn says(self, id: &str, text: &str) -> Lay {
        self.prints(id, "text", &format!("'{text}'"))
    }

    /// Changes one line of a card or Location in the file of the pack: `prints("O04", "vitality", "3")`,
    /// `prints("R03", "library", "\"A\"")`.
    #[track_caller]
    pub(crate) fn prints(mut self, id: &str, field: &str, value: &str) -> Lay {
        let mark = format!("id = \"{id}\"\n");
        let begin = self.pack.find(&mark).unwrap_or_else(|| panic!("the pack has no {id:?}")) + mark.len();
        let end = self.pack[begin..].find("\n[[").map_or(self.pack.len(), |end| begin + end);
        let line = format!("{field} = {value}");
        let own = |line: &&str| line.split(" = ").next() == Some(field);
        let mut entry: Vec<&str> = self.pack[begin..end].lines().filter(|line| !own(line)).collect();
        entry.insert(0, &line);
        let entry = entry.join("\n");
        self.pack.replace_range(begin..end, &entry);
        self.rules(|_| {})
    }

    fn state(&mut self) -> &mut State {
        &mut self.table.state
    }

    // Turns.

    /// Gives the turn to this Author.
    #[track_caller]
    pub(crate) fn turn(mut self, author: usize) -> Lay {
        self.state().board.active = self.table.seat(author);
        self
    }

    /// Changes the step of the turn from Story Actions to Bonus Movement.
    pub(crate) fn in_bonus(mut self) -> Lay {
        self.state().board.step = Step::Bonus;
        self
    }

    /// Lets the turn of this Author begin when the table is ready. No Author acts at w3 of the previous turn, so the
    /// first decisions come at w1, from Authors with face-down Events.
    #[track_caller]
    pub(crate) fn begins(mut self, author: usize) -> Lay {
        self.begins = Some(self.table.seat(author));
        self
    }

    /// Sets the Author who begins each Round.
    #[track_caller]
    pub(crate) fn first(mut self, author: usize) -> Lay {
        self.state().board.first = self.table.seat(author);
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Lay {
        self.state().board.round = round;
        self
    }

    /// Sets the Story Points of the active Author.
    pub(crate) fn points(mut self, points: u8) -> Lay {
        self.state().board.this_turn.points = points;
        self
    }

    // Locations.

    /// Sets the Locations at Author 0's positions, from position 1 on. `?` stands for a face-down one.
    #[track_caller]
    pub(crate) fn road(self, titles: &[&str]) -> Lay {
        (1..).zip(titles).fold(self, |lay, (position, title)| lay.location(0, position, title))
    }

    /// Sets the Location at this position of an Author.
    #[track_caller]
    pub(crate) fn location(mut self, author: usize, position: u8, title: &str) -> Lay {
        if title == "?" {
            return self;
        }
        let (location, spot) = (self.table.location(title), self.table.spot(author, position));
        let board = &mut self.table.state.board;
        assert!(board.folio.count(location) > 0, "{title:?} is not in the Folio any more");
        assert!(board.location(spot).is_none(), "a Location lies there already: {title:?}");
        board.folio.take(location);
        board.spots[spot.index()] = Some(location);
        self
    }

    /// Puts the Locations of the Folio at its bottom in a known order, except as many as are face-down on the table.
    pub(crate) fn rest_under(mut self) -> Lay {
        let catalog = self.table.game.catalog().clone();
        let down =
            self.table.game.road().spots().filter(|spot| self.table.state.board.location(*spot).is_none()).count();
        let folio = &mut self.table.state.board.folio;
        for location in catalog.location_ids() {
            while folio.count(location) > 0 && folio.len() as usize > down {
                folio.take(location);
                folio.bottom.push(location);
            }
        }
        self
    }

    // Cards in play.

    /// Puts a Character, a loose Object, or an Effect attached to the Location, at an Author's position.
    #[track_caller]
    pub(crate) fn at(mut self, author: usize, position: u8, name: &str) -> Lay {
        let spot = self.table.spot(author, position);
        self.put(author, name, At::Spot(spot));
        self
    }

    /// Puts a Character on an Author's Title Card.
    #[track_caller]
    pub(crate) fn title(mut self, author: usize, name: &str) -> Lay {
        self.put(author, name, At::Title);
        self
    }

    /// Equips or attaches a card to `bearer`, which is in play. The controller of the bearer counts as the Author who
    /// played the card.
    #[track_caller]
    pub(crate) fn on(self, bearer: &str, name: &str) -> Lay {
        let bearer_id = self.table.piece(bearer);
        let by = self.table.state.board.controller(bearer_id).expect("what is in play has a controller");
        self.on_by(by.index(), bearer, name)
    }

    /// Equips or attaches a card to `bearer`, which is in play. This Author counts as the one who played the card.
    #[track_caller]
    pub(crate) fn on_by(mut self, author: usize, bearer: &str, name: &str) -> Lay {
        let bearer = self.table.piece(bearer);
        self.put(author, name, At::On(bearer));
        self
    }

    /// Puts a Character at The End as the Prime that has ended the game.
    #[track_caller]
    pub(crate) fn finished(mut self, author: usize, name: &str) -> Lay {
        self.put(author, name, At::End);
        self.state().board.ender = Some(self.table.seat(author));
        self
    }

    #[track_caller]
    fn put(&mut self, author: usize, name: &str, at: At) -> PieceId {
        let seat = self.table.seat(author);
        let (card, stock) = self.take(seat, name);
        assert!(self.table.game.catalog().card(card).kind != Kind::Event, "{name:?} is an Event, never in play");
        let Table { game, state, .. } = &mut self.table;
        let id = state.board.in_play.free().expect("there is room at the table");
        state.board.enter(game.texts(), id, Piece { card, by: seat, own: seat, stock, at });
        id
    }

    // Hands and piles.

    /// Puts cards into an Author's hand.
    #[track_caller]
    pub(crate) fn hand(mut self, author: usize, cards: &[&str]) -> Lay {
        let seat = self.table.seat(author);
        for name in cards {
            let card = self.take_own(seat, name);
            self.state().hands[seat].cards.insert(card);
        }
        self
    }

    /// Gives an Author face-down Events, with the prices that were paid.
    #[track_caller]
    pub(crate) fn saved(mut self, author: usize, events: &[(&str, u8)]) -> Lay {
        let seat = self.table.seat(author);
        for (name, paid) in events {
            let card = self.take_own(seat, name);
            self.state().saved[seat].push(Saved { card, paid: *paid });
        }
        self
    }

    /// Puts cards into the Archive of an Author. In `oz` there is one Archive.
    #[track_caller]
    pub(crate) fn archive(mut self, author: usize, cards: &[&str]) -> Lay {
        let seat = self.table.seat(author);
        let stock = self.stock(seat);
        for name in cards {
            let card = self.take_own(seat, name);
            self.state().board.piles[stock].archive.insert(card);
        }
        self
    }

    /// Reduces an Author's Library to these cards, and removes the others from the game. Call it after the methods that
    /// take cards from the Library.
    #[track_caller]
    pub(crate) fn library(mut self, author: usize, cards: &[&str]) -> Lay {
        let seat = self.table.seat(author);
        let stock = self.stock(seat);
        let kept: Vec<CardId> = cards.iter().map(|name| self.take_own(seat, name)).collect();
        let rest = std::mem::take(&mut self.state().libraries[stock].rest);
        let kept: Bag = kept.into_iter().fold(Bag::EMPTY, |mut bag, card| {
            bag.insert(card);
            bag
        });
        self.state().libraries[stock].rest = kept;
        self.state().board.piles[stock].banished = rest;
        self
    }

    fn stock(&self, seat: Seat) -> Seat {
        match self.rules.profile {
            Profile::Oz => self.table.seat(0),
            Profile::Epic => seat,
        }
    }

    /// Takes a copy of a card from an Author's own Library.
    #[track_caller]
    fn take_own(&mut self, seat: Seat, name: &str) -> CardId {
        let stock = self.stock(seat);
        let card = names::card_with(self.table.game.catalog(), name, self.table.state.libraries[stock].rest);
        self.state().libraries[stock].rest.remove(card);
        card
    }

    /// Takes a copy from an Author's own Library, or from another Library if the Author's own has none.
    #[track_caller]
    fn take(&mut self, seat: Seat, name: &str) -> (CardId, Seat) {
        let all: Vec<Seat> = self.table.state.libraries.seats_from(self.stock(seat)).collect();
        let has =
            |stock: &Seat| names::is_with(self.table.game.catalog(), name, self.table.state.libraries[*stock].rest);
        let stock = all.into_iter().find(has).unwrap_or(self.stock(seat));
        let rest = self.table.state.libraries[stock].rest;
        let card = names::card_with(self.table.game.catalog(), name, rest);
        self.state().libraries[stock].rest.remove(card);
        (card, stock)
    }

    /// Returns the table, after an audit of the position.
    #[track_caller]
    pub(crate) fn ready(mut self) -> Table {
        let table = &mut self.table;
        for seat in table.state.libraries.seats() {
            table.state.board.held[seat] = table.state.hands[seat].cards.len() as u8;
        }
        if let Some(seat) = self.begins {
            // The previous turn is about to end.
            let board = &mut table.state.board;
            board.active = table.state.libraries.after(seat);
            board.step = Step::Bonus;
            if seat == board.first {
                board.round -= 1;
            }
        }
        table.game.audit(&table.state).unwrap_or_else(|fault| panic!("the table is not in order: {fault}"));
        if self.begins.is_some() {
            let before = table.state.board.active;
            table.enter(Entry::Action(before, Action::Done));
            while let Step::Window { which: Window::TurnEnd, .. } = table.state.board.step {
                table.pass();
            }
        }
        self.table
    }
}

fn fresh(table: &Table) -> State {
    let mut state = table.game.start();
    (state.board.round, state.board.step) = (2, Step::Actions);
    state
}

fn game(rules: Rules, libraries: &[usize], pack: &str) -> Storyline {
    let file = PackFile { name: "scenario", bytes: pack.as_bytes() };
    let catalog = Catalog::parse(&[file]).unwrap_or_else(|faults| panic!("the pack is not in order: {faults:?}"));
    Storyline::new(rules, catalog, SeatMap::new(libraries.len(), |seat| libraries[seat.index()]))
}
