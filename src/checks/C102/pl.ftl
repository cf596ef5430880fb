c102 = { $by } podaje { $stated }, jak rozegrano; według przepisów { $due }
c102-in-time = { $by } podaje { $stated }, jak rozegrano; jeżeli w porę zwrócono uwagę na fałszywy renons, { $due }
c102-trick-12 = { $by } podaje { $stated }, jak rozegrano; po poprawieniu lewy 12 (62D) to { $adjusted }
c102-label = ta liczba nie uwzględnia przekazanych lew
