c105 = Score noemt { points-north-south }, maar het spel eindigde in { $made }, { $due }
c105-without-score = Score noemt { points-north-south }, maar het spel eindigde in { $made }
c105-passed-out = Score noemt { points-north-south }, maar er is rondgepast en de score is 0
c105-listed = de scoretabel noemt { points-north-south } voor { $made } door { $declarer }, maar dat is { $due }
c105-label = niet de score van dit resultaat
c105-passed-out-label = bij een rondpas is de score 0
c105-sign = { points-north-south } heeft het verkeerde teken: een getal zonder partij is dat van de leider, elk ander dat van de genoemde partij
c105-tricks =
    { $count ->
        [one] { points-north-south } is de score van 1 slag
       *[other] { points-north-south } is de score van { $count } slagen
    }
c105-tricks-of-the-cards = { c105-tricks }, zoveel als de kaarten geven
c105-vulnerable = { points-north-south } is de score van een partij die kwetsbaar is
c105-not-vulnerable = { points-north-south } is de score van een partij die niet kwetsbaar is
c105-risk = { points-north-south } is de score van { $made }
c105-other-side = { points-north-south } is de score als { $side } het contract speelde
c105-termination = Termination zegt: { $how }
c105-split = Score geeft Noord-Zuid { $ns } en Oost-West { $ew }: wat de ene partij wint, verliest de andere niet
c105-split-label = niet elkaars tegengestelde
c105-split-law = alleen scores die de arbiter toekent, hoeven elkaar niet op te heffen (12C1f)
