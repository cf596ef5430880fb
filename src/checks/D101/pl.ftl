d101 =
    { $count ->
        [one] ręce nie są równej wielkości: { $seat } ma 1 kartę
        [few] ręce nie są równej wielkości: { $seat } ma { $count } karty
       *[other] ręce nie są równej wielkości: { $seat } ma { $count } kart
    }
d101-label = { $hands }
d101-hand = { $seat } { $count }
d101-all-hidden = rozkład nie podaje żadnej ręki: wszystkie cztery są nieznane
