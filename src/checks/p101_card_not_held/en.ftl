p101 = { $seat } plays { $card } to trick { $trick }, which { $owner } was dealt
p101-unknown = { $seat } plays { $card } to trick { $trick }, which no known hand was dealt
p101-label = { $seat } does not hold { $card }
p101-proof = { $seat } plays it to trick { $trick }
