//! The model of the full screen, and the messages that change it.

use super::{
    eye::Eye,
    fights::Fights,
    page::{Chair, Page},
};
use crate::{Client, Gathering, Heard, Notice, Place, Table, Unread, Wanted};
use crossterm::event::KeyEvent;
use protocol::Lang;
use std::time::Duration;

/// The data from which the whole screen is drawn.
#[derive(Clone, Debug)]
pub struct Model {
    pub client: Client,
    /// The page that is shown in the lobby.
    pub page: Page,
    /// The reader's place on the page of an invitation.
    pub chair: Chair,
    /// The reader's view of the table.
    pub eye: Eye,
    /// The fights that are shown before the current table.
    pub fights: Fights,
    /// True while the help covers the screen.
    pub help: bool,
    pub notice: Option<Notice>,
    /// The number of lines by which the screen is scrolled.
    pub scroll: usize,
    /// The greatest number of lines by which the screen can be scrolled.
    pub reach: usize,
    /// The number of lines that are visible.
    pub in_sight: usize,
}

/// The content of the whole screen.
#[derive(Clone, Copy, Debug)]
pub(super) enum Shown<'a> {
    Page(&'a Page),
    Opening,
    Gathering(&'a Gathering),
    /// A table that shows a finished fight, or the current table.
    Table(&'a Table),
}

/// A message that changes the model.
#[derive(Clone, Debug)]
pub enum Msg {
    Key(KeyEvent),
    Paste(String),
    Heard(Heard),
    /// The content of a record's file, or the reason why it cannot be read.
    Record {
        path: String,
        read: Result<String, Unread>,
    },
    /// The result of the last drawing: the number of lines by which it was scrolled, the greatest possible number, and
    /// the number of visible lines.
    Drawn {
        scroll: usize,
        reach: usize,
        shown: usize,
    },
    Clock {
        now: Duration,
    },
}

impl Model {
    pub fn new(lang: Lang, wanted: Option<Wanted>) -> Model {
        Model {
            client: Client::new(lang, wanted),
            page: Page::default(),
            chair: Chair::default(),
            eye: Eye::default(),
            fights: Fights::default(),
            help: false,
            notice: None,
            scroll: 0,
            reach: 0,
            in_sight: 0,
        }
    }

    pub(super) fn shown(&self) -> Shown<'_> {
        match &self.client.place {
            Place::Lobby => Shown::Page(&self.page),
            Place::Opening(_) => Shown::Opening,
            Place::Gathering(gathering) => Shown::Gathering(gathering),
            Place::Table(table) => Shown::Table(self.fights.first().unwrap_or(table)),
        }
    }

    /// Returns the time until the screen changes by itself, or `None` if the screen changes only after events.
    pub fn wait(&self) -> Option<Duration> {
        let now = self.client.now;
        let fight = self.fights.first().map(|_| self.fights.until().saturating_sub(now));
        let tick = self.client.table().and_then(|table| table.until_tick(now));
        fight.into_iter().chain(tick).min()
    }
}
