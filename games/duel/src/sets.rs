//! Sets of cards and of Characters. A set has one bit for each element, in the order of the card files.

use crate::{CardId, CharacterId};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::{BitAnd, BitOr, Sub};

set! {
    /// A set of cards of both decks.
    Cards of CardId in u128
}

set! {
    /// A set of Characters of both decks.
    Characters of CharacterId in u32
}

macro_rules! set {
    ($(#[$doc:meta])* $set:ident of $id:ident in $bits:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
        pub struct $set($bits);

        impl $set {
            pub const NONE: $set = $set(0);

            /// Returns the set that contains only this element.
            #[inline]
            pub fn only(id: $id) -> $set {
                $set(1 << id.index())
            }

            #[inline]
            pub fn contains(self, id: $id) -> bool {
                self.0 >> id.index() & 1 == 1
            }

            #[inline]
            pub fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.index();
            }

            #[inline]
            pub fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.index());
            }

            #[inline]
            pub fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns true if the two sets have an element in common.
            #[inline]
            pub fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            /// Returns the element that comes first in the card files, or `None` if the set is empty.
            #[inline]
            pub fn first(self) -> Option<$id> {
                (self.0 != 0).then(|| $id::from_index(self.0.trailing_zeros() as usize))
            }

            /// Returns an iterator over the elements, in the order of the card files.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let next = (left != 0).then(|| $id::from_index(left.trailing_zeros() as usize))?;
                    left &= left - 1;
                    Some(next)
                })
            }

            /// Returns the element at index `place`, in the order of the card files. `place` must be below `len`.
            #[inline]
            pub fn at(self, place: u32) -> $id {
                let mut left = self.0;
                for _ in 0..place {
                    left &= left.wrapping_sub(1);
                }
                $id::from_index(left.trailing_zeros() as usize)
            }

            /// Returns the bits of the set, for a digest.
            #[inline]
            pub fn bits(self) -> $bits {
                self.0
            }
        }

        impl BitOr for $set {
            type Output = $set;
            #[inline]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl BitAnd for $set {
            type Output = $set;
            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl Sub for $set {
            type Output = $set;
            #[inline]
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        /// Writes the elements as a list.
        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$set, D::Error> {
                Ok(Vec::<$id>::deserialize(from)?.into_iter().collect())
            }
        }

        impl FromIterator<$id> for $set {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $set {
                ids.into_iter().fold($set::NONE, |set, id| set | $set::only(id))
            }
        }
    };
}
use set;
