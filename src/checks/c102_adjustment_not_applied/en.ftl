c102 =
    { $count ->
        [one] Result says { $stated }, as at the table; for a revoke the Laws move { $due }
       *[other] Result says { $stated }, as at the table; for the revokes the Laws move { $due }
    }
c102-trick-12 = Result says { $stated }, as at the table; with trick 12 put right (62D) it is { $adjusted }
c102-label = no adjustment in this figure
