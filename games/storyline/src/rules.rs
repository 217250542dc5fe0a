//! The rules: the seat that decides next, the effects of each decision, and the points at which the game waits for a
//! decision.

mod act;
mod answer;
mod befall;
mod library;
mod check;
mod control;
mod fall;
mod farewell;
mod place;
mod react;
mod room;
mod run;
mod steps;
mod turn;
mod walk;

use crate::{
    Action, Ask, Board, Chance, Event, Frame, FrameId, Landmark, NodeId, Question, Room, SpotId, State, Step,
    Storyline, Task, Why, filter, offers,
};
use kernel::{Seat, Sink, Turn};
use language::{Do, Script};

pub(crate) use turn::ending;

/// The parts that are needed to continue the game: the rules, the position, and the receiver of events.
pub(crate) struct Referee<'a, S> {
    pub(crate) game: &'a Storyline,
    pub(crate) state: &'a mut State,
    pub(crate) events: &'a mut S,
}

/// Returns the turn of a position: that of a seat or of chance, or `Turn::Over` if the game is over.
#[inline]
pub(crate) fn turn(game: &Storyline, state: &State) -> Turn {
    match asked(game, state) {
        Some((seat, _)) => Turn::Of(seat),
        None if state.board.step == Step::Over && state.board.agenda.is_empty() => Turn::Over,
        None => Turn::Chance,
    }
}

/// Returns the seat that decides next and the reason, or `None` if no seat decides.
#[inline]
pub(crate) fn asked(game: &Storyline, state: &State) -> Option<(Seat, Why)> {
    asked_at(game, &state.board)
}

/// Returns the result of `asked`, which depends only on the public board.
#[inline]
pub(crate) fn asked_at(game: &Storyline, board: &Board) -> Option<(Seat, Why)> {
    match board.agenda.last() {
        Some(Task::Ask(Question { seat, ask })) => Some((*seat, Why::Question(*ask))),
        Some(_) => None,
        None => match board.step {
            Step::Window { which, left } => Some((window_seat(game, board, left), Why::Window(which))),
            Step::Actions => Some((board.active, Why::Actions)),
            Step::Bonus => Some((board.active, Why::Bonus)),
            Step::ChooseFirst | Step::Deal(_) | Step::Begin | Step::End | Step::Over => None,
        },
    }
}

/// Returns the seat whose decision a window waits for, if `left` seats have not decided yet. The seats decide in turn
/// order, and the active seat comes first (Q42).
#[inline]
pub(crate) fn window_seat(game: &Storyline, board: &Board, left: u8) -> Seat {
    let (seats, asked) = (game.seats, game.seats.saturating_sub(usize::from(left)));
    let before = board.active.index() + seats - asked;
    Seat::new(if before < seats { before } else { before - seats }, seats).unwrap_or(board.active)
}

pub(crate) fn legal_actions(game: &Storyline, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let begin = out.len();
    let Some((_, why)) = asked(game, state) else { return };
    offers::offer(game, state, (seat, why), out);
    if matches!(why, Why::Question(_)) {
        out[begin..].sort_unstable();
    }
    debug_assert!(out[begin..].is_sorted(), "{why:?} offers in another order: {out:?}");
}

pub(crate) fn play(game: &Storyline, state: &mut State, (seat, action): (Seat, Action), events: &mut impl Sink<Event>) {
    let Some((_, why)) = asked(game, state) else { return };
    let mut referee = Referee { game, state, events };
    match why {
        Why::Window(which) => referee.in_window(seat, which, action),
        Why::Actions | Why::Bonus => referee.act(seat, action),
        Why::Question(ask) => {
            referee.state.board.agenda.pop();
            referee.answer(seat, ask, action);
        }
    }
    referee.settle();
}

pub(crate) fn happen(game: &Storyline, state: &mut State, chance: Chance, events: &mut impl Sink<Event>) {
    let mut referee = Referee { game, state, events };
    referee.luck(chance);
    referee.settle();
}

/// Returns true if a decision may immediately show its seat something new, such as a hand or the contents of a Library.
/// Outcomes of chance do not count, because they are separate entries.
pub(crate) fn reveals(game: &Storyline, state: &State, action: &Action) -> bool {
    if !state.board.agenda.is_empty() || game.texts.triggers_look {
        return true;
    }
    match action {
        Action::Step { .. } | Action::Equip { .. } | Action::Replace(_) | Action::Burn(_) | Action::Save { .. } => {
            false
        }
        // With an empty agenda, nothing is asked, so the seat only ends its phase.
        Action::Draw | Action::Done => false,
        Action::Play { card, .. } => game.texts.card(*card).looks,
        Action::Use { piece, .. } => state.board.piece(*piece).is_some_and(|piece| game.texts.card(piece.card).looks),
        Action::Reveal(_)
        | Action::Piece(_)
        | Action::Spot(_)
        | Action::Card(_)
        | Action::Seat(_)
        | Action::Distance(_)
        | Action::Which(_)
        | Action::Yes => true,
    }
}

impl<S: Sink<Event>> Referee<'_, S> {
    pub(crate) fn board(&mut self) -> &mut Board {
        &mut self.state.board
    }

    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Returns a place in the form in which events name it.
    pub(crate) fn landmark(&self, spot: SpotId) -> Landmark {
        Landmark { spot, location: self.state.board.location(spot) }
    }

    pub(crate) fn ask(&mut self, seat: Seat, ask: Ask) {
        self.push(Task::Ask(Question { seat, ask }));
    }

    pub(crate) fn frame(&self, frame: FrameId) -> Option<&Frame> {
        self.state.board.frames.get(frame.index())
    }

    pub(crate) fn frame_mut(&mut self, frame: FrameId) -> Option<&mut Frame> {
        self.state.board.frames.get_mut(frame.index())
    }

    /// Continues the game until chance or a seat must decide, or until the game is over.
    fn settle(&mut self) {
        let before = asked(self.game, self.state);
        loop {
            match self.state.board.agenda.last() {
                None => {
                    if !self.goes_on() {
                        break;
                    }
                }
                // `Task::Check` is the most frequent task, so it is handled without copying it.
                Some(Task::Check) => {
                    self.state.board.agenda.pop();
                    self.check();
                }
                Some(Task::Ask(question)) => {
                    let question = *question;
                    let Some(answer) = offers::forced(self.game, self.state, question) else { break };
                    self.state.board.agenda.pop();
                    if let Some(action) = answer {
                        self.answer(question.seat, question.ask, action);
                    }
                }
                Some(task) => {
                    let task = *task;
                    if self.waits_for_chance(task) {
                        break;
                    }
                    self.state.board.agenda.pop();
                    self.carry_out(task);
                }
            }
        }
        let now = asked(self.game, self.state);
        if let Some((seat, why)) = now
            && now != before
        {
            self.tell(Event::Asked { seat, why });
        }
    }

    /// Returns true if chance must decide before this task can be carried out.
    fn waits_for_chance(&mut self, task: Task) -> bool {
        match task {
            Task::Draw { seat, left } => left > 0 && self.has_card(seat),
            Task::Peek { frame, left, seen, .. } => {
                let Some(seat) = self.frame(frame).map(|frame| frame.seat) else { return false };
                left > 0 && self.can_peek(seat, seen)
            }
            Task::Dice { blue, gold, .. } => blue != 0 || gold > 0,
            Task::TurnUp { spot, .. } => self.board().location(spot).is_none(),
            Task::Refill(_) => crate::folio_left(self.game, &self.state.board) > 0,
            Task::Resolve { .. }
            | Task::Shelve { .. }
            | Task::Run { .. }
            | Task::Apply { .. }
            | Task::Befall { .. }
            | Task::SetOut { .. }
            | Task::EndFrame
            | Task::Trigger { .. }
            | Task::Enter { .. }
            | Task::Walk { .. }
            | Task::Pace { .. }
            | Task::Go { .. }
            | Task::Arrive { .. }
            | Task::Arrivals(_)
            | Task::Homing { .. }
            | Task::Titling { .. }
            | Task::Check
            | Task::Bury(_)
            | Task::Start(_)
            | Task::Ask(_) => false,
        }
    }

    fn carry_out(&mut self, task: Task) {
        match task {
            // Chance has no further card to draw, or no further Location to turn up.
            Task::Draw { .. } | Task::TurnUp { .. } => {}
            Task::Peek { frame, node, seen, left } => self.peeked_all((frame, node), seen, left),
            Task::Dice { fell, .. } => self.dice_lie(fell),
            Task::Refill(spot) => self.refill_from_bottom(spot),
            Task::Resolve { card, stock, seat, to } => self.resolve((card, stock), seat, to),
            Task::Shelve { card, stock } => self.shelve(card, stock),
            Task::Run { frame, node } => self.run(frame, node),
            Task::Apply { frame, node, on } => self.apply((frame, node), on),
            Task::Befall { frame, node, on } => self.befall((frame, node), on),
            Task::SetOut { frame, node, on } => self.ask_how_far((frame, node), on),
            Task::EndFrame => drop(self.board().frames.pop()),
            Task::Trigger { script, this, it, seat, spot } => self.trigger(script, (this, it), seat, spot),
            Task::Enter { piece, spot } => self.enter(piece, spot),
            Task::Walk { ahead, back, left } => self.walk((ahead, back), left),
            Task::Pace { ahead, back } => self.pace(ahead, back),
            Task::Go { piece, to, gait } => self.go(piece, to, gait),
            Task::Arrive { piece, spot } => self.arrive(piece, spot),
            Task::Arrivals(those) => self.arrivals(those),
            Task::Homing { piece } => self.homing(piece),
            Task::Titling { piece } => self.titling(piece),
            Task::Bury(doomed) => self.bury(doomed),
            Task::Start(start) => self.start(start),
            // `settle` handles these tasks.
            Task::Check | Task::Ask(_) => {}
        }
    }

    /// Begins a triggered text, unless its card has left play or is blank.
    fn trigger(
        &mut self,
        script: Script,
        (this, it): (Option<crate::PieceId>, Option<crate::PieceId>),
        seat: Seat,
        here: Option<crate::SpotId>,
    ) {
        if let Some(this) = this
            && (self.state.board.piece(this).is_none()
                || crate::continuous::is_blank(self.game, &self.state.board, this))
        {
            return;
        }
        let frame = Frame { it, ..Frame::new(script, seat, this, here) };
        let room = self.has_room_for_text();
        if self.comes_to_something(&frame) {
            // The text is about an arrival here, but the Character has been moved away in the meantime (Q43).
            if let Some(it) = it
                && self.state.board.spot_of(it) != here
            {
                return;
            }
            self.tell(if room { Event::Triggered { seat, script } } else { Event::NoRoom(Room::Text(script.of)) });
        }
        if room {
            self.begin(frame);
        }
    }

    /// Returns true if a text may change something, as far as can be known before it runs. This is always true for a
    /// text of several steps.
    fn comes_to_something(&self, frame: &Frame) -> bool {
        let steps = matches!(self.game.scripts.sentence(frame.script, NodeId::WHOLE), Some(Do::All(_)));
        let eye = filter::Eye::of_frame(frame);
        steps || offers::feasible(self.game, self.state, (eye, frame.seat), (frame.script, NodeId::WHOLE))
    }
}

impl Frame {
    pub(crate) fn new(script: Script, seat: Seat, this: Option<crate::PieceId>, here: Option<crate::SpotId>) -> Frame {
        Frame {
            script,
            seat,
            this,
            here,
            it: None,
            there: None,
            done: false,
            left: None,
            protected: crate::Seats::default(),
            answers: None,
        }
    }
}
