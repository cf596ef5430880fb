c102 = { $by } noemt { $stated }, zoals gespeeld; volgens de spelregels { $due }
c102-in-time = { $by } noemt { $stated }, zoals gespeeld; als de aandacht op tijd op de verzaking werd gevestigd, { $due }
c102-trick-12 = { $by } noemt { $stated }, zoals gespeeld; met slag 12 hersteld (62D) is het { $adjusted }
c102-label = de overdracht zit niet in dit getal
