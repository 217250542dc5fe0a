//! Small ids: places in a list, as one or two bytes.

/// Gives an id that counts from 0 its conversions. The id is a tuple struct around an unsigned number; `$most` is how
/// many of them there can be at one table. `TryFrom` refuses a number that is not below `$most` and says so.
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
            /// There are no more of them at one table.
            pub const MOST: usize = $most;

            /// The place in the list.
            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }

            /// The id at this place, which is below [`Self::MOST`].
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
