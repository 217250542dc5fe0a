//! A second socket at a table, of somebody who looks on.

use crate::line::Line;
use anyhow::Result;
use protocol::FromClient;
use std::net::{Ipv4Addr, SocketAddr};
use tokio::{sync::mpsc, task::JoinHandle};

/// Somebody who looks on at a table. The person leaves when this value is dropped.
pub(super) struct Onlooker {
    tables: mpsc::UnboundedSender<String>,
    task: JoinHandle<()>,
}

impl Onlooker {
    /// Connects to a server, and looks on at this table.
    pub(super) async fn at(server: SocketAddr, table: String) -> Result<Onlooker> {
        let mut line = Line::open(Ipv4Addr::LOCALHOST, server).await?;
        line.ask(&FromClient::Open { table }, "position").await?;
        let (tables, next) = mpsc::unbounded_channel();
        Ok(Onlooker { tables, task: tokio::spawn(look(line, next)) })
    }

    /// Goes on to another table.
    pub(super) fn go_to(&self, table: String) {
        // If the connection has ended, the person at the table notices it, too.
        let _ = self.tables.send(table);
    }
}

impl Drop for Onlooker {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn look(mut line: Line, mut tables: mpsc::UnboundedReceiver<String>) {
    loop {
        tokio::select! {
            table = tables.recv() => match table {
                Some(table) => if line.say(&FromClient::Open { table }).await.is_err() {
                    return;
                },
                None => return,
            },
            frame = line.frame() => if !matches!(frame, Ok(Some(_))) {
                return;
            },
        }
    }
}
