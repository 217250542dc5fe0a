//! Lays out text in columns.

use comfy_table::{ContentArrangement, Table, presets};
use kernel::{Phrase, Wording};

/// Returns rows as a table without lines. If the output is a terminal, the table is as wide as the terminal.
pub(crate) fn columns(rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic);
    table.add_rows(rows);
    table.lines().map(|line| bold_words(line.trim_end()) + "\n").collect()
}

/// The mark before each word of a name. The marks take no width in the layout of the columns.
const BEGIN: char = '\u{2061}';
/// The mark after each word of a name.
const END: char = '\u{2062}';

/// Marks the names of cards, so that `columns` prints them bold. Each word has its own marks, because a line may end
/// between two words.
pub(crate) fn with_names(wording: &Wording) -> String {
    let word = |word: &str| format!("{BEGIN}{word}{END}");
    let phrase = |phrase: &Phrase| match phrase.is_name {
        true => phrase.words.split(' ').map(word).collect::<Vec<_>>().join(" "),
        false => phrase.words.clone(),
    };
    wording.phrases().iter().map(phrase).collect()
}

/// Makes the marked words of a line bold. If a word is cut at the end of the line, the rest of the line is bold.
fn bold_words(line: &str) -> String {
    let is_cut = line.matches(BEGIN).count() > line.matches(END).count();
    let end = if is_cut { NORMAL } else { "" };
    line.replace(BEGIN, BOLD).replace(END, NORMAL) + end
}

const BOLD: &str = "\u{1b}[1m";
const NORMAL: &str = "\u{1b}[22m";

#[cfg(test)]
mod tests {
    use super::{columns, with_names};
    use kernel::Wording;

    #[test]
    fn each_word_of_a_name_is_bold_and_takes_no_more_room() {
        let wording = Wording::marked("Your <Aunt Em> is here.", '<', '>');
        let rows = |words: String| vec![vec![words, "end".to_owned()], vec!["x".to_owned(), "end".to_owned()]];
        let (plain, bold) = (columns(rows(wording.to_string())), columns(rows(with_names(&wording))));
        assert!(bold.contains("Your \u{1b}[1mAunt\u{1b}[22m \u{1b}[1mEm\u{1b}[22m is here."), "{bold:?}");
        assert_eq!(bold.replace("\u{1b}[1m", "").replace("\u{1b}[22m", ""), plain);
    }
}
