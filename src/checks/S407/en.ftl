s407 =
    { $count ->
        [one] { $name } holds 1 row, and { $most } belong in it
       *[other] { $name } holds { $count } rows, and { $most } belong in it
    }
s407-between =
    { $count ->
        [one] { $name } holds 1 row, and { $fewest } to { $most } belong in it
       *[other] { $name } holds { $count } rows, and { $fewest } to { $most } belong in it
    }
s407-label = this table
