//! Notices: what people are told while they are away (`docs/notices.md`). The law decides whom a table tells, and the
//! office sends it to the person's devices.

mod office;
mod hooks;
mod push;
mod device;
mod law;
mod carrier;
mod outcome;
mod words;
mod wish;
mod base64;
#[cfg(test)]
mod proof;

use dealer::Person;
use store::TableId;
use tokio::sync::mpsc;

pub use carrier::{Carrier, Reply, Unreached};
pub(crate) use device::{forget_browser, forget_device, keep_device, told, wish};
pub use hooks::{HookWay, Net, Outside};
pub(crate) use hooks::{Hooks, Wanted, keep_hook, remove_hook, renew_hook, told_hooks};
pub(crate) use law::{Claim, END, Law, Now};
pub(crate) use office::Office;
pub(crate) use push::PushKey;
pub(crate) use wish::Wish;

/// The services that reach people who are away.
#[derive(Clone, Debug)]
pub struct PushServices {
    /// The hosts to which notices are sent. A name that begins with `*.` stands for all hosts below it.
    pub hosts: Vec<String>,
    /// The way to them. With `None`, it is an encrypted connection.
    pub carrier: Option<std::sync::Arc<dyn Carrier>>,
    /// The way to addresses that people give for their notices. With `None`, nobody may give one.
    pub hooks: Option<HookWay>,
}

impl Default for PushServices {
    fn default() -> PushServices {
        let hosts =
            ["fcm.googleapis.com", "updates.push.services.mozilla.com", "*.notify.windows.com", "web.push.apple.com"];
        PushServices { hosts: hosts.map(str::to_owned).into(), carrier: None, hooks: None }
    }
}

/// Something that a person is told about a table. It has nothing that a hand holds.
#[derive(Clone, Debug)]
pub(crate) struct Notice {
    pub(crate) person: Person,
    pub(crate) table: TableId,
    pub(crate) game: String,
    /// The names of the other people and bots at the table.
    pub(crate) others: Vec<String>,
    pub(crate) has_clock: bool,
    pub(crate) about: About,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum About {
    /// The person's decision is awaited, after so many entries.
    Decision { entries: u64 },
    /// The game is over.
    End,
}

/// The greatest number of notices that wait to be sent. Later ones are dropped and counted.
const WAITING: usize = 4096;

/// The place where tables hand in their notices.
#[derive(Clone, Debug)]
pub(crate) struct Desk(mpsc::Sender<Notice>);

impl Desk {
    pub(crate) fn new() -> (Desk, mpsc::Receiver<Notice>) {
        let (desk, notices) = mpsc::channel(WAITING);
        (Desk(desk), notices)
    }

    /// Hands in a notice. Nobody waits for it.
    pub(crate) fn tell(&self, notice: Notice) {
        if self.0.try_send(notice).is_err() {
            crate::measures::noticed("dropped");
        }
    }
}
