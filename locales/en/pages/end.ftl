# The pages after the end of a game.

ending = The end of the game
ending-round = Moment
ending-lead = The lead through the game
ending-course = The course of the game
ending-shows = What the chart shows
ending-chance = Chance to win
ending-above = { $name } ahead, above
ending-below = { $name } ahead, below
ending-turns = The greatest turns. Each leads to its moment.
ending-swing = { $name }: { $before } before the turn, { $after } after it.
ending-ahead = { $count } ahead
ending-behind = { $count } behind
ending-level = level
ending-growth = { $before } before the turn, { $after } after it.
ending-best = The cards that did most
ending-ways = Ways on from here
ending-back = from the first moment
ending-on = Play on
ending-on-from = from the start of the last turn
ending-picture = Save picture
ending-picture-of = of this page
ending-picture-lost = The browser cannot draw the picture.
ending-table = The table
ending-table-as = as it stands
ending-full = The score in full
losses = The decisions of { $name }
losses-about = A bot goes through every decision of { $name }, knows only what could be seen then, and plays the game on from each choice. Which decisions have cost most, and what was better?
losses-begin = Review the decisions
losses-under-way = The decisions are being reviewed
losses-progress = { $done } of { $total } decisions
losses-sum =
    { $measure ->
        [chance] { $count ->
            [0] None of { $total } decisions has certainly lost anything.
            [one] 1 of { $total } decisions has lost { $loss } in 100 of the chance to win.
           *[other] { $count } of { $total } decisions have lost { $loss } in 100 of the chance to win together.
        }
       *[points] { $count ->
            [0] None of { $total } decisions has certainly lost anything.
            [one] 1 of { $total } decisions has lost { $loss } points.
           *[other] { $count } of { $total } decisions have lost { $loss } points together.
        }
    }
losses-choice = The choice, and the better one
losses-loss = Loss
losses-find = Find it
losses-show = Look at the moment: { $round }
losses-question = Find the better one
losses-answer = The better one
losses-made = The choice was
losses-which = One choice is worth { $value }. Which?
losses-was = Better:
losses-right = Right.
losses-wrong = Not this one.
losses-for = For the better one: { $parts }.
losses-against = Against the choice that was made: { $parts }.
losses-look = Show it
losses-try = Try it from here
losses-next = The next one
losses-foot =
    { $measure ->
        [chance] Loss: points of the chance to win, in 100, if everyone then takes what looks best at once. Under 2, and what is not certain in 95 %, counts as none.
       *[points] Loss: points at the end, if you then take what looks best at once. Under half a point, and what is not certain in 95 %, counts as none.
    }
ledger-title = Luck and decisions
ledger-start = Chance at the first decision
ledger-luck = Luck
ledger-decisions = All decisions
ledger-result = At the end
ledger-fortunes = The greatest luck, good and bad
ledger-foot = In points of the chance to win, of 100. Luck is what came, against the mean of what could have come, for a judge who sees all cards.
