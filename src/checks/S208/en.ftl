s208 = { s208-no-number }: board { $number }
s208-no-number = deal, dealer, vulnerability and number are those of the record before
s208-label = this record leaves them out
