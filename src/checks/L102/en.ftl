l102 =
    { $seat } { $manner ->
        [led] led
       *[played] played
    } { $card } to trick { $trick } although { $due }
l102-suit =
    { $order ->
        [must] { $suit } were required
       *[may-not] { $suit } were forbidden
    }
l102-card =
    { $order ->
        [must] { $card } was required
       *[may-not] { $card } was forbidden
    }
l102-highest =
    { $order ->
        [must] the highest card of the suit was required
       *[may-not] the highest card of the suit was forbidden
    }
l102-lowest =
    { $order ->
        [must] the lowest card of the suit was required
       *[may-not] the lowest card of the suit was forbidden
    }
l102-label = the hand was able to obey (Law 59)
l102-able =
    { $count ->
       *[other] { $cards } could be played
    }
