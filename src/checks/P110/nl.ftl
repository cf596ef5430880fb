p110-passed-out = er zijn kaarten vastgelegd, maar het spel is rondgepast: het afspel wordt niet gecontroleerd
p110-no-contract = er zijn kaarten vastgelegd, maar noch Contract, noch het bieden zegt wat er is gespeeld: het afspel wordt niet gecontroleerd
p110-no-declarer = er zijn kaarten vastgelegd, maar noch Declarer, noch het bieden zegt wie leider was: het afspel wordt niet gecontroleerd
p110-no-leader = er zijn kaarten vastgelegd, maar Play zegt niet wie in deze eindpositie voorspeelt: het afspel wordt niet gecontroleerd
p110-proof = dit zegt het verslag
p110-no-deal = er zijn kaarten vastgelegd, maar geen verdeling: van elke hand zijn alleen de gespeelde kaarten bekend
p110-no-deal-label = de eerste kaart
