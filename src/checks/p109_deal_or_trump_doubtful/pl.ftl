p109 = kolor atutowy jest wątpliwy: zapis byłby prawidłowy, gdyby { $change } ({ $code })
p109-label = pasowałby inny
