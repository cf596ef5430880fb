l111-each-other = de briefjes spreken elkaar tegen: { $file }, regels { $one } en { $other }
l111-each-other-label = beide zijn weggelaten
l111-record = een briefje spreekt het verslag tegen ({ $file }, regel { $line }): { $why }
l111-record-label = het briefje is weggelaten
