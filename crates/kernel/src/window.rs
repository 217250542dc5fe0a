//! Windows for answers: moments at which a seat may answer to something that happens, and usually lets it happen.

use crate::Lang;

/// A subject of windows for answers, by which a person says beforehand which windows matter.
///
/// ```
/// use kernel::{Lang, Topic};
///
/// const ATTACKS: Topic = Topic { id: "attacks", en: "I am attacked", fr: "on m’attaque" };
/// assert_eq!(ATTACKS.words(Lang::Fr), "on m’attaque");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Topic {
    /// The name of the topic in messages and in the store. It is unique in its game.
    pub id: &'static str,
    /// The topic in English, as the end of a sentence that begins with "Ask me only if".
    pub en: &'static str,
    /// The topic in French, as the end of a sentence that begins with « Ne me demander que si ».
    pub fr: &'static str,
}

impl Topic {
    /// Returns the topic in the reader's language, as a clause in the first person.
    pub fn words(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Fr => self.fr,
        }
    }
}
