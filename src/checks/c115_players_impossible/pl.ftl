c115 = { $seat } i { $partner } mają jedno nazwisko: kto siedział na jednym z tych dwóch miejsc, nie wiadomo
c115-rooms = w obu pokojach są te same cztery nazwiska: kto siedział w którym pokoju, nie wiadomo
