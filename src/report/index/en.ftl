# The index of a run, and the way from one page to another.

nav-index = All boards
nav-previous = ← Previous board
nav-next = Next board →
nav-previous-page = ← Previous page
nav-next-page = Next page →
index-causes = Causes that explain many boards
index-list = Boards to look at
index-list-all = Boards
index-happened = what happened
index-state = state
index-pairs = pairs
index-from = event and file
index-search = Search
index-reason = Reason
index-any = any
index-order = Order
index-order-listed = as listed
index-reset = Show all
index-shown = { $shown } of { $all } boards
index-boards =
    { $count ->
        [one] 1 board
       *[other] { $count } boards
    }
index-print = Print all sheets of an event in one go
index-print-one = Print all sheets of this event in one go
index-part = Boards, page { $number }
index-from-to = { $first } to { $last }
index-of-part =
    { $count ->
        [one] 1 board
       *[other] { $count } boards
    }{ $urgent ->
        [0] {""}
       *[other] , { $urgent } of priority 1
    }
index-only-urgent = The list below has the { $shown } most urgent of { $all } boards. All of them, in the order of the files:
index-unread-files = Files that could not be read
index-more-files =
    { $count ->
        [one] and 1 more; see files.csv
       *[other] and { $count } more; see files.csv
    }
index-state-not-stated = no result stated
index-state-agrees = result agrees
index-state-unadjusted = not adjusted yet
index-state-already-adjusted = already adjusted
index-state-undecided = cannot be said
index-state-differs = result differs
kind-transfer = revoke: tricks are transferred
kind-included = revoke: already adjusted
kind-no-transfer = revoke: no trick is transferred
kind-comment = a comment names a revoke
kind-result = the result
kind-score = the score
kind-deal = the deal
kind-play = the recorded play
kind-auction = auction, contract or declarer
kind-slip = a slip
kind-writing = how the record is written
kind-nothing = nothing found
