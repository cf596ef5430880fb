l111-each-other = the slips contradict each other: { $file }, lines { $one } and { $other }
l111-each-other-more =
    { $count ->
        [one] the slips contradict each other: { $file }, lines { $one } and { $other }, and 1 more contradicts line { $other }
       *[other] the slips contradict each other: { $file }, lines { $one } and { $other }, and { $count } more contradict line { $other }
    }
l111-each-other-label = both are left out
l111-record = a slip contradicts the record ({ $file }, line { $line }): { $why }
l111-record-label = the slip is left out
