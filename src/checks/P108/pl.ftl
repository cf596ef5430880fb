p108 =
    { $trick ->
        [1] { $card } oznaczono jako zagraną poza kolejnością (^L), lecz to właśnie { $seat } miał wistować
       *[other] { $card } oznaczono jako zagraną poza kolejnością (^L), lecz to właśnie { $seat } miał wyjść w lewie { $trick }
    }
p108-other = { $card } oznaczono jako zagraną poza kolejnością (^L), lecz w lewie { $trick } zrobił to już { $leader }
p108-label = znak pominięto
