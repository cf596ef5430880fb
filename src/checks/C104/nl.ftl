c104 = { $by } noemt { $stated }; de kaarten geven { $played }
c104-recorded = { $by } noemt { $stated }; de kaarten laten { $possible } toe
c104-nothing-due = { $not_played }; er is geen slag over te dragen
c104-due = { $not_played }, en na de overdracht { $adjusted }
c104-slip = { $by } noemt { $stated }; volgens de kaarten kan dat, maar een briefje van de arbiter spreekt het tegen
c104-label = past noch bij het afspel, noch bij de beslissing
