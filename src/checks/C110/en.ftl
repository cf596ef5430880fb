c110 = { $by } gives { $side } { tricks-spelled } more than the cards: as much as a revoke would move
c110-reading = if { $side } revoked, the card that was played is not the one recorded
