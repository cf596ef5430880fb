c114 = { $declarer } is hier leider in { $strain } met { $made } slagen, { $other } aan een andere tafel met { $tricks } (verslag { $game } van { $file }): meer dan beide partijen kunnen maken
c114-label = leider aan deze tafel
c114-either = aan een van de twee tafels klopt de leider of het resultaat niet
c114-odd-one =
    { $own ->
        [0] aan { $count } eerdere tafels was de andere partij er leider in, aan geen enkele die van { $declarer }: waarschijnlijk klopt de leider hier niet
       *[other] aan { $count } eerdere tafels was de andere partij er leider in, aan { $own } die van { $declarer }: waarschijnlijk klopt de leider hier niet
    }
