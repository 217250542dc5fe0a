//! The task that owns a table. It receives messages and sends positions, so the table needs no lock.

mod asking;
mod awaiting;
mod beside;
mod bot;
mod drawn;
mod messages;
mod others;
mod people;
mod shown;
mod windows;

use crate::{
    held::Held,
    measures::Counted,
    notices::Law,
    rooms::{Inbox, Rooms},
    thinkers::{self, Thinkers},
};
use bot::{BotTurn, Stage};
use bus::Link;
use dealer::{Dealer, Person, Screen};
pub(crate) use drawn::{Drawn, Look};
use host::Refusal;
use kernel::Turn;
pub(crate) use messages::{Ask, Opening, Shown, ToRoom, WatcherId, Watching};
use others::Others;
pub(crate) use people::{AWAY, People};
use protocol::Company;
use shown::{landmarks, log_before, shown, shown_at};
use std::{ops::ControlFlow, sync::Arc, time::Duration};
use store::Setup;
use tokio::{
    sync::{mpsc, watch},
    time::{self, sleep},
};

/// The greatest number of screens at a table.
const MAX_WATCHERS: usize = 256;

/// The time after which an unwatched table tries again to leave memory. In the meantime, a client that is leaving may
/// still hold the table's inbox.
const AGAIN: Duration = Duration::from_millis(200);

pub(crate) struct Room {
    held: Held,
    bot: BotTurn,
    watchers: Vec<Watcher>,
    watchers_seen: u64,
    people: People,
    law: Law,
    /// The people at the table, as its screens are told, or `None` at a table of this machine.
    company: watch::Sender<Option<Company>>,
    /// The same table at other servers.
    others: Others,
    /// The reason why the table waits for the store, while it does.
    trouble: watch::Sender<Option<Refusal>>,
    /// True once the game is over.
    is_over: watch::Sender<bool>,
}

/// A client that watches the table.
struct Watcher {
    id: WatcherId,
    person: Option<Person>,
    screen: Screen,
    /// The latest positions that were sent to this client, oldest first.
    recent: Arc<[Arc<Drawn>]>,
    out: watch::Sender<Shown>,
}

impl Room {
    pub(crate) fn new(held: Held, link: Link) -> Room {
        let (bot, others) = (BotTurn::of(&held), Others::new(link));
        let (people, company, trouble) = (People::default(), watch::Sender::new(None), watch::Sender::new(None));
        let is_over = watch::Sender::new(held.dealer().turn() == Turn::Over);
        Room {
            held,
            bot,
            watchers: Vec::new(),
            watchers_seen: 0,
            people,
            law: Law::default(),
            company,
            others,
            trouble,
            is_over,
        }
    }

    /// Runs the table until it is removed, or until nobody watches it and nothing more happens by itself. If a clock
    /// runs then, returns the time at which it ends, in milliseconds since 1970.
    pub(crate) async fn run(mut self, rooms: Arc<Rooms>, number: u64, mut inbox: Inbox) -> Option<u64> {
        let _counted = Counted::table();
        tracing::debug!("the table came into memory");
        let why = loop {
            self.note_awaited();
            let (due, notice) = (self.held.due(), self.law.due());
            let clock = self.held.clock().clone();
            // A pause is drawn once for each window, so the table stays in memory until a pause is over.
            let is_late = due.is_some_and(|due| due <= self.held.moment().now + Dealer::MOST_PAUSE);
            let is_left = self.watchers.is_empty()
                && !self.goes_on_unwatched()
                && !is_late
                && notice.is_none()
                && !self.must_tell();
            if is_left && rooms.unload(self.held.id(), number).await {
                return due;
            }
            let is_thinking = self.is_thinking_long();
            let done = tokio::select! {
                message = inbox.messages.recv() => match message {
                    Some(message) => if self.hear(message, rooms.thinkers()).await.is_break() {
                        break Refusal::TableRemoved;
                    } else {
                        Ok(())
                    },
                    None => return None,
                },
                stage = self.bot.next(), if !self.others.is_behind() => self.go_on(stage, &rooms).await,
                () = clock.until(due.unwrap_or_default()), if due.is_some() && !self.others.is_behind() => {
                    self.end_of_time().await
                }
                () = clock.until(notice.unwrap_or_default()), if notice.is_some() => {
                    self.claim_due().await;
                    Ok(())
                }
                () = inbox.news.notified() => self.look().await,
                () = self.others.until_look() => self.look().await,
                () = self.others.until_turn(is_thinking) => {
                    self.renew();
                    Ok(())
                }
                () = sleep(AGAIN), if is_left => Ok(()),
                () = self.people.changing() => {
                    self.tell_company();
                    Ok(())
                }
                () = rooms.stopping() => {
                    self.claim_last().await;
                    return None;
                }
            };
            if let Err(refusal) = done {
                rooms.forget(self.held.id(), number).await;
                self.close(&refusal);
                break refusal;
            }
        };
        turn_away(inbox.messages, &why).await;
        None
    }

    /// Returns true if the game continues while nobody watches, because a quick bot is to move. A bot that thinks for a
    /// long time starts only once somebody watches.
    fn goes_on_unwatched(&self) -> bool {
        self.held.dealer().bot_to_move().is_some_and(|(_, level)| thinkers::is_short(level))
    }

    /// Handles a message. Returns `Break` if the message removes the table.
    async fn hear(&mut self, message: ToRoom, thinkers: &Thinkers) -> ControlFlow<()> {
        match message {
            ToRoom::Watch { opening, reply } => {
                let watching = self.watch(opening).await;
                let _ = reply.send(watching);
            }
            ToRoom::Ask { watcher, ask, reply } => {
                let answer = self.ask(watcher, ask, thinkers).await;
                let _ = reply.send(answer);
            }
            ToRoom::Leave { watcher } => self.leave(watcher),
            ToRoom::Heed { from, hint } => self.heed(from, hint),
            ToRoom::Rejoin => self.others.tell_again(self.held.id()),
            ToRoom::Expel { person, reply } => {
                self.expel(person).await;
                let _ = reply.send(());
            }
            ToRoom::CallOff { reply } => {
                let done = self.held.call_off().await;
                self.came_of_host(done);
                let _ = reply.send(());
            }
            ToRoom::Farewell { person, name, reply } => {
                let left = self.held.farewell(person, &name).await;
                self.changed();
                let _ = reply.send(left);
            }
            ToRoom::Close { reply } => {
                self.close(&Refusal::TableRemoved);
                let _ = reply.send(());
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }

    async fn watch(&mut self, Opening { lang, person, row }: Opening) -> Result<Watching, Refusal> {
        self.watchers.retain(|watcher| !watcher.out.is_closed());
        if self.watchers.len() >= MAX_WATCHERS {
            return Err(Refusal::TooManyScreens { most: MAX_WATCHERS });
        }
        let rows = self.held.dealer().rows();
        self.held.catch_up().await?;
        if self.reseat() || self.held.dealer().rows() != rows {
            self.changed();
        }
        self.held.player_ids().learn(self.held.setup().holders.iter().copied().flatten()).await;
        self.watchers_seen += 1;
        let id = WatcherId(self.watchers_seen);
        let mut screen = Screen::of(person, self.held.dealer(), lang);
        let before = row.and_then(|row| shown_at(&self.held, screen, row));
        let first = shown(&self.held, &mut screen, before.as_slice())?;
        let (recent, had) = (first.recent(), before.map(|before| before.look()));
        let (out, mut shown) = watch::channel(first);
        shown.mark_changed();
        self.watchers.push(Watcher { id, person, screen, recent, out });
        self.tell_company();
        let mut company = self.company.subscribe();
        company.mark_changed();
        let trouble = self.trouble.subscribe();
        let Setup { seats, holders, .. } = self.held.setup();
        let seats = seats.iter().map(|seat| seat.name.clone()).zip(holders.iter().copied()).collect();
        Ok(Watching { watcher: id, shown, company, trouble, had, is_over: self.is_over.subscribe(), seats })
    }

    /// Tells everybody at the table who is here, if that has changed.
    fn tell_company(&mut self) {
        let screens: Vec<Person> = self.watchers.iter().filter_map(|watcher| watcher.person).collect();
        self.people.note(&screens, time::Instant::now());
        self.others.tell_people(self.held.id(), &self.people);
        let company = self.company_now();
        self.company.send_if_modified(|last| {
            let is_news = *last != company;
            *last = company;
            is_news
        });
    }

    /// Continues after the wait or the thought of a bot. If this function returns a refusal, the room ends.
    async fn go_on(&mut self, stage: Stage, rooms: &Rooms) -> Result<(), Refusal> {
        match stage {
            Stage::Ready(seat) => {
                let row = self.held.dealer().rows();
                if self.held.dealer().level(seat).is_some_and(|level| !thinkers::is_short(level)) {
                    if let Some(until) = self.others.thinks_until(row) {
                        self.bot = BotTurn::Elsewhere { seat, until };
                        return Ok(());
                    }
                    self.others.claim(self.held.id(), row);
                }
                self.bot = BotTurn::thinking(&self.held, seat, rooms.thinkers())?;
                Ok(())
            }
            Stage::Decided { seat, choice, may_wait } => {
                let until = self.held.bot_waits().filter(|_| may_wait);
                self.bot_decides(seat, choice, until).await
            }
            Stage::Failed => Err(Refusal::Stopped),
        }
    }

    /// Shows the new position to all watchers after a change of the log, and stops a bot that still thinks about the
    /// old position.
    fn changed(&mut self) {
        self.reseat();
        self.trouble.send_if_modified(|trouble| trouble.take().is_some());
        self.bot = BotTurn::of(&self.held);
        let is_over = self.held.dealer().turn() == Turn::Over;
        self.is_over.send_if_modified(|last| std::mem::replace(last, is_over) != is_over);
        self.show_all();
    }

    fn show_all(&mut self) {
        // Screens that are equal now and showed the same before are drawn only once.
        let mut drawn: Vec<(Screen, Option<Look>, Shown)> = Vec::new();
        for watcher in &mut self.watchers {
            watcher.screen.settle(self.held.dealer());
            let (screen, last) = (watcher.screen, watcher.recent.last().map(|last| last.look()));
            let alike = drawn.iter().find(|(other, before, _)| (*other, *before) == (screen, last));
            match alike.map(|(.., shown)| shown.clone()) {
                Some(shown) => watcher.show(shown),
                None => {
                    let shown = watcher.shown(&self.held);
                    drawn.push((screen, last, shown.clone()));
                    watcher.show(shown);
                }
            }
        }
        // Every screen has received a newer position, so the older positions can be dropped.
        for watcher in &self.watchers {
            let newest = watcher.recent.len().saturating_sub(1);
            watcher.recent.iter().take(newest).for_each(|older| older.grow_old());
        }
    }

    fn close(&mut self, why: &Refusal) {
        for watcher in &self.watchers {
            watcher.out.send_replace(Shown::Gone(why.clone()));
        }
    }
}

/// Answers the messages that arrive after the end of the table with the reason for the end.
async fn turn_away(mut inbox: mpsc::Receiver<ToRoom>, why: &Refusal) {
    inbox.close();
    while let Some(message) = inbox.recv().await {
        match message {
            ToRoom::Watch { reply, .. } => drop(reply.send(Err(why.clone()))),
            ToRoom::Ask { reply, .. } => drop(reply.send(Err(why.clone()))),
            ToRoom::Leave { .. } | ToRoom::Heed { .. } | ToRoom::Rejoin => {}
            ToRoom::Farewell { reply, .. } => drop(reply.send(Err(why.clone()))),
            ToRoom::Expel { reply, .. } | ToRoom::CallOff { reply } | ToRoom::Close { reply } => drop(reply.send(())),
        }
    }
}

impl Watcher {
    fn shown(&mut self, held: &Held) -> Shown {
        shown(held, &mut self.screen, &self.recent).unwrap_or_else(Shown::Gone)
    }

    fn show(&mut self, shown: Shown) {
        self.recent = shown.recent();
        self.out.send_replace(shown);
    }
}
