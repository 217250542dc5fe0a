# Words of the terminal client. The words of a game come from the game.

player-name = Player { $number }
yes = yes
no = no

# The top line
link-waiting = connecting …
head-pace = bots: { $pace }
head-past = the past: { $shown } of { $entries }
panel-others = the other players
panel-whole = the whole table
panel-log = what happened
panel-parts = what the numbers are made of
panel-sheet = the score
panel-people = the people at the table
panel-talk = the talk
pace-calm = calm
pace-brisk = brisk
pace-instant = instant

# Notices
notice-refused = Not possible: { $reason }
notice-unreadable = { $path } cannot be read: { $why ->
    [missing] there is no such file.
    [barred] its owner does not allow it.
    [not-text] it is not text.
    [long] it is too long. The page in a browser opens longer ones.
   *[failed] reading it failed.
}
notice-lost = The connection is lost, trying again. Nothing is lost.
notice-back = The connection is back.
notice-hint = Hint. { $hint }
hint-chance = { $place }. { $choice }: { $mean } % ({ $low } to { $high }).
hint-points = { $place }. { $choice }: { $mean } points ({ $low } to { $high }).
hint-level = Where these ranges overlap, either choice may be as good.
hint-foot = This sees only what you see, and { $count } ways in which the game may go on. The record notes it.
review-head = Decision { $number } of { $count }, at moment { $moment }: { $prompt }.
review-chosen = Chosen: { $choice }, { $value }.
review-better = Better: { $choice }, { $value }.
review-level = Nothing else was certainly better.
review-chance = { $mean } % ({ $low } to { $high })
review-points = { $mean } points ({ $low } to { $high })
review-loss-chance = It lost { $loss } in 100 of the chance to win.
review-loss-points = It lost { $loss } points.
review-none = This seat has no decision between several choices from here on.
notice-warned = The host warns you: { $warning }
notice-nameless = Spectators speak under a name. Type /name and a name, or in plain mode: name and a name.
notice-named = You speak as { $name }.
notice-no-name = Only spectators choose a name, and it has at least one letter. Players speak under the names of their seats.
notice-muted = You do not hear { $name } any more. The same command lets you hear { $name } again.
notice-unmuted = You hear { $name } again.
notice-no-speaker = Nobody called “{ $name }” has said anything here.
notice-no-command = That is no command. Expected /mute and a name, or /name and a name; anything else begins without a slash.
notice-name-first = Type your name first. It stands at your seat.
notice-no-link = That is not the link of a table. Expected something like { $link }
notice-removed = The table is removed.
notice-imported = The record is now a table of yours.
notice-fork-reveals = A new game from here shows what is hidden in this one. Do it again if you want that.
notice-forked = A new game goes on from here; the old one stays as it was.

# Keys in the bottom line
key-any = any key: back
key-move = ↑↓ move
key-open = Enter open
key-replay = r replay
key-delete = x remove
key-remove = Enter remove it
key-keep = any other key: keep it
key-turn = ←→ change
key-enter = Enter go on
key-back = Esc back
key-find = / look for a table
key-read = Enter read it
key-look = Enter look
key-ready = Enter I am ready
key-choose = ←→ choose
key-take = Enter take
key-scroll = ↑↓ scroll
key-page = Page ↑ ↓
key-parts = w why
key-undo = u undo
key-hint = i hint
key-review = i review
key-step = h l past
key-fork = f play on from here
key-newest = Esc newest
key-tab = Tab more
key-help = ? help
key-language = L français
key-quit = q quit
key-leave = q back
key-talk = t talk
key-end = e end
key-orders = o orders
key-wish = Enter do it
key-sure = Enter resign
key-stay = any other key: play on
key-say = Enter say
key-phrase = ↑↓ ready phrases
key-follow = Enter open it
key-sit = Enter take the seat
key-release = Enter free the seat

# The list of tables
lobby-new = New game
lobby-daily = Deal of the day
lobby-import = Import a record
lobby-follow = Open the link of an invitation or a table
lobby-tables = Your tables (□ unfinished, ■ finished)
lobby-empty = No tables yet. Every game is saved by itself and will stand here.
lobby-found = Tables that you look for (□ unfinished, ■ finished; / looks for others)
lobby-not-found = No table fits. Press / and Enter for all of them.
lobby-more = {" "}· more at the end
lobby-remove = Remove “{ $table }” for good?
age-now = just now
age-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
age-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
age-days = { $count ->
    [one] 1 day ago
   *[other] { $count } days ago
}

# A new game
new-title = A new game
new-game = Game
new-seat = Seat { $number }
new-person = { $name } (a person)
new-bot = { $name } (a bot)
new-nobody = nobody
new-start = Start the game
new-game-help = ← and → show every game there is.
new-person-help = Type a name. ← and → put a bot here, or nobody. Several people pass this screen from one to the next.
new-needed-help = Type a name. ← and → put a bot here. Several people pass this screen from one to the next.
new-nobody-help = ← and → put a person or a bot here.
new-start-help = Enter starts. ↑ goes back to what can be changed.
name-blank = Seat { $seat } has no name that can be seen. Expected 1 to { $most } characters.
name-long = “{ $name }” is too long. Expected 1 to { $most } characters.
name-odd = “{ $name }” has a sign that cannot be seen. Expected 1 to { $most } letters, digits and the like.
name-same = Seats { $one } and { $two } are both called “{ $name }”. Expected names that differ in more than capital letters.

# The deal of the day
daily-about = The same luck for everybody, whatever anybody decides. The day ends at midnight, UTC.
daily-fresh = not begun
daily-dealt = Deal of the day { $day }: rules { $rules }, cards { $cards }, { $count ->
    [0] no bots.
    [one] the bot { $bots }.
   *[other] the bots { $bots }.
}

# Importing
import-title = Import a record
import-about = Type the path of a record (a file of JSON Lines, one entry on each line) and press Enter. The game in it becomes a new table of yours.
find-title = Look for a table
find-about = Type names of players or of games, or days such as 2026-11-22 or 2026-11, and press Enter. Nothing at all shows every table.
follow-title = Open a link
follow-about = Type or paste the link of an invitation or a table, or the letters at its end, and press Enter.

# An invitation
gathering-title = an invitation
gathering-about = Take a free seat. The game begins once every seat is taken.
gathering-waits = You have a seat. The game begins once every seat is taken.
gathering-name = Your name:
chair-free = free
chair-mine = { $name } (you)
chair-kept = kept for { $name }
chair-promised = promised to a link
gathering-link = You have the link for a seat: take it. The game begins once every seat is taken.
gathering-link-spent = The link for a seat that you have opened does not count any more: it was used or taken back.
salts-wait = All seats are taken. The browser or terminal of each person now adds its part to the luck. Missing: { $names }.
salts-until = The game begins without the missing ones after { $moment }.
salts-again = A part did not come, so the luck is a new one. This is attempt { $attempt }.

# A table between people
clock-days = { $days } d { $hours } h
clock-until = { $name } has time until { $moment }.
clock-away = { $name } is on holiday until { $moment }.
seat-away = away
seat-holiday = on holiday
seat-left = has left
seat-passes = passes this turn
seats-watching = { $count ->
    [one] 1 looks on
   *[other] { $count } look on
}
time-none = No clock.
time-live = { $minutes } min for the whole game, and { $increment } s more with each decision.
time-days = { $days ->
    [one] 1 day for each decision.
   *[other] { $days } days for each decision.
}
late-bot = A player whose time is over gives the seat to a bot.
late-loss = A player whose time is over loses. With three or four players, a bot plays on.
late-call-off = Once a player’s time is over, the others may end the game without a result.
windows-seconds = Each answer has { $seconds } s.
windows-hours = Each answer has { $hours } h.
windows-orders = Players give their answers beforehand. Only who wants it is asked.
windows-strict = Strict: every wait for an answer lasts for its full length, so that it tells nothing of a hand.
terms-rated = The game is rated: the result changes the ratings of all.
leaving-asked = { $names } would like to end the game without a result.
leaving-answer = (e: agree or decline)
leaving-waits = You would like to end the game. Others have yet to answer.
window-open = { $name } may answer.
window-open-timed = { $name } may answer: { $left }
window-yours = You may answer, or let it happen.
window-yours-timed = You may answer, or let it happen: { $left }
window-kept = Your answer is kept until the time is over. You can still change it.
orders-now = My orders: { $orders }
orders-ask = always ask me
orders-let-happen = let it happen
orders-about = { $count ->
    [0] never ask me
   *[other] ask me only if { $topics }
}
orders-told = Nobody else sees these orders.
wish-agree = Agree to end the game without a result
wish-decline = Play on
wish-propose = Propose to end the game without a result
wish-resign = Resign
wish-let-pass = I let all pass this turn (everybody sees it)
wish-ask = Always ask me
wish-let-happen = Let it happen
wish-about = Ask me if { $topic }
wish-none = There is nothing to ask for here now.
resign-sure-two = Give the game up? The other player wins.
resign-sure-more = Give your seat up? A bot plays on, and you lose.
talk-more = (and { $count } more: t)
talk-read = (t)
talk-none = Nobody has said anything yet.
talk-as-player = Everybody at the table reads what players say. /mute and a name: hear that person no more.
talk-as-spectator = Spectators talk among themselves, under a name (/name); players read it once the game is over. /mute and a name: hear that person no more.
talk-spectator = { $name } (looks on)

# The luck of a table
luck-promise = All luck at this table comes from a secret key of the server. Its commitment below was made before the first draw. Once the game has ended, the key is opened, and everybody can check every draw.
luck-commitment = Commitment: { $commitment }
luck-another = The commitment is another one than this terminal has seen before: { $before }. So the server has changed the key. Expected the same commitment until the end.
luck-salted = These people added a salt to the luck before the first draw: { $names }. Without all salts, nobody could have known the luck, not even the server.
luck-unsalted = The server chose the key alone, without salts of the people.
luck-attempts = The game began at attempt { $attempt }, because a salt did not come in time. So whoever knew the key could choose among as many draws.
luck-fits = { $drawn ->
    [one] The key has this commitment, and the one drawn number is that of the key.
   *[other] The key has this commitment, and all { $drawn } drawn numbers are those of the key.
}
luck-copied = { $copied ->
    [one] The first entry was copied from another game, and its luck is not checked.
   *[other] The first { $copied } entries were copied from another game, and their luck is not checked.
}
luck-signed = The record is signed by { $signer }.
luck-salts-fit = { $salts ->
    [one] The one salt has its commitment, and is part of each drawn number.
   *[other] All { $salts } salts have their commitments, and are part of each drawn number.
}
luck-mine = Your salt is among them, and all commitments are those that were announced before your terminal sent it.
luck-mine-missing = The salt of this terminal is not among them, because it did not come in time. So this check does not show that the server chose its key blindly.
luck-more = That each number gives its outcome, and that the bots decided by themselves, is checked by “brickroad verify” with the saved record.
luck-fault-form = The record is not a signed record, or was changed. Expected a record with a seal.
luck-fault-commitment = The key does not have the commitment of this table. Expected the key that was promised.
luck-fault-announced = The key or the salts are others than those that were announced before this terminal sent its salt. So they were chosen afterwards.
luck-fault-salt = A salt does not have its commitment. Expected the salt that was promised.
luck-fault-number = The number drawn for entry { $entry } is not that of the key.
luck-fault-signer = The record is signed by { $signer }. Expected the server that was named at the beginning.
luck-fault-signature = The signature does not fit. Expected that of { $signer } over the whole record.

# The table
zone-label = { $label }:
labelled = { $label }: { $words }
lines-above = { $count ->
    [one] ▲ 1 line above
   *[other] ▲ { $count } lines above
}
lines-below = { $count ->
    [one] ▼ 1 line below
   *[other] ▼ { $count } lines below
}
choices-above = ▲ { $count } more
choices-below = ▼ { $count } more
small-screen = { $width }×{ $height } is small: Tab shows the rest. Better: { $wide }×{ $tall } or more.
tiny-screen = This terminal has { $width }×{ $height } characters. Brickroad needs { $wide }×{ $tall }; 80×24 is good. Make it larger, or start with --plain.
zone-empty = taken
cards-counted = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-more = { $count ->
    [one] and 1 card more
   *[other] and { $count } cards more
}
die = d{ $faces }: { $value }
points = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
curtain-pass = Pass the screen to { $name }.
curtain-ready = { $name }, press Enter when nobody else is looking.

# Help
name-enter = Enter
name-escape = Esc
help-title = Keys
help-arrows = Move between the choices, or scroll; Page ↑ ↓ scrolls the table.
help-enter = Take the choice under the cursor; some ask for a target next.
help-digits = Go to the choice with this number; another digit is added to it.
help-undo = Take back your last decision, as long as nothing new was shown and nobody acted since.
help-step = Step back and forth through what happened.
help-fork = From an earlier position: play on from there as a new game.
help-escape = Back to the newest position; else back to the list of tables.
help-tab = Show the table, all that the others show or the whole table in words, the log, and at the end the score.
help-parts = What the numbers are made of, first those under the cursor.
help-pace = How long bots wait before they act: calm, brisk, instant.
help-people = Between people: talk; resign or end the game; orders; let all pass.
help-language = English or French.
help-new = In the list: set up a new game; the deal of the day.
help-import = In the list: import a record; open the link of an invitation.
help-find = In the list: look for tables by name, game or day.
help-replay = In the list: look at a game from its beginning; remove a table.
help-quit = Back to the list; from the list, out.
help-signs = The road and the cards of each player; ? is a place face-down.
help-saved = Every decision is saved at once. The same tables open in the browser.

# Plain mode
plain-menu = Your tables.
plain-unfinished = { $heading }
plain-finished = Finished: { $heading }
plain-menu-ask = Type the number of a table to open it, “new” for a new game, “help” for everything else, “quit” to leave.
plain-menu-help =
    A number opens the table with that number.
    new: set up a new game.
    daily and a game (draft or oz): today’s deal, with the same luck for everybody.
    replay and a number: look at that game from its beginning.
    remove and a number: remove that table.
    import and a path: read the record of a game as a new table.
    find and words: look for tables by name, game or day (2026-11-22); find alone: all tables.
    more: read more of the list.
    open and a link: an invitation, or a table of other people.
    list: read the list again.
    language: change to French.
    quit: leave. Everything is saved.
plain-no-table = There is no table with that number; expected a number from 1 to { $count }.
plain-remove = Remove “{ $table }” for good? Type yes or no.
plain-yes-words = yes y
plain-kept = Nothing was removed.
plain-more = There are more tables: type “more”.
plain-no-more = These are all the tables.
plain-ask-game = Which game?
plain-ask-seats = Who plays? Type { $fewest } to { $most } names, separated by commas, in the order in which they sit.
plain-ask-all-seats = Who plays? Type { $most } names, separated by commas, in the order in which they sit.
plain-seat-titles = In this order: { $titles }.
plain-bots = A bot is named by its level:
plain-propose = An empty line means: { $seats }
plain-answers = Possible: { $answers }. An empty line means: { $proposed }
plain-not-understood = That is not a possible answer.
plain-news = Since your last decision:
plain-changed = Changed on the table:
plain-gone = { $label }: nothing there any more.
plain-undone = The last decision was taken back.
plain-past = The past: position { $shown } of { $entries }.
plain-past-ask = Type “on” or “back” to step, “now” for the present, “fork” to play on from here as a new game.
plain-over-ask = Type “back” to step through the game, “list” for the list of tables, “quit” to leave.
plain-not-now = There is nothing to decide now.
plain-then = { $words }: which one? Type its number, or “back”.
plain-no-parts = No number there is made of parts.
plain-several = Several choices have these words:
plain-no-choice = That is not a choice; expected one of { $numbers }, or words that only one choice has. Type “help” for commands.
plain-table-help =
    A number takes the choice with that number; so do words that only this choice has.
    A choice that ends in … takes two steps: a number, and then another; “back” goes back.
    An empty line: hear again what is asked.
    table: everything on the table.
    others: what the other players show.
    log: everything that happened.
    why: what the numbers on the table are made of; why and a number: those of that choice.
    undo: take back your last decision.
    hint: hear which choices look best; at an earlier position of a finished game, what the decision there lost.
    back, on: step through what happened. begin: to the beginning. now: to the present.
    fork: play on from an earlier position as a new game.
    pace: how long bots wait.
    language: change to French.
    list: back to the list of tables.
    quit: leave. Everything is saved.
plain-no-hint = There is no hint here: it is given to one person against bots who has to decide, outside lessons and daily deals. Once a game is over, step back with your seat’s eyes, and “hint” reviews the decision there.
plain-no-undo = The last decision cannot be taken back: it is not yours, or it has shown something new.
plain-at-start = This is the beginning.
plain-at-end = This is the present.
plain-no-fork = Step back first: a new game goes on from an earlier position.
plain-first-menu = Type “list” first: this belongs to the list of tables.
plain-to-move = It is their turn.
plain-people-help =
    people: who is here, whose time is left, and the terms of the game.
    resign: give up your seat, after a question.
    propose: propose to end the game without a result. agree, decline: answer that.
    orders: your standing orders for answers; orders and a number changes them.
    allpass: let all windows for answers pass this turn, aloud.
    talk: all that was said. say and words: say something. phrase and a number: say a ready phrase.
    luck: what the server has promised about the luck, and whether the record agrees once the game is over.
    mute and a name: hear that person no more, or again. name and a name: the name of a spectator who speaks.
plain-alone = Nobody else plays here.
plain-yes-or-no = Type yes or no.
plain-answer = Type “agree” or “decline”.
plain-plays-on = You play on.
plain-no-wish = The server does not grant that now. Type “people” to hear how things stand.
plain-no-orders = There are no windows for answers here.
plain-orders-ask = Type “orders” and a number. × marks what holds.
plain-no-talk = There is no talk here.
plain-no-luck = The luck of this table cannot be checked.
plain-say-what = Type “say” and your words.
plain-phrase-ask = Type “phrase” and a number.
plain-passes = { $name } lets all pass this turn.
plain-gone-away = { $name } is away.
plain-here-again = { $name } is here again.
plain-invitation = An invitation to { $game }.
plain-seat-ask = Type the number of a free seat and your name, such as “2 Ann”, or “list” to go back.
plain-seat-held = You have a seat. The game begins once every seat is taken. The number of your seat frees it; “list” goes back, and you keep the seat.
plain-seat-taken = That seat is not free; expected the number of one that is.
plain-saved = Saved.
plain-end = End of input. Everything is saved.

# The words that plain mode understands, separated by blanks
word-help = help ?
word-table = table look
word-others = others
word-log = log
word-parts = why parts
word-undo = undo u
word-hint = hint
word-back = back
word-on = on forward
word-begin = begin start
word-now = now
word-fork = fork
word-pace = pace
word-language = language français
word-menu = list menu
word-quit = quit exit q
word-new = new
word-import = import
word-daily = daily
word-find = find
word-more = more
word-replay = replay
word-remove = remove
word-people = people clocks
word-resign = resign
word-propose = propose
word-agree = agree
word-decline = decline
word-orders = orders
word-let-pass = allpass
word-say = say
word-talk = talk
word-phrase = phrase
word-mute = mute
word-name = name
word-luck = luck
word-open = open
