c109-passed-out = Result podaje { $value }, a rozdanie spasowano
c109-passed-out-label = nie rozegrano żadnej lewy
c109-both-sides =
    { $own ->
        [one] Result daje stronie { $side } 1 lewę, a stronie { $other } { $others }: razem { $sum }, a rozdanie ma 13 lew
        [few] Result daje stronie { $side } { $own } lewy, a stronie { $other } { $others }: razem { $sum }, a rozdanie ma 13 lew
       *[other] Result daje stronie { $side } { $own } lew, a stronie { $other } { $others }: razem { $sum }, a rozdanie ma 13 lew
    }
c109-both-sides-label =
    { $sum ->
        [one] razem 1 lewa
        [few] razem { $sum } lewy
       *[other] razem { $sum } lew
    }
c109-beyond = { $by } podaje { $stated }, a według zapisanych lew możliwe jest { $possible }
c109-beyond-label = możliwe jest { $possible }
c109-so-far = Result podaje { $value }, a rozgrywka się urywa (+): z dotychczasowych lew strona { $side } mogła wziąć { $possible }
c109-won = strona { $side }: { $own }, strona { $other }: { $others }
c109-won-so-far = { c109-won }; niezapisane: { $open }
c109-listed-too = lista wyników podaje tę samą liczbę
