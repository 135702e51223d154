//! Facts about this build, which the build script writes into the page.

use leptos::prelude::*;

/// The value of an attribute of the root element. Empty if it is missing.
pub(crate) fn of_page(attribute: &str) -> String {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute(attribute)).unwrap_or_default()
}

/// URL of an asset of this build, relative to the page.
pub(crate) fn asset(name: &str) -> String {
    of_page("data-assets") + name
}

/// Reloads the page.
pub(crate) fn reload() {
    // Only a detached document refuses, and then there is no page to reload.
    let _ = window().location().reload();
}
