//! Reads the messages of clients from text, and writes the messages of the server as text.

use crate::{Refusal, words::shorten};
use protocol::{FromClient, FromServer, MAX_MESSAGE};

/// Reads a message.
///
/// # Errors
///
/// Refuses a text that is too long or not a message. Also refuses an object that has the same member twice, because
/// either of the two members could be meant.
pub fn read(text: &str) -> Result<FromClient, Refusal> {
    if text.len() > MAX_MESSAGE {
        return Err(Refusal::TooLong { most: MAX_MESSAGE });
    }
    let unreadable = |why: String| Refusal::Unreadable { why: shorten(&why) };
    let value = table::read_json(text, "JSON").map_err(|fault| unreadable(fault.to_string()))?;
    serde_json::from_value(value).map_err(|fault| unreadable(fault.to_string()))
}

/// Returns a message as one line of JSON.
pub fn written(message: &FromServer) -> String {
    serde_json::to_string(message).expect("messages are plain JSON")
}
