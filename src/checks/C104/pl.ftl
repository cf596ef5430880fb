c104 = { $by } podaje { $stated }; karty dają { $played }
c104-recorded = { $by } podaje { $stated }; karty dopuszczają { $possible }
c104-nothing-due = { $not_played }; żadnej lewy się nie przekazuje
c104-due = { $not_played }, a po przekazaniu lew { $adjusted }
c104-slip = { $by } podaje { $stated }; według kart jest to możliwe, lecz przeczy temu notatka sędziego
c104-label = nie zgadza się ani z rozgrywką, ani z rozstrzygnięciem
