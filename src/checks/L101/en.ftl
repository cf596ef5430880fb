l101 =
    { $seat } { $manner ->
        [led] led
       *[played] played
    } { $card } to trick { $trick } while { OR($cards) } lay there as a { $rank ->
        [minor] minor penalty card
       *[major] penalty card
    }
l101-minor = only an honour could be played instead (Law 50C)
l101-one = { $cards } could be played (Law 50D1)
l101-several = { OR($cards) }: declarer chooses which (Law 51A)
