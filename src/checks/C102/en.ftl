c102 = { $by } says { $stated }, as played; by the Laws { $due }
c102-in-time = { $by } says { $stated }, as played; if attention was drawn in time, { $due }
c102-trick-12 = { $by } says { $stated }, as played; with trick 12 corrected (62D) it is { $adjusted }
c102-label = the transfer is not in this figure
