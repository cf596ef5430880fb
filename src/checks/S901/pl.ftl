s901 = pbn-audit zawiódł na tym rozdaniu; pozostałych rozdań to nie dotyczy
s901-label = tu zaczyna się rozdanie
