//! Starts the page, nothing else.

fn main() {
    console_error_panic_hook::set_once();
    spot_on::ui::start();
}
