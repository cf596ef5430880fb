p103-columns = Play noemt { $stated }, maar de kaarten passen alleen als de eerste kolom die van { $due } is, die moest uitkomen
p103-columns-reading = de eerste kolom wordt gelezen als de kaarten van { $due }
p103-led = Play noemt { $stated }; { $due } moest uitkomen, maar het verslag is alleen reglementair als { $stated } uitkwam
p103-led-reading = { $stated } wordt als uitkomer genomen
p103-due = Play noemt { $stated } als uitkomer, maar { $due } zit links van de leider, en de kaarten passen met { $due } als uitkomer
p103-due-reading = Play of Declarer is onjuist; { $due } wordt als uitkomer genomen, en de eerste kolom als de kaarten van { $stated }
p103-label = { $due } zit links van de leider
p103-owner = { $card }, de uitkomst, zat bij { $seat }, maar { $due } moest uitkomen
