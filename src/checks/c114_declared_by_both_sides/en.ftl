c114 = { $declarer } declares in { $strain } here with { $made } tricks, { $other } at another table with { $tricks } (game { $game } of { $file }): more than both sides can win
c114-label = declarer at this table
c114-either = the declarer or the result is wrong at one of the two tables
c114-odd-one =
    { $own ->
        [0] at { $count } earlier tables the other side declared in it, at none the side of { $declarer }: the declarer here is probably wrong
       *[other] at { $count } earlier tables the other side declared in it, at { $own } the side of { $declarer }: the declarer here is probably wrong
    }
