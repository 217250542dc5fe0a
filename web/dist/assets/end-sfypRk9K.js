//# allFunctionsCalledOnLoad
var e=`# The pages after the end of a game.

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
`;export{e as default};