c104 = { $by } says { $stated }; the cards give { $played }
c104-recorded = { $by } says { $stated }; the cards allow { $possible }
c104-nothing-due = { $not_played }; no trick is transferred
c104-due = { $not_played }, and { $adjusted } after the transfer
c104-slip = { $by } says { $stated }, which the cards allow, but a slip of the director contradicts it
c104-label = matches neither the play nor the ruling
