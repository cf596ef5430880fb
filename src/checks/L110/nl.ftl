l110 = `{ $kind }`: bij geen gelezen spel
l110-of = `{ $kind }` van { LIST($boards) }: bij geen gelezen spel
