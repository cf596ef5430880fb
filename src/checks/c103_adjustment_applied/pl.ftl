c103 =
    { $count ->
        [one] Result podaje { $stated } i uwzględnia już przekazanie za fałszywy renons: { $due }
       *[other] Result podaje { $stated } i uwzględnia już przekazanie za fałszywe renonsy: { $due }
    }
c103-in-score =
    { $count ->
        [one] Score uwzględnia już przekazanie za fałszywy renons: { $due }; Result jest jak przy stole
       *[other] Score uwzględnia już przekazanie za fałszywe renonsy: { $due }; Result jest jak przy stole
    }
c103-trick-12 = Result podaje { $stated }: lewę 12 policzono tak, jak poprawia ją przepis 62D
c103-label = już sprostowano
