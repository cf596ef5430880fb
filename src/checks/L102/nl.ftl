l102 =
    { $seat } { $manner ->
        [led] speelde { $card } voor in slag { $trick }
       *[played] speelde { $card } in slag { $trick }
    }, hoewel { $due }
l102-suit =
    { $order ->
        [must] { $suit } geëist was
       *[may-not] { $suit } verboden was
    }
l102-card =
    { $order ->
        [must] { $card } geëist was
       *[may-not] { $card } verboden was
    }
l102-highest =
    { $order ->
        [must] de hoogste kaart van de kleur geëist was
       *[may-not] de hoogste kaart van de kleur verboden was
    }
l102-lowest =
    { $order ->
        [must] de laagste kaart van de kleur geëist was
       *[may-not] de laagste kaart van de kleur verboden was
    }
l102-label = de speler kon eraan voldoen (artikel 59)
l102-able =
    { $count ->
        [one] { $cards } kon worden gespeeld
       *[other] { $cards } konden worden gespeeld
    }
