d102 = { $card } is twee keer uitgedeeld: aan { $seats }
d102-one-hand = { $card } is twee keer uitgedeeld: beide keren aan { $seat }
d102-label = bevat { $card } twee keer
