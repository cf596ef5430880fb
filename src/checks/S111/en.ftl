s111 = { $what } came with { $since }, and the file calls itself { $stated }
s111-lasting = a value for all later games (##)
s111-plus = the sign for what is still to come (+)
