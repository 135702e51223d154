//! The address of an invitation: a code with the room's secret, and in plain words who invites to what.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use crate::friends::room::Invitation;
use crate::games;
use crate::ui::texts::player;

/// The largest number of bytes of the relays in an address.
const MOST_RELAYS: usize = 400;

/// What an address says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    /// The code, which names the room on this device.
    pub(crate) code: String,
    /// Identifier of the game. Empty if it is not known.
    pub(crate) game: String,
    /// Who invites. Empty if it is not known.
    pub(crate) name: String,
    /// Other relays than the usual ones, separated by spaces.
    pub(crate) relays: String,
    /// A code that a friend has made for this device, or has sent back. Usually empty.
    pub(crate) connection: String,
}

impl Address {
    /// The address in a route: `code/game/name/relays/connection`, of which all but the code may be missing. Relays are in
    /// base64url, because links are decoded on their way.
    pub(crate) fn read(rest: &str) -> Address {
        let mut words = rest.split('/');
        let mut next = || words.next().unwrap_or_default();
        let (code, game, name, relays) = (next().to_owned(), next(), next(), next());
        let connection = next().to_owned();
        let game = games::find_game(game).map_or("", |game| game.info().id).to_owned();
        let name = percent_decode_str(name).decode_utf8_lossy().chars().take(20).collect();
        let relays = URL_SAFE_NO_PAD.decode(relays).ok().filter(|bytes| bytes.len() <= MOST_RELAYS);
        let relays = relays.and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default();
        Address { code, game, name, relays, connection }
    }

    /// The route without `#/`.
    pub(crate) fn route(&self) -> String {
        let name: String = self.name.chars().filter(|sign| !"/#?&".contains(*sign)).collect();
        let name = utf8_percent_encode(&name, NON_ALPHANUMERIC);
        let relays = URL_SAFE_NO_PAD.encode(&self.relays);
        let (code, game, connection) = (&self.code, &self.game, &self.connection);
        let all = format!("room/{code}/{game}/{name}/{relays}/{connection}");
        all.trim_end_matches('/').to_owned()
    }

    /// The invitation of the code. `None` if the code is damaged.
    pub(crate) fn invitation(&self) -> Option<Invitation> {
        let bytes = URL_SAFE_NO_PAD.decode(&self.code).ok()?;
        let (secret, host) = bytes.split_at_checked(16)?;
        Some(Invitation { secret: secret.try_into().ok()?, host: host.try_into().ok()? })
    }
}

/// The name in an address for the people at this device: the first one. Empty for somebody without a name.
pub(crate) fn name_in_link(people: &[String]) -> String {
    people.first().filter(|name| **name != player(1)).cloned().unwrap_or_default()
}

/// The code of an invitation.
pub(crate) fn code_of(invitation: &Invitation) -> String {
    URL_SAFE_NO_PAD.encode([&invitation.secret[..], &invitation.host].concat())
}
