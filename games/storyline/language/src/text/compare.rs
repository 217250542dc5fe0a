//! Comparisons with numbers.

use serde::{Deserialize, Serialize};

/// A comparison with a number (rule 60).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Compare {
    pub sign: Sign,
    pub than: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Sign {
    Less,
    AtMost,
    AtLeast,
    More,
}

impl Compare {
    pub const fn at_most(than: u8) -> Compare {
        Compare { sign: Sign::AtMost, than }
    }

    pub const fn at_least(than: u8) -> Compare {
        Compare { sign: Sign::AtLeast, than }
    }

    #[inline]
    pub fn holds(self, found: i16) -> bool {
        let than = i16::from(self.than);
        match self.sign {
            Sign::Less => found < than,
            Sign::AtMost => found <= than,
            Sign::AtLeast => found >= than,
            Sign::More => found > than,
        }
    }
}
