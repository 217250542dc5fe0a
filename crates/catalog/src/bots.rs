//! The bots that people can choose. Commands accept any level that `bots::Level` can parse.

use ::bots::Level;
use kernel::Lang;

/// A bot that people can choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotEntry {
    /// The level of the bot, as in a seat plan, such as `ismcts:1000`.
    pub level: String,
    /// The name of the bot, as players see it.
    pub label: String,
    /// A description of how the bot plays, in one sentence.
    pub help: String,
}

/// Returns the bots that people can choose, the weakest first.
pub fn bots(lang: Lang) -> Vec<BotEntry> {
    let search = |iterations| Level::Ismcts { iterations, within: None };
    [Level::Random, Level::Greedy, search(1_000), search(10_000)]
        .into_iter()
        .zip(words(lang))
        .map(|(level, [label, help])| BotEntry { level: level.to_string(), label: label.into(), help: help.into() })
        .collect()
}

/// Returns a label and a sentence for each bot, in the order of the list of bots.
fn words(lang: Lang) -> [[&'static str; 2]; 4] {
    match lang {
        Lang::En => [
            ["Wanderer", "Does anything that is allowed, without a thought."],
            ["Collector", "Takes what looks best right now, and never thinks further."],
            ["Planner", "Imagines a thousand ways the game may go on before each decision."],
            ["Wizard", "Imagines ten thousand ways the game may go on: the strongest, and still quick."],
        ],
        Lang::Fr => [
            ["Flâneur", "Fait n’importe quoi de permis, sans réfléchir."],
            ["Collectionneur", "Prend ce qui paraît le meilleur tout de suite, sans voir plus loin."],
            ["Stratège", "Imagine mille suites de la partie avant chaque décision."],
            ["Magicien", "Imagine dix mille suites de la partie\u{a0}: le plus fort, et pourtant rapide."],
        ],
    }
}
