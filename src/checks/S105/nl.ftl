s105-auction = dit spel begint met het bieden: de lege regel ervoor sloot het spel af waar het bij hoort
s105-play = dit spel begint met het afspel: de lege regel ervoor sloot het spel af waar het bij hoort
s105-label = hiervoor staat een lege regel
