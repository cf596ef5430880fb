c104 = Result says { $stated }, which is not the { $played } of the cards
c104-recorded = Result says { $stated }, which is not among the { $possible } that the cards allow
c104-nothing-due =
    { $count ->
        [one] { $not_played }; for a revoke the Laws move nothing
       *[other] { $not_played }; for the revokes the Laws move nothing
    }
c104-due =
    { $count ->
        [one] { $not_played }, nor the { $adjusted } that the Laws give after a revoke
       *[other] { $not_played }, nor the { $adjusted } that the Laws give after the revokes
    }
c104-label = another figure
