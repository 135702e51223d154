//! Draws shapes into the page.
//!
//! A view for every shape would be most of the deck's size, so the pictures are drawn without views: they never
//! change, and the browser needs no more than their names and attributes.

use leptos::prelude::document;
use leptos::web_sys::Node;

/// Where the next shape goes.
pub(super) struct ShapeBuilder(Option<Node>);

impl ShapeBuilder {
    /// Draws inside a node.
    pub(super) fn on(node: Node) -> ShapeBuilder {
        ShapeBuilder(Some(node))
    }

    /// Puts a shape, and draws inside it from there.
    fn put(&self, tag: &str, attributes: &[(&str, &str)]) -> ShapeBuilder {
        let Some(parent) = &self.0 else { return ShapeBuilder(None) };
        // Our own names are never refused; if they were, a picture would be missing and nothing else.
        let Ok(shape) = document().create_element_ns(Some("http://www.w3.org/2000/svg"), tag)
        else {
            return ShapeBuilder(None);
        };
        for (name, value) in attributes.iter().filter(|(_, value)| !value.is_empty()) {
            let _ = shape.set_attribute(name, value);
        }
        let _ = parent.append_child(&shape);
        ShapeBuilder(Some(shape.into()))
    }

    pub(super) fn path(&self, class: &str, outline: &str) {
        self.put("path", &[("class", class), ("d", outline)]);
    }

    /// Shapes as they lie over each other, the lowest first: class and outline.
    pub(super) fn paths(&self, shapes: &[(&str, &str)]) {
        for (class, outline) in shapes {
            self.path(class, outline);
        }
    }

    pub(super) fn group(&self, class: &str, transform: &str) -> ShapeBuilder {
        self.put("g", &[("class", class), ("transform", transform)])
    }
}
