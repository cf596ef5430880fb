s107 = een regel van { $length } bytes: de standaard staat er { $longest } toe, het regeleinde meegeteld
s107-label = helemaal gelezen
