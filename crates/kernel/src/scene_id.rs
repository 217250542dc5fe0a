//! A macro that defines the ids of a game's scenes as types, so that code that reads the ids cannot misspell them.

/// The spelling of one kind of id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdShape {
    /// The name of the enum variant.
    pub variant: &'static str,
    /// The whole id, or the part before the number of a numbered id.
    pub name: &'static str,
    /// True if there is one id for each number: `hand.0`, `hand.1`.
    pub is_numbered: bool,
}

/// Defines a type for the ids of one kind. Each id prints in the form that it has in a scene, and `SHAPES` lists the
/// forms of all ids of the type. An id may carry the number of a seat, or of anything else with an `index()`.
///
/// ```
/// kernel::scene_ids! {
///     /// The zones of a small game.
///     pub ZoneId {
///         /// The cards that are left to draw.
///         Deck = "deck",
///         Hand(kernel::Seat) = "hand",
///     }
/// }
///
/// let second = kernel::Seat::new(1, 2).unwrap();
/// assert_eq!(ZoneId::Hand(second).to_string(), "hand.1");
/// assert_eq!(ZoneId::SHAPES[0], kernel::IdShape { variant: "Deck", name: "deck", is_numbered: false });
/// ```
#[macro_export]
macro_rules! scene_ids {
    ($(#[$about:meta])* $scope:vis $kind:ident {
        $($(#[$says:meta])* $id:ident $(($number:ty))? = $name:literal),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $scope enum $kind {
            $($(#[$says])* $id $(($number))?,)+
        }

        impl $kind {
            /// The spellings of all ids of this type.
            $scope const SHAPES: &'static [$crate::IdShape] = &[
                $($crate::IdShape { variant: stringify!($id), name: $name, is_numbered: $crate::scene_ids!(@numbered $($number)?) },)+
            ];
        }

        impl std::fmt::Display for $kind {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($crate::scene_ids!(@pattern $kind $id number $($number)?) =>
                        $crate::scene_ids!(@print f $name number $($number)?),)+
                }
            }
        }
    };
    (@numbered) => { false };
    (@numbered $number:ty) => { true };
    (@pattern $kind:ident $id:ident $bound:ident) => { $kind::$id };
    (@pattern $kind:ident $id:ident $bound:ident $number:ty) => { $kind::$id($bound) };
    (@print $f:ident $name:literal $bound:ident) => { $f.write_str($name) };
    (@print $f:ident $name:literal $bound:ident $number:ty) => {
        write!($f, concat!($name, ".{}"), $bound.index())
    };
}
