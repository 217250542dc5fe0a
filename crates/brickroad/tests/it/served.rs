//! Starts `brickroad play` and `brickroad serve` with the code that the trials use.

use std::{net::TcpListener, path::Path};
use trials::{Binary, Play};

pub(crate) fn binary() -> Binary {
    Binary::at(Path::new(env!("CARGO_BIN_EXE_brickroad"))).unwrap()
}

pub(crate) fn play(data: &Path) -> Play {
    Play::new(&binary(), data)
}

pub(crate) fn serve() -> Play {
    Play::serve(&binary())
}

/// Returns an address on loopback with a port that is free now.
pub(crate) fn free() -> String {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}

/// Returns the command for a server that hosts for others at a free address, with its tables in this folder.
pub(crate) fn serving(folder: &Path) -> Play {
    let address = free();
    let url = format!("http://{address}");
    serve().with(["--address", &address, "--public-url", &url]).with([Path::new("--data"), &folder.join("data")])
}
