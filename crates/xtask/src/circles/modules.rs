//! The modules of a crate, with the names that each defines and imports.

use anyhow::{Context, Result};
use quote::ToTokens;
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};
use syn::{Attribute, Item, ItemMod, UseTree, Visibility};

/// A crate's modules, the root first, and their files.
pub(super) struct Modules {
    pub(super) files: Vec<File>,
    pub(super) all: Vec<Module>,
}

pub(super) struct File {
    pub(super) path: PathBuf,
}

pub(super) struct Module {
    /// Its index in [`Modules::files`].
    pub(super) file: usize,
    pub(super) parent: Option<usize>,
    pub(super) children: BTreeMap<String, usize>,
    /// The names that it defines.
    pub(super) own: Vec<String>,
    pub(super) uses: Vec<Use>,
    /// The code except `use` and `mod`.
    pub(super) code: proc_macro2::TokenStream,
}

/// One name that a `use` imports.
pub(super) struct Use {
    pub(super) path: Vec<String>,
    /// Its name here, or none for `*`.
    pub(super) name: Option<String>,
    /// True if the import is public, so that other modules may use it from here.
    pub(super) given_on: bool,
}

pub(super) fn read(sources: &Path) -> Result<Modules> {
    let root = ["lib.rs", "main.rs"].map(|name| sources.join(name)).into_iter().find(|path| path.is_file());
    let root = root.with_context(|| format!("{} has neither lib.rs nor main.rs", sources.display()))?;
    let mut modules = Modules { files: Vec::new(), all: Vec::new() };
    modules.add_file(&root, sources, None)?;
    Ok(modules)
}

impl Modules {
    /// Reads a file whose modules are in a folder. Returns the index of its module in `all`.
    fn add_file(&mut self, path: &Path, folder: &Path, parent: Option<usize>) -> Result<usize> {
        let text = fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
        let parsed = syn::parse_file(&text).with_context(|| format!("{} cannot be parsed", path.display()))?;
        self.files.push(File { path: path.to_owned() });
        self.add(parsed.items, self.files.len() - 1, folder, parent)
    }

    fn add(&mut self, items: Vec<Item>, file: usize, folder: &Path, parent: Option<usize>) -> Result<usize> {
        let at = self.all.len();
        let children = BTreeMap::new();
        let (own, uses, code) = (Vec::new(), Vec::new(), proc_macro2::TokenStream::new());
        self.all.push(Module { file, parent, children, own, uses, code });
        for item in items {
            match item {
                Item::Mod(module) if is_for_tests(&module.attrs) => {}
                Item::Mod(module) => self.add_child(module, at, file, folder)?,
                Item::Use(item) => {
                    let given_on = !matches!(item.vis, Visibility::Inherited);
                    leaves(&item.tree, &mut Vec::new(), given_on, &mut self.all[at].uses);
                }
                item => {
                    self.all[at].own.extend(name_of(&item));
                    item.to_tokens(&mut self.all[at].code);
                }
            }
        }
        Ok(at)
    }

    fn add_child(&mut self, module: ItemMod, parent: usize, file: usize, folder: &Path) -> Result<()> {
        let name = module.ident.to_string();
        let below = folder.join(&name);
        let child = match module.content {
            Some((_, items)) => self.add(items, file, &below, Some(parent))?,
            None => {
                let beside = folder.join(format!("{name}.rs"));
                let path = if beside.is_file() { beside } else { below.join("mod.rs") };
                self.add_file(&path, &below, Some(parent))?
            }
        };
        self.all[parent].children.insert(name, child);
        Ok(())
    }
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg") && attribute.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
    })
}

fn leaves(tree: &UseTree, before: &mut Vec<String>, given_on: bool, uses: &mut Vec<Use>) {
    let leaf = |last: Option<String>, name: Option<String>, before: &[String]| {
        let path = before.iter().cloned().chain(last).filter(|part| part != "self" || before.is_empty()).collect();
        Use { path, name, given_on }
    };
    match tree {
        UseTree::Path(path) => {
            before.push(path.ident.to_string());
            leaves(&path.tree, before, given_on, uses);
            before.pop();
        }
        UseTree::Group(group) => {
            for tree in &group.items {
                leaves(tree, before, given_on, uses);
            }
        }
        UseTree::Glob(_) => uses.push(leaf(None, None, before)),
        UseTree::Name(name) => {
            let ident = name.ident.to_string();
            let called = if ident == "self" { before.last().cloned() } else { Some(ident.clone()) };
            uses.push(leaf(Some(ident), called, before));
        }
        UseTree::Rename(rename) => {
            uses.push(leaf(Some(rename.ident.to_string()), Some(rename.rename.to_string()), before));
        }
    }
}

fn name_of(item: &Item) -> Option<String> {
    let ident = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Macro(item) => item.ident.as_ref()?,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        _ => return None,
    };
    Some(ident.to_string())
}
