//! Messages to be formatted.

use std::borrow::Cow;

/// A key and its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    pub(crate) key: Cow<'static, str>,
    pub(crate) args: Vec<(&'static str, Value)>,
}

impl Message {
    /// A message without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message { key: key.into(), args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        self.args.push((name, value.into()));
        self
    }
}

/// An argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A text in no language, such as a square or a person's name. It is isolated where it runs in another direction.
    Text(String),
    /// A whole number.
    Number(i64),
    /// A nested message.
    Message(Message),
    /// All of these: "a, b and c".
    List(Vec<Value>),
    /// One of these: "a or b or c".
    Either(Vec<Value>),
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Value {
        Value::Message(message)
    }
}

impl From<Vec<Value>> for Value {
    fn from(values: Vec<Value>) -> Value {
        Value::List(values)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

impl From<usize> for Value {
    /// No count in the program has more digits than this can hold.
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Value {
        Value::Number(i64::from(number))
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(i64::from(number))
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Value {
        Value::Number(i64::from(number))
    }
}
