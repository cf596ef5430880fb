s209 = { $name } is no tag of the standard
s209-case = { $name } is no tag of the standard, though { $meant } is
s209-case-label = passed over: names are case-sensitive
