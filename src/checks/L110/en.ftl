l110 = `{ $kind }`: no board that was read is meant
l110-of = `{ $kind }` of { LIST($boards) }: no board that was read is meant
