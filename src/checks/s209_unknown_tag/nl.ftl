s209 = { $name } is geen tag van de standaard
s209-case = { $name } is geen tag van de standaard, { $meant } wel
s209-case-label = overgeslagen: hoofdletters en kleine letters maken verschil
