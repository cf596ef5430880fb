s407 = liczba wierszy w { $name }: { $count }; powinno ich być { $most }
s407-between = liczba wierszy w { $name }: { $count }; powinno ich być od { $fewest } do { $most }
s407-label = ta tabela
