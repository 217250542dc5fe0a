//! The Card Game of Oz and the Epic Card Game: Authors walk their Characters along a road of Locations. Once a Prime
//! Character has reached The End, the Author with the most Vitality on the road wins.
//! `RULES.md` has the numbered rules cited here.

mod card;
mod text;
mod traits;
mod lexicon;

mod nearest;
mod notation;
mod catalog;
pub mod words;

pub use card::{Card, CardId, Kind, Location, LocationId};
pub use catalog::{Catalog, Library, PackFile, PackNote, Profile, Weight};
pub use lexicon::{Gender, Lexicon, NameForms, Sort, WordForms};
pub use notation::{NotationFault, fits_name, fits_word, parse, print};
pub use text::{
    Ability, Amount, Cards, Change, Cond, Do, Fee, Filter, Gift, Given, Goal, Host, Lasting, Noun, Once, Part, Peeked,
    Place, Price, Reaction, Spots, Standing, Target, Text, Until, User, When, Where, Whom, Whose, Zones,
};
pub use traits::{Name, Traits, Word};
