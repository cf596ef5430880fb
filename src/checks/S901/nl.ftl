s901 = pbn-audit faalde bij dit spel; voor de andere spellen heeft dat geen gevolgen
s901-label = hier begint het spel
