//! Entry point of the page.

fn main() {
    console_error_panic_hook::set_once();
    spot_on::ui::start();
}
