c102 =
    { $count ->
        [one] Result podaje { $stated }, jak przy stole; za fałszywy renons przepisy przewidują przekazanie: { $due }
       *[other] Result podaje { $stated }, jak przy stole; za fałszywe renonsy przepisy przewidują przekazanie: { $due }
    }
c102-trick-12 = Result podaje { $stated }, jak przy stole; po poprawieniu lewy 12 (62D) to { $adjusted }
c102-label = bez sprostowania
