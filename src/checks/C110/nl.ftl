c110 = { $by } geeft { $side } { tricks-spelled } meer dan de kaarten: zoveel kan er na een verzaking overgaan
c110-reading = als { $side } verzaakte, is de gespeelde kaart een andere dan de vastgelegde
