s109 = tussen aanhalingstekens mag geen tab staan
s109-label = gelezen zoals hij er staat
