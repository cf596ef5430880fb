a102 = Contract noemt { $stated }, maar het bieden eindigt in { $contract } door { $seat }
a102-passed-out = Contract noemt { $stated }, maar volgens het bieden is er rondgepast
a102-label = niet wat er is geboden
a102-taken-as-passed-out = het spel wordt als rondgepast beschouwd
a102-judged-by-tag = afspel en score worden naar de tag beoordeeld
a102-listed = het bieden leidt tot { $contract } door { $seat }, maar de uitslagenlijst heeft { $listed } door { $declarer }, en de kaarten passen alleen bij de verdeling met { $declarer } als leider
a102-judged-by-list = het spel wordt beoordeeld met contract en leider van de lijst: het bieden kan van een ander spel zijn
