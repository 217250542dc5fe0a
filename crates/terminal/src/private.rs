//! Files that only their owner may read.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write},
    path::Path,
};

/// Writes a file that only its owner may read, in place of an earlier one. Another program never reads a part of it.
pub(crate) fn write(file: &Path, text: &[u8]) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".new{}", std::process::id()));
    let fresh = file.with_file_name(name);
    open(&fresh)?.write_all(text)?;
    fs::rename(&fresh, file)
}

#[cfg(unix)]
fn open(file: &Path) -> io::Result<fs::File> {
    use std::os::unix::fs::OpenOptionsExt;
    OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(file)
}

#[cfg(not(unix))]
fn open(file: &Path) -> io::Result<fs::File> {
    OpenOptions::new().write(true).create(true).truncate(true).open(file)
}
