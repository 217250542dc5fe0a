//! The result of a check. A record that fails does not get this far.

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
    match lang {
        Lang::En => format!("{tally}{gap}The digest of the last position is {digest}.\n"),
        Lang::Fr => format!("{tally}{gap}L’empreinte de la dernière position est {digest}.\n"),
    }
}
