a102 = Contract podaje { $stated }, a licytacja kończy się kontraktem { $contract } (rozgrywa { $seat })
a102-passed-out = Contract podaje { $stated }, a w licytacji wszyscy spasowali
a102-label = nie to zalicytowano
a102-taken-as-passed-out = przyjmuje się, że rozdanie spasowano
a102-judged-by-tag = rozgrywkę i zapis ocenia się według znacznika
a102-listed = licytacja prowadzi do { $contract }, rozgrywa { $seat }, lecz lista wyników ma { $listed }, rozgrywa { $declarer }, a karty pasują do rozkładu tylko wtedy, gdy rozgrywa { $declarer }
a102-judged-by-list = rozdanie oceniono z kontraktem i rozgrywającym z listy: licytacja może pochodzić z innego rozdania
