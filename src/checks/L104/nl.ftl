l104 = { $seat } kwam buiten de beurt uit met { $card } en nam de kaart terug
l104-invited = een tegenstander had gezegd dat hij moest uitkomen
l104-invited-law = 47E1: geen verdere gevolgen
l104-refused = de leider accepteerde de uitkomst niet
l104-refused-law = 54D: de kaart werd een grote strafkaart
l104-demand = de leider accepteerde de uitkomst niet en eiste de kleur ervan
l104-forbid = de leider accepteerde de uitkomst niet en verbood de kleur ervan
l104-picked-up = 54D, 50D2a: de kaart werd opgenomen
