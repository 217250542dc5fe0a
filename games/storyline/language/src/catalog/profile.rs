//! The two games of this crate, and their built-in packs.

/// One of the two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Profile {
    /// The Card Game of Oz: one Library for all Authors.
    Oz,
    /// The Epic Card Game: a Library for each Author.
    Epic,
}

/// A pack file that the caller has read.
#[derive(Clone, Copy, Debug)]
pub struct PackFile<'a> {
    /// The name of the file, or the place where it was found, for use in notes.
    pub name: &'a str,
    pub bytes: &'a [u8],
}

impl Profile {
    pub const ALL: [Profile; 2] = [Profile::Oz, Profile::Epic];

    /// Returns the name of the game in commands, records and pack files.
    pub const fn name(self) -> &'static str {
        match self {
            Profile::Oz => "oz",
            Profile::Epic => "epic",
        }
    }

    /// Returns the title of the game that players know. It is the same in every language.
    pub fn title(self) -> &'static str {
        match self {
            Profile::Oz => "The Card Game of Oz",
            Profile::Epic => "Epic Card Game",
        }
    }

    /// Returns the built-in pack. The pack of `epic` is one text from three files.
    pub fn built_in(self) -> PackFile<'static> {
        const EPIC: &str = concat!(
            include_str!("../../../cards/epic-starter.toml"),
            include_str!("../../../cards/epic-nights.toml"),
            include_str!("../../../cards/epic-north.toml"),
        );
        let (name, text) = match self {
            Profile::Oz => ("oz-core.toml", include_str!("../../../cards/oz-core.toml")),
            Profile::Epic => ("epic-starter.toml", EPIC),
        };
        PackFile { name, bytes: text.as_bytes() }
    }
}
