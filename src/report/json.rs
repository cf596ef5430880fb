//! JSON objects of few members, which need no type of their own.

use serde_json::Value;

/// A value without the members of objects that are not known.
pub(in crate::report) fn stated(value: Value) -> Value {
    match value {
        Value::Object(members) => {
            let known = members.into_iter().filter(|(_, member)| !member.is_null());
            known.map(|(name, member)| (name, stated(member))).collect()
        }
        Value::Array(all) => all.into_iter().map(stated).collect(),
        value => value,
    }
}

/// The bytes of a file with a value.
pub(in crate::report) fn file(value: &Value) -> serde_json::Result<Vec<u8>> {
    let mut bytes = serde_json::to_vec_pretty(value)?;
    bytes.push(b'\n');
    Ok(bytes)
}
