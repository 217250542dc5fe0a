//! Carries out played cards: Characters, Objects and attached Effects come into play, and the texts of other cards run.

use super::{
    Referee,
    fall::{Exit, Going},
};
use crate::{At, Cause, Event, Frame, Piece, PieceId, Pieces, Room, SpotId, Task, To, continuous};
use kernel::{Seat, Sink};
use language::{Ability, CardId, Kind, Script, Source, When};

impl<S: Sink<Event>> Referee<'_, S> {
    /// Carries out a played card or a revealed Event that no reaction has cancelled.
    pub(super) fn resolve(&mut self, (card, stock): (CardId, Seat), seat: Seat, to: To) {
        // If the card is played onto a face-down Location, the Location is first turned up (Q25).
        if let To::Spot(spot) = to
            && self.state.board.location(spot).is_none()
        {
            self.push(Task::Resolve { card, stock, seat, to });
            return self.push(Task::TurnUp { spot, by: None });
        }
        let piece = Piece { card, by: seat, own: seat, stock, at: At::Title };
        match self.game.catalog.card(card).kind {
            Kind::Character { .. } => self.place_character(piece, to),
            Kind::Object => self.place_object(piece, to),
            Kind::Effect => self.place_effect(piece, to),
            Kind::Event => self.carry_out_text(piece),
        }
    }

    /// Puts a Character into play (rules 28, 30, 31, Q13, Q14).
    fn place_character(&mut self, piece: Piece, to: To) {
        let (seat, card) = (piece.by, piece.card);
        match to {
            To::Piece(old) if self.state.board.piece(old).is_some_and(|other| other.by == seat) => {
                self.upgrade(piece, old);
                self.played(old);
            }
            To::Spot(spot) => {
                self.archive_version(seat, card);
                if let Some(id) = self.come_into_play(Piece { at: At::Spot(spot), ..piece }) {
                    self.push_under_farewells(Task::Arrive { piece: id, spot }, |_| true);
                    self.played(id);
                }
            }
            To::Title | To::Piece(_) | To::Nowhere => {
                self.archive_version(seat, card);
                if let Some(id) = self.come_into_play(piece) {
                    self.played(id);
                }
            }
        }
    }

    /// Replaces a Character with another version in the same place (rule 30, Q13). The Objects stay on the new version
    /// on a Title Card, but become loose on the road.
    pub(super) fn upgrade(&mut self, piece: Piece, old: PieceId) {
        let Some(before) = self.state.board.piece(old).copied() else { return };
        let spot = self.state.board.spot_of(old);
        let is_object = |piece: &Piece| self.game.catalog.card(piece.card).kind == Kind::Object;
        let attached = |object: bool| {
            let those = self.state.board.attached(old).filter(|(_, piece)| is_object(piece) == object);
            those.map(|(id, _)| id).collect::<Pieces>()
        };
        let (objects, effects) = (attached(true), attached(false));
        let gone = effects | Pieces::only(old);
        let farewells = self.farewells_to(gone, gone);
        if let Some(spot) = spot {
            objects.iter().for_each(|object| self.lie_loose(object, spot));
        }
        let going = Going { those: effects, exit: Exit::Archive, cause: Some(Cause::With(Source::Card(before.card))) };
        effects.iter().for_each(|effect| self.leave(effect, going));
        self.state.board.piles[before.stock].archive.insert(before.card);
        self.tell(Event::Archived {
            piece: old,
            card: before.card,
            stock: before.stock,
            cause: Some(Cause::Version(piece.card)),
        });
        self.say_farewell(&farewells);
        self.board().lasting.retain(|lasts| lasts.on != old);
        // The new version may use its own ONCE, but it gets no second Bonus Movement.
        self.board().this_turn.used.remove(old);
        let game = self.game;
        self.board().enter(&game.texts, old, Piece { at: before.at, ..piece });
        self.tell(Event::Entered { seat: piece.by, piece: old, card: piece.card });
    }

    /// Archives the version of a Character that another Author controls, if there is one (Q10).
    fn archive_version(&mut self, seat: Seat, card: CardId) {
        if let Some((old, _)) = crate::offers::version_in_play(self.game, &self.state.board, card)
            && self.state.board.controller(old) != Some(seat)
        {
            self.depart(Going { those: Pieces::only(old), exit: Exit::Archive, cause: Some(Cause::Version(card)) });
        }
    }

    /// Puts an Object into play, at a Location or on its bearer (rule 35, Q34).
    fn place_object(&mut self, piece: Piece, to: To) {
        let at = match to {
            To::Spot(spot) => At::Spot(spot),
            To::Piece(bearer) if self.state.board.piece(bearer).is_some() => At::On(bearer),
            // The bearer has left play since the card was played.
            To::Piece(_) | To::Title | To::Nowhere => {
                return self.push(Task::Shelve { card: piece.card, stock: piece.stock });
            }
        };
        if let Some(id) = self.come_into_play(Piece { at, ..piece }) {
            if let At::On(bearer) = at {
                self.equip(id, bearer);
            }
            self.played(id);
        }
    }

    /// Puts an attached Effect into play, or runs the text of any other Effect (rules 39, 40).
    fn place_effect(&mut self, piece: Piece, to: To) {
        let at = match to {
            To::Spot(spot) => At::Spot(spot),
            To::Piece(host) if self.state.board.piece(host).is_some() => At::On(host),
            To::Piece(_) => return self.push(Task::Shelve { card: piece.card, stock: piece.stock }),
            To::Nowhere | To::Title => return self.carry_out_text(piece),
        };
        if let Some(id) = self.come_into_play(Piece { at, ..piece }) {
            self.played(id);
        }
    }

    /// Runs the text of a card, and then archives the card (Q44).
    fn carry_out_text(&mut self, piece: Piece) {
        self.push(Task::Shelve { card: piece.card, stock: piece.stock });
        let ability =
            self.game.scripts.ability(&self.game.catalog, piece.card, |ability| matches!(ability, Ability::Does(_)));
        if let Some(ability) = ability {
            self.begin(Frame::new(Script { of: Source::Card(piece.card), ability }, piece.by, None, None));
        }
    }

    /// Puts a card into play, and returns its id. If there is no free place at the table (Q61), archives the card and
    /// returns `None`.
    pub(super) fn come_into_play(&mut self, piece: Piece) -> Option<PieceId> {
        let Some(id) = self.state.board.in_play.free() else {
            self.tell(Event::NoRoom(Room::Play(piece.card)));
            self.push(Task::Shelve { card: piece.card, stock: piece.stock });
            return None;
        };
        let game = self.game;
        self.board().enter(&game.texts, id, piece);
        self.tell(Event::Entered { seat: piece.by, piece: id, card: piece.card });
        Some(id)
    }

    /// Triggers the PLAY texts of a card that was played from a hand. The check runs before the PLAY texts, and so do
    /// the texts about a version that the card has replaced (Q79).
    fn played(&mut self, id: PieceId) {
        self.trigger_play(id);
        self.push(Task::Check);
    }

    fn trigger_play(&mut self, id: PieceId) {
        let Some(piece) = self.state.board.piece(id).copied() else { return };
        if !self.game.texts.card(piece.card).plays || continuous::is_blank(self.game, &self.state.board, id) {
            return;
        }
        let spot = self.state.board.spot_of(id);
        for (number, ability) in self.game.catalog.card(piece.card).text.iter().enumerate().rev() {
            if matches!(ability, Ability::When { when: When::Play, .. }) {
                let script = Script { of: Source::Card(piece.card), ability: number as u8 };
                let text = Task::Trigger { script, this: Some(id), it: None, seat: piece.by, spot };
                self.push_under_farewells(text, |_| true);
            }
        }
    }

    /// Replaces a Location with `new`, which comes from the Folio (Q31).
    pub(super) fn replaced(&mut self, spot: SpotId, new: language::LocationId) {
        let Some(old) = self.state.board.location(spot) else { return };
        self.board().spots[spot.index()] = Some(new);
        // The new Location does not count as entered in this turn.
        self.board().this_turn.entered &= !(1 << spot.index());
        // There is room at the bottom, because the Folio has at most two of each Location (rule 4).
        self.board().folio.bottom.push(old);
        self.tell(Event::Replaced { spot, old, new });
        let (game, board) = (self.game, &self.state.board);
        // Every Effect at the place is archived, including Effects on Characters and Objects (rule 49).
        let goes = |(id, piece): &(PieceId, &Piece)| {
            let effect = game.catalog.card(piece.card).kind == Kind::Effect && board.spot_of(*id) == Some(spot);
            effect || piece.at == At::Spot(spot) && continuous::has(game, board, *id, language::Word::IMMOVABLE)
        };
        let gone: Pieces = board.each().filter(goes).map(|(id, _)| id).collect();
        self.depart(Going { those: gone, exit: Exit::Archive, cause: Some(Cause::With(Source::Location(old))) });
        self.push(Task::Check);
    }

    /// Replaces a Location when the Folio has no shuffled Location left. The new one is the uppermost of the Locations
    /// at the bottom.
    pub(super) fn refill_from_bottom(&mut self, spot: SpotId) {
        if !self.state.board.folio.bottom.is_empty() {
            let new = self.board().folio.bottom.remove(0);
            self.replaced(spot, new);
        }
    }
}
