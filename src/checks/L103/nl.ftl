l103 = { $seat } nam { $withdrawn } in slag { $trick } terug en speelde { $played }
l103-open = { $seat } nam { $withdrawn } in slag { $trick } terug
l103-as-established = behandeld alsof de verzaking voldongen was
l103-put-right = een verzaking die werd hersteld
l103-penalty = { $fate } (62B1)
l103-became = { $card } werd een grote strafkaart (62B1)
