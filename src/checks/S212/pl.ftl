s212 = { $name } "{ $value }" nie należy do wartości, które wymienia standard
s212-label = pozostawiono bez zmian
