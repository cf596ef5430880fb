p103-columns = Play podaje { $stated }, lecz karty pasują tylko wtedy, gdy pierwsza kolumna należy do { $due }, który wistuje
p103-columns-reading = pierwszą kolumnę przyjęto za karty { $due }
p103-led = Play podaje { $stated }; wistować miał { $due }, lecz zapis rozgrywki jest prawidłowy tylko wtedy, gdy zawistował { $stated }
p103-led-reading = za pierwszego wistującego przyjęto { $stated }
p103-label = { $due } siedzi na lewo od rozgrywającego
p103-owner = { $card }, pierwszy wist, był w ręce gracza { $seat }, a wistować miał { $due }
