d104 = rozkład nie pasuje do rozgrywki: zapisane karty, które rozdano ręce, która je zagrywa: { $fit } z { $recorded }
d104-label = rozkład innego rozdania?
d104-reading = rozgrywkę odczytano bez rozkładu i nie wykazuje się z niej fałszywych renonsów
