s315-second = jest tu drugi +
s315-end = sekcja kończy się na *, a zawiera + na to, co ma nastąpić
s315-behind = { $written } jest po +, który zajmuje miejsce tego, co ma nastąpić
s315-label = jedno wyklucza drugie
s315-early = { $seat } zagrał już w lewie { $trick }, a według + kolej na { $due }
s315-early-label = zagrano za wcześnie
