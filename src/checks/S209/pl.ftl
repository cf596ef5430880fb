s209 = { $name } nie jest standardowym znacznikiem PBN
s209-case = { $name } nie jest standardowym znacznikiem PBN, jest nim { $meant }
s209-case-label = pominięto: w nazwach wielkość liter ma znaczenie
