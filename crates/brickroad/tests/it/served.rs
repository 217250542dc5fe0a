//! Starts `brickroad play` and `brickroad serve` with the code that the trials use.

use std::path::Path;
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
