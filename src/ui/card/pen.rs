//! Draws shapes into the page.
//!
//! A view for every shape would be most of the deck's size, so the pictures are drawn without views: they never
//! change, and the browser needs no more than their names and attributes.

use leptos::prelude::document;
use leptos::web_sys::Element;

/// Where the next shape goes.
pub(in crate::ui) struct Pen(Option<Element>);

impl Pen {
    /// Draws inside an element.
    pub(in crate::ui) fn on(element: Element) -> Pen {
        Pen(Some(element))
    }

    /// Puts a shape, and draws inside it from there.
    pub(in crate::ui) fn put(&self, tag: &str, attributes: &[(&str, &str)]) -> Pen {
        let Some(parent) = &self.0 else { return Pen(None) };
        // Our own names are never refused; if they were, a picture would be missing and nothing else.
        let Ok(shape) = document().create_element_ns(Some("http://www.w3.org/2000/svg"), tag)
        else {
            return Pen(None);
        };
        for (name, value) in attributes {
            let _ = shape.set_attribute(name, value);
        }
        let _ = parent.append_child(&shape);
        Pen(Some(shape))
    }

    pub(in crate::ui) fn path(&self, class: &str, outline: &str) {
        self.put("path", &[("class", class), ("d", outline)]);
    }

    /// Shapes as they lie over each other, the lowest first: class and outline.
    pub(in crate::ui) fn paths(&self, shapes: &[(&str, &str)]) {
        for (class, outline) in shapes {
            self.path(class, outline);
        }
    }

    pub(in crate::ui) fn group(&self, class: &str, transform: &str) -> Pen {
        self.put("g", &[("class", class), ("transform", transform)])
    }

    /// Another group once more.
    pub(in crate::ui) fn again(&self, name: &str, transform: &str) {
        self.put("use", &[("href", name), ("transform", transform)]);
    }

    /// Writes one line, `width` wide if that is not zero.
    pub(in crate::ui) fn text(&self, class: &str, transform: &str, width: u8, text: &str) {
        let width = width.to_string();
        let squeezed = [("textLength", &*width), ("lengthAdjust", "spacingAndGlyphs")];
        let plain = [("class", class), ("transform", transform)];
        let line = self.put("text", &plain);
        if let Some(line) = &line.0 {
            line.set_text_content(Some(text));
            for (name, value) in squeezed.iter().filter(|_| width != "0") {
                let _ = line.set_attribute(name, value);
            }
        }
    }
}
