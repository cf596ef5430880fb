c115 = { $seat } en { $partner } hebben één naam: wie op een van de twee plaatsen zat is onbekend
c115-rooms = beide zalen hebben dezelfde vier namen: wie in welke zaal zat is onbekend
