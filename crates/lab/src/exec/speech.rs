//! The messages about one game to the program at one seat. They depend only on what the seat has seen.
//!
//! **Invariant:** as long as a seat cannot tell two worlds apart, the same bytes are sent to it in both. *Enforced by*
//! [`Speech`], which takes views and redacted events, and by a test that compares whole streams.

use super::message::{Decide, NewGame, Offer, Over, ToProgram, Want};
use crate::forfeit::Lost;
use kernel::{Lang, News, Reader, Seat, SeatMap, Tabletop, Viewer};
use serde::Serialize;
use serde_json::Value;

/// The conversation about one game.
#[derive(Clone, Debug)]
pub(crate) struct Speech {
    names: SeatMap<String>,
    seat: Seat,
    wants: Vec<Want>,
    /// The events that the seat has seen since the last message.
    heard: Vec<News>,
    /// The number of decisions that the seat was asked for.
    decisions: u32,
}

impl Speech {
    pub(crate) fn new(names: SeatMap<String>, seat: Seat, wants: Vec<Want>) -> Speech {
        Speech { names, seat, wants, heard: Vec::new(), decisions: 0 }
    }

    /// Returns the number of the newest decision, from 1.
    pub(crate) fn decision(&self) -> u32 {
        self.decisions
    }

    pub(crate) fn game(&self, seed: u64) -> ToProgram {
        ToProgram::Game(NewGame { seat: self.seat, seed })
    }

    /// Keeps the part of an event that the seat saw, for the next message.
    pub(crate) fn hear<G: Tabletop>(&mut self, game: &G, event: &G::Event) {
        let viewer = Viewer::Seat(self.seat);
        if !self.wants.contains(&Want::News) {
            return;
        }
        if let Some(seen) = game.redact(event, viewer) {
            let news = game.tell(&seen, viewer, &self.reader());
            self.heard.extend(Some(news).filter(|news| !news.is_empty()));
        }
    }

    /// Returns the message that asks for the next decision. `left` is the time in milliseconds.
    pub(crate) fn decide<G: Tabletop>(
        &mut self,
        game: &G,
        (view, legal): (&G::View, &[G::Action]),
        left: Option<u64>,
    ) -> ToProgram {
        self.decisions += 1;
        let wants = |want| self.wants.contains(&want);
        let scene = (wants(Want::Words) || wants(Want::Scene)).then(|| game.scene(view, legal, &self.reader()));
        let words = |index: usize| {
            let scene = scene.as_ref().filter(|_| wants(Want::Words))?;
            Some(scene.choices.get(index)?.words.to_string())
        };
        let offer = |(choice, action)| Offer { choice, action: written(action), words: words(choice) };
        let choices = legal.iter().enumerate().map(offer).collect();
        let view = wants(Want::View).then(|| written(view));
        let scene = if wants(Want::Scene) { scene } else { None };
        ToProgram::Decide(Box::new(Decide { decision: self.decisions, left, choices, news: self.news(), scene, view }))
    }

    /// Returns the message about the end of a game. `scores` is `None` if a seat lost by a fault.
    pub(crate) fn over(
        &mut self,
        scores: Option<&SeatMap<i32>>,
        winners: impl Iterator<Item = Seat>,
        lost: Option<Lost>,
    ) -> ToProgram {
        let scores = scores.map(|scores| scores.values().copied().collect());
        ToProgram::Over(Over { scores, winners: winners.collect(), lost, news: self.news() })
    }

    /// Adds what another seat heard, to plant a fault.
    #[cfg(test)]
    pub(super) fn overhear(&mut self, other: Speech) {
        self.heard.extend(other.heard);
    }

    fn news(&mut self) -> Option<Vec<News>> {
        self.wants.contains(&Want::News).then(|| std::mem::take(&mut self.heard))
    }

    fn reader(&self) -> Reader<'_> {
        Reader { lang: Lang::En, names: &self.names }
    }
}

fn written(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("actions and views are plain data")
}
