r102-lead = { $card } is marked as a revoke (^R), but { $seat } led trick { $trick }, and a lead follows nothing
r102-follows = { $card } is marked as a revoke (^R), but { $suit } were led to trick { $trick }, and { $seat } follows
r102-void = { $card } is marked as a revoke (^R), but { $seat } had no { $suit } left in trick { $trick }
r102-label = no revoke
