l102 =
    { $seat } { $manner ->
        [led] wyszedł { $card } w lewie { $trick }
       *[played] zagrał { $card } w lewie { $trick }
    }, choć { $due }
l102-suit =
    { $order ->
        [must] { $suit ->
            [spades] nakazano piki
            [hearts] nakazano kiery
            [diamonds] nakazano kara
           *[clubs] nakazano trefle
        }
       *[may-not] { $suit ->
            [spades] zakazano pików
            [hearts] zakazano kierów
            [diamonds] zakazano kar
           *[clubs] zakazano trefli
        }
    }
l102-card =
    { $order ->
        [must] nakazano kartę { $card }
       *[may-not] zakazano karty { $card }
    }
l102-highest =
    { $order ->
        [must] nakazano najwyższą kartę w kolorze
       *[may-not] zakazano najwyższej karty w kolorze
    }
l102-lowest =
    { $order ->
        [must] nakazano najniższą kartę w kolorze
       *[may-not] zakazano najniższej karty w kolorze
    }
l102-label = ta ręka mogła spełnić nakaz (przepis 59)
l102-able =
    { $count ->
       *[other] można było zagrać { $cards }
    }
