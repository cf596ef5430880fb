s211 = { $name } kan niet "{ $value }" zijn
