//! Small ids: indices into a list, stored as one or two bytes.

/// Implements the conversions of an id that counts from 0. The id is a tuple struct around an unsigned number, and
/// `$most` is the greatest count of such ids at one table, so every id is below it. `TryFrom` refuses a number that is
/// not below `$most`.
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// pub struct SpotId(u8);
/// kernel::id!(SpotId, u8, 16);
///
/// assert_eq!(SpotId::try_from(3), Ok(SpotId::from_index(3)));
/// assert_eq!(SpotId::try_from(16), Err("16; expected a number below 16".to_owned()));
/// ```
#[macro_export]
macro_rules! id {
    ($id:ident, $number:ty, $most:literal) => {
        impl $id {
            /// The greatest count of these ids at one table. Every id is below it.
            pub const MOST: usize = $most;

            /// Returns the id as an index into the list of the things that have these ids.
            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }

            /// Returns the id for this index, which must be below [`Self::MOST`].
            #[inline]
            pub fn from_index(index: usize) -> $id {
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
