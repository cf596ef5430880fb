p102 = { $seat } zagrywa { $card } w lewie { $trick }, choć zagrał tę kartę już w lewie { $first }
p102-other = { $seat } zagrywa { $card } w lewie { $trick }, choć { $other } zagrał tę kartę już w lewie { $first }
p102-label = { $card } po raz drugi
p102-proof = po raz pierwszy
