c104 = Result podaje { $stated }; nie jest to liczba lew z kart ({ $played })
c104-recorded = Result podaje { $stated }; nie jest to liczba lew możliwa według kart ({ $possible })
c104-nothing-due =
    { $count ->
        [one] { $not_played }, a za fałszywy renons nie przekazuje się żadnej lewy
       *[other] { $not_played }, a za fałszywe renonsy nie przekazuje się żadnej lewy
    }
c104-due =
    { $count ->
        [one] { $not_played } ani liczba należna według przepisów po fałszywym renonsie ({ $adjusted })
       *[other] { $not_played } ani liczba należna według przepisów po fałszywych renonsach ({ $adjusted })
    }
c104-label = inna liczba
