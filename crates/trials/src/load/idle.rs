//! Sockets without a table, and the memory that they take.

use crate::{line::Line, report::Report, server::Server};
use anyhow::Result;
use kernel::Lang;
use protocol::FromClient;
use std::net::Ipv4Addr;
use tokio::time::Instant;

/// Opens sockets, each of which says hello as a page does, and measures the memory of the server. Then closes them.
pub(super) async fn idle(server: &Server, sockets: usize, most: u64, report: &mut Report) -> Result<()> {
    let (before, begun) = (server.memory()?.resident, Instant::now());
    let mut lines = Vec::with_capacity(sockets);
    for _ in 0..sockets {
        let mut line = Line::open(Ipv4Addr::LOCALHOST, server.address()?).await?;
        line.ask(&FromClient::Hello { lang: Lang::En }, "welcome").await?;
        lines.push(line);
    }
    let after = server.memory()?.resident;
    let each = after.saturating_sub(before) / sockets as u64;
    report.line(format!(
        "{sockets} sockets without a table opened in {:.1?}: the server holds {} MiB, {} KiB more for each of them",
        begun.elapsed(),
        after >> 20,
        each >> 10
    ));
    if after >> 20 > most {
        report.fault(format!("the server holds {} MiB; expected at most {most} MiB", after >> 20));
    }
    Ok(())
}
