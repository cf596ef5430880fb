c103 = { $by } says { $stated } and already includes the transfer: { $due }
c103-in-score = Score already includes the transfer: { $due }; Result is as played
c103-trick-12 = { $by } says { $stated }, with trick 12 corrected (62D)
c103-label = already includes the transfer
