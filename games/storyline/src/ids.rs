//! The ids of cards and Locations.

use serde::{Deserialize, Serialize};

/// A title of the table, by its place in the catalog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CardId(u8);

/// A Location of the table, by its place in the catalog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct LocationId(u8);

macro_rules! id {
    ($id:ident, $number:ty, $most:literal) => {
        impl $id {
            /// There are no more of them at one table.
            pub const MOST: usize = $most;

            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }

            #[inline]
            #[allow(dead_code, reason = "not every id is made from a place")]
            pub(crate) fn from_index(index: usize) -> $id {
                $id(index as $number)
            }
        }

        impl From<$id> for $number {
            fn from(id: $id) -> $number {
                id.0
            }
        }

        impl TryFrom<$number> for $id {
            type Error = String;

            fn try_from(number: $number) -> Result<$id, String> {
                if usize::from(number) < $id::MOST {
                    Ok($id(number))
                } else {
                    Err(format!("{number}; expected a number below {}", $id::MOST))
                }
            }
        }
    };
}
pub(crate) use id;

id!(CardId, u8, 256);
id!(LocationId, u8, 64);
