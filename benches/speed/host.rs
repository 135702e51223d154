//! The host of the benchmarks: a clock and an output, natively and in a browser.

/// Seconds since an arbitrary moment.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn now() -> f64 {
    use std::sync::LazyLock;
    use std::time::Instant;

    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed().as_secs_f64()
}

/// CPU time of this thread in seconds, where the system reports it (Linux). Other work on the machine then hardly
/// changes the figures. Elsewhere the same as [`now`].
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

/// Seconds since an arbitrary moment, to the millisecond.
#[cfg(target_arch = "wasm32")]
pub(crate) fn now() -> f64 {
    js_sys::Date::now() / 1000.0
}

/// The same as [`now`]: a browser does not report CPU time.
#[cfg(target_arch = "wasm32")]
pub(crate) fn spent() -> f64 {
    now()
}

/// Writes a line to the console.
#[cfg(target_arch = "wasm32")]
pub(crate) fn write(line: &str) {
    web_sys::console::log_1(&line.into());
}
