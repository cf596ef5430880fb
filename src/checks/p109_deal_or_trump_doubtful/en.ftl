p109 = the trump suit is doubtful: the record is legal if { $change } ({ $code })
p109-label = another one would do
