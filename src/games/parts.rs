//! The parts of the program that hold the rules and the puzzles of one game each. In the release (feature `split`) each
//! part is a file of its own, which is fetched when its game is wanted; the crate `wasm_split_helpers` says how. In every
//! other build the rules are there from the start.

use thiserror::Error;

use crate::engine::record::ParseRecordError;

use super::erased::AnyRules;

/// A part of the program has not been fetched, or could not be fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the rules of the game have not been loaded")]
pub struct NotFetched;

impl From<NotFetched> for ParseRecordError {
    fn from(why: NotFetched) -> ParseRecordError {
        ParseRecordError(why.to_string())
    }
}

/// The rules of a game.
pub(in crate::games) type Rules = &'static dyn AnyRules;

/// Declares [`super::visit_all`], and in `rules` a function for each game that returns its rules.
macro_rules! registry {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// Visits every game of the registry, in its order.
        pub fn visit_all(visitor: &mut impl Visitor) {
            $(visitor.visit::<$module::$game>();)*
        }

        mod rules {
            use std::marker::PhantomData;

            use super::GameType;
            use super::parts::{NotFetched, Rules};
            use crate::engine::game::Game;

            $(
                // The macro makes the function async: it fetches its part first.
                #[cfg_attr(feature = "split", wasm_split_helpers::wasm_split($module, fallible))]
                fn $module() -> Result<Rules, NotFetched> {
                    Ok(const { &GameType::<super::$module::$game>(PhantomData) })
                }
            )*

            #[cfg(feature = "split")]
            pub(super) async fn fetch(id: &str) -> Result<Rules, NotFetched> {
                $(if id == <super::$module::$game as Game>::INFO.id {
                    return $module().await;
                })*
                Err(NotFetched)
            }

            #[cfg(not(feature = "split"))]
            pub(super) fn of(id: &str) -> Result<Rules, NotFetched> {
                $(if id == <super::$module::$game as Game>::INFO.id {
                    return $module();
                })*
                Err(NotFetched)
            }
        }
    };
}

#[cfg(feature = "split")]
mod fetched {
    use std::sync::RwLock;

    use super::{NotFetched, Rules};
    use crate::games::rules;

    static RULES: RwLock<Vec<(String, Rules)>> = RwLock::new(Vec::new());

    pub(in crate::games) fn rules_of(id: &str) -> Result<Rules, NotFetched> {
        let rules = RULES.read().map_err(|_| NotFetched)?;
        rules.iter().find(|(known, _)| known == id).map(|(_, rules)| *rules).ok_or(NotFetched)
    }

    pub(super) async fn fetch(id: &str) -> Result<(), NotFetched> {
        if rules_of(id).is_err() {
            let found = rules::fetch(id).await?;
            RULES.write().map_err(|_| NotFetched)?.push((id.to_owned(), found));
        }
        Ok(())
    }

    impl From<wasm_split_helpers::SplitLoaderError> for NotFetched {
        fn from(_: wasm_split_helpers::SplitLoaderError) -> NotFetched {
            NotFetched
        }
    }
}

#[cfg(not(feature = "split"))]
pub(in crate::games) use super::rules::of as rules_of;
#[cfg(feature = "split")]
pub(in crate::games) use fetched::rules_of;

/// Whether the part of a game is there.
pub fn is_fetched(id: &str) -> bool {
    rules_of(id).is_ok()
}

/// Fetches the part of a game, unless it is there.
///
/// # Errors
/// If there is no such game, or its part could not be fetched. The next call tries again.
pub fn fetch(id: &str) -> impl Future<Output = Result<(), NotFetched>> {
    #[cfg(feature = "split")]
    return fetched::fetch(id);
    #[cfg(not(feature = "split"))]
    std::future::ready(rules_of(id).map(|_| ()))
}
