c104 = Result noemt { $stated }; dat is niet wat de kaarten geven ({ $played })
c104-recorded = Result noemt { $stated }; dat is niet wat de kaarten toelaten ({ $possible })
c104-nothing-due =
    { $count ->
        [one] { $not_played }, en voor een verzaking is er volgens de spelregels niets over te dragen
       *[other] { $not_played }, en voor de verzakingen is er volgens de spelregels niets over te dragen
    }
c104-due =
    { $count ->
        [one] { $not_played }, en ook niet wat de spelregels na een verzaking geven ({ $adjusted })
       *[other] { $not_played }, en ook niet wat de spelregels na de verzakingen geven ({ $adjusted })
    }
c104-label = een ander getal
