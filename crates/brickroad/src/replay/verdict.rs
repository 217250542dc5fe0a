//! The text that reports the check of a valid record. If the game is a daily deal, the caller has already checked the
//! deal.

use catalog::{AnyTable, Record};
use kernel::{Digest, Lang};

pub(crate) fn verdict(record: &Record, table: &dyn AnyTable, lang: Lang) -> String {
    let (entries, digests, numbers) = (table.entries(), record.digests(), record.numbers());
    let digest = Digest::print(table.digest());
    let tally = match lang {
        Lang::En => format!(
            "{entries} entries, each allowed by the rules. Verified: {digests} digests, {numbers} entry numbers.\n"
        ),
        Lang::Fr => format!(
            "{entries} entrées, toutes permises par les règles. Vérifiés\u{a0}: {digests} empreintes, {numbers} numéros d’entrée.\n"
        ),
    };
    let gap = match (lang, entries - digests) {
        (_, 0) => String::new(),
        (Lang::En, missing) if missing == entries => "This record carries no digests.\n".to_owned(),
        (Lang::Fr, missing) if missing == entries => "Cette partie est enregistrée sans empreintes.\n".to_owned(),
        (Lang::En, 1) => "1 entry carries no digest.\n".to_owned(),
        (Lang::Fr, 1) => "1 entrée est sans empreinte.\n".to_owned(),
        (Lang::En, missing) => format!("{missing} entries carry no digest.\n"),
        (Lang::Fr, missing) => format!("{missing} entrées sont sans empreinte.\n"),
    };
    let daily = match (lang, table.header().daily) {
        (_, None) => String::new(),
        (Lang::En, Some(day)) => format!("This is the daily deal of {day}: luck and bots are those of that day.\n"),
        (Lang::Fr, Some(day)) => {
            format!("C’est la donne du jour du {day}\u{a0}: le hasard et les robots sont ceux de ce jour.\n")
        }
    };
    match lang {
        Lang::En => format!("{tally}{gap}{daily}The digest of the last position is {digest}.\n"),
        Lang::Fr => format!("{tally}{gap}{daily}L’empreinte de la dernière position est {digest}.\n"),
    }
}
