s209 = { $name } is geen standaardtag van PBN
s209-case = { $name } is geen standaardtag van PBN, { $meant } wel
s209-case-label = genegeerd: hoofdletters en kleine letters maken verschil
