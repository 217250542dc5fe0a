//! Movement along the road: steps that Authors pay for, and moves that cards cause.

use super::{Referee, room::Waiting};
use crate::{
    Ask, At, Board, Event, Gait, Hitch, Piece, PieceId, Pieces, SpotId, Storyline, Task, Way, continuous,
    filter::{self, Eye},
    text_index::Topic,
};
use kernel::{Seat, Sink};
use language::{Ability, Gift, Kind, Reaction, Script, Source, Traits, When, Word};

impl<S: Sink<Event>> Referee<'_, S> {
    /// Continues a normal step that has turned up a Location: the Character enters the Location at once, its Author is
    /// asked to pay the cost to enter, or the step fails (Q23, Q33).
    pub(super) fn enter(&mut self, piece: PieceId, spot: SpotId) {
        let board = &self.state.board;
        if let Some(ability) = continuous::barred_by(self.game, board, piece, spot) {
            return self.fail(piece, spot, Hitch::Barred { ability });
        }
        if continuous::enter_cost(self.game, board, piece, spot) == 0 {
            return self.push(Task::Go { piece, to: Some(spot), gait: Gait::Step });
        }
        let seat = board.active;
        self.ask(seat, Ask::EnterCost { piece, spot });
    }

    /// Ends a step that has failed, and emits an event with the reason (Q24).
    pub(super) fn fail(&mut self, piece: PieceId, spot: SpotId, why: Hitch) {
        self.board().this_turn.striding = None;
        self.board().enters_only(piece, None);
        let Some(step) = self.state.board.piece(piece) else { return };
        let (seat, card, at) = (step.by, step.card, self.landmark(spot));
        self.tell(Event::Failed { seat, piece, card, at, why });
    }

    /// Moves a Character. If it has LEAVES texts, they run first.
    pub(super) fn go(&mut self, id: PieceId, to: Option<SpotId>, gait: Gait) {
        let Some(piece) = self.state.board.piece(id).copied() else { return };
        let from = self.state.board.spot_of(id);
        if self.leaves_first(id, Task::Go { piece: id, to, gait }) {
            return;
        }
        self.board().enters_only(id, to);
        let Some(spot) = to else { return self.reach_end(piece, id) };
        // A text may have given another Author control of the Character since the move began (rule 52, Q72).
        if self.game.road.position(piece.by, spot).is_none() {
            return;
        }
        let followers = from.filter(|_| gait == Gait::Step).map_or(Pieces::NONE, |from| self.followers(id, from));
        self.put(id, At::Spot(spot));
        let (from, to) = (from.map(|from| self.landmark(from)), self.landmark(spot));
        let way = self.way(gait);
        self.tell(Event::Moved { seat: piece.by, piece: id, card: piece.card, from, to, way });
        if gait != Gait::Step {
            return self.joins(id);
        }
        // Followers move in the same step as their leader, but arrive after it (Q65).
        if !followers.is_empty() {
            self.push(Task::Arrivals(Pieces::NONE));
        }
        self.push(Task::Arrive { piece: id, spot });
        // If the check archives a Character, the Character does not arrive (Q46).
        self.push(Task::Check);
        for follower in followers.iter() {
            self.ask(piece.by, Ask::Follow { piece: follower, spot });
        }
    }

    /// Returns the way of a move with this gait, for the event of the move. If a text moves the Character, marks that
    /// text as done.
    fn way(&mut self, gait: Gait) -> Way {
        match (gait, self.board().frames.last_mut()) {
            (Gait::Step, _) => Way::Step,
            (Gait::Follow, _) | (Gait::Carried, None) => Way::Follow,
            (Gait::Carried, Some(frame)) => {
                frame.done = true;
                Way::Text { of: frame.script.of, seat: frame.seat }
            }
        }
    }

    /// Starts the LEAVES texts of a card, if any are still due, and returns true if it started some. In that case the
    /// task `then` is queued to run after them; if it calls this function again, the texts are not started a second
    /// time.
    fn leaves_first(&mut self, id: PieceId, then: Task) -> bool {
        let Some(piece) = self.state.board.piece(id).copied() else { return false };
        let spot = self.state.board.spot_of(id);
        let texts = spot.is_some()
            && self.game.texts.card(piece.card).leaves
            && !continuous::is_blank(self.game, &self.state.board, id)
            && self.state.board.leaving != Some(id);
        if texts {
            self.board().leaving = Some(id);
            self.push(then);
            for (number, ability) in self.game.catalog.card(piece.card).text.iter().enumerate().rev() {
                if matches!(ability, Ability::When { when: When::Leaves, .. }) {
                    let script = Script { of: Source::Card(piece.card), ability: number as u8 };
                    self.push(Task::Trigger { script, this: Some(id), it: None, seat: piece.by, spot });
                }
            }
        } else if self.state.board.leaving == Some(id) {
            self.board().leaving = None;
        }
        texts
    }

    /// Returns the Characters that may follow a leader to its next Location (FOLLOW).
    fn followers(&self, leader: PieceId, from: SpotId) -> Pieces {
        let (game, board) = (self.game, &self.state.board);
        let Some(seat) = board.controller(leader) else { return Pieces::NONE };
        let here = board.characters_at(from).filter(|(id, piece)| *id != leader && piece.by == seat);
        here.filter(|(id, _)| follows(game, board, *id, leader)).map(|(id, _)| id).collect()
    }

    /// Moves a follower at no cost. It stays behind if it may not enter the Location.
    pub(super) fn follow(&mut self, piece: PieceId, spot: SpotId) {
        if continuous::may_enter(self.game, &self.state.board, piece, spot) {
            self.push(Task::Go { piece, to: Some(spot), gait: Gait::Follow });
        }
    }

    /// Moves a Prime onto the Title Card at the right end (rule 19, Q47, Q48).
    fn reach_end(&mut self, Piece { by: seat, card, .. }: Piece, piece: PieceId) {
        self.put(piece, At::End);
        let board = self.board();
        board.ender = board.ender.or(Some(seat));
        self.tell(Event::ReachedEnd { seat, piece, card });
        self.push(Task::Check);
    }

    /// Asks for reactions to an arrival, and triggers the texts of the Character, of the Location and of other cards.
    pub(super) fn arrive(&mut self, id: PieceId, spot: SpotId) {
        let Some(piece) = self.state.board.piece(id).copied() else { return };
        if piece.at != At::Spot(spot) {
            return;
        }
        let (game, active) = (self.game, self.state.board.active);
        // The arriving Character may be the one that turned up the Location (Q67).
        let has_turned_up = self.board().entering[spot.index()].take_if(|by| *by == id).is_some();
        let mut texts = Waiting::default();
        let mut add = |of, number: usize, this: Option<PieceId>, seat| {
            let script = Script { of, ability: number as u8 };
            texts.add(script, Task::Trigger { script, this, it: Some(id), seat, spot: Some(spot) });
        };
        let board = &self.state.board;
        if !continuous::is_blank(game, board, id) {
            let eye = Eye::of(Some(piece.by), Some(id), Some(spot));
            for (number, ability) in game.catalog.card(piece.card).text.iter().enumerate() {
                let Ability::When { when, .. } = ability else { continue };
                let comes = match when {
                    When::Enters(spots) => filter::is_among(game, board, eye, spots, spot),
                    When::TurnsUp => has_turned_up,
                    When::Play | When::Leaves | When::Start | When::TurnEnds => false,
                    When::FirstEntry | When::EnteredBy(_) | When::Archived(_) => false,
                };
                if comes {
                    add(Source::Card(piece.card), number, Some(id), piece.by);
                }
            }
        }
        let first = piece.by == active && board.this_turn.entered >> spot.index() & 1 == 0;
        if let Some(location) = board.location(spot)
            && first
        {
            for (number, ability) in game.catalog.location(location).text.iter().enumerate() {
                if matches!(ability, Ability::When { when: When::FirstEntry, .. }) {
                    add(Source::Location(location), number, None, active);
                }
            }
        }
        if let Some(location) = board.location(spot)
            && game.texts.location(location).entered_by
        {
            // The Author of the Character that enters decides in this text (Q73).
            let eye = Eye::of(Some(piece.by), None, Some(spot));
            for (number, ability) in game.catalog.location(location).text.iter().enumerate() {
                if let Ability::When { when: When::EnteredBy(what), .. } = ability
                    && filter::matches(game, board, eye, what, id)
                {
                    add(Source::Location(location), number, None, piece.by);
                }
            }
        }
        let watches = |(other, watcher): &(PieceId, &Piece)| {
            *other != id && game.texts.card(watcher.card).entered_by && board.spot_of(*other) == Some(spot)
        };
        let watchers: Pieces = board.each().filter(watches).map(|(other, _)| other).collect();
        let of = |seat| board.those(watchers).filter(move |(_, watcher)| watcher.by == seat);
        for (other, watcher) in game.in_turn(active).flat_map(of) {
            if continuous::is_blank(game, board, other) {
                continue;
            }
            let seat = watcher.by;
            let eye = Eye::of(Some(seat), Some(other), Some(spot));
            for (number, ability) in game.catalog.card(watcher.card).text.iter().enumerate() {
                if let Ability::When { when: When::EnteredBy(what), .. } = ability
                    && filter::matches(game, board, eye, what, id)
                {
                    add(Source::Card(watcher.card), number, Some(other), seat);
                }
            }
        }
        if first {
            self.board().this_turn.entered |= 1 << spot.index();
        }
        self.push(Task::Check);
        self.begin_all(&texts);
        self.ask_who_meets(id, spot, piece.by);
    }

    /// Asks each other Author who has a Character at a Location for a reaction to a Character that has entered it.
    fn ask_who_meets(&mut self, id: PieceId, spot: SpotId, by: Seat) {
        for seat in self.game.in_turn(self.state.board.active).rev().filter(|seat| *seat != by) {
            if self.state.board.characters_at(spot).any(|(_, piece)| piece.by == seat) {
                self.ask_seat_to_react(Reaction::Meeting, seat, Some(id), None);
            }
        }
    }

    /// Puts the Location that chance has drawn face-up at its place.
    pub(super) fn turned_up(&mut self, spot: SpotId, location: language::LocationId, by: Option<PieceId>) {
        let board = self.board();
        board.folio.take(location);
        board.spots[spot.index()] = Some(location);
        board.entering[spot.index()] = by;
        self.tell(Event::TurnedUp { spot, location });
        self.push(Task::Check);
    }

    /// Moves a Character home after its LEAVES texts (HOME). If several Characters go home, the check comes after all
    /// of them (Q65).
    pub(super) fn homing(&mut self, id: PieceId) {
        let Some(piece) = self.state.board.piece(id).copied() else { return };
        if self.leaves_first(id, Task::Homing { piece: id }) {
            return;
        }
        self.come_home(id, piece);
    }

    /// Moves a Character onto its Title Card after its LEAVES texts (TITLE). Its Objects become loose.
    pub(super) fn titling(&mut self, id: PieceId) {
        let Some(piece) = self.state.board.piece(id).copied() else { return };
        if self.leaves_first(id, Task::Titling { piece: id }) {
            return;
        }
        if let Some(spot) = self.state.board.spot_of(id) {
            let borne = self.state.board.attached(id);
            let is_object = |piece: &Piece| self.game.catalog.card(piece.card).kind == Kind::Object;
            let objects: Pieces = borne.filter(|(_, piece)| is_object(piece)).map(|(id, _)| id).collect();
            objects.iter().for_each(|object| self.lie_loose(object, spot));
        }
        self.come_home(id, piece);
    }

    pub(super) fn come_home(&mut self, id: PieceId, piece: Piece) {
        self.put(id, At::Title);
        self.tell(Event::Homed { piece: id, card: piece.card, seat: piece.by });
    }

    pub(super) fn put(&mut self, id: PieceId, at: At) {
        if at == At::Title {
            self.out_of_reach(id);
        }
        self.board().put(id, at);
    }
}

/// Returns true if a Character may follow this leader now.
fn follows(game: &Storyline, board: &Board, id: PieceId, leader: PieceId) -> bool {
    let mut follows = false;
    continuous::each_standing_on(game, board, (id, Topic::Follow), &mut |eye, _, text| {
        let leads = |of: Traits| continuous::traits_asked(game, board, eye, leader, of).meets(of);
        let named = text.gives.iter().any(|gift| matches!(gift, Gift::Follow(of) if leads(*of)));
        follows = follows || named && continuous::applies(game, board, eye, text, id);
    });
    follows && !continuous::has(game, board, id, Word::STEADFAST) && !continuous::has(game, board, id, Word::IMMOVABLE)
}
