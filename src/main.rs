//! Begins the page, nothing else.

fn main() {
    // A release has no texts of panics to print (scripts/release.sh).
    #[cfg(debug_assertions)]
    console_error_panic_hook::set_once();
    spot_on::ui::begin();
}
