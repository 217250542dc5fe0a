//! Ids of what a scene shows, as types of a game, so that a board which reads them cannot misspell them.

/// How the ids of one sort are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdShape {
    /// What its type calls it.
    pub variant: &'static str,
    /// The whole id, or what stands before its number.
    pub name: &'static str,
    /// Whether there is one for each number: `hand.0`, `hand.1`.
    pub is_numbered: bool,
}

/// Defines the ids of one kind. Each prints as it stands in a scene, and the type knows all their shapes. An id may have
/// the number of a seat, or of anything else with an `index()`.
///
/// ```
/// kernel::scene_ids! {
///     /// The zones of a small game.
///     pub ZoneId {
///         /// What is left to draw.
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
            /// How each of them is written.
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
