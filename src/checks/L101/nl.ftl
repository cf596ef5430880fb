l101 =
    { $seat } { $manner ->
        [led] speelde { $card } voor in slag { $trick }
       *[played] speelde { $card } in slag { $trick }
    }, terwijl { OR($cards) } er als { $rank ->
        [minor] kleine strafkaart
       *[major] strafkaart
    } lag
l101-minor = alleen een honneur mocht in plaats daarvan worden gespeeld (artikel 50C)
l101-one = { $cards } kon worden gespeeld (artikel 50D1)
l101-several = { OR($cards) }: de leider bepaalt welke (artikel 51A)
