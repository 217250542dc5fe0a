//! Tables without a server, in the memory of whoever asks: offline play.
//!
//! A [`Session`] hears the messages of the protocol and answers with them, as the server does to a client. It has no
//! surroundings: its driver hands in luck and time, and calls [`Session::go_on`] while a bot is to move. Built for
//! WebAssembly it is one module with the dealer, every game and every bot; `module.rs` says what that exports.
//!
//! ```
//! let mut session = offline::Session::new(7);
//! let create = r#"{"say":"create","game":"draft","options":{},"seats":[
//!     {"name":"Ann","bot":"random"},{"name":"Greta","bot":"greedy"}]}"#;
//! let mut said = session.hear(create, 0);
//! while session.pause().is_some() {
//!     said.extend(session.go_on(0));
//! }
//! assert!(said.last().unwrap().contains(r#""turn":"over""#));
//! ```

mod session;

mod lobby;
mod luck;
mod open;
mod held;

#[cfg(target_arch = "wasm32")]
mod module;

pub use lobby::MAX_TABLES;
pub use session::Session;
