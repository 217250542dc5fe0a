//! The moves of Authors, by the titles of cards. The seat that decides makes each move, and positions count along its
//! Storyline.

use super::Table;
use kernel::{Entry, Seat};
use storyline::{Action, PieceId, SpotId, Step, To};

/// A decision as a scenario writes it. The things in it must exist: a card to play must be in the hand, and a card that
/// steps must be in play. The move itself may be illegal.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Move<'a> {
    /// The Story Action of drawing.
    Draw,
    /// A step of this card, as a Story Action or in Bonus Movement. The flag is true for a step ahead.
    Step(&'a str, bool),
    /// Replaces the Location at a position.
    Replace(u8),
    /// Plays a card from the hand: to the Title Card, over a version of the same Author, or with its effect at once.
    Play(&'a str),
    /// Plays a card onto a bearer or HOST.
    PlayTo(&'a str, &'a str),
    /// Plays a card to a position.
    PlayAt(&'a str, u8),
    /// Saves an Event face-down for this number of Story Points.
    Save(&'a str, u8),
    /// Uses the ONCE of a card in play.
    Once(&'a str),
    /// Equips a loose Object to a bearer.
    Equip(&'a str, &'a str),
    /// Archives a card for a die.
    Burn(&'a str),
    /// Reveals a face-down Event.
    Reveal(&'a str),
    /// Answers with the offered card or face-up Location that has this name.
    Choose(&'a str),
    /// Answers with the place at this position.
    ChooseAt(u8),
    /// Answers with this Author.
    ChooseAuthor(usize),
    /// Answers with a number of Locations ahead, or back if the number is negative.
    Far(i8),
    /// Answers with the choice that has this number, counted from 1.
    Which(u8),
    Yes,
    /// Answers no, ends a choice of several things, or continues with the next part of the turn.
    Pass,
}

impl Table {
    /// Returns the legal actions that this move may mean.
    #[track_caller]
    pub(super) fn meant(&self, wanted: Move<'_>) -> Vec<Action> {
        let seat = self.who_is_asked();
        let spot = |position: u8| self.spot(seat.index(), position);
        let in_hand = |name: &str| self.card_among(name, self.state.hands[seat].cards, "in the hand");
        let plays = |name: &str, fits: &dyn Fn(To) -> bool| {
            let card = in_hand(name);
            self.among(|action| matches!(action, Action::Play { card: other, to } if other == card && fits(to)))
        };
        let is = |one: Action| self.among(|action| action == one);
        match wanted {
            Move::Draw => is(Action::Draw),
            Move::Step(name, ahead) => is(Action::Step { piece: self.piece(name), ahead }),
            Move::Replace(position) => is(Action::Replace(spot(position))),
            Move::Play(name) => {
                let card = in_hand(name);
                let over = self.own_version(seat, name);
                let fits = |to| matches!(to, To::Title | To::Nowhere) || over.is_some_and(|old| to == To::Piece(old));
                self.among(|action| matches!(action, Action::Play { card: other, to } if other == card && fits(to)))
            }
            Move::PlayTo(name, bearer) => {
                let bearer = self.piece(bearer);
                plays(name, &|to| to == To::Piece(bearer))
            }
            Move::PlayAt(name, position) => plays(name, &|to| to == To::Spot(spot(position))),
            Move::Save(name, paid) => is(Action::Save { card: in_hand(name), paid }),
            Move::Once(name) => {
                let piece = self.piece(name);
                self.among(|action| matches!(action, Action::Use { piece: other, .. } if other == piece))
            }
            Move::Equip(object, bearer) => is(Action::Equip { object: self.piece(object), bearer: self.piece(bearer) }),
            Move::Burn(name) => is(Action::Burn(in_hand(name))),
            Move::Reveal(name) => {
                let cards = self.state.saved[seat].iter().map(|saved| saved.card).collect();
                let card = self.card_among(name, cards, "face-down");
                let number = self.state.saved[seat].iter().position(|saved| saved.card == card);
                is(Action::Reveal(number.expect("it lies there") as u8))
            }
            Move::Choose(name) => self.chosen(name),
            Move::ChooseAt(position) => is(Action::Spot(spot(position))),
            Move::ChooseAuthor(author) => is(Action::Seat(self.seat(author))),
            Move::Far(steps) => is(Action::Distance(steps)),
            Move::Which(number) => is(Action::Which(number - 1)),
            Move::Yes => is(Action::Yes),
            Move::Pass => is(Action::Done),
        }
    }

    fn among(&self, fits: impl Fn(Action) -> bool) -> Vec<Action> {
        self.actions().into_iter().filter(|action| fits(*action)).collect()
    }

    /// Returns the card under the seat's control that is a version of the Character `name`. The Character `name` must
    /// be in the seat's hand.
    fn own_version(&self, seat: Seat, name: &str) -> Option<PieceId> {
        let catalog = self.game.catalog();
        let played = catalog.card(self.card_among(name, self.state.hands[seat].cards, "in the hand"));
        let version = |card| catalog.card(card).vitality().is_some() && catalog.card(card).names.meets(played.names);
        played.vitality()?;
        self.state.board.each().find(|(_, piece)| piece.by == seat && version(piece.card)).map(|(id, _)| id)
    }

    /// Returns the legal answers that choose a card or a face-up Location with this name.
    #[track_caller]
    fn chosen(&self, name: &str) -> Vec<Action> {
        let piece = self.find_known_piece(name);
        let cards = self.actions().into_iter().filter_map(|action| match action {
            Action::Card(card) => Some(card),
            _ => None,
        });
        let card = self.card_called(name, cards.collect());
        let spots = self.spots_called(name);
        assert!(
            piece.is_some() || card.is_some() || !spots.is_empty() || self.is_a_card(name),
            "nothing is called {name:?}"
        );
        self.among(|action| match action {
            Action::Piece(id) => Some(id) == piece,
            Action::Card(id) => Some(id) == card,
            Action::Spot(spot) => spots.contains(&spot),
            _ => false,
        })
    }

    fn spots_called(&self, name: &str) -> Vec<SpotId> {
        let board = &self.state.board;
        let Some(location) = self.find_location(name) else { return Vec::new() };
        self.game.road().spots().filter(|spot| board.location(*spot) == Some(location)).collect()
    }

    /// Makes this move for the seat that decides.
    #[track_caller]
    pub(crate) fn does(&mut self, wanted: Move<'_>) -> &mut Table {
        let seat = self.who_is_asked();
        let action = match self.meant(wanted).as_slice() {
            [only] => *only,
            [] => panic!("{wanted:?} is not offered; {}", self.situation()),
            several => panic!("{wanted:?} may be any of {several:?}"),
        };
        self.enter(Entry::Action(seat, action));
        self
    }

    #[track_caller]
    pub(crate) fn draw(&mut self) -> &mut Table {
        self.does(Move::Draw)
    }

    #[track_caller]
    pub(crate) fn step(&mut self, name: &str, ahead: bool) -> &mut Table {
        self.does(Move::Step(name, ahead))
    }

    /// Makes a step of Bonus Movement. Ends the Story Actions first, if necessary.
    #[track_caller]
    pub(crate) fn bonus(&mut self, name: &str, ahead: bool) -> &mut Table {
        if self.state.board.step == Step::Actions {
            self.pass();
        }
        assert_eq!(self.state.board.step, Step::Bonus, "{}", self.situation());
        self.does(Move::Step(name, ahead))
    }

    #[track_caller]
    pub(crate) fn replace(&mut self, position: u8) -> &mut Table {
        self.does(Move::Replace(position))
    }

    #[track_caller]
    pub(crate) fn play(&mut self, name: &str) -> &mut Table {
        self.does(Move::Play(name))
    }

    #[track_caller]
    pub(crate) fn play_to(&mut self, name: &str, bearer: &str) -> &mut Table {
        self.does(Move::PlayTo(name, bearer))
    }

    #[track_caller]
    pub(crate) fn play_at(&mut self, name: &str, position: u8) -> &mut Table {
        self.does(Move::PlayAt(name, position))
    }

    #[track_caller]
    pub(crate) fn save(&mut self, name: &str, paid: u8) -> &mut Table {
        self.does(Move::Save(name, paid))
    }

    #[track_caller]
    pub(crate) fn once(&mut self, name: &str) -> &mut Table {
        self.does(Move::Once(name))
    }

    #[track_caller]
    pub(crate) fn equip(&mut self, object: &str, bearer: &str) -> &mut Table {
        self.does(Move::Equip(object, bearer))
    }

    #[track_caller]
    pub(crate) fn burn(&mut self, name: &str) -> &mut Table {
        self.does(Move::Burn(name))
    }

    #[track_caller]
    pub(crate) fn reveal(&mut self, name: &str) -> &mut Table {
        self.does(Move::Reveal(name))
    }

    #[track_caller]
    pub(crate) fn choose(&mut self, name: &str) -> &mut Table {
        self.does(Move::Choose(name))
    }

    #[track_caller]
    pub(crate) fn choose_at(&mut self, position: u8) -> &mut Table {
        self.does(Move::ChooseAt(position))
    }

    #[track_caller]
    pub(crate) fn choose_author(&mut self, author: usize) -> &mut Table {
        self.does(Move::ChooseAuthor(author))
    }

    #[track_caller]
    pub(crate) fn far(&mut self, steps: i8) -> &mut Table {
        self.does(Move::Far(steps))
    }

    #[track_caller]
    pub(crate) fn which(&mut self, number: u8) -> &mut Table {
        self.does(Move::Which(number))
    }

    #[track_caller]
    pub(crate) fn yes(&mut self) -> &mut Table {
        self.does(Move::Yes)
    }

    #[track_caller]
    pub(crate) fn pass(&mut self) -> &mut Table {
        self.does(Move::Pass)
    }
}
