//! Computes the size of the built page: the size that a browser loads first, and the greatest size that it loads later
//! for one game.

use anyhow::{Context, Result};
use flate2::{Compression, write::GzEncoder};
use serde::Deserialize;
use std::{
    collections::{BTreeMap, BTreeSet},
    io::Write as _,
    path::{Path, PathBuf},
};

/// The file in which Vite describes its build. The file is not part of the page and is not sent.
pub(crate) const MANIFEST: &str = ".vite/manifest.json";

/// The files of a build, by their paths in the build.
pub(crate) type Files = BTreeMap<PathBuf, Vec<u8>>;

/// The weight of the page: the sizes of its parts in bytes, compressed as the server sends them.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Weight {
    /// The size that is loaded before a game is played. It includes every file that the manifest does not list as
    /// loaded later, except the icons of an installed page.
    pub(crate) first: usize,
    /// The greatest size that is loaded later for one game. It includes everything that the game may load, except the
    /// pictures of cards.
    pub(crate) game: usize,
    /// The size of the largest set of pictures of cards.
    pub(crate) pictures: usize,
}

/// The beginnings of the names of the chunks that contain the pictures of cards.
const PICTURES: [&str; 2] = ["virtual:icons/duel", "virtual:tales/"];

/// The folder of the icons that an operating system loads when somebody installs the page.
const INSTALLED: &str = "icons";

/// A file of code, with the chunks that it loads at once and the chunks that it may load later.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Chunk {
    file: PathBuf,
    #[serde(default)]
    is_entry: bool,
    #[serde(default)]
    imports: Vec<String>,
    #[serde(default)]
    dynamic_imports: Vec<String>,
    #[serde(default)]
    css: Vec<PathBuf>,
    #[serde(default)]
    assets: Vec<PathBuf>,
}

type Chunks = BTreeMap<String, Chunk>;

pub(crate) fn weigh(files: &Files) -> Result<Weight> {
    let manifest = files.get(Path::new(MANIFEST)).with_context(|| format!("the build has no {MANIFEST}"))?;
    let chunks: Chunks = serde_json::from_slice(manifest).with_context(|| format!("{MANIFEST} cannot be read"))?;
    let entries = chunks.iter().filter(|(_, chunk)| chunk.is_entry).map(|(name, _)| name.clone());
    let loaded = at_once(&chunks, entries, &BTreeSet::new())?;
    let named: BTreeSet<&PathBuf> =
        chunks.values().flat_map(|chunk| chunk.css.iter().chain(&chunk.assets).chain([&chunk.file])).collect();
    let unnamed = files
        .keys()
        .filter(|path| path.as_path() != Path::new(MANIFEST) && !named.contains(path) && !is_installed(path));
    let first: BTreeSet<PathBuf> = loaded.files.iter().chain(unnamed).cloned().collect();
    let mut game = 0;
    for name in &loaded.later {
        game = game.max(heaviest(&chunks, files, name, &first)?);
    }
    let pictures =
        chunks.iter().filter(|(name, _)| is_picture(name)).map(|(_, chunk)| BTreeSet::from([chunk.file.clone()]));
    let pictures = pictures.map(|set| bytes(files, &set)).collect::<Result<Vec<usize>>>()?;
    Ok(Weight { first: bytes(files, &first)?, game, pictures: pictures.into_iter().max().unwrap_or_default() })
}

fn is_picture(name: &str) -> bool {
    PICTURES.iter().any(|begin| name.starts_with(begin))
}

fn is_installed(path: &Path) -> bool {
    path.starts_with(INSTALLED)
}

/// Returns the size of the files that this chunk adds to the files `there`, plus the greatest size that the chunk may
/// load after that.
fn heaviest(chunks: &Chunks, files: &Files, name: &str, there: &BTreeSet<PathBuf>) -> Result<usize> {
    let loaded = at_once(chunks, [name.to_owned()], there)?;
    // The recursion ends because each call adds a chunk that was not in `there`.
    let new = &loaded.files - there;
    let there = there | &new;
    let mut most = 0;
    for later in &loaded.later {
        most = most.max(heaviest(chunks, files, later, &there)?);
    }
    Ok(bytes(files, &new)? + most)
}

#[derive(Default)]
struct Loaded {
    files: BTreeSet<PathBuf>,
    /// The chunks that the loaded files may load later.
    later: BTreeSet<String>,
}

/// Returns the files of these chunks and of the chunks that they load at once. Chunks in `there` and pictures of cards
/// are left out.
fn at_once(chunks: &Chunks, names: impl IntoIterator<Item = String>, there: &BTreeSet<PathBuf>) -> Result<Loaded> {
    let mut loaded = Loaded::default();
    let mut names: Vec<String> = names.into_iter().collect();
    let mut seen = BTreeSet::new();
    while let Some(name) = names.pop() {
        let chunk = chunks.get(&name).with_context(|| format!("{MANIFEST} does not say what {name} is"))?;
        if is_picture(&name) || there.contains(&chunk.file) || !seen.insert(name) {
            continue;
        }
        loaded.files.insert(chunk.file.clone());
        loaded.files.extend(chunk.css.iter().chain(&chunk.assets).cloned());
        loaded.later.extend(chunk.dynamic_imports.iter().cloned());
        names.extend(chunk.imports.iter().cloned());
    }
    Ok(loaded)
}

fn bytes(files: &Files, paths: &BTreeSet<PathBuf>) -> Result<usize> {
    let content = |path: &PathBuf| files.get(path).with_context(|| format!("the build has no {}", path.display()));
    paths.iter().map(|path| compressed(content(path)?)).sum()
}

fn compressed(content: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(content)?;
    Ok(encoder.finish()?.len().min(content.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a build with this manifest and with files of these sizes. The files are too small to be compressed.
    fn build(manifest: &str, sizes: &[(&str, usize)]) -> Files {
        let of = |size: usize| (0..size).map(|at| at as u8).collect();
        let mut files: Files = sizes.iter().map(|(path, size)| (PathBuf::from(path), of(*size))).collect();
        files.insert(MANIFEST.into(), manifest.into());
        files
    }

    const MANIFEST_OF_TWO_GAMES: &str = r#"{
        "index.html": { "file": "index.js", "isEntry": true, "css": ["index.css"], "dynamicImports": ["a", "b"] },
        "_shared": { "file": "shared.js", "imports": ["index.html"] },
        "a": { "file": "a.js", "imports": ["index.html", "_shared"], "dynamicImports": ["a1", "a2"] },
        "a1": { "file": "a1.js", "imports": ["a"] },
        "a2": { "file": "a2.js", "dynamicImports": ["a"] },
        "b": { "file": "b.js", "imports": ["_shared", "virtual:icons/duel"] },
        "virtual:icons/duel": { "file": "pictures.js" }
    }"#;

    #[test]
    fn a_page_weighs_what_is_loaded_at_first_and_for_its_heaviest_game() {
        let sizes = [("index.html", 1), ("index.js", 10), ("index.css", 2), ("shared.js", 4)];
        let games = [("a.js", 5), ("a1.js", 8), ("a2.js", 9), ("b.js", 12), ("pictures.js", 40), ("icons/9.png", 7)];
        let files = build(MANIFEST_OF_TWO_GAMES, &[&sizes[..], &games[..]].concat());
        assert_eq!(weigh(&files).unwrap(), Weight { first: 13, game: 4 + 5 + 9, pictures: 40 });
    }

    #[test]
    fn a_build_that_lacks_a_file_or_its_manifest_says_which() {
        let told = |files: &Files| format!("{:#}", weigh(files).unwrap_err());
        assert_eq!(told(&Files::new()), "the build has no .vite/manifest.json");
        let alone = r#"{ "index.html": { "file": "index.js", "isEntry": true, "css": ["index.css"] } }"#;
        assert_eq!(told(&build(alone, &[("index.js", 1)])), "the build has no index.css");
    }
}
