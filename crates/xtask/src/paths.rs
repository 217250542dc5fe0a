//! Finds the paths in code by reading its tokens. The paths may be in `use` items, in expressions and types, and in the
//! arguments of macros.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The keywords that can precede a path and are not part of it, as in `use ::std::fs` and `return
/// ::std::fs::read(name)`.
const KEYWORDS: [&str; 32] = [
    "as", "async", "await", "break", "const", "continue", "do", "dyn", "else", "enum", "extern", "fn", "for", "gen",
    "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref", "return", "static", "type",
    "unsafe", "use", "where", "while",
];

/// Adds the paths and the single names in code to `paths`. A group is split, so `use std::{env, fs}` gives `std::env`
/// and `std::fs`. The path of a renamed item, or of a whole module, is its original path.
pub(crate) fn said(code: TokenStream, paths: &mut Vec<Vec<String>>) {
    collect(code, &[], paths);
}

fn collect(code: TokenStream, before: &[String], paths: &mut Vec<Vec<String>>) {
    let mut path: Vec<String> = before.to_vec();
    // The number of colons that were just read. After two of them, the path continues.
    let mut colons = 0;
    let mut end = |path: &mut Vec<String>| {
        let said = std::mem::replace(path, before.to_vec());
        if said.len() > before.len() {
            paths.push(said);
        }
    };
    let mut groups: Vec<(TokenStream, Vec<String>)> = Vec::new();
    for token in code {
        match token {
            TokenTree::Ident(ident) => {
                if colons != 2 {
                    end(&mut path);
                }
                let ident = ident.to_string();
                if !KEYWORDS.contains(&ident.as_str()) {
                    path.push(ident.strip_prefix("r#").unwrap_or(&ident).to_owned());
                }
                colons = 0;
            }
            TokenTree::Punct(punct) if punct.as_char() == ':' => colons += 1,
            TokenTree::Punct(_) | TokenTree::Literal(_) => {
                end(&mut path);
                colons = 0;
            }
            TokenTree::Group(group) if colons == 2 && group.delimiter() == Delimiter::Brace => {
                groups.push((group.stream(), std::mem::replace(&mut path, before.to_vec())));
                colons = 0;
            }
            TokenTree::Group(group) => {
                end(&mut path);
                colons = 0;
                groups.push((group.stream(), Vec::new()));
            }
        }
    }
    end(&mut path);
    for (group, before) in groups {
        collect(group, &before, paths);
    }
}

#[cfg(test)]
mod tests {
    use super::said;

    fn paths(code: &str) -> Vec<String> {
        let mut paths = Vec::new();
        said(code.parse().unwrap(), &mut paths);
        paths.into_iter().map(|path| path.join("::")).collect()
    }

    #[test]
    fn groups_are_taken_apart() {
        assert_eq!(
            paths("use std::{env, fs::{self, File}, time::*};"),
            ["std::env", "std::time", "std::fs::self", "std::fs::File"]
        );
    }

    #[test]
    fn a_path_begins_after_a_keyword_and_is_the_same_with_raw_names() {
        assert_eq!(paths("use ::std::fs;"), ["std::fs"]);
        assert_eq!(paths("use ::{std::fs};"), ["std::fs"]);
        assert_eq!(paths("match ::std::env::args() {}"), ["std::env::args"]);
        assert_eq!(paths("r#std::r#fs::read(r#type::NAME)"), ["std::fs::read", "type::NAME"]);
    }

    #[test]
    fn paths_within_macros_and_blocks_are_said_and_comments_are_not() {
        let code = "fn f() { say!(a::b(c::d)); } // e::f\n/// g::h\nstruct S { at: std::time::Instant }";
        let said = paths(code);
        for path in ["a::b", "c::d", "std::time::Instant"] {
            assert!(said.iter().any(|known| known == path), "{path} of {said:?}");
        }
        assert!(!said.iter().any(|path| path.contains('e') && path.contains('f') && path.len() == 4), "{said:?}");
    }
}
