s315-second = hier staat een tweede +
s315-end = de sectie eindigt met *, maar bevat een + voor wat nog volgt
s315-behind = { $written } staat na de + die de plaats vrijhoudt van wat nog volgt
s315-label = ze kunnen niet allebei kloppen
s315-early = { $seat } heeft in slag { $trick } gespeeld, maar volgens de + is { $due } aan de beurt
s315-early-label = te vroeg gespeeld
