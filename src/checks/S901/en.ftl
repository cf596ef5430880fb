s901 = pbn-audit failed on this game; the other games are not affected
s901-label = the game begins here
