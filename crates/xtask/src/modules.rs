//! Reads the modules of a crate, with the names that each module defines and imports.

use anyhow::{Context, Result};
use quote::ToTokens;
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};
use syn::{Attribute, Item, ItemMod, UseTree, Visibility};

/// The modules of a crate, starting with the root module, and their files.
pub(crate) struct Modules {
    pub(crate) files: Vec<File>,
    pub(crate) all: Vec<Module>,
    tests: Tests,
}

/// The choice to include or leave out modules that are compiled only for tests.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tests {
    In,
    Out,
}

pub(crate) struct File {
    pub(crate) path: PathBuf,
}

pub(crate) struct Module {
    /// The index of the module's file in [`Modules::files`].
    pub(crate) file: usize,
    pub(crate) parent: Option<usize>,
    pub(crate) children: BTreeMap<String, usize>,
    /// The names that the module defines.
    pub(crate) own: Vec<String>,
    pub(crate) uses: Vec<Use>,
    /// The code of the module, without its `use` and `mod` items.
    pub(crate) code: proc_macro2::TokenStream,
}

/// One name that a `use` item imports.
pub(crate) struct Use {
    pub(crate) path: Vec<String>,
    /// The name of the imported item in the importing module, or `None` for `*`.
    pub(crate) name: Option<String>,
    /// True if the import is public, so that other modules can import the name from this module.
    pub(crate) given_on: bool,
}

/// Reads the crate whose root file is `root`.
pub(crate) fn read(root: &Path, tests: Tests) -> Result<Modules> {
    let folder = root.parent().with_context(|| format!("{} lies nowhere", root.display()))?;
    let mut modules = Modules { files: Vec::new(), all: Vec::new(), tests };
    modules.add_file(root, folder, None)?;
    Ok(modules)
}

impl Modules {
    /// Reads a file, and the modules below it from `folder`. Returns the index of the file's module in `all`.
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
                Item::Mod(module) if self.tests == Tests::Out && is_for_tests(&module.attrs) => {}
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
                match elsewhere(&module.attrs) {
                    Some(path) => {
                        let path = self.files[file].path.with_file_name(path);
                        let folder = path.parent().map_or_else(|| folder.to_owned(), Path::to_owned);
                        self.add_file(&path, &folder, Some(parent))?
                    }
                    None if beside.is_file() => self.add_file(&beside, &below, Some(parent))?,
                    None => self.add_file(&below.join("mod.rs"), &below, Some(parent))?,
                }
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

/// Returns the path of a module whose file is in another place, as in `#[path = "../world.rs"]`.
fn elsewhere(attributes: &[Attribute]) -> Option<String> {
    attributes.iter().find_map(|attribute| {
        let syn::Meta::NameValue(named) = &attribute.meta else { return None };
        let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(path), .. }) = &named.value else { return None };
        named.path.is_ident("path").then(|| path.value())
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
