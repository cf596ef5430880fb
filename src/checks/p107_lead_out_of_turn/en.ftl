p107 = { $seat } led { $card } to trick { $trick } out of turn; it was { $due }'s lead
p107-unknown = { $seat } led { $card } to trick { $trick } out of turn; whose lead it was cannot be told
p107-label = led out of turn, and accepted
p107-reading = the lead was accepted and stands
