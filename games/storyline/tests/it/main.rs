//! Everything that is tested of the storyline games.
