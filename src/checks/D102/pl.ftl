d102 = kartę { $card } rozdano dwa razy: mają ją { $seats }
d102-one-hand = kartę { $card } rozdano dwa razy tej samej ręce: { $seat }
d102-label = zawiera { $card } dwa razy
