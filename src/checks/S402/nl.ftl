s402 =
    { $count ->
        [one] { $name } heeft 1 element, en dat is geen hele rij van { $columns }
       *[other] { $name } heeft { $count } elementen, en die zijn niet in rijen van { $columns } te verdelen
    }
s402-label = het laatste
