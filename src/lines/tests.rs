//! Tests of the format.

use serde::{Deserialize, Serialize};

use super::{LineError, read, semicolons, version_of, write};

#[derive(Serialize, Deserialize, PartialEq, Debug, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum Colour {
    Red,
    DarkBlue,
}

#[derive(Serialize, Deserialize, PartialEq, Debug, Clone, Copy)]
struct Clock {
    start: u32,
    is_on: bool,
}

#[derive(Serialize, Deserialize, PartialEq, Debug)]
#[serde(rename = "")]
struct Unnamed {
    mark: String,
    note: Option<String>,
}

#[derive(Serialize, Deserialize, PartialEq, Debug, Clone)]
#[serde(rename = "example-1")]
struct Example {
    name: String,
    count: u32,
    is_new: bool,
    best: Option<i32>,
    colour: Colour,
    numbers: Vec<u8>,
    pair: (u32, i32),
    clock: Option<Clock>,
    #[serde(with = "semicolons")]
    words: Vec<String>,
    rest: String,
}

const LINE: &str = "example-1|a b|7|1|-3|dark-blue|1,2|4,-5|9,0|one;two|x|y=z";

fn example() -> Example {
    Example {
        name: "a b".into(),
        count: 7,
        is_new: true,
        best: Some(-3),
        colour: Colour::DarkBlue,
        numbers: vec![1, 2],
        pair: (4, -5),
        clock: Some(Clock { start: 9, is_on: false }),
        words: vec!["one".into(), "two".into()],
        rest: "x|y=z".into(),
    }
}

#[test]
fn a_struct_is_a_line_of_its_fields() {
    assert_eq!(write(&example()), LINE);
    assert_eq!(read(LINE), Ok(example()));
    let none = Example { best: None, numbers: Vec::new(), words: Vec::new(), ..example() };
    assert_eq!(write(&none), "example-1|a b|7|1||dark-blue||4,-5|9,0||x|y=z");
    assert_eq!(read(&write(&none)), Ok(none));
}

#[test]
fn an_error_names_the_field() {
    let wrong = |from: &str, to: &str| {
        read::<Example>(&LINE.replacen(from, to, 1)).expect_err("a broken line").to_string()
    };
    assert_eq!(wrong("example-1", "example-2"), "expected a line `example-1`");
    assert_eq!(wrong("example-1", "example-10"), "expected a line `example-1`");
    assert_eq!(wrong("|7|", "|-7|"), "the field `count` is not a number in its range");
    assert_eq!(wrong("|1|", "|2|"), "the field `is_new` is not 0 or 1");
    assert_eq!(wrong("dark-blue", "green"), "the field `colour` is not of the expected form");
    assert_eq!(wrong("1,2", "1,300"), "the field `numbers` is not a number in its range");
    assert_eq!(wrong("4,-5", "4,-5,6"), "the field `pair` is not a list of this length");
    assert_eq!(wrong("9,0", "9"), "the field `clock` is not of the expected form");
    assert_eq!(read::<Example>("example-1|a|7"), Err(LineError::Missing("is_new")));
    assert_eq!(read::<Example>("example-1"), Err(LineError::Missing("name")));
}

#[test]
fn a_version_is_the_number_in_a_name() {
    assert_eq!(version_of(LINE, "example-"), Some(1));
    assert_eq!(version_of("example-12|", "example-"), Some(12));
    assert_eq!(version_of("example-12", "example-"), None, "a line without fields");
    assert_eq!(version_of("example-x|1", "example-"), None);
    assert_eq!(version_of(LINE, "other-"), None);
}

#[test]
fn a_struct_without_a_name_is_only_its_fields() {
    let unnamed = Unnamed { mark: "5e".into(), note: Some("a|b".into()) };
    assert_eq!(write(&unnamed), "5e|a|b");
    assert_eq!(read("5e|a|b"), Ok(unnamed));
    assert_eq!(read("5e|"), Ok(Unnamed { mark: "5e".into(), note: None }));
    assert_eq!(read::<Unnamed>("5e"), Err(LineError::Missing("note")));
    assert_eq!(read::<Unnamed>(""), Err(LineError::Missing("mark")));
}
