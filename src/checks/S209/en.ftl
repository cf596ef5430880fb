s209 = { $name } is not a standard PBN tag
s209-case = { $name } is not a standard PBN tag, though { $meant } is
s209-case-label = ignored: names are case-sensitive
