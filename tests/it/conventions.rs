//! Conventions of the project, checked on its own sources.

use std::fs;
use std::path::{Path, PathBuf};

use spot_on::games::{Playable, Visitor, visit_all};

/// Most lines of a file. A longer file has more than one subject.
const MOST_LINES: usize = 400;

/// The top-level modules of the library, from the lowest layer up. Each uses only its own layer and those below.
const LAYERS: &[&[&str]] = &[
    // The macro `texts!` belongs to `i18n`, but is defined at the root.
    &["i18n", "lines", "svg", "texts"],
    &["cards"],
    &["engine", "option", "option_values"],
    &["bots"],
    &["table"],
    &["laws", "puzzles"],
    &["games"],
    &["friends", "saves"],
    &["ui"],
];

/// The same for the modules of the page.
const UI_LAYERS: &[&[&str]] = &[
    &["erased", "focus", "history_texts", "keys", "texts"],
    &["platform"],
    &["active_match", "card", "prefs", "route", "setup_form", "storage", "workers"],
    &["components", "finished_match", "friends"],
    &["pages"],
    &["play"],
    &["puzzles", "room"],
    &["parts"],
    &["app"],
];

/// Crates that only the page and the bots' worker may use.
const BROWSER: &[&str] = &["web_sys", "js_sys", "wasm_bindgen", "leptos", "gloo_timers", "gloo"];

pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A file of the project: its path relative to the root, and its content.
struct Source {
    path: String,
    text: String,
}

impl Source {
    /// The lines before the unit tests, without comments, each with its number.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.text.lines().enumerate().map(|(at, line)| (at + 1, line));
        lines
            .take_while(|(_, line)| *line != "mod tests {")
            .filter(|(_, line)| !line.trim_start().starts_with("//"))
    }

    fn is_in(&self, folder: &str) -> bool {
        self.path.starts_with(folder)
    }
}

/// All files below a folder with one of these extensions.
fn sources(folder: &str, endings: &[&str]) -> Vec<Source> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for entry in entries {
            let path = entry.expect("a folder can be read").path();
            let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
            if path.is_dir() {
                folders.push(path);
            } else if endings.contains(&ending) {
                found.push(read(&path));
            }
        }
    }
    found.sort_by(|one, other| one.path.cmp(&other.path));
    found
}

fn read(path: &PathBuf) -> Source {
    let inside = path.strip_prefix(root()).expect("a file of the project");
    let path_text = inside.to_str().expect("names are plain").replace('\\', "/");
    Source { path: path_text, text: fs::read_to_string(path).expect("sources are text") }
}

fn rust() -> Vec<Source> {
    ["src", "tests", "benches"].iter().flat_map(|folder| sources(folder, &["rs"])).collect()
}

/// Fails if anything was found, with one line for each finding.
fn nothing_in(found: &[String], rule: &str) {
    assert!(found.is_empty(), "{rule}\n{}\n", found.join("\n"));
}

#[test]
fn files_are_short() {
    let others = ["src", "style", "public", "scripts", "tests", "benches", "templates"];
    let others = others.iter().flat_map(|folder| sources(folder, &["css", "js", "mjs", "sh"]));
    let files = rust().into_iter().chain(others);
    let files = files.map(|file| (file.text.lines().count(), file.path));
    let long = files.filter(|(lines, _)| *lines > MOST_LINES);
    let long: Vec<String> = long.map(|(lines, path)| format!("{path}: {lines}")).collect();
    nothing_in(&long, &format!("files have at most {MOST_LINES} lines:"));
}

#[test]
fn a_games_name_stays_in_its_folder() {
    let mut names = Names(Vec::new());
    visit_all(&mut names);
    let mut found = Vec::new();
    for file in sources("src", &["rs", "md", "css"]).iter().chain(&sources("style", &["css"])) {
        for (folder, names) in &names.0 {
            if file.is_in(&format!("src/games/{folder}/")) || file.path == "src/games/mod.rs" {
                continue;
            }
            for (at, line) in file.text.lines().enumerate() {
                // A usage example of a program may name a game.
                let is_usage = file.is_in("src/bin/") && line.starts_with("//! ");
                if !is_usage && names.iter().any(|name| line.contains(name.as_str())) {
                    found.push(format!("{}:{}: {}", file.path, at + 1, line.trim()));
                }
            }
        }
    }
    nothing_in(&found, "a game is named only in its folder and in the registry:");
}

/// The folder and all names of every game.
struct Names(Vec<(String, Vec<String>)>);

impl Visitor for Names {
    fn visit<G: Playable>(&mut self) {
        let path: Vec<&str> = std::any::type_name::<G>().split("::").collect();
        let folder = path.get(2).expect("games lie in folders");
        let name = path.last().expect("a type has a name");
        let names = [folder, G::INFO.id, G::INFO.title.english(), name].map(ToString::to_string);
        self.0.push(((*folder).to_owned(), names.to_vec()));
    }
}

#[test]
fn modules_use_only_lower_layers() {
    check_layers("src/", "crate::", LAYERS);
    check_layers("src/ui/", "crate::ui::", UI_LAYERS);
}

/// Fails if a module of a folder uses one that is in a higher layer.
fn check_layers(folder: &str, path: &str, layers: &[&[&str]]) {
    let layer = |module: &str| layers.iter().position(|layer| layer.contains(&module));
    let mut found = Vec::new();
    for file in sources(folder, &["rs"]).iter().filter(|file| !file.is_in("src/bin/")) {
        let module = file.path[folder.len()..].split(['/', '.']).next().expect("a name");
        if ["lib", "main", "mod"].contains(&module) {
            continue;
        }
        let Some(own) = layer(module) else {
            found.push(format!("{}: the layer of `{module}` is not known to this test", file.path));
            continue;
        };
        for (at, line) in file.code() {
            let mut used = line.split(path).skip(1).flat_map(first_names);
            if used.any(|used| layer(&used).is_none_or(|used| used > own)) {
                found.push(format!("{}:{at}: {}", file.path, line.trim()));
            }
        }
    }
    nothing_in(&found, "a module knows only its own layer and those below it:");
}

/// The first name of `view::View`, or those of `{view::{Held, View}, texts}`. The list may go on after the end of the
/// text.
pub(crate) fn first_names(path: &str) -> impl Iterator<Item = String> {
    let Some(list) = path.strip_prefix('{') else { return vec![first_name(path)].into_iter() };
    let (mut names, mut open, mut start) = (Vec::new(), 0, 0);
    for (at, character) in list.char_indices() {
        match character {
            '{' => open += 1,
            ',' | '}' if open == 0 => {
                names.push(first_name(&list[start..at]));
                start = at + 1;
                if character == '}' {
                    return names.into_iter();
                }
            }
            '}' => open -= 1,
            _ => {}
        }
    }
    names.push(first_name(&list[start..]));
    names.into_iter()
}

fn first_name(path: &str) -> String {
    path.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

#[test]
fn only_the_page_and_the_worker_use_the_browser() {
    let mut found = Vec::new();
    for file in &sources("src", &["rs"]) {
        let may = ["src/ui/", "src/main.rs", "src/bin/worker", "src/bin/room_worker"];
        if may.iter().any(|path| file.is_in(path)) {
            continue;
        }
        for (at, line) in file.code() {
            let is_word = |c: char| c.is_alphanumeric() || c == '_';
            if line.split(|c| !is_word(c)).any(|word| BROWSER.contains(&word)) {
                found.push(format!("{}:{at}: {}", file.path, line.trim()));
            }
        }
    }
    nothing_in(&found, "the browser is known to the page and its workers only:");
}

#[test]
fn table_styles_do_not_use_has() {
    // The browser recomputes such a style whenever anything in the table changes. The panel at the end of a match may
    // use it.
    let sheets = [sources("style", &["css"]), sources("src", &["css"])].into_iter().flatten();
    let may = "style/history.css";
    let found = sheets.filter(|sheet| sheet.path != may && sheet.text.contains(":has("));
    let found: Vec<String> = found.map(|sheet| sheet.path).collect();
    nothing_in(&found, "a table says by a class what is in it:");
}

#[test]
fn every_exception_from_a_lint_has_a_reason() {
    let mut found = Vec::new();
    for file in &rust() {
        for opening in ["#[allow(", "#![allow(", "#[expect(", "#![expect("] {
            for (at, _) in file.text.match_indices(opening) {
                let attribute = file.text[at..].split(")]").next().unwrap_or_default();
                let is_quoted = file.text[..at].ends_with('"') || file.text[..at].ends_with('`');
                if !is_quoted && !attribute.contains("reason = ") {
                    let line = file.text[..at].lines().count();
                    found.push(format!("{}:{line}: {attribute}", file.path));
                }
            }
        }
    }
    nothing_in(&found, "an exception from a lint says why:");
}

/// The documents about the project.
fn pages() -> Vec<Source> {
    let names = [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "docs/decisions.md",
        "docs/identity.md",
    ];
    names
        .iter()
        .map(|name| root().join(name))
        .filter(|path| path.exists())
        .map(|p| read(&p))
        .collect()
}

#[test]
fn documents_name_only_existing_files() {
    const FOLDERS: [&str; 8] =
        ["src/", "tests/", "style/", "public/", "scripts/", "benches/", "templates/", ".github/"];
    let mut found = Vec::new();
    for page in &pages() {
        for (at, line) in page.text.lines().enumerate() {
            // Paths between backticks, unless they have a placeholder.
            for quoted in line.split('`').skip(1).step_by(2) {
                let is_path = FOLDERS.iter().any(|folder| quoted.starts_with(folder));
                let is_plain = !quoted.contains(['<', '*', '{', ' ', '…']);
                if is_path && is_plain && !root().join(quoted).exists() {
                    found.push(format!("{}:{}: {quoted}", page.path, at + 1));
                }
            }
        }
    }
    nothing_in(&found, "what a page names is there:");
}

#[test]
fn no_file_names_a_path_of_a_developers_machine() {
    // Assembled here, so that this file does not match itself.
    let places = ["/wo", "/ho", "/Us", "/ro", "C:\\Us"];
    let ends = ["rk/", "me/", "ers/", "ot/", "ers\\"];
    let places: Vec<String> =
        places.iter().zip(ends).map(|(start, end)| format!("{start}{end}")).collect();
    let mut files = pages();
    for folder in ["src", "tests", "style", "scripts", "benches", "public", ".github", ".ci"] {
        let kinds = ["rs", "css", "js", "mjs", "ts", "md", "sh", "html", "txt", "yml", "json"];
        files.extend(sources(folder, &kinds));
    }
    let mut found = Vec::new();
    for file in files.iter().filter(|file| !file.path.contains("node_modules/")) {
        for (at, line) in file.text.lines().enumerate() {
            if places.iter().any(|place| line.contains(place.as_str())) {
                found.push(format!("{}:{}: {}", file.path, at + 1, line.trim()));
            }
        }
    }
    nothing_in(&found, "the project does not know where it lies:");
}
