c114 = { $declarer } is hier leider in { $strain } met { $made } slagen, { $other } aan een andere tafel met { $tricks } (verslag { $game } van { $file }): samen { $sum }, en in goede verslagen hoogstens { $most }
c114-label = leider aan deze tafel
c114-either = aan een van de twee tafels klopt de leider of het resultaat niet
c114-odd-one =
    { $own ->
        [0] aan { $count } andere tafels was de andere partij er leider in, aan geen enkele die van { $declarer }: waarschijnlijk klopt de leider hier niet
       *[other] aan { $count } andere tafels was de andere partij er leider in, aan { $own } die van { $declarer }: waarschijnlijk klopt de leider hier niet
    }
c114-listed = in de ScoreTable is { $declarer } leider in { $strain } met { $made } slagen, en { $other } met { $tricks }: samen { $sum }, en in goede verslagen hoogstens { $most }
c114-listed-label = de tafels van het toernooi
c114-listed-odd-one =
    { $own ->
        [one] aan { SPELLED($count) } tafels was de andere partij er leider in, aan één die van { $declarer }: waarschijnlijk klopt de leider daar niet
       *[other] aan { SPELLED($count) } tafels was de andere partij er leider in, aan { SPELLED($own) } die van { $declarer }: waarschijnlijk klopt de leider daar niet
    }
