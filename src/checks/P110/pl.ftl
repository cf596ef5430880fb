p110-passed-out = zapisano karty, lecz rozdanie spasowano: rozgrywki nie skontrolowano
p110-no-contract = zapisano karty, lecz ani Contract, ani licytacja nie mówi, co rozgrywano: rozgrywki nie skontrolowano
p110-no-declarer = zapisano karty, lecz ani Declarer, ani licytacja nie mówi, kto rozgrywał: rozgrywki nie skontrolowano
p110-no-leader = zapisano karty, lecz Play nie mówi, kto wychodzi w tej końcówce: rozgrywki nie skontrolowano
p110-proof = tak mówi zapis
p110-no-deal = zapisano karty bez rozkładu: z każdej ręki znane są tylko karty zagrane
p110-no-deal-label = pierwsza karta
