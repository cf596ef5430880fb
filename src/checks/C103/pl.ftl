c103 = { $by } podaje { $stated } i uwzględnia już przekazane lewy: { $due }
c103-in-score = Score uwzględnia już przekazane lewy: { $due }; Result podano, jak rozegrano
c103-trick-12 = { $by } podaje { $stated }, po poprawieniu lewy 12 (62D)
c103-label = uwzględnia już przekazane lewy
