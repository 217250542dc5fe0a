//! The event loop of the full screen.

use super::{fault::TerminalFault, now::now, reading::read};
use crate::{Ink, Model, Msg, Need, Reach, Wanted, draw, link::Link, update};
use crossterm::{
    event::{DisableBracketedPaste, EnableBracketedPaste, Event, EventStream},
    execute,
};
use futures_util::StreamExt;
use protocol::Lang;
use ratatui::DefaultTerminal;
use std::{
    io::{IsTerminal, stdin, stdout},
    time::Duration,
};

/// Draws the screen and handles events until the reader leaves.
pub(super) async fn run(mut link: Link, start: (Lang, Option<Wanted>), ink: Ink) -> Result<(), TerminalFault> {
    let mut screen = Screen::open()?;
    let mut events = EventStream::new();
    let mut ended = std::pin::pin!(terminated());
    let mut model = Model::new(start.0, start.1);
    loop {
        let mut drawn = Reach::default();
        screen.terminal.draw(|frame| drawn = draw(frame, &model, ink))?;
        update(&mut model, Msg::Drawn { scroll: drawn.scroll, reach: drawn.most, shown: drawn.shown });
        let msg = tokio::select! {
            event = events.next() => match event {
                Some(Ok(Event::Key(key))) => Msg::Key(key),
                Some(Ok(Event::Paste(text))) => Msg::Paste(text),
                Some(Ok(Event::Resize(..) | Event::FocusGained | Event::FocusLost | Event::Mouse(_))) => continue,
                Some(Err(fault)) => return Err(fault.into()),
                None => return Ok(()),
            },
            heard = link.hear() => Msg::Heard(heard),
            () = waited(model.wait()) => {
                update(&mut model, Msg::Clock { now: now() });
                continue;
            }
            () = &mut ended => return Ok(()),
        };
        update(&mut model, Msg::Clock { now: now() });
        let mut needs = update(&mut model, msg);
        while let Some(need) = (!needs.is_empty()).then(|| needs.remove(0)) {
            match need {
                Need::Say(message) => link.say(message).await,
                Need::Read(path) => {
                    let (read, path) = (read(&path).await, path.display().to_string());
                    needs.extend(update(&mut model, Msg::Record { path, read }));
                }
                Need::Fail(why) => return Err(TerminalFault::Refused(why)),
                Need::Quit => return Ok(()),
            }
        }
    }
}

/// The terminal in full-screen mode. The terminal is restored when this value is dropped, even after a panic.
struct Screen {
    terminal: DefaultTerminal,
}

impl Screen {
    fn open() -> Result<Screen, TerminalFault> {
        if !stdin().is_terminal() || !stdout().is_terminal() {
            let why = std::io::Error::other("standard input or output goes elsewhere");
            return Err(TerminalFault::NotATerminal(why));
        }
        let terminal = ratatui::try_init().map_err(TerminalFault::NotATerminal)?;
        let screen = Screen { terminal };
        // A terminal without bracketed paste sends a pasted text letter by letter, as if it were typed.
        let _ = execute!(stdout(), EnableBracketedPaste);
        Ok(screen)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = execute!(stdout(), DisableBracketedPaste);
        ratatui::restore();
    }
}

/// Waits for the duration `wait`, or forever if it is `None`.
async fn waited(wait: Option<Duration>) {
    match wait {
        Some(wait) => tokio::time::sleep(wait).await,
        None => std::future::pending().await,
    }
}

/// Waits until the operating system asks the program to end, so that the terminal can be restored first.
#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => drop(terminate.recv().await),
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}
