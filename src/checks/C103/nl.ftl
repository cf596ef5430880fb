c103 = { $by } noemt { $stated }; de overdracht zit daar al in: { $due }
c103-in-score = de overdracht zit al in Score: { $due }; Result is zoals gespeeld
c103-trick-12 = { $by } noemt { $stated }, met slag 12 hersteld (62D)
c103-label = de overdracht zit er al in
