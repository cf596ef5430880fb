r102-lead = { $card } is als verzaking gemerkt (^R), maar { $seat } speelde voor in slag { $trick }, en wie voorspeelt hoeft niet te bekennen
r102-follows = { $card } is als verzaking gemerkt (^R), maar in slag { $trick } werd { $suit } voorgespeeld, en { $seat } bekent
r102-void = { $card } is als verzaking gemerkt (^R), maar { $seat } had in slag { $trick } geen { $suit } meer
r102-label = geen verzaking
