//! Reads records from files.

use crate::Unread;
use std::{
    fs::File,
    io::{ErrorKind, Read},
    path::Path,
};

/// Reads a record from a file.
///
/// # Errors
///
/// Returns the reason why the file cannot be read.
pub(super) async fn read(path: &Path) -> Result<String, Unread> {
    let path = path.to_owned();
    let read = tokio::task::spawn_blocking(move || read_bounded(&path)).await;
    read.map_err(|_| Unread::Failed)?
}

/// Reads a file up to one byte more than a message can carry. A longer file is refused, even if it is endless.
fn read_bounded(path: &Path) -> Result<String, Unread> {
    let mut text = String::new();
    let longest = u64::try_from(protocol::MAX_MESSAGE).unwrap_or(u64::MAX);
    let read = File::open(path).and_then(|file| file.take(longest + 1).read_to_string(&mut text));
    let read = read.map_err(|fault| match fault.kind() {
        ErrorKind::NotFound => Unread::Missing,
        ErrorKind::PermissionDenied => Unread::Barred,
        ErrorKind::InvalidData => Unread::NotText,
        _ => Unread::Failed,
    })?;
    if read > protocol::MAX_MESSAGE { Err(Unread::Long) } else { Ok(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_cannot_be_read_says_why() {
        let folder = std::env::temp_dir();
        assert_eq!(read_bounded(&folder.join("brickroad has no such file")), Err(Unread::Missing));
        let file = folder.join(format!("brickroad-reading-{}", std::process::id()));
        std::fs::write(&file, [0xff]).unwrap();
        assert_eq!(read_bounded(&file), Err(Unread::NotText));
        std::fs::write(&file, vec![b' '; protocol::MAX_MESSAGE + 1]).unwrap();
        assert_eq!(read_bounded(&file), Err(Unread::Long));
        std::fs::remove_file(&file).unwrap();
    }
}
