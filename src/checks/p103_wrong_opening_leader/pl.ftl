p103-columns = Play podaje { $stated }, lecz karty pasują tylko wtedy, gdy pierwsza kolumna należy do { $due }, który wistuje
p103-columns-reading = pierwszą kolumnę przyjęto za karty { $due }
p103-led = Play podaje { $stated }; wistować miał { $due }, lecz zapis rozgrywki jest prawidłowy tylko wtedy, gdy zawistował { $stated }
p103-led-reading = za pierwszego wistującego przyjęto { $stated }
p103-due = Play podaje jako wistującego { $stated }, lecz na lewo od rozgrywającego siedzi { $due }, i karty pasują, gdy wistuje { $due }
p103-due-reading = błędny jest tag Play albo Declarer; za pierwszego wistującego przyjęto { $due }, a pierwszą kolumnę za karty { $stated }
p103-label = { $due } siedzi na lewo od rozgrywającego
p103-owner = { $card }, pierwszy wist, był w ręce gracza { $seat }, a wistować miał { $due }
