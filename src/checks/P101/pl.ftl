p101 = { $seat } zagrywa w lewie { $trick } kartę { $card }, którą miał { $owner }
p101-twice = { $seat } zagrywa w lewie { $trick } kartę { $card }, którą miał { $owner } i zagrywa w lewie { $other }
p101-unknown = { $seat } zagrywa w lewie { $trick } kartę { $card }, której nie miała żadna znana ręka
p101-listed = według tabeli wyników { $seat } wyszedł przeciw { $declarer } kartą { $card }, którą miał { $owner }
p101-label = { $seat } nie ma karty { $card }
p101-proof = { $seat } zagrywa ją w lewie { $trick }
