p102 = { $seat } plays { $card } to trick { $trick }, but played it to trick { $first } already
p102-other = { $seat } plays { $card } to trick { $trick }, but { $other } played it to trick { $first } already
p102-label = { $card } a second time
p102-proof = the first time
