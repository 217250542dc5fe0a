//! Which of the two games, and the packs they are played with.

/// Which of the two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Profile {
    /// The Card Game of Oz: one Library for all Authors.
    Oz,
    /// The Epic Card Game: a Library for each Author.
    Epic,
}

/// A pack file as somebody hands it in.
#[derive(Clone, Copy, Debug)]
pub struct PackFile<'a> {
    /// For the notes: where it was found.
    pub name: &'a str,
    pub bytes: &'a [u8],
}

impl Profile {
    pub const ALL: [Profile; 2] = [Profile::Oz, Profile::Epic];

    /// As commands, records and pack files have it.
    pub const fn name(self) -> &'static str {
        match self {
            Profile::Oz => "oz",
            Profile::Epic => "epic",
        }
    }

    /// The title players know the game by, which is the same in every language.
    pub fn title(self) -> &'static str {
        match self {
            Profile::Oz => "The Card Game of Oz",
            Profile::Epic => "Epic Card Game",
        }
    }

    /// The pack that is built in. That of `epic` is one text in three files.
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
