//! The layers inside a game: its files use only files of lower layers, and never each other in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use spot_on::games::{Playable, Visitor, visit_all};

use crate::conventions::{first_names, root};

/// The files that all games have in common, from the lowest layer up. A small game lacks some of them. Other files lie
/// wherever their imports allow.
const LAYERS: &[&[&str]] = &[
    &["texts", "illegal_texts"],
    &["options", "moves", "note"],
    &["public"],
    &["position"],
    &["view"],
    &["determinize"],
    &["rules", "legal", "illegal"],
    &["game"],
    &["bot", "eval", "explain", "puzzles"],
    &["table", "scene", "narration"],
];

#[test]
fn the_files_of_a_game_use_only_lower_layers() {
    let mut folders = Folders(vec![root().join("templates/game")]);
    visit_all(&mut folders);
    let mut found = Vec::new();
    for folder in &folders.0 {
        let game = Imports::of(folder);
        for (file, layer) in layers() {
            let reached = game.reached_from(file);
            let higher =
                layers().filter(|(name, higher)| *higher > layer && reached.contains(*name));
            found.extend(higher.map(|(name, _)| format!("{}: {file} uses {name}", game.name)));
        }
        let circles = game.uses.keys().filter(|file| game.reached_from(file).contains(*file));
        found.extend(circles.map(|file| format!("{}: {file} uses itself in a circle", game.name)));
    }
    assert!(found.is_empty(), "a file of a game knows only lower layers:\n{}\n", found.join("\n"));
}

/// Every file of `LAYERS` and the number of its layer.
fn layers() -> impl Iterator<Item = (&'static str, usize)> {
    LAYERS
        .iter()
        .enumerate()
        .flat_map(|(layer, files)| files.iter().map(move |file| (*file, layer)))
}

/// The folders of the games.
struct Folders(Vec<PathBuf>);

impl Visitor for Folders {
    fn visit<G: Playable>(&mut self) {
        let module = std::any::type_name::<G>().split("::").nth(2).expect("games lie in folders");
        self.0.push(root().join("src/games").join(module));
    }
}

/// Which files of a game use which others. A folder counts as one file.
struct Imports {
    name: String,
    uses: BTreeMap<String, BTreeSet<String>>,
}

impl Imports {
    fn of(folder: &Path) -> Imports {
        let name = folder.file_name().and_then(|name| name.to_str()).expect("names are plain");
        let mut game = Imports { name: name.to_owned(), uses: BTreeMap::new() };
        let exports = exports(&read(&folder.join("mod.rs")));
        game.add(folder, 1, None, &exports);
        game
    }

    /// Adds the files of a folder, of which this many `super::` lead to the module of the game.
    fn add(&mut self, folder: &Path, depth: usize, file: Option<&str>, exports: &Exports) {
        for entry in fs::read_dir(folder).expect("a folder of the project") {
            let path = entry.expect("a folder can be read").path();
            let stem = path.file_stem().and_then(|stem| stem.to_str()).expect("names are plain");
            let file = file.unwrap_or(stem);
            if path.is_dir() && file != "tests" {
                self.add(&path, depth + 1, Some(file), exports);
            } else if path.extension().is_some_and(|ending| ending == "rs") && file != "mod" {
                // The module of a folder is one level nearer to the game.
                let depth = if stem == "mod" { depth - 1 } else { depth };
                let used = used_by(&read(&path), &self.name, depth);
                let resolved = used.into_iter().filter_map(|name| match exports.get(&name) {
                    Some(file) => Some(file.clone()),
                    None => name.starts_with(char::is_lowercase).then_some(name),
                });
                let uses = self.uses.entry(file.to_owned()).or_default();
                uses.extend(resolved.filter(|used| used != file));
            }
        }
    }

    /// The files that a file uses, directly or through others.
    fn reached_from(&self, file: &str) -> BTreeSet<String> {
        let mut reached = BTreeSet::new();
        let mut next = vec![file];
        while let Some(file) = next.pop() {
            let uses = self.uses.get(file).into_iter().flatten();
            next.extend(uses.filter(|used| reached.insert((*used).clone())).map(String::as_str));
        }
        reached
    }
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("sources are text")
}

/// The file of each name that a game exports.
type Exports = BTreeMap<String, String>;

fn exports(module: &str) -> Exports {
    let mut exports = Exports::new();
    for path in module.split("pub use ").skip(1) {
        let path = path.split(';').next().unwrap_or_default();
        let Some((file, names)) = path.split_once("::") else { continue };
        let names = names.split(|c: char| !c.is_alphanumeric() && c != '_');
        exports.extend(names.map(|name| (name.to_owned(), file.to_owned())));
    }
    exports
}

/// The names that a file takes from the module of its game: `super::name` or `crate::games::game::name`.
fn used_by(text: &str, game: &str, depth: usize) -> Vec<String> {
    let code = text.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code: String = lines.flat_map(|line| [line, "\n"]).collect();
    let mut names = Vec::new();
    for path in ["super::".repeat(depth), format!("crate::games::{game}::")] {
        for (at, _) in code.match_indices(&path) {
            let is_longer = code[..at].ends_with("super::");
            names.extend(first_names(&code[at + path.len()..]).filter(|_| !is_longer));
        }
    }
    names.retain(|name| name != "super");
    names
}
