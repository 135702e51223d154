//! Tests that scripts cannot express: published figures, knowledge and sampling, texts and options.

mod alone;
mod explain;
mod facts;
mod knowledge;
mod narration;
mod options;
mod scene;
mod table;
