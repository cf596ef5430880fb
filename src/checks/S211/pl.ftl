s211 = { $name } nie może mieć wartości "{ $value }"
