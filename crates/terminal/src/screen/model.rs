//! What the full screen shows, and what may happen to it.

use super::{eye::Eye, fights::Fights, page::Page};
use crate::{Client, Heard, Notice, Order, Place, Table};
use crossterm::event::KeyEvent;
use protocol::Lang;
use std::time::Duration;

/// Everything on the screen follows from this.
#[derive(Clone, Debug)]
pub struct Model {
    pub client: Client,
    /// What is shown in the lobby.
    pub page: Page,
    /// How the table is looked at.
    pub eye: Eye,
    /// What is shown before the table as it is now.
    pub fights: Fights,
    /// Lies over the screen until a key is pressed.
    pub help: bool,
    pub notice: Option<Notice>,
    /// The time since 1970, as the loop last said.
    pub now: Duration,
    /// How far the part that scrolls is scrolled, and how far it can be.
    pub scroll: usize,
    pub reach: usize,
}

/// What fills the screen.
#[derive(Clone, Copy, Debug)]
pub(super) enum Shown<'a> {
    Page(&'a Page),
    Opening,
    /// A fight on the way, or else the table as it is now.
    Table(&'a Table),
}

#[derive(Clone, Debug)]
pub enum Msg {
    Key(KeyEvent),
    Paste(String),
    Heard(Heard),
    /// The file of a record was read, or why it was not.
    Record {
        path: String,
        read: Result<String, String>,
    },
    /// How far the part that scrolls was scrolled as it was just drawn, and how far it can be.
    Drawn {
        scroll: usize,
        reach: usize,
    },
    Clock {
        now: Duration,
    },
}

impl Model {
    pub fn new(lang: Lang, order: Option<Order>) -> Model {
        Model {
            client: Client::new(lang, order),
            page: Page::default(),
            eye: Eye::default(),
            fights: Fights::default(),
            help: false,
            notice: None,
            now: Duration::ZERO,
            scroll: 0,
            reach: 0,
        }
    }

    pub(super) fn shown(&self) -> Shown<'_> {
        match &self.client.place {
            Place::Lobby => Shown::Page(&self.page),
            Place::Opening(_) => Shown::Opening,
            Place::Table(table) => Shown::Table(self.fights.first().unwrap_or(table)),
        }
    }

    /// How long from now something else is to be shown, though nothing happens.
    pub fn wait(&self) -> Option<Duration> {
        self.fights.first().map(|_| self.fights.until().saturating_sub(self.now))
    }
}
