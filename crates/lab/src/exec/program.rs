//! A player that is a program of its own.

use super::{
    command::Command,
    limits::Limits,
    message::{Chosen, Hello, PROTOCOL, Ready, ToProgram, Want, line},
    process::Process,
    speech::Speech,
};
use crate::{
    LabFault,
    forfeit::{Fault, Forfeit, Hitch, Lost},
    player::Player,
};
use kernel::{Rng, Seat, SeatMap, Tabletop};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::sync::Arc;

/// A program that plays one game after another at one place of the line-up. It is started for its first game, and again
/// for the game after each fault.
pub(crate) struct Program {
    command: Command,
    limits: Limits,
    hello: Arc<Hello>,
    process: Option<(Process, Vec<Want>)>,
    /// True if the program was ready once. Before that, a fault ends the match.
    has_been_ready: bool,
    speech: Option<Speech>,
}

/// The number of characters of a line that the words of a fault quote.
const QUOTED: usize = 80;

impl Program {
    pub(crate) fn new(command: Command, limits: Limits, hello: Arc<Hello>) -> Program {
        Program { command, limits, hello, process: None, has_been_ready: false, speech: None }
    }

    /// Starts the program, if it does not run, and returns the parts of the messages that it wants.
    fn wake(&mut self) -> Result<Vec<Want>, Hitch> {
        if let Some((_, wants)) = &self.process {
            return Ok(wants.clone());
        }
        let started = Process::start(&self.command)
            .map_err(|why| Hitch::Match(LabFault::Program { program: self.command.to_string(), why }));
        let mut process = started?;
        process.tell(line(&ToProgram::Hello(Hello::clone(&self.hello))));
        let ready = self.greeted(&mut process).map_err(|forfeit| match self.has_been_ready {
            true => Hitch::Game(forfeit),
            false => {
                Hitch::Match(LabFault::ProgramNotReady { program: self.command.to_string(), words: forfeit.words })
            }
        })?;
        self.has_been_ready = true;
        self.process = Some((process, ready.wants.clone()));
        Ok(ready.wants)
    }

    /// Reads the answer to the first message.
    fn greeted(&self, process: &mut Process) -> Result<Ready, Forfeit> {
        let heard = process.hear(self.limits.start, "\"hello\"")?;
        let expected = format!("a line like {{\"ready\":{PROTOCOL}}}");
        let ready: Ready = read(&heard, "\"hello\"", &expected)?;
        if ready.ready == PROTOCOL {
            return Ok(ready);
        }
        let words = format!("is ready for version {} of the protocol; expected {PROTOCOL}", ready.ready);
        Err(Forfeit { fault: Fault::Noise, words })
    }

    /// Sends the question for a decision, and returns the index of the chosen action, which is below `offered`.
    fn ask(&mut self, message: &ToProgram, (decision, offered): (u32, usize)) -> Result<usize, Forfeit> {
        let (process, _) = self.process.as_mut().expect("a program runs while it plays");
        process.tell(line(message));
        let what = format!("decision {decision}");
        let heard = process.hear(self.limits.decision, &what)?;
        let Chosen { choice } = read(&heard, &what, "a line like {\"choice\":0}")?;
        if choice < offered {
            return Ok(choice);
        }
        let last = offered.saturating_sub(1);
        let expected = if last == 0 { "0".to_owned() } else { format!("0 to {last}") };
        let words = format!("answered {what} with choice {choice}; expected {expected}");
        Err(Forfeit { fault: Fault::Illegal, words })
    }

    fn names(&self) -> SeatMap<String> {
        let seats = &self.hello.seats;
        SeatMap::new(seats.len(), |seat| seats.get(seat.index()).cloned().unwrap_or_default())
    }
}

impl<G: Tabletop> Player<G> for Program {
    fn begin(&mut self, _: &G, seat: Seat, rng: &mut Rng) -> Result<(), Hitch> {
        // Numbers up to this size are exact in every language.
        let seed = rng.word() >> 11;
        let wants = self.wake()?;
        let speech = Speech::new(self.names(), seat, wants);
        if let Some((process, _)) = &self.process {
            process.tell(line(&speech.game(seed)));
        }
        self.speech = Some(speech);
        Ok(())
    }

    fn listens(&self) -> bool {
        true
    }

    fn hear(&mut self, game: &G, event: &G::Event) {
        if let Some(speech) = &mut self.speech {
            speech.hear(game, event);
        }
    }

    fn choose(&mut self, game: &G, (view, legal): (&G::View, &[G::Action]), _: &mut Rng) -> Result<G::Action, Forfeit> {
        let left = u64::try_from(self.limits.decision.as_millis()).ok();
        let speech = self.speech.as_mut().expect("a game has begun");
        let message = speech.decide(game, (view, legal), left);
        let decision = speech.decision();
        let choice = self.ask(&message, (decision, legal.len()));
        if choice.is_err() {
            // The program is started again for the next game.
            self.process = None;
            self.speech = None;
        }
        Ok(legal[choice?])
    }

    fn over(&mut self, scores: Option<&SeatMap<i32>>, winners: &[Seat], lost: Option<Lost>) {
        if let (Some(mut speech), Some((process, _))) = (self.speech.take(), &self.process) {
            process.tell(line(&speech.over(scores, winners.iter().copied(), lost)));
        }
    }
}

/// Reads an answer, which must be an object. `what` names the message that it answers.
fn read<T: DeserializeOwned>(heard: &[u8], what: &str, expected: &str) -> Result<T, Forfeit> {
    let object = serde_json::from_slice::<Map<String, Value>>(heard);
    object.and_then(|object| serde_json::from_value(Value::Object(object))).map_err(|_| {
        let shown: String = String::from_utf8_lossy(heard).trim_end().chars().take(QUOTED).collect();
        let words = format!("answered {what} with {shown:?}; expected {expected}");
        Forfeit { fault: Fault::Noise, words }
    })
}
