s315-second = a second + stands here
s315-end = the section ends with *, and holds a + for what is next
s315-behind = { $written } stands behind the + that keeps the place of what is next
s315-label = not both can be
s315-early = { $seat } has played to trick { $trick }, and + says that { $due } is next
s315-early-label = played too early
