//! The two event loops, which pass keys and messages to the front ends and print the results.

mod fault;
mod now;
mod plain;
mod reading;
mod screen;

use crate::{
    Ink, Order, Wanted,
    address::Address,
    link::{Link, Pass},
};
use protocol::Lang;
use std::path::PathBuf;

pub use fault::TerminalFault;

/// The settings with which the client starts.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The address of the server, such as `ws://127.0.0.1:7777`, or the link of a table or an invitation there.
    pub address: String,
    /// The folder with the reader's identities, one for each server that hosts for others.
    pub identities: PathBuf,
    pub lang: Lang,
    pub mode: Mode,
    /// The game to start at once.
    pub order: Option<Order>,
}

/// The mode of the front end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Screen(Ink),
    /// Lines of plain text, without motion and colours.
    Plain,
}

/// Runs the client until the reader leaves. No decision is lost when the client ends, because the server stores each
/// decision at once.
pub async fn run(setup: Setup) -> Result<(), TerminalFault> {
    let address = Address::read(&setup.address)?;
    let pass = Pass::read(&setup.identities, &address.origin)
        .map_err(|why| TerminalFault::Identity { folder: setup.identities.clone(), why })?;
    let wanted = setup.order.map(Wanted::Game).or_else(|| address.link.clone().map(Wanted::Table));
    let link = Link::open(address, pass);
    match setup.mode {
        Mode::Screen(ink) => screen::run(link, (setup.lang, wanted), ink).await,
        Mode::Plain => plain::run(link, (setup.lang, wanted)).await,
    }
}
