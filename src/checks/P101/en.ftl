p101 = { $seat } plays { $card } to trick { $trick }, which { $owner } was dealt
p101-twice = { $seat } plays { $card } to trick { $trick }, which { $owner } was dealt and plays to trick { $other }
p101-unknown = { $seat } plays { $card } to trick { $trick }, which no known hand was dealt
p101-listed = the table of scores has { $seat } leading { $card } against { $declarer }, which { $owner } was dealt
p101-label = { $seat } does not hold { $card }
p101-proof = { $seat } plays it to trick { $trick }
