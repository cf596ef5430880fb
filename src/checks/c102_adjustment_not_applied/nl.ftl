c102 =
    { $count ->
        [one] Result noemt { $stated }, zoals aan tafel; voor een verzaking geldt volgens de spelregels een overdracht van { $due }
       *[other] Result noemt { $stated }, zoals aan tafel; voor de verzakingen geldt volgens de spelregels een overdracht van { $due }
    }
c102-trick-12 = Result noemt { $stated }, zoals aan tafel; met slag 12 hersteld (62D) is het { $adjusted }
c102-label = niet rechtgezet
