c109-passed-out = Result noemt { $value }, maar het spel is rondgepast
c109-passed-out-label = er is geen slag gespeeld
c109-both-sides =
    { $own ->
        [one] Result geeft { $side } 1 slag en { $other } { $others }: samen { $sum }, en een spel heeft er 13
       *[other] Result geeft { $side } { $own } slagen en { $other } { $others }: samen { $sum }, en een spel heeft er 13
    }
c109-both-sides-label =
    { $sum ->
        [one] samen 1 slag
       *[other] samen { $sum } slagen
    }
c109-beyond = { $by } noemt { $stated }, maar de vastgelegde slagen laten { $possible } toe
c109-beyond-label = { $possible } is mogelijk
c109-so-far = Result noemt { $value }, maar het afspel breekt af (+), en van de slagen tot dan toe kan { $side } er { $possible } hebben gewonnen
c109-won = { $side } won { $own } en { $other } { $others }
c109-won-so-far = { c109-won }; { $open } niet vastgelegd
c109-listed-too = de uitslagenlijst geeft hetzelfde aantal
