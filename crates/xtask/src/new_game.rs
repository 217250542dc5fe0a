//! Creates a new game by copying a small complete game under another name. The author then replaces the rules of the
//! copy one by one.

use crate::command;
use anyhow::{Context, Result, bail};
use std::path::Path;

/// The folder of the small complete game. The game is a crate of the workspace, so that the checks keep it correct.
const TEMPLATE: &str = "crates/xtask/template";
const TEMPLATE_NAME: &str = "newgame";
const TEMPLATE_TYPE: &str = "NewGame";

pub(crate) fn run(name: &str) -> Result<()> {
    let root = command::root();
    create(&root.join(TEMPLATE), root, name)?;
    command::cargo(&["fmt", "-p", name])?;
    command::cargo(&["test", "-p", name])?;
    println!("games/{name} is there and keeps its promises. To offer it for play, add `{name}.workspace = true` to");
    println!("crates/catalog/Cargo.toml and `{name}::{}` to the list in crates/catalog/src/games.rs.", type_name(name));
    Ok(())
}

fn create(template: &Path, root: &Path, name: &str) -> Result<()> {
    if !name.starts_with(|c: char| c.is_ascii_lowercase())
        || !name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
    {
        bail!("{name:?} cannot be a crate's name; expected small letters, digits and underscores");
    }
    let folder = root.join("games").join(name);
    if folder.exists() {
        bail!("{} is there already", folder.display());
    }
    let manifest = root.join("Cargo.toml");
    let text = std::fs::read_to_string(&manifest).with_context(|| format!("{} cannot be read", manifest.display()))?;
    copy(template, &folder, name)?;
    std::fs::write(&manifest, with_dependency(&text, name))
        .with_context(|| format!("{} cannot be written", manifest.display()))
}

fn copy(from: &Path, to: &Path, name: &str) -> Result<()> {
    std::fs::create_dir_all(to).with_context(|| format!("{} cannot be made", to.display()))?;
    for entry in std::fs::read_dir(from).with_context(|| format!("{} cannot be listed", from.display()))? {
        let (source, target) = {
            let entry = entry?;
            (entry.path(), to.join(entry.file_name()))
        };
        if source.is_dir() {
            copy(&source, &target, name)?;
        } else {
            let text =
                std::fs::read_to_string(&source).with_context(|| format!("{} cannot be read", source.display()))?;
            let text = text.replace(TEMPLATE_NAME, name).replace(TEMPLATE_TYPE, &type_name(name));
            std::fs::write(&target, text).with_context(|| format!("{} cannot be written", target.display()))?;
        }
    }
    Ok(())
}

/// Returns the manifest of the workspace with one more crate of ours. Our crates precede the other dependencies.
fn with_dependency(manifest: &str, name: &str) -> String {
    manifest.replacen(
        "[workspace.dependencies]\n",
        &format!("[workspace.dependencies]\n{name} = {{ path = \"games/{name}\" }}\n"),
        1,
    )
}

/// Returns the name of the game's type, which is made from the name of its crate: `OzDuel` for `oz_duel`.
fn type_name(name: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>()
    };
    name.split('_').map(capital).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn template() -> std::path::PathBuf {
        command::root().join(TEMPLATE)
    }

    #[test]
    fn a_new_game_has_its_own_name_everywhere() {
        let root = tempfile::tempdir().unwrap();
        std::fs::write(root.path().join("Cargo.toml"), "[workspace.dependencies]\nserde = \"1\"\n").unwrap();
        create(&template(), root.path(), "oz_duel").unwrap();
        let library = std::fs::read_to_string(root.path().join("games/oz_duel/src/lib.rs")).unwrap();
        assert!(library.contains("pub use game::OzDuel;"), "{library}");
        let test = std::fs::read_to_string(root.path().join("games/oz_duel/tests/it/promises.rs")).unwrap();
        assert!(test.contains("use oz_duel::OzDuel;") && !test.contains(TEMPLATE_NAME), "{test}");
        let manifest = std::fs::read_to_string(root.path().join("Cargo.toml")).unwrap();
        assert_eq!(manifest, "[workspace.dependencies]\noz_duel = { path = \"games/oz_duel\" }\nserde = \"1\"\n");
    }

    #[test]
    fn a_name_that_is_none_or_taken_is_refused() {
        let root = tempfile::tempdir().unwrap();
        assert!(
            create(&template(), root.path(), "Oz-Duel").unwrap_err().to_string().contains("expected small letters")
        );
        std::fs::create_dir_all(root.path().join("games/duel")).unwrap();
        assert!(create(&template(), root.path(), "duel").unwrap_err().to_string().contains("there already"));
    }
}
