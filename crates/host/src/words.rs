//! The sentences of a host, in the reader's language. They are in `/locales`.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use kernel::{Lang, Words};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

type Bundle = FluentBundle<FluentResource>;

static EN: LazyLock<Bundle> = LazyLock::new(|| bundle("en", include_str!("../../../locales/en/server.ftl")));
static FR: LazyLock<Bundle> = LazyLock::new(|| bundle("fr", include_str!("../../../locales/fr/server.ftl")));

/// Returns the message with this name and with its variables filled in. The names are those of `locales/en/server.ftl`.
pub fn say<const N: usize>(lang: Lang, name: &str, gaps: [(&'static str, FluentValue<'_>); N]) -> String {
    let bundle = match lang {
        Lang::En => &*EN,
        Lang::Fr => &*FR,
    };
    let arguments: FluentArgs = gaps.into_iter().collect();
    let pattern = bundle
        .get_message(name)
        .and_then(|message| message.value())
        .expect("every message is there in both languages: crates/server/tests/it/words.rs");
    bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
}

pub(crate) fn in_language(words: &Words, lang: Lang) -> &str {
    match lang {
        Lang::En => &words.en,
        Lang::Fr => &words.fr,
    }
}

/// The greatest number of characters that are quoted from a text.
const QUOTED: usize = 80;

pub(crate) fn shorten(text: &str) -> String {
    if text.chars().count() <= QUOTED { text.to_owned() } else { text.chars().take(QUOTED).chain(['…']).collect() }
}

/// Returns a text as a gap of a sentence.
pub fn text(text: &str) -> FluentValue<'_> {
    FluentValue::from(text)
}

/// Returns the number as text, so that no language puts separators into it.
pub(crate) fn number<'a>(number: impl ToString) -> FluentValue<'a> {
    FluentValue::from(number.to_string())
}

fn bundle(lang: &str, text: &str) -> Bundle {
    let lang: LanguageIdentifier = lang.parse().expect("the name of a language");
    let resource = FluentResource::try_new(text.to_owned()).expect("our own words can be read");
    let mut bundle = Bundle::new_concurrent(vec![lang]);
    // Terminals would show the isolation marks around variables, and both languages are written from left to right.
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).expect("no message is there twice");
    bundle
}
