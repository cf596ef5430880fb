p103-columns = Play names { $stated }, but the cards fit only if the first column is that of { $due }, who leads
p103-columns-reading = the first column is taken for the cards of { $due }
p103-led = Play names { $stated }, but { $due } was to lead, and the record is legal only if { $stated } led
p103-led-reading = { $stated } is taken for the opening leader
p103-due = Play names { $stated } as the hand that leads, but { $due } is on declarer's left, and the cards fit with { $due } on lead
p103-due-reading = either Play or Declarer is wrong; { $due } is taken for the opening leader, and { $stated }'s cards for the first column
p103-label = { $due } is on declarer's left
p103-owner = { $card }, the opening lead, was dealt to { $seat }, but { $due } was to lead
