c112-recorder = the recorder ({ $author }) says that somebody revoked, { $place }: "{ $quote }"
c112-unsigned = a comment says that somebody revoked, { $place }: "{ $quote }"
c112-spectator = { $author }, a spectator, says that somebody revoked, { $place }: "{ $quote }"
c112-without-play = no play is recorded
c112-before-play = before the first card
c112-during = during trick { $trick }
c112-after = after trick { $trick }
c112-at-stop =
    { $trick ->
        [0] in trick 1, where the recorded play stops
       *[other] after trick { $trick }, where the recorded play stops
    }
c112-help = a program that refuses illegal cards leaves no revoke in the record: if it happened, say so in a slip, and the Laws are applied
