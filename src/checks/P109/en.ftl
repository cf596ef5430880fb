p109 = the trump suit is doubtful: the record is legal if { $change } ({ $code })
p109-label = another one would do
p109-few =
    { $recorded ->
        [one] the only recorded card was not dealt to the hand in whose column it is: too little to say what is wrong
       *[other] the { SPELLED($recorded) } recorded cards do not all fit the hands of their columns: too few to say what is wrong
    }
p109-few-reading = the deal, declarer, the columns or a card may be wrong; the play was read without the deal
