s211 = { $name } cannot be "{ $value }"
