//! Where the figures are measured: a clock, and somewhere to write them.

/// Seconds from some moment on.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn now() -> f64 {
    use std::sync::LazyLock;
    use std::time::Instant;

    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed().as_secs_f64()
}

/// Seconds of a processor that this thread has had, if the system tells it (Linux), so that other work on the machine
/// hardly changes what is measured; else the same as [`now`].
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn spent() -> f64 {
    let told = || -> Option<f64> {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        Some(text.split(' ').next()?.parse::<f64>().ok()? / 1e9)
    };
    told().unwrap_or_else(now)
}

/// Writes a line.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn write(line: &str) {
    println!("{line}");
}

/// Seconds from some moment on, to the millisecond.
#[cfg(target_arch = "wasm32")]
pub(crate) fn now() -> f64 {
    js_sys::Date::now() / 1000.0
}

/// The same: a browser does not tell how long it has had a processor.
#[cfg(target_arch = "wasm32")]
pub(crate) fn spent() -> f64 {
    now()
}

/// Writes a line to the console.
#[cfg(target_arch = "wasm32")]
pub(crate) fn write(line: &str) {
    web_sys::console::log_1(&line.into());
}
