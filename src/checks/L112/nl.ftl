l112 = een briefje kan niet kloppen ({ $file }, regel { $line }): { $why }
l112-label = het is weggelaten
