c103 =
    { $count ->
        [one] Result says { $stated } and holds the adjustment for a revoke, { $due }
       *[other] Result says { $stated } and holds the adjustment for the revokes, { $due }
    }
c103-in-score =
    { $count ->
        [one] Score holds the adjustment for a revoke, { $due }; Result is as at the table
       *[other] Score holds the adjustment for the revokes, { $due }; Result is as at the table
    }
c103-trick-12 = Result says { $stated }: trick 12 is counted as Law 62D puts it right
c103-label = adjusted already
