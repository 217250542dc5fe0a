//! The card language of the Storyline games. A line of notation is parsed into a small tree. The line, and the words on
//! the card in English and in French, are printed from that tree. Packs of cards and Locations are written in the
//! language.
//!
//! This crate gives the meaning of a text, but does not carry it out: it has no table and no rules of play. `RULES.md`
//! of the Storyline describes the language in "The card language".

mod text;
mod traits;
mod kind;
mod card;
mod ids;
mod source;
mod walk;

mod notation;
pub mod words;

mod catalog;
mod lexicon;
mod nearest;

pub use card::{Card, Location};
pub use catalog::{Catalog, Library, MOST_PACK_BYTES, PackFile, PackNote, Profile, Wanted, Weight};
pub use ids::{CardId, LocationId};
pub use kind::Kind;
pub use lexicon::{Gender, Lexicon, NameForms, Sort, Tale, WordForms};
pub use notation::{MOST_NUMBER, NotationFault, fits_name, fits_word, parse, print};
pub use source::{Script, Source};
pub use text::{
    Ability, Amount, Cards, Change, Compare, Cond, Counted, Distance, Do, FaceDown, Fee, Filter, Gift, Given, Goal,
    Grant, Host, Lasting, Noun, Number, Once, Opponents, Part, Peeked, Place, Polarity, Price, Printed, Reaction, Sign,
    Spots, Standing, Tally, Target, Text, Until, User, Verb, When, Where, Who, Whom, Whose, Zones, standings,
};
pub use traits::{Name, Traits, Word};
pub use walk::{Meant, Node, Pointers, walk};
