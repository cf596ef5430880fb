d102 = { $card } is dealt twice: to { $seats }
d102-one-hand = { $card } is dealt twice: both times to { $seat }
d102-label = holds { $card } twice
