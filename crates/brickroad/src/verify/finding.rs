//! The findings of a check, and their words.

use crate::output::counted;
use kernel::{Lang, Turn};
use luck::Hex;
use server::BotsChecked;
use std::fmt::Write;

/// The findings of the check of one record, in order.
#[derive(Debug, Default)]
pub(super) struct Findings(Vec<Finding>);

#[derive(Debug)]
pub(super) enum Finding {
    /// The signature fits this public key.
    Signed(Hex<32>),
    /// The key and this number of salts have their commitments.
    Committed {
        attempt: u32,
        salts: usize,
    },
    /// The drawn numbers are those of the key, except in the copied entries.
    Drawn {
        drawn: usize,
        copied: usize,
    },
    /// The rules allow each entry, and the numbers give the outcomes.
    Replayed {
        entries: usize,
        turn: Turn,
    },
    Bots(BotsChecked),
    Fault(String),
}

impl Findings {
    pub(super) fn add(&mut self, finding: Finding) {
        self.0.push(finding);
    }

    pub(super) fn are_well(&self) -> bool {
        !self.0.iter().any(|finding| matches!(finding, Finding::Fault(_)))
    }

    /// Returns the findings about the record with this name, one in each line, and the verdict.
    pub(super) fn words(&self, name: &str, lang: Lang) -> String {
        let mut text = match lang {
            Lang::En => format!("{name}:\n"),
            Lang::Fr => format!("{name}\u{a0}:\n"),
        };
        for line in self.0.iter().flat_map(|finding| finding.words(lang)) {
            let _ = writeln!(text, "  {line}");
        }
        let verdict = match (self.are_well(), lang) {
            (true, Lang::En) => "Nothing in this record contradicts what it claims about its luck.",
            (true, Lang::Fr) => "Rien dans cet enregistrement ne contredit ce qu’il dit de son hasard.",
            (false, Lang::En) => "This record is not what it claims to be.",
            (false, Lang::Fr) => "Cet enregistrement n’est pas ce qu’il prétend être.",
        };
        let _ = writeln!(text, "  {verdict}");
        text
    }
}

impl Finding {
    fn words(&self, lang: Lang) -> Vec<String> {
        match lang {
            Lang::En => self.english(),
            Lang::Fr => self.french(),
        }
    }

    fn english(&self) -> Vec<String> {
        let count = |number: usize, words| counted(number as u64, Lang::En, words);
        match self {
            Finding::Signed(signer) => vec![format!("It is signed by {signer}.")],
            Finding::Committed { attempt, salts: 0 } => vec![format!(
                "The key has its commitment (attempt {attempt}). The people had no salts, so the server chose the key alone."
            )],
            Finding::Committed { attempt, salts } => {
                let salts = count(*salts, ["salt has its commitment", "salts have their commitments"]);
                vec![format!("The key has its commitment (attempt {attempt}), and {salts}.")]
            }
            Finding::Drawn { drawn, copied } => {
                let numbers = count(*drawn, ["drawn number is that", "drawn numbers are those"]);
                let mut lines = vec![format!("{numbers} of the key.")];
                if *copied > 0 {
                    let entries = count(*copied, ["entry was", "entries were"]);
                    lines.push(format!("The first {entries} copied from another game, and their luck is not checked."));
                }
                lines
            }
            Finding::Replayed { entries, turn } => {
                let end = if *turn == Turn::Over { "over" } else { "unfinished" };
                let entries = count(*entries, ["entry", "entries"]);
                vec![format!("The rules allow {entries}, and the numbers give the outcomes. The game is {end}.")]
            }
            Finding::Bots(BotsChecked { same, cut_short, timed }) => {
                let mut lines =
                    vec![format!("Run again, the bots make {} again.", count(*same, ["decision", "decisions"]))];
                if *cut_short > 0 {
                    let decisions = count(*cut_short, ["decision", "decisions"]);
                    lines.push(format!(
                        "Searching bots make {decisions} otherwise. A search may have been cut short while the server was busy."
                    ));
                }
                if *timed > 0 {
                    let decisions = count(*timed, ["decision", "decisions"]);
                    lines.push(format!("{decisions} of bots with a limit of time cannot be checked."));
                }
                lines
            }
            Finding::Fault(fault) => vec![format!("FAULT: {fault}")],
        }
    }

    fn french(&self) -> Vec<String> {
        let count = |number: usize, words| counted(number as u64, Lang::Fr, words);
        match self {
            Finding::Signed(signer) => vec![format!("Il est signé par {signer}.")],
            Finding::Committed { attempt, salts: 0 } => vec![format!(
                "La clé a son engagement (tentative {attempt}). Les personnes n’avaient pas de sel\u{a0}: le serveur a choisi la clé seul."
            )],
            Finding::Committed { attempt, salts } => {
                let salts = count(*salts, ["sel a son engagement", "sels ont leurs engagements"]);
                vec![format!("La clé a son engagement (tentative {attempt}), et {salts}.")]
            }
            Finding::Drawn { drawn, copied } => {
                let numbers = count(*drawn, ["nombre tiré est celui", "nombres tirés sont ceux"]);
                let mut lines = vec![format!("{numbers} de la clé.")];
                if *copied > 0 {
                    let entries = count(*copied, ["entrée vient", "premières entrées viennent"]);
                    lines.push(format!("{entries} d’une autre partie\u{a0}: leur hasard n’est pas vérifié."));
                }
                lines
            }
            Finding::Replayed { entries, turn } => {
                let end = if *turn == Turn::Over { "terminée" } else { "inachevée" };
                let entries = count(*entries, ["entrée", "entrées"]);
                vec![format!(
                    "Les règles permettent {entries}, et les nombres donnent les résultats. La partie est {end}."
                )]
            }
            Finding::Bots(BotsChecked { same, cut_short, timed }) => {
                let same = count(*same, ["décision", "décisions"]);
                let mut lines = vec![format!("Relancés, les robots prennent à nouveau {same}.")];
                if *cut_short > 0 {
                    let decisions = count(*cut_short, ["décision", "décisions"]);
                    lines.push(format!(
                        "Des robots qui cherchent prennent autrement {decisions}. Une recherche a pu être écourtée quand le serveur était occupé."
                    ));
                }
                if *timed > 0 {
                    let decisions = count(*timed, ["décision", "décisions"]);
                    lines.push(format!("{decisions} de robots limités en temps ne se vérifient pas."));
                }
                lines
            }
            Finding::Fault(fault) => vec![format!("FAUTE\u{a0}: {fault}")],
        }
    }
}
