//! Tables without a server, in the memory of the caller: offline play.
//!
//! A [`Session`] takes the messages of the protocol and answers them, as the server answers a client. A session does no
//! I/O: its driver passes in the seed and the time, and calls [`Session::go_on`] as long as a bot is to move. For
//! WebAssembly, this crate is built as one module with the dealer, every game and every bot. `module.rs` lists the
//! exports of the module.
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

#![forbid(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod session;

mod lobby;
mod luck;
mod open;
mod held;

#[cfg(target_arch = "wasm32")]
mod module;

pub use lobby::MAX_TABLES;
pub use session::Session;
