//! Colours and text styles. Nothing is shown by colour alone: a letter, a sign or a text style always gives the same
//! information.

use ratatui::{
    style::{Color, Modifier, Style},
    text::Span,
};

/// The palette in which the terminal draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    Colour,
    /// No colours, as the environment variable `NO_COLOR` requests.
    Plain,
}

impl Ink {
    pub(super) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    pub(super) fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Returns the style of the thing under the cursor.
    pub(super) fn cursor(self) -> Style {
        match self {
            Ink::Colour => Style::new().fg(Color::Black).bg(Color::Indexed(221)).add_modifier(Modifier::BOLD),
            Ink::Plain => Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
        }
    }

    /// Returns the style of a prompt that asks the viewer to decide. The names of cards in the prompt are bold.
    pub(super) fn asked(self) -> Style {
        match self {
            Ink::Colour => Style::new().fg(Color::Indexed(136)),
            Ink::Plain => Style::new(),
        }
    }

    /// Returns the style of a choice that is not under the cursor.
    pub(super) fn choice(self) -> Style {
        match self {
            Ink::Colour => Style::new().fg(Color::Indexed(136)).add_modifier(Modifier::BOLD),
            Ink::Plain => self.strong(),
        }
    }

    pub(super) fn bar(self) -> Style {
        match self {
            Ink::Colour => Style::new().fg(Color::Indexed(230)).bg(Color::Indexed(22)),
            Ink::Plain => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    pub(super) fn notice(self) -> Style {
        match self {
            Ink::Colour => Style::new().fg(Color::Black).bg(Color::Indexed(216)),
            Ink::Plain => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    /// Returns a span with the first two letters of a name, on the colour of the tint.
    pub(super) fn badge(self, tint: &str, name: &str) -> Span<'static> {
        let letters: String = name.chars().filter(|letter| letter.is_alphanumeric()).take(2).collect();
        let style = match self {
            Ink::Colour => Style::new().fg(Color::Black).bg(colour(tint)),
            Ink::Plain => Style::new().add_modifier(Modifier::REVERSED),
        };
        Span::styled(letters, style)
    }
}

/// Reports whether a tint has a fixed colour. Such a tint belongs to a character, which can be shown as a badge.
pub(super) fn is_known(tint: &str) -> bool {
    own_colour(tint).is_some()
}

fn colour(tint: &str) -> Color {
    Color::Indexed(own_colour(tint).unwrap_or_else(|| spare_colour(tint)))
}

/// Returns the fixed colour of a tint, or `None` if the tint has no fixed colour. Each fixed colour is pale enough for
/// black letters. The countries of Oz give these colours: Munchkin blue, Winkie yellow, Quadling red, Gillikin purple,
/// Emerald green and Kansas grey.
fn own_colour(tint: &str) -> Option<u8> {
    const OWN: [(&str, u8); 8] = [
        ("dorothy", 111),
        ("toto", 247),
        ("lion", 221),
        ("scarecrow", 180),
        ("tinman", 152),
        ("glinda", 210),
        ("witch", 177),
        ("oz", 114),
    ];
    OWN.iter().find(|(name, _)| *name == tint).map(|(_, colour)| *colour)
}

/// Returns a colour for a tint without a fixed colour. The same tint always gets the same colour.
fn spare_colour(tint: &str) -> u8 {
    const SPARE: [u8; 8] = [117, 223, 187, 151, 217, 183, 159, 252];
    let sum = tint.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    SPARE.get(sum % SPARE.len()).copied().unwrap_or(252)
}
