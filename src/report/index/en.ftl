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
index-rescore = { $board } { $change }
index-rescored =
    { $count ->
        [one] 1 score changes
       *[other] { $number } scores change
    } if you agree: { $more ->
        [0] { $boards }.
       *[other] { LIST($boards) } and { $others } more.
    }
index-caused =
    { $count ->
        [one] 1 board has an error with a cause of its own: { $cause }.
       *[other] { $number } boards have errors with a common cause; the most frequent: { $cause } ({ $most }).
    }
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
index-step-look = Look at the boards in the list: each leads to its sheet, with the play, what the Laws give, and what to ask.
index-step-decide = Decide in the list, and save the decisions; or write them into
index-step-rescore = Rescore: drop this folder and the saved file on the program together, or run pbn-audit apply FOLDER --decisions FILE. That writes which scores change, and corrected copies of the records.
index-help = Help
help-look = Priority 1 is urgent: tricks may move, and the stated result does not include them. The name of a board leads to its sheet. There the play can be stepped through, and what players tell changes the ruling at once.
help-decide = Decide on each board, and on each cause: a decision on a cause holds for all its boards. The list offers:
help-apply = the score becomes what is proposed
help-stands = the stated result stays
help-record-error = the record is wrong, there was no revoke, and the score stays
help-later = not decided yet: you are asked again
help-tricks = declarer’s tricks
help-score = an assigned score, North-South’s
help-assigned = a score for each side, from its own view
help-weighted = results with their shares (Law 12C1c)
help-averages = artificial scores (Law 12C2)
help-penalty = a procedural penalty, with a decision or alone (Law 90)
help-save = Decisions count once they are saved. When the files are checked again, they are taken over, and only what is new is asked. A question mark behind a decision: the result or the proposal has changed since, so look again.
index-made = How this was made
index-decision = decision
index-averages = average
index-result = result
index-unit = unit
index-take = Take over
index-cancel = Cancel
index-save = Save decisions
index-decided = { $decided } of { $all } boards decided.
index-unsaved = Not saved yet.
index-shares = Fill in shares and results; the shares come to 100%.
index-decided-causes = { $decided } of { $all } causes decided.
index-its-boards = Its boards
index-letter = A text to send to whoever made the files
index-for-all = All of these:
cause-letter = In the records below, something went wrong when they were written. { $what }.
cause-letter-boards =
    { $count ->
        [one] { $file }: board { $boards }
       *[other] { $file }: boards { $boards }
    }
cause-letter-more =
    { $count ->
        [0] {""}
        [one] and 1 more file
       *[other] and { $count } more files
    }
cause-letter-asks = Please look at the program or the settings that wrote them, and send corrected records. The boards were checked with { $made }.
index-sessions = Boards by event and date
index-date = date
index-found = Findings by check
index-check = check
index-severity = severity
index-more-events = { $number } more events have no more boards to look at than these.
index-told = Revokes told in words
index-others = Other boards
