//! Rounds, turns, and the end of the game.

use super::{Referee, room::Waiting, window_seat};
use crate::{
    Action, At, Board, Ending, Event, Fell, Mode, Start, State, Step, Storyline, Task, ThisTurn, Window, continuous,
    offers,
};
use kernel::{Seat, Sink};
use language::{Ability, Do, Script, Source, Until, When};

/// The number of cards dealt to each Author (rule 8).
const OPENING_HAND: usize = 5;
const ALL_BLUE: u8 = 0b1111;

impl<S: Sink<Event>> Referee<'_, S> {
    /// Takes the next step of the game when the agenda is empty. Returns true if the game can continue without a
    /// decision.
    pub(super) fn goes_on(&mut self) -> bool {
        match self.state.board.step {
            Step::ChooseFirst | Step::Over => false,
            Step::Deal(seat) => self.dealt(seat),
            Step::Window { which, left } => self.passes_window(which, left),
            Step::Begin => {
                self.board().step = Step::Actions;
                true
            }
            Step::Actions | Step::Bonus => {
                let idle = !offers::turn_has_choices(self.game, self.state);
                if idle {
                    self.done_acting();
                }
                idle
            }
            Step::End => {
                self.open_window(Window::TurnEnd);
                true
            }
        }
    }

    pub(super) fn first_chosen(&mut self, seat: Seat) {
        let board = self.board();
        (board.first, board.active) = (seat, seat);
        board.step = Step::Deal(seat);
        self.tell(Event::FirstChosen(seat));
    }

    /// Returns true if the opening hand of a seat is complete. In that case, begins the next hand or the first turn.
    fn dealt(&mut self, seat: Seat) -> bool {
        let complete = self.state.hands[seat].cards.len() >= OPENING_HAND || !self.has_card(seat);
        if complete {
            let next = self.game.next(seat);
            if next == self.state.board.first {
                self.tell(Event::RoundBegan(1));
                self.begin_turn(next);
            } else {
                self.board().step = Step::Deal(next);
            }
        }
        complete
    }

    fn begin_turn(&mut self, seat: Seat) {
        let board = self.board();
        board.active = seat;
        board.this_turn = ThisTurn::default();
        let round = board.round;
        self.tell(Event::TurnBegan { seat, round });
        self.expire(|lasts| lasts.until == Until::YourStart && lasts.seat == seat);
        for lasts in &mut self.state.board.lasting {
            lasts.waits = lasts.waits && lasts.seat != seat;
        }
        self.open_window(Window::TurnStart);
        self.push(Task::Check);
    }

    fn open_window(&mut self, which: Window) {
        self.state.board.step = Step::Window { which, left: self.game.seats as u8 };
    }

    /// Moves a window on to the next seat if the current seat has nothing to decide, or closes the window after the
    /// last seat. Returns true if the window moved on or was closed.
    fn passes_window(&mut self, which: Window, left: u8) -> bool {
        if left == 0 {
            self.close_window(which);
            return true;
        }
        let seat = window_seat(self.game, &self.state.board, left);
        let idle = !offers::may_reveal(self.state, seat) && !offers::must_prepare(self.game, self.state, (seat, which));
        if idle {
            self.state.board.step = Step::Window { which, left: left - 1 };
        }
        idle
    }

    pub(super) fn in_window(&mut self, seat: Seat, which: Window, action: Action) {
        if let Action::Reveal(number) = action {
            return self.reveal(seat, number);
        }
        if let Action::Equip { object, bearer } = action {
            self.equip(object, bearer);
            return self.push(Task::Check);
        }
        self.tell(Event::Passed { seat, why: crate::Why::Window(which) });
        if let Step::Window { left, .. } = &mut self.state.board.step {
            *left = left.saturating_sub(1);
        }
    }

    fn close_window(&mut self, which: Window) {
        match which {
            Window::TurnStart => {
                self.board().step = Step::Begin;
                if self.game.texts.start_pays || self.state.board.owed[self.state.board.active] > 0 {
                    self.push(Task::Start(Start::Paid));
                }
                self.push(Task::Start(Start::Roll));
                self.push(Task::Start(Start::Triggers));
                self.push(Task::Start(Start::Draw));
            }
            Window::TurnEnd => self.end_turn(),
            Window::BeforeScoring => self.end_game(),
        }
    }

    pub(super) fn start(&mut self, start: Start) {
        let seat = self.state.board.active;
        match start {
            // In `epic`, a turn begins with drawing a card (rule 12).
            Start::Draw if self.game.rules.profile == language::Profile::Epic => {
                self.push(Task::Draw { seat, left: 1 })
            }
            Start::Draw => {}
            Start::Triggers => self.trigger_all(seat, Moment::Start),
            Start::Paid => {
                self.settle_debts(seat);
                self.trigger_all(seat, Moment::AfterRoll);
            }
            // The Roll (rule 13).
            Start::Roll => {
                let gold = continuous::gold_dice(self.game, &self.state.board, seat);
                self.push(Task::Dice { blue: ALL_BLUE, gold, fell: Fell::default() });
            }
        }
    }

    /// Triggers the texts of a moment. The texts of the active Author's cards come first, and those of the other
    /// Authors follow in turn order (Q62). START texts run only in the turn of the controller of their card.
    fn trigger_all(&mut self, active: Seat, moment: Moment) {
        let own_only = moment != Moment::TurnEnds;
        let mut texts = Waiting::default();
        for seat in self.game.in_turn(active) {
            if own_only && seat != active {
                continue;
            }
            let board = &self.state.board;
            for (id, piece) in board.those(board.roster.timed) {
                if piece.by != seat || piece.at == At::End {
                    continue;
                }
                for (number, ability) in self.game.catalog.card(piece.card).text.iter().enumerate() {
                    if let Ability::When { when, does } = ability
                        && moment.is(when, does)
                    {
                        let script = Script { of: Source::Card(piece.card), ability: number as u8 };
                        let spot = self.state.board.spot_of(id);
                        texts.add(script, Task::Trigger { script, this: Some(id), it: None, seat, spot });
                    }
                }
            }
        }
        self.begin_all(&texts);
    }

    /// Takes the Story Points that a seat still has to lose (Q74).
    fn settle_debts(&mut self, seat: Seat) {
        let board = self.board();
        let points = std::mem::take(&mut board.owed[seat]).min(board.this_turn.points);
        if points > 0 {
            board.this_turn.points -= points;
            self.tell(Event::Lost { seat, points });
        }
    }

    /// Ends the Story Actions or the Bonus Movement of a seat that does nothing more.
    pub(super) fn done_acting(&mut self) {
        let seat = self.state.board.active;
        if self.state.board.step == Step::Actions {
            self.board().step = Step::Bonus;
            self.tell(Event::BonusBegan(seat));
        } else {
            self.board().step = Step::End;
            self.push(Task::Check);
            self.trigger_all(seat, Moment::TurnEnds);
        }
    }

    fn end_turn(&mut self) {
        let seat = self.state.board.active;
        self.board().this_turn.points = 0;
        self.tell(Event::TurnEnded(seat));
        self.expire(|lasts| match lasts.until {
            Until::TurnEnd => true,
            Until::ItsTurnEnd => lasts.seat == seat && !lasts.waits,
            Until::YourStart | Until::RoundEnd | Until::GameEnd => false,
        });
        let (game, board) = (self.game, &mut self.state.board);
        let next = game.next(seat);
        if game.next(seat) != board.first {
            return self.begin_turn(next);
        }
        if is_over(game, self.state) {
            self.open_window(Window::BeforeScoring);
            return self.push(Task::Check);
        }
        self.expire(|lasts| lasts.until == Until::RoundEnd);
        self.board().round += 1;
        let round = self.state.board.round;
        self.tell(Event::RoundBegan(round));
        self.begin_turn(next);
    }

    fn expire(&mut self, ends: impl Fn(&crate::Lasts) -> bool) {
        self.state.board.lasting.retain(|lasts| !ends(lasts));
    }

    fn end_game(&mut self) {
        self.board().step = Step::Over;
        let ending = ending(self.game, &self.state.board);
        self.tell(Event::Ended { ending });
    }
}

/// A moment of the turn at which texts are triggered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    Start,
    /// The moment after the Roll, for START texts that ask for Story Points (Q71).
    AfterRoll,
    TurnEnds,
}

impl Moment {
    fn is(self, when: &When, does: &Do) -> bool {
        match self {
            Moment::Start => *when == When::Start && !does.pays(),
            Moment::AfterRoll => *when == When::Start && does.pays(),
            Moment::TurnEnds => *when == When::TurnEnds,
        }
    }
}

/// Returns the ending of a game that is over.
pub(crate) fn ending(game: &Storyline, board: &Board) -> Ending {
    match (board.ender, game.rules.mode) {
        (Some(_), Mode::Standard) => Ending::TheEnd,
        (None, Mode::Standard) => Ending::RoundCap,
        (_, Mode::Challenge { .. } | Mode::Solitaire { .. }) => Ending::Rounds,
    }
}

/// Returns true if the game ends after the current Round (Q47, Q52).
fn is_over(game: &Storyline, state: &State) -> bool {
    let board = &state.board;
    let ended = board.ender.is_some() && game.rules.mode == Mode::Standard;
    ended || board.round >= game.rules.rounds()
}
