s111 = { $what } bestaat pas sinds { $since }, maar het bestand noemt zich { $stated }
s111-lasting = een waarde voor alle latere spellen (##)
s111-plus = het teken voor wat nog volgt (+)
