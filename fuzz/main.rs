//! The fuzzer: runs libFuzzer on the target named by the environment variable `FUZZ_TARGET`. `make fuzz` builds and
//! runs it.

#![no_main]

mod targets;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let name = std::env::var("FUZZ_TARGET").unwrap_or_default();
    let (_, run) =
        targets::ALL.iter().find(|(other, _)| *other == name).expect("FUZZ_TARGET names a target");
    run(data);
});
