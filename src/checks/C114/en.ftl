c114 = { $declarer } declares in { $strain } here with { $made } tricks, { $other } at another table with { $tricks } (game { $game } of { $file }): { $sum } together, where sound records have at most { $most }
c114-label = declarer at this table
c114-either = the declarer or the result is wrong at one of the two tables
c114-odd-one =
    { $own ->
        [0] at { $count } other tables the other side declared in it, at none the side of { $declarer }: the declarer here is probably wrong
       *[other] at { $count } other tables the other side declared in it, at { $own } the side of { $declarer }: the declarer here is probably wrong
    }
c114-listed = the ScoreTable has { $strain } declared by { $declarer } with { $made } tricks, and by { $other } with { $tricks }: { $sum } together, where sound records have at most { $most }
c114-listed-label = the tables of the tournament
c114-listed-odd-one =
    { $own ->
        [one] at { SPELLED($count) } tables the other side declared in it, at one the side of { $declarer }: the declarer there is probably wrong
       *[other] at { SPELLED($count) } tables the other side declared in it, at { SPELLED($own) } the side of { $declarer }: the declarer there is probably wrong
    }
