c110 = Result geeft { $side } { $tricks } meer dan de kaarten: zoveel als er na een verzaking zou overgaan
c110-reading = als { $side } verzaakte, is de gespeelde kaart een andere dan de vastgelegde
