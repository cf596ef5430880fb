l103 = { $seat } took back { $withdrawn } in trick { $trick } and played { $played }
l103-open = { $seat } took back { $withdrawn } in trick { $trick }
l103-as-established = it is ruled on as if it had been established
l103-put-right = a revoke that was corrected
l103-penalty = { $fate } (62B1)
l103-became = { $card } became a major penalty card (62B1)
