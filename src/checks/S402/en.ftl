s402 =
    { $count ->
        [one] { $name } holds 1 element, which cannot be divided into rows of { $columns }
       *[other] { $name } holds { $count } elements, which cannot be divided into rows of { $columns }
    }
s402-label = the last one
