p104 =
    { $rows ->
        [one] the row of trick { $trick } does not keep to the columns
       *[other] { SPELLED($rows) } rows, from trick { $trick } on, do not keep to the columns
    }
p104-label = the first such row
p104-reading = each card goes to the hand that was dealt it; no revoke is reported from these rows
