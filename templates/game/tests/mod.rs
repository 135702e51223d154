//! Unit tests of this game. The laws and the cases test the rest.

use crate::engine::game::Game;

use super::{Template, TemplateOptions};

#[test]
fn a_pack_has_ten_cards_for_each_seat() {
    for seats in 2..=4 {
        assert_eq!(Template::pack(&TemplateOptions::default(), seats).len(), 10 * seats as usize);
    }
}
