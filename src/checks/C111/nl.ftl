c111 = Result is gemerkt (^) als iets anders dan wat er is gespeeld, maar { $count } is wat de partij van de leider won
c111-label = er is niets toegekend
