l111-each-other = de briefjes spreken elkaar tegen: { $file }, regels { $one } en { $other }
l111-each-other-more =
    { $count ->
        [one] de briefjes spreken elkaar tegen: { $file }, regels { $one } en { $other }, en nog 1 spreekt regel { $other } tegen
       *[other] de briefjes spreken elkaar tegen: { $file }, regels { $one } en { $other }, en nog { $count } spreken regel { $other } tegen
    }
l111-each-other-label = beide zijn weggelaten
l111-record = een briefje spreekt het verslag tegen ({ $file }, regel { $line }): { $why }
l111-record-label = het briefje is weggelaten
