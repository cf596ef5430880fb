c101 = { $by } noemt { $stated }, maar volgens de kaarten won de partij van de leider er { $played }
c101-label = volgens de kaarten { $played }
c101-result = vermeld is { $stated }, gespeeld is { $played }
c101-of-the-others = zoveel slagen won { $side }: het getal of de leider is van de verkeerde partij
