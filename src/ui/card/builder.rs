//! Draws shapes into the page.
//!
//! A view for each shape would make up most of the deck's code size. So the pictures are drawn without views: they
//! never change, and the browser needs only names and attributes.

use leptos::prelude::document;
use leptos::web_sys::Node;

/// The parent of the next shape. `None` if that parent could not be created.
pub(super) struct ShapeBuilder(Option<Node>);

impl ShapeBuilder {
    /// Draws into a node.
    pub(super) fn on(node: Node) -> ShapeBuilder {
        ShapeBuilder(Some(node))
    }

    /// Appends a shape, and returns a builder that draws into it.
    fn put(&self, tag: &str, attributes: &[(&str, &str)]) -> ShapeBuilder {
        let Some(parent) = &self.0 else { return ShapeBuilder(None) };
        // Our own names are valid. If one were not, only a picture would be missing.
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

    /// Draws shapes, each a class and an outline, the lowest first.
    pub(super) fn paths(&self, shapes: &[(&str, &str)]) {
        for (class, outline) in shapes {
            self.path(class, outline);
        }
    }

    pub(super) fn group(&self, class: &str, transform: &str) -> ShapeBuilder {
        self.put("g", &[("class", class), ("transform", transform)])
    }
}
