# The web client's own words. What happens at the table is said by the games and the server.

page-title = Brickroad: card games of Oz
tagline = Card games of Oz, at your own table
skip = Skip to the content
pages = Pages
language = Language
close = Close
connecting = Opening the book …
link-lost = The connection is lost. Trying again; nothing of the game is lost.

nav-lobby = Games
nav-rules = How to play
nav-about = About
nav-table = Table

new-game = A new game
game = Game
players = Players
you = Traveller
person = A person
person-help = Plays at this screen.
bot = Bot
bots = Bots
seat-name = Name at seat { $number }
seat-who = Who plays at seat { $number }
seats-between = { $fewest } to { $most } players
seats-exactly =
    { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
change-sides = Change sides
option-range = from { $least } to { $most }
options = Options of this table
begin = Lay out the cards

games-begun = Games to go on with
games-begun-none = No game is waiting.
games-past = Games played
games-past-none = No game has ended yet.
remove = Remove
remove-sure = Remove this game for good?
remove-yes = Remove it
remove-no = Keep it
import = Open a record
import-help = A game saved as a file (JSON Lines) opens as a new table.
import-too-long = This file is too long for a record. Expected at most { $most } kB.

more = More
undo = Take back
look-back = Look back
step-first = To the beginning
step-back = One step back
step-on = One step on
step-last = To the newest
step-where = { $shown } of { $entries }
step-now = Back to now
past = You are looking back.
fork = Play on from here
pace = Bots
pace-calm = calm
pace-brisk = brisk
pace-instant = at once
record = Save record
another = Another game

aside = The others, and what happened
log = What happened
log-step = Look back to this moment

pass-to = Pass the screen to { $name }
pass-help = The hands are hidden until { $name } is here.
i-am = I am { $name }

columns = Columns
column-taken = Taken
take = Take
turn-down = Turn down
your-hand = Your hand
your-stories = Your stories
to-move = to move
cards-held =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
turned-down =
    { $count ->
        [0] none turned down
       *[other] { $count } turned down
    }
deck-left = { $characters } Characters and { $stories } Stories still to come

duel-good = Good
duel-evil = Evil
duel-table = The table
duel-nobody = Nobody is here yet.
duel-also = Also
duel-several = { $words }, and { $count } more
duel-read = Read: { $name }
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
duel-declared = Declared attacks
duel-answers = What you may answer
duel-ahead = ahead
duel-die = The die: { $value }
duel-die-waits = The die is not rolled yet.
duel-put-down = Put it down

put-back = Go back

score = The score
winner = Winner
points =
    { $count ->
        [one] point
       *[other] points
    }
counted = What was counted

character-dorothy = Dorothy
character-toto = Toto
character-lion = Lion
character-scarecrow = Scarecrow
character-tinman = Tin Man
character-glinda = Glinda
character-witch = Witch
character-oz = Oz

rules-aim = Gather Characters in your hand, and keep the four Stories that fit them best. Most points wins; tied players all win.
rules-cast = The Characters
rules-round = A round
rules-lay = Columns are laid open: two Characters above, one Story below. There is one column more than players.
rules-take = In turn, each player takes one whole column: the Characters into the hand, the Story open on the table.
rules-down = From round 5 on, whoever has five Stories turns one of them face-down, for good: any of the five.
rules-pass = The column nobody took is put away, and the next player to the left goes first.
rules-end = The end
rules-count = Everybody shows the hand and counts the four open Stories. A Character may count for several Stories, but only once within one Story.
rules-stories = The nine kinds of Story
story-single = Single
story-single-worth = 1 point for each of one Character.
story-couple = Couple
story-couple-worth = 2 points for each couple of two Characters.
story-twins = Twins
story-twins-worth = 3 points for each two of one Character.
story-quartet = Quartet
story-quartet-worth = 4 points for each set of four Characters.
story-trio = Trio
story-trio-worth = 2, 7 or 12 points for one, two or three sets of three Characters; more sets bring no more.
story-few = Few
story-few-worth = 4 points if you hold at most one of a Character.
story-hand = Hand majority
story-hand-worth = 5 points if no other Character is more numerous in your hand; a tie is enough.
story-table = Table majority
story-table-worth = 8 points if no other player holds more of a Character; a tie is enough.
story-favour = Favour
story-favour-worth = 3 points for each of one Character, less 1 for each of two others. It can be negative.
rules-seats = With two, three or four
rules-players = Players
rules-columns = Columns
rules-rounds = Rounds
rules-cards = Cards of each Character
rules-four = With four players, the last round uses the two Characters left and eight drawn from those put away.
rules-keys = Keys
rules-keys-help = Arrow keys move between the choices, Enter takes one. Tab goes to everything else.

about-what = Brickroad plays card games of Oz: at your own table in the browser or in a terminal, with friends or against bots.
about-game = The game
about-game-credit = “Oz” is a game by Emanuele Ornella, illustrated by Maliki, published by Asmodee and Ystari in 2011.
about-not-ours = Its rules belong to its author and are played here as published. Which cards are in the set is published only in part; the rest is our own choice. Names are used to say which game is meant. Brickroad is not affiliated with, or endorsed by, any of them.
about-pictures = Pictures and letters
about-icons = The pictures of the Characters are by Lorc, Delapouite and others, from
about-font = The letters are Sorts Mill Goudy by Barry Schwartz, under the SIL Open Font License 1.1.
about-words = The lines of the tale
about-quotes = The Stories quote “The Wonderful Wizard of Oz” by L. Frank Baum (1900), which is in the public domain.
about-privacy = Your games
about-privacy-help = Your games are kept where Brickroad runs. The page loads nothing from anywhere else.
