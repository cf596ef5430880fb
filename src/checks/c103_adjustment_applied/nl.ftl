c103 =
    { $count ->
        [one] Result noemt { $stated }; de overdracht voor een verzaking zit daar al in: { $due }
       *[other] Result noemt { $stated }; de overdracht voor de verzakingen zit daar al in: { $due }
    }
c103-in-score =
    { $count ->
        [one] de overdracht voor een verzaking zit al in Score: { $due }; Result is zoals aan tafel
       *[other] de overdracht voor de verzakingen zit al in Score: { $due }; Result is zoals aan tafel
    }
c103-trick-12 = Result noemt { $stated }: slag 12 is geteld zoals artikel 62D hem herstelt
c103-label = al rechtgezet
