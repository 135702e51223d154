//! A match between devices in which one device says anything.

use spot_on::friends::client::Client;
use spot_on::friends::keys::DeviceSecrets;
use spot_on::friends::logs::Logs;
use spot_on::friends::message::{Body, Frame, encode_frame};
use spot_on::friends::simulation::setup_of;
use spot_on::games;

/// The first byte chooses the game. Then each chunk is a length and bytes: a frame as it stands, or the body of an entry that
/// the other device signs. Between them both devices say what they would say honestly, so that the chunks reach every state.
pub(crate) fn run(data: &[u8]) {
    let Some((&game, mut rest)) = data.split_first() else { return };
    let games = games::all();
    let game = games[usize::from(game) % games.len()].info().id;
    let masters = [[1; 32], [2; 32]];
    let setup = setup_of(game, &[], &[0, 1], ([7; 16], &masters)).expect("the usual options");
    let id = setup.match_id();
    let secrets = DeviceSecrets::of(masters[1]);
    let mut honest = Client::new(setup.clone(), 0, masters[0]).expect("a setup");
    let mut other = Client::new(setup, 1, masters[1]).expect("a setup");
    let mut logs: Option<Logs> = None;
    for _ in 0..40 {
        let Some((&length, after)) = rest.split_first() else { break };
        let (chunk, after) = after.split_at(usize::from(length / 2).min(after.len()));
        rest = after;
        match (length % 2, chunk.is_empty()) {
            (_, true) => exchange(&mut honest, &mut other),
            (0, false) => drop(honest.receive(chunk)),
            (_, false) => {
                let Ok(body) = postcard::from_bytes::<Body>(chunk) else { continue };
                let logs = logs.get_or_insert_with(|| other.logs().clone());
                logs.write(1, &body, &secrets);
                let have = honest.logs().lengths();
                if let Some(frame) = logs.missing(&have) {
                    let _ = honest.receive(&encode_frame(&id, &frame));
                }
            }
        }
        move_somehow(&mut honest);
    }
    let _ = honest.waiting();
    let saved = honest.save();
    let again = Client::restore(&saved).expect("what was saved reads back");
    assert_eq!(again.logs().lengths(), honest.logs().lengths());
    let _ = encode_frame(&id, &Frame::Have(honest.logs().lengths()));
}

/// Both devices say what they would say honestly.
fn exchange(one: &mut Client, other: &mut Client) {
    for _ in 0..12 {
        move_somehow(other);
        let (mut theirs, mut ours) = (other.logs().lengths(), one.logs().lengths());
        if let Some(frame) = one.news(&mut theirs) {
            let _ = other.receive(&frame);
        }
        if let Some(frame) = other.news(&mut ours) {
            let _ = one.receive(&frame);
        }
    }
}

/// Makes the first legal move of each seat that can move.
fn move_somehow(client: &mut Client) {
    client.advance();
    client.be_ready();
    for seat in client.to_move().iter() {
        match client.game().legal(seat).first() {
            Some(text) => drop(client.play(seat, &text.clone(), 0)),
            None => client.time_out(),
        }
    }
}
