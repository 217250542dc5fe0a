//! Reads the files of records.

/// Reads the file of a record.
///
/// # Errors
///
/// Returns the reason why the file cannot be read, in words.
pub(super) async fn read(path: &std::path::Path) -> Result<String, String> {
    let path = path.to_owned();
    let read = tokio::task::spawn_blocking(move || read_bounded(&path)).await;
    read.map_err(|fault| fault.to_string())?.map_err(|fault| fault.to_string())
}

/// Reads at most one byte more than a message can carry, so that an endless file is refused.
fn read_bounded(path: &std::path::Path) -> std::io::Result<String> {
    use std::io::{Error, ErrorKind, Read};
    let mut text = String::new();
    let longest = u64::try_from(protocol::MAX_MESSAGE).unwrap_or(u64::MAX);
    let read = std::fs::File::open(path)?.take(longest + 1).read_to_string(&mut text)?;
    if read > protocol::MAX_MESSAGE {
        let why = format!("it is longer than {} bytes; the page in a browser opens longer ones", protocol::MAX_MESSAGE);
        return Err(Error::new(ErrorKind::InvalidData, why));
    }
    Ok(text)
}
