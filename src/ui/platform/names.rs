//! Names of players. They come from people, and from records, links and backups of other people.

use js_sys::JsString;

use crate::saves::names::{are_alike, clean, isolated, told_apart};
use crate::saves::saved_match::Player;
use crate::ui::texts;

/// A name without anything invisible, and with plain letters instead of their compatibility forms.
pub(in crate::ui) fn normal(name: &str) -> String {
    clean(&String::from(JsString::from(name).normalize("NFKC")))
}

/// Players whose names can be told apart. Among several people nobody is called "you".
pub(in crate::ui) fn tell_apart(mut players: Vec<Player>) -> Vec<Player> {
    let several = players.iter().filter(|player| player.bot.is_none()).count() > 1;
    let name = |player: &Player| match normal(&player.name) {
        you if several && player.bot.is_none() && are_alike(&you, texts::YOU.as_str()) => {
            String::new()
        }
        name => name,
    };
    let names: Vec<String> = players.iter().map(name).collect();
    let apart = told_apart(&names, |seat| texts::player(seat + 1));
    for (player, name) in players.iter_mut().zip(apart) {
        player.name = name;
    }
    players
}

/// The names of players for display. They cannot turn the direction of a sentence.
pub(in crate::ui) fn shown(players: Vec<Player>) -> Vec<String> {
    tell_apart(players).into_iter().map(|player| isolated(player.name)).collect()
}
