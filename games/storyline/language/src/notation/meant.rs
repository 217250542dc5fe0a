//! Common terms of card designers, with their notation in this language.

/// Returns the notation for a common term at the beginning of `rest`, or `None` if the term is not known. `before` is
/// the part of the line before the term.
pub(super) fn meant(before: &str, rest: &str) -> Option<String> {
    let said = rest.to_lowercase();
    let word = said.split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default();
    if word == "pay" && before.trim_end().ends_with("ONCE:") {
        let price: String = said.chars().take_while(|sign| *sign != ':').collect();
        return Some(format!("ONCE, {}:", price.trim_end()));
    }
    if matches!(word, "when" | "whenever" | "after" | "if" | "on") && said.contains(':') {
        return moment(said.split(':').next().unwrap_or_default()).map(str::to_owned);
    }
    CALLED.iter().find(|(names, _)| names.contains(&word)).map(|(_, ours)| (*ours).to_owned())
}

/// Returns the notation of the moment that the words in `said` describe, or `None` if they describe no known moment.
fn moment(said: &str) -> Option<&'static str> {
    let about = [
        ("play", "PLAY:"),
        ("archived", "ARCHIVED"),
        ("die", "ARCHIVED"),
        ("destroyed", "ARCHIVED"),
        ("enter", "ENTERS:"),
        ("leave", "LEAVES:"),
        ("start", "START:"),
        ("begin", "START:"),
        ("turn ends", "TURN ENDS:"),
        ("end of", "TURN ENDS:"),
    ];
    about.into_iter().find(|(sign, _)| said.contains(sign)).map(|(_, ours)| ours)
}

/// Words of other games and of everyday speech, each with its notation in this language.
const CALLED: [(&[&str], &str); 30] = [
    (&["destroy", "kill", "discards", "remove"], "ARCHIVE"),
    (&["exile"], "BANISH"),
    (&["bounce", "return"], "HAND"),
    (&["steal", "seize", "charm"], "CONTROL"),
    (&["deathrattle", "dies"], "ARCHIVED:"),
    (&["battlecry", "played"], "PLAY:"),
    (&["sell"], "archive a card"),
    (&["gain"], "SP"),
    (&["lose"], "SP -1"),
    (&["damage", "hurt", "weaken"], "GIVE VIT -1"),
    (&["heal", "buff", "boost", "strengthen"], "CHEER"),
    (&["exchange", "trade"], "SWAP"),
    (&["find", "tutor", "fetch"], "SEARCH"),
    (&["scry"], "PEEK"),
    (&["counter", "negate"], "CANCEL"),
    (&["immune", "hexproof", "protected"], "SHIELD"),
    (&["fly", "flies"], "Flying"),
    (&["swim", "swims"], "Swimming"),
    (&["freeze", "stun", "root", "rooted"], "Steadfast"),
    (&["silence"], "BLANK"),
    (&["haste"], "STRIDE 2"),
    (&["enemy", "enemies", "foe", "foes", "hostile"], "opposing"),
    (&["my", "own", "friendly"], "your"),
    (&["all", "every"], "each"),
    (&["opponents"], "each opponent:"),
    (&["item", "artifact", "equipment"], "Object"),
    (&["place", "land", "room"], "Location"),
    (&["strength", "power", "health"], "VIT"),
    (&["dice"], "ROLL"),
    (&["hero", "heroes", "main"], "Prime"),
];
