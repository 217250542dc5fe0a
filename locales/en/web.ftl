# The web client's own words. What happens at the table is said by the games and the server.

page-title = Brickroad: card games of Oz
tagline = Card games of Oz, at your own table
skip = Skip to the content
pages = Pages
language = Language
close = Close
connecting = Opening the book …
link-lost = The connection is lost. Trying again; nothing of the game is lost.
link-restarting = The server restarts. Your game is kept, and goes on here in a moment.
link-unsent = There is no connection, so nothing was sent. Try again in a moment.
link-kept = There is no connection. Your choice is kept, and sent once the connection is back.
address-lost = There is no page at “{ $address }”. This is the first page.
unfetched = A part of this page could not be fetched. Load the page again.
labelled = { $label }: { $words }
list-two = { $before } and { $last }
list-more = { $before }, and { $last }

nav-lobby = Games
nav-cards = Cards
nav-rules = How to play
nav-about = About
nav-table = Table
nav-me = You
nav-player = Player
nav-ladder = Ladder
nav-tournaments = Tournaments

first-game = Your first game
first-game-about = A game that teaches itself while you play it, in about five minutes.
first-game-begin = Learn { $game }
daily = Deal of the day
daily-about = The same luck for everybody, whatever anybody decides.
daily-day = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $day }, { $year }
daily-dealt = Deal of the day, { $day }: rules { $rules }, cards { $cards }, { $count ->
    [0] no bots.
   *[other] against { $bots }.
}
daily-see = See the result
daily-results = { $count ->
    [one] Your result
   *[other] Your { $count } results
}
lesson = Lesson
lesson-by = { $name } shows you { $game }
lesson-step = Step { $step } of { $count }
lesson-show = Show { $number } on the table
lesson-back = Back
lesson-next = Next
lesson-leave = Leave the lesson
lesson-go-on = Play on
lesson-games = To the games
lesson-fight = This is a fight. See what makes up both totals, and which one is higher.
lesson-wait = The lesson goes on when it is your turn.
lesson-past = You have done this already.
lesson-first = Read this first, then choose.
lesson-hand = First open the hand.
lesson-up = further up
lesson-down = further down
lost-since = Since your last decision: { $words }

new-game = A new game
you = Traveller
person = A person
bot = Bot
name-blank = This seat has no name that can be seen. Expected 1 to { $most } characters.
name-long = This name is too long. Expected 1 to { $most } characters.
name-odd = This name has a sign that cannot be seen. Expected 1 to { $most } letters, digits and the like.
name-same = Seat { $seat } has this name too. Expected names that differ in more than capital letters.
seats-between = { $fewest } to { $most } players
seats-exactly =
    { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
options = Options of this table
play = Play
play-game = Play { $title }
play-options = { $title }: seats and options
play-against = against { $names }
play-side-against = { $side }, against { $names }
play-alone = alone
play-watch = { $names } play, you watch
minutes = { $minutes } min

# Invitations
invite = Invite
play-invite = by invitation
seat-free = Free seat
gather = Play with others
gather-game = Invite to { $title }
gathering-other = An invitation

settings = Settings
setting-theme = Light and dark
setting-theme-system = as the system
setting-theme-light = light
setting-theme-dark = dark
setting-size = Size of text
setting-size-normal = normal
setting-size-large = large
setting-size-largest = largest
setting-contrast = Contrast
setting-contrast-system = as the system
setting-contrast-more = high
setting-motion = Motion
setting-motion-system = as the system
setting-motion-none = none
setting-sound = Sounds
setting-sound-off = off
setting-sound-on = on
setting-notices = Tell me when it is my turn and this page is out of sight
setting-notices-off = off
setting-notices-on = on
setting-notices-help = The browser asks whether the page may do so.
setting-notices-refused = The browser does not allow it. Its own settings for this page can change that.
setting-keys = Choose with numbers and letters
setting-keys-on = on
setting-keys-off = off
setting-keys-help = At the table, the key ? lists all keys.

your-turn = Your turn
your-turn-title = ● Your turn – Brickroad
tile-asked = { $name } decides
tile-watch = Watch it
tile-people = Several people at this screen
go-on = Go on

games-begun = Games to go on with
games-begun-others = Other games to go on with
games-begun-none = No game is waiting.
games-begun-one = No other game is waiting.
games-all = All games and records
games-results = Last results
games-past = Games played
games-past-none = No game has ended yet.
find-words = Look for names or games
find-day = Day, such as 2026-11-22
find-day-form = Every day is shown: expected a day such as 2026-11-22.
games-none-found = None fits what you look for.
games-found = { $count ->
    [0] No game fits.
    [1] One game fits.
   *[other] { $count } games fit.
}
games-more = Show more
remove = Remove
remove-sure = Remove this game for good?
remove-yes = Remove it
remove-no = Keep it
import = Open a record
import-help = A game saved as a file (JSON Lines) opens as a new table.
import-choose = Choose a file
import-too-long = This file is too long for a record. Expected at most { $most } MiB.
import-lost = The record did not reach the server. Try again.

more = More
hint = Hint
hint-thinking = Thinking…
hint-later = A hint is there as soon as you have several choices.
undo = Take back
undo-nothing = There is nothing of yours to take back.
undo-others = This cannot be taken back: somebody else has acted since.
undo-shown = This cannot be taken back: cards or dice have shown something new since.
undo-past = You are looking back. Only at the newest moment something can be taken back.
undo-closed = This table is closed, because its record is full.
undo-timed = Nothing is taken back against a clock.
look-back = Look back
step-first = To the beginning
step-back = One step back
step-on = One step on
step-last = To the newest
step-where = { $shown } of { $entries }
step-now = Back to now
past = You are looking back.
fork = Play on from here
fork-begins = A new game begins here. The one you looked at stays among your games.
fork-reveals = Play on, though it shows what is hidden now
pace = Bots
pace-calm = calm
pace-brisk = brisk
pace-instant = at once
record = Save record
record-reveals = Save with every hand
record-redacted = Save my log
rematch = Rematch
rematch-chance = Same players, same options. Who begins is up to chance.
rematch-sides = Same players, same options, sides changed. Who begins is up to chance.
rematch-lost = The record of this game did not arrive, so nothing was begun. Try again.
ending-page = The End

keys = Keys
keys-all = All keys at the table
keys-arrows = Arrow keys
keys-arrows-does = From choice to choice
keys-enter = Enter
keys-enter-does = Make the choice
keys-tab = Tab
keys-tab-does = To the button that ends a part of the turn, and to everything else
keys-escape = Escape
keys-escape-does = Put down a card, close a list
keys-number = 1 to 9, then a, b …
keys-number-does = Make a choice of a list. Each shows its sign.
keys-back = [ and ]
keys-back-does = One step back, one step on
keys-undo = Ctrl + Z
keys-undo-does = Take back
keys-hint = !
keys-hint-does = A hint, or close it
keys-rule = . (full stop)
keys-rule-does = The rule that matters now, beside the table
keys-read = Menu key, or right mouse button
keys-read-does = Read what is under the pointer or the focus
keys-help = ?
keys-help-does = This list
keys-drag = A card can also be dragged to where it may go.
keys-off = Numbers and letters are switched off in the settings.

aside = The others, and what happened
log = What happened
log-short = Log
log-step = Look back to this moment
log-sieve = What to show
log-all = All
log-mine = Mine
log-cards = Cards
log-seek = Search the log
log-before = Before
log-none = Nothing like this has happened.
log-empty = Nothing has happened yet.
log-you = { $name } (you)
share = Share
share-link = The link
share-copy = Copy the link
share-copied = The link is copied.
see-opening = The shared game is being opened.
nav-see = A shared game
log-earlier = What happened before

pass-to = Pass the screen to { $name }
pass-help = The hands are hidden until { $name } is here.
i-am = I am { $name }

to-move = to move
cards-held =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

draft-columns = Columns
draft-column-taken = Taken
draft-column-empty = Not dealt yet
draft-take = Take
draft-others = The other players
draft-turn-down = Turn face-down
draft-your-hand = Your hand
draft-your-stories = Your stories
draft-turned-down =
    { $count ->
        [0] none face-down
       *[other] { $count } face-down
    }
draft-deck-left =
    { $characters ->
        [one] { $characters } Character
       *[other] { $characters } Characters
    } and { $stories ->
        [one] { $stories } Story
       *[other] { $stories } Stories
    } left in the decks
draft-character-dorothy = Dorothy
draft-character-toto = Toto
draft-character-lion = Lion
draft-character-scarecrow = Scarecrow
draft-character-tinman = Tin Man
draft-character-glinda = Glinda
draft-character-witch = Witch
draft-character-oz = Oz

# Any finer board.
board-several = { $words }, and { $count } more
board-read = Read: { $name }
board-put-down = Put it down
board-also = Also

duel-good = Good
duel-evil = Evil
duel-table = The table
duel-lately = Changed since your last turn
duel-nobody = No Character is here.
duel-side = { $name }: piles and Locations
duel-under =
    { $count ->
        [one] { $count } card under { $name }
       *[other] { $count } cards under { $name }
    }
duel-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
duel-force = Force { $force }
duel-against = against { $total }
duel-force-of = { $name }: Force { $force }, and how it is made up
duel-made-of = { $name }, { $label }: { $value }, and how it is made up
duel-together = { $count } together
duel-pile = { $label }: { $count }
duel-pile-hand = Hand
duel-pile-deck = Deck
duel-pile-discard = Discard
duel-pile-killed = Killed
duel-pile-exiled = Exiled
duel-kind-character = Character
duel-kind-companion = Companion
duel-kind-item = Item
duel-kind-modifier = Modifier
duel-kind-location = Location
duel-kind-attack = Attack
duel-kind-spell = Spell
duel-kind-event = Event
duel-kind-free = Free Attack
duel-captive = Captive
duel-idle = Incapacitated
duel-declared = Declared attacks
duel-answers = What you may answer
duel-ahead = ahead
duel-ahead-by = ahead by { $by }
duel-behind-by = still behind by { $by }
duel-tie-won = a tie, which wins
duel-tie-lost = a tie, which loses
duel-figures = { $name }: Attack { $attack }, Defence { $defence }, and how they are made up
duel-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
duel-hand-playable = { $count } can be chosen
duel-hand-open = open the hand
duel-hand-whole = The whole hand
duel-listed = What you may choose
duel-listed-count =
    { $count ->
        [one] 1 more choice
       *[other] { $count } more choices
    }
duel-more = and { $count } more
duel-hand-more = { $count } more
duel-parts =
    { $count ->
        [one] from { $count } source
       *[other] from { $count } sources
    }
duel-die = The die: { $value }
duel-die-waits = The die is not rolled yet.

put-back = Go back

score = The score
winner = Winner
points =
    { $count ->
        [one] point
       *[other] points
    }
counted = What was counted

# Links to the rules and the cards.
read-page = All about this card
rules-link = Rule { $number }
rules-page = As a page

## The board of The Card Game of Oz and of the Epic Card Game

storyline-table = The table
storyline-road = The road
storyline-more = And more.
storyline-others = more
storyline-waiting = Waiting
storyline-shut = Face-down
storyline-answer = Your answer
storyline-toll-enter = Enter { $cost }
storyline-toll-leave = Leave { $cost }
storyline-toll-or = { $cost } or 0
storyline-left = { $count } left
storyline-for-die = For a die
storyline-danger = Danger
storyline-level = level
storyline-behind = { $count } behind
storyline-ahead = { $count } ahead
storyline-front = Bring { $name } to the front
storyline-alike = All alike
storyline-open = { $asked ->
    [0] { $name }: { $count } more
    [one] { $name }: { $count } more, and 1 can be chosen
   *[other] { $name }: { $count } more, and { $asked } can be chosen
}
storyline-up = { $count ->
    [0] Further up the road
   *[other] Further up the road: { $count } to choose
}
storyline-down = { $count ->
    [0] Further down the road
   *[other] Further down the road: { $count } to choose
}
storyline-purse = To spend and to draw from
storyline-the-end = The End
storyline-vitality = Vitality
storyline-total = { $name }, { $label }: { $value }, and how it is made up
storyline-pile = { $label }: { $count }
storyline-hand = Hand
storyline-pile-library = Library
storyline-pile-archive = Archive
storyline-pile-banished = Banished
storyline-pile-known = Known
storyline-pile-folio = Folio
storyline-dice = The dice of this turn
storyline-die-blue = blue die
storyline-die-gold = gold die
storyline-rolling = still rolling

nav-statistics = Statistics
statistics-about = What was won and lost, against whom, and when

cards-all-games = All games
cards-again = Try again
