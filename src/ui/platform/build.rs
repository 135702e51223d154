//! What the build has written into the page about itself.

use leptos::prelude::*;

/// What the build has written about itself into the page's root element.
pub(crate) fn of_page(attribute: &str) -> String {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute(attribute)).unwrap_or_default()
}

/// The address of a file of this build, from the page's own.
pub(crate) fn asset(name: &str) -> String {
    of_page("data-assets") + name
}

/// Loads the page anew.
pub(crate) fn reload() {
    // Only a detached document refuses, and then there is no page to load.
    let _ = window().location().reload();
}
