s209 = standard nie zna znacznika { $name }
s209-case = standard nie zna znacznika { $name }, zna natomiast { $meant }
s209-case-label = pominięto: w nazwach wielkość liter ma znaczenie
