//! The rules of a game as a text for people: sections, examples and options.
//!
//! Each game has its rules in `text/help.md`, and a translation beside it. A line is one block:
//!
//! - `## The trick` begins a section.
//! - `### best_of` begins what an option changes there. It has the option's id; its title is in the list of options.
//! - `- An ace counts 1 or 15.` is an item of a list.
//! - `[TS 6H] The six makes 101.` is an example: cards, and a caption if there is one. Consecutive examples without
//!   captions are one example with several hands.
//! - Any other line is a paragraph.

use crate::cards::Card;

/// A section of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Section {
    /// Its heading.
    pub title: String,
    /// The text below the heading.
    pub blocks: Vec<Block>,
    /// The options that change something in this section.
    pub options: Vec<OptionRules>,
}

/// What an option changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionRules {
    /// Id of the option.
    pub id: String,
    /// The text about it. Empty if the line in the list of options says it all.
    pub blocks: Vec<Block>,
}

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A paragraph.
    Paragraph(String),
    /// The items of a list.
    List(Vec<String>),
    /// An example: one or more hands of cards, and a caption, which may be empty.
    Example(Vec<Vec<Card>>, String),
}

/// Parses the rules of a game. Names of cards that do not exist are left out.
pub fn parse(text: &str) -> Vec<Section> {
    let mut sections = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(title) = line.strip_prefix("## ") {
            sections.push(Section { title: title.to_owned(), ..Section::default() });
            continue;
        }
        // A text without a heading has a section without a title.
        if sections.is_empty() {
            sections.push(Section::default());
        }
        let Some(section) = sections.last_mut() else { continue };
        if let Some(id) = line.strip_prefix("### ") {
            section.options.push(OptionRules { id: id.to_owned(), blocks: Vec::new() });
        } else {
            let option = section.options.last_mut().map(|option| &mut option.blocks);
            add(option.unwrap_or(&mut section.blocks), block(line));
        }
    }
    sections
}

fn block(line: &str) -> Block {
    if let Some(item) = line.strip_prefix("- ") {
        return Block::List(vec![item.to_owned()]);
    }
    match line.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((cards, caption)) => {
            let hand = cards.split(' ').filter_map(|name| name.parse().ok()).collect();
            Block::Example(vec![hand], caption.trim().to_owned())
        }
        None => Block::Paragraph(line.to_owned()),
    }
}

/// Adds a block, or makes it a part of the one before.
fn add(blocks: &mut Vec<Block>, block: Block) {
    match (blocks.last_mut(), block) {
        (Some(Block::List(items)), Block::List(more)) => items.extend(more),
        (Some(Block::Example(hands, before)), Block::Example(more, caption))
            if before.is_empty() && caption.is_empty() =>
        {
            hands.extend(more);
        }
        (_, block) => blocks.push(block),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::games;

    fn blocks_of(section: &Section) -> impl Iterator<Item = &Block> {
        let of_options = section.options.iter().flat_map(|option| &option.blocks);
        section.blocks.iter().chain(of_options)
    }

    /// The rules of a game in every language, as they are written.
    fn texts(id: &str) -> Vec<String> {
        let folder = id.replace('-', "_");
        let text =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(folder).join("text");
        let english = std::fs::read_to_string(text.join("help.md")).expect("the game has rules");
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
        let folders = std::fs::read_dir(locales).into_iter().flatten().flatten();
        // The first line names the English text that was translated. A new game is not translated yet.
        let translated = |path: std::path::PathBuf| {
            let text = std::fs::read_to_string(path.join(format!("{id}.help.md"))).ok()?;
            text.split_once('\n').map(|(_, text)| text.to_owned()).filter(|text| !text.is_empty())
        };
        let others = folders.filter_map(|folder| translated(folder.path()));
        std::iter::once(english).chain(others).collect()
    }

    #[test]
    fn a_text_has_sections_with_lists_examples_and_options() {
        let text =
            "## One\nHello.\n- a\n- b\n[AS]\n[KH QD]\n[2C] A two.\n### best_of\nMore.\n## Two\n";
        let sections = parse(text);
        assert_eq!(sections.len(), 2);
        let cards = |names: &str| names.split(' ').map(|name| name.parse().unwrap()).collect();
        let expected = [
            Block::Paragraph("Hello.".into()),
            Block::List(vec!["a".into(), "b".into()]),
            Block::Example(vec![cards("AS"), cards("KH QD")], String::new()),
            Block::Example(vec![cards("2C")], "A two.".into()),
        ];
        assert_eq!(sections[0].blocks, expected);
        assert_eq!(sections[0].options[0].id, "best_of");
        assert_eq!(sections[0].options[0].blocks, [Block::Paragraph("More.".into())]);
    }

    #[test]
    fn a_text_without_a_heading_is_one_section() {
        assert_eq!(parse("Hello.\n")[0].blocks, [Block::Paragraph("Hello.".into())]);
        assert!(parse("").is_empty());
    }

    #[test]
    fn the_rules_of_every_game_mention_each_option_once() {
        for game in games::all() {
            let mut ids: Vec<&str> = game.options_info().iter().map(|option| option.id).collect();
            ids.sort_unstable();
            for text in texts(game.info().id) {
                let sections = parse(&text);
                let options = sections.iter().flat_map(|section| &section.options);
                let mut found: Vec<&str> = options.map(|option| option.id.as_str()).collect();
                found.sort_unstable();
                assert_eq!(
                    found,
                    ids,
                    "{}: help.md has a line `### option` for each option, once",
                    game.info().id
                );
            }
        }
    }

    #[test]
    fn every_example_has_only_cards_that_exist() {
        for game in games::all() {
            for text in texts(game.info().id) {
                let names = text.lines().filter_map(|line| line.strip_prefix('[')?.split_once(']'));
                let names: usize = names.map(|(cards, _)| cards.split(' ').count()).sum();
                let sections = parse(&text);
                let cards = sections.iter().flat_map(blocks_of).filter_map(|block| match block {
                    Block::Example(hands, _) => Some(hands.iter().map(Vec::len).sum::<usize>()),
                    _ => None,
                });
                assert_eq!(
                    cards.sum::<usize>(),
                    names,
                    "{}: a card in brackets in help.md does not exist",
                    game.info().id
                );
            }
        }
    }
}
