//! The ARCHIVED texts that run when cards go from play to the Archive (Q76).

use super::{Referee, fall::Exit, room::Waiting};
use crate::{
    At, Event, Piece, PieceId, Pieces, Storyline, Task, continuous,
    filter::{self, Eye},
};
use kernel::{Seat, Sink};
use language::{Ability, Script, Source, When};

impl<S: Sink<Event>> Referee<'_, S> {
    /// Returns the ARCHIVED texts that run when these cards leave play together.
    pub(super) fn farewells(&self, those: Pieces, exit: Exit) -> Waiting {
        if !self.game.texts.mourns {
            return Waiting::default();
        }
        let with = self.archived_with(those);
        let archived = if exit == Exit::Archive { those | with } else { with };
        self.farewells_to(archived, those | with)
    }

    /// Returns the cards that are archived because the card to which they are attached leaves play.
    fn archived_with(&self, those: Pieces) -> Pieces {
        let (board, mut all) = (&self.state.board, those);
        loop {
            let goes = |(_, piece): &(PieceId, &Piece)| {
                let At::On(bearer) = piece.at else { return false };
                all.contains(bearer) && self.stays_at(piece, board.spot_of(bearer)).is_none()
            };
            let more: Pieces = board.those(board.borne - all).filter(goes).map(|(id, _)| id).collect();
            if more.is_empty() {
                return all - those;
            }
            all = all | more;
        }
    }

    /// Returns the texts that run when the cards in `archived` go to the Archive: their own texts, and the texts of
    /// other cards in play that are not in `leaving`. The texts are in the order of the ids of their cards (Q62).
    pub(super) fn farewells_to(&self, archived: Pieces, leaving: Pieces) -> Waiting {
        let (game, board) = (self.game, &self.state.board);
        let mut tasks = Waiting::default();
        if !game.texts.mourns {
            return tasks;
        }
        for (other, piece) in board.each().filter(|(_, piece)| game.texts.card(piece.card).mourns) {
            if continuous::is_blank(game, board, other) {
                continue;
            }
            let spot = board.spot_of(other);
            let eye = Eye::of(Some(piece.by), Some(other), spot);
            for (number, ability) in game.catalog.card(piece.card).text.iter().enumerate() {
                let Ability::When { when: When::Archived(of), .. } = ability else { continue };
                let script = Script { of: Source::Card(piece.card), ability: number as u8 };
                let mut add = |this| tasks.add(script, Task::Trigger { script, this, it: None, seat: piece.by, spot });
                match of {
                    None if archived.contains(other) => add(None),
                    Some(what) if !leaving.contains(other) => {
                        let gone = archived.iter().filter(|id| filter::matches(game, board, eye, what, *id));
                        gone.for_each(|_| add(Some(other)));
                    }
                    None | Some(_) => {}
                }
            }
        }
        tasks
    }

    /// Puts the texts on the agenda. Texts of the same moment run in turn order, and the texts of one Author in the
    /// order of `tasks` (Q62).
    pub(super) fn say_farewell(&mut self, tasks: &Waiting) {
        for task in self.with_room(tasks) {
            let Task::Trigger { seat, .. } = *task else { continue };
            let (game, active) = (self.game, self.state.board.active);
            let turn = |seat: Seat| game.in_turn(active).position(|other| other == seat);
            self.push_under_farewells(*task, |of| turn(of) <= turn(seat));
        }
    }

    /// Puts a task on the agenda. If ARCHIVED texts come next on the agenda, those of them whose seats satisfy `before`
    /// run before the task.
    pub(super) fn push_under_farewells(&mut self, task: Task, before: impl Fn(Seat) -> bool) {
        let (game, agenda) = (self.game, &self.state.board.agenda);
        if agenda.is_full() {
            return self.push(task);
        }
        let first = |other: &&Task| is_farewell(game, other).is_some_and(&before);
        let place = agenda.len() - agenda.iter().rev().take_while(first).count();
        self.board().agenda.insert(place, task);
    }
}

/// Returns the seat of a task that begins the ARCHIVED text of a card, or `None` for any other task.
fn is_farewell(game: &Storyline, task: &Task) -> Option<Seat> {
    let Task::Trigger { script: Script { of: Source::Card(card), ability }, seat, .. } = task else { return None };
    let ability = game.catalog.card(*card).text.get(usize::from(*ability));
    matches!(ability, Some(Ability::When { when: When::Archived(_), .. })).then_some(*seat)
}
