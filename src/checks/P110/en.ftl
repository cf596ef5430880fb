p110-passed-out = cards are recorded, but the board was passed out: the play is not audited
p110-no-contract = cards are recorded, but neither Contract nor the auction says what was played: the play is not audited
p110-no-declarer = cards are recorded, but neither Declarer nor the auction says who was declarer: the play is not audited
p110-no-leader = cards are recorded, but Play does not say who leads this ending: the play is not audited
p110-proof = this is what the record says
p110-no-deal = cards are recorded, and no deal: hands are known as far as they played
p110-no-deal-label = the first
