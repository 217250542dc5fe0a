# What the server says when it refuses. Each message says what was expected.

unreadable = This message cannot be read: { $why }. Expected one JSON object whose "say" is hello, tables, create, lesson, dailies, daily, endLesson, gather, take, redeem, release, fill, salts, commit, salt, beginNow, disband, open, leave, sit, again, act, undo, resign, propose, answer, orders, letPass, step, log, record, unveil, landmarks, share, fork, pace, import or remove.
unreadable-body = This request cannot be read: { $why }. Expected JSON such as { $expected }.
not-text = Messages are text. Expected JSON as text, found bytes.
too-long = This message is too long. Expected at most { $most } bytes.
no-table-open = No table is open here. Open one first.
no-such-table = There is no such table. Expected one of the games on the first page, or a link to one.
table-damaged = This table cannot be opened: what is stored of it is damaged. The other tables are not affected. “brickroad doctor” says more.
damaged-title = A damaged table
older-title = A table of other rules
table-removed = This table has been removed.
no-such-game = There is no game called “{ $found }”. Expected { $expected }.
seat-count = { $found } at the table. This game needs { $least } to { $most }.
seat-count-exactly = { $found } at the table. This game needs { $most }.
no-such-option = There is no option called “{ $name }”. Expected { $expected }.
option-value = The option “{ $name }” cannot be { $found }. Expected { $expected }.
no-name = Seat { $seat } has no name. Expected 1 to { $most } characters that can be seen.
long-name = The name “{ $name }” is too long. Expected 1 to { $most } characters.
odd-name = The name “{ $name }” has a sign that cannot be seen ({ $sign }). Expected 1 to { $most } characters such as letters, digits and single spaces.
untidy-name = The name “{ $name }” has a blank too many. Expected none at its ends, and single spaces between words.
same-name = Seats { $one } and { $two } have the same name, “{ $name }”. Expected names that differ in more than capital letters.
no-such-bot = There is no bot called “{ $found }”. Expected random, greedy, or ismcts:N with N from 1 to { $most }, with a time such as /2s if you like.
no-clock = The bot “{ $found }” is to be stopped after some time, and here is no clock. Expected one without a time.
moved-on = The game has moved on: this was meant for an earlier position.
no-seat = Nobody sits here. Sit down first.
no-lesson = There is no lesson for the game “{ $game }”. Expected a game that has one.
no-daily = There are no daily deals for the game “{ $game }”. Expected a game that has them.
no-such-day = There is no deal of “{ $found }” yet. Expected a day up to { $today }, the day in UTC, written as that.
in-lesson = This is a lesson, and it waits for something else: { $waits } Leave the lesson to play as you like.
no-such-seat = There is no seat { $found }. Expected a number from 0 to { $most }.
seat-of-bot = { $name } is a bot and needs no help. Expected a seat where a person sits.
seat-of-other = Somebody else holds this seat. Expected a seat that is yours.
looks-on = You look on at this table, so you cannot change it. Expected somebody who holds a seat.
shared-table = Other people hold seats at this table, so it stays. Expected a table at which all seats of people are yours.
game-over = The game is over. You can step through it, or play on from an earlier position.
not-your-turn = It is not this seat’s turn.
no-such-choice = There is no choice { $found }. Expected a number below { $offered }.
no-such-entry = There is no such position. Expected a number from 0 to { $entries }.
cannot-undo = This cannot be taken back. Only your own last decision can, while nothing new was shown and nobody has acted since.
not-possible = This is not possible at this point of the game.
record = This record cannot be read. Line { $line }: { $why } Nothing was added, and nothing is lost.
line-unreadable = This is no line of a recorded game. Expected a record that Brickroad saved, whole and unchanged. A log of what one player knew is no record.
digest-differs = From here on, the game goes another way than the recorded one. Expected a game that was played by the same rules and with the same cards.
drawn-differs = The number that was drawn here does not give this outcome of chance. Expected a record that Brickroad saved, whole and unchanged.
too-many-entries = This game is too long. Expected at most { $most } moves and draws of chance.
record-full = The record of this game is full: it may have at most { $most } bytes. So the game ends unfinished. You can step through it, take its record, or play on from an earlier position.
code-too-long = This game is too long to be shared as a link: { $found } characters. Expected at most { $most }. Save its record instead.
code-damaged = This link is damaged: letters are missing or changed. Expected the whole link, as it was copied.
code-version = This link is of version { $found }, which this Brickroad does not know. Expected version 1.
code-elsewhere = The game in this link was played by other rules or with other cards: entry { $entry } leads elsewhere now. Expected a link from a Brickroad of this version.
not-over = This game goes on. All hands can be shown, and the game can be shared, once it is over.
record-too-long = This record is too long. Expected at most { $most } bytes.
broken-off = The record broke off on its way, so nothing has changed. Try again.
too-many-records = Many records are on their way here at the moment, so this one was not read. Try again in a minute.
too-much-unsent = Many long answers are being sent at the moment, so this one was not. Try again in a minute.
not-stored = { $cause ->
    [full] The disk of the tables is full, so this was not stored, and nothing has changed. Make room and try again.
    [read-only] The database of the tables may only be read, so this was not stored, and nothing has changed. Let Brickroad write to its data folder and try again.
    [busy] Another program holds the database of the tables, so this was not stored, and nothing has changed. Try again.
    [moved] The database of the tables was removed or moved while Brickroad was running, so this was not stored, and nothing has changed. Put it back, or start Brickroad again.
    [corrupt] The database of the tables is damaged, so this was not stored, and nothing has changed. “brickroad doctor” says more.
    [limits] Brickroad has no more files or memory to be had, so this was not stored, and nothing has changed. Close some tables and try again.
    [away] The database of the tables does not answer, so this was not stored, and nothing has changed. Try again.
   *[other] This could not be stored, so nothing has changed. Try again; the log of the server says more.
}
not-read = { $cause ->
    [full] The disk of the tables is full, so this could not be read. Make room and try again.
    [read-only] The database of the tables may only be read, and before this can be read something must be written. Let Brickroad write to its data folder and try again.
    [moved] The database of the tables was removed or moved while Brickroad was running. Put it back, or start Brickroad again.
    [corrupt] The database of the tables is damaged and cannot be read. “brickroad doctor” says more.
    [busy] Another program holds the database of the tables, so this could not be read. Try again.
    [limits] Brickroad has no more files or memory to be had, so this could not be read. Close some tables and try again.
    [away] The database of the tables does not answer. Try again.
   *[other] This could not be read. Nothing is lost; try again. The log of the server says more.
}
packs-missing = This game was begun with the pack { $packs } as it was then (cards “{ $cards }”, hash { $hash }). It has changed or is gone, and was not kept. Expected it as { $files } among the packs.
cards-changed = This game was played with the cards { $found }. Expected { $expected }, the cards of this version.
rules-changed = This game was begun with version { $found } of the rules of its game, and cannot go on: expected version { $expected }. Nothing of it is lost; the version of Brickroad that it was begun with opens it.
pack-changed = The pack “{ $pack }” has changed since this game began. The old one was kept, and the game goes on with it.
pack-gone = The pack “{ $pack }” is no longer among your packs. It was kept when this game began, and the game goes on with it.
too-many-tables = Too many tables are kept here. Expected at most { $most }: remove one first.
no-gatherings = Nobody can be invited here, because all people of this server share one machine. Expected a server that hosts for others.
no-gathering-open = No invitation is open here. Open one first.
begun = The game of this invitation has begun. Open its table.
disbanded = This invitation has been withdrawn or has expired.
seat-taken = This seat is taken. Expected a free one.
seat-kept = This seat is kept for somebody else. Expected a free one.
seat-promised = This seat is promised to whoever has the link to it. Expected a free seat.
seat-link = This link to a seat does not count: it was used or taken back. Expected a new one from the person who invites.
salt-form = This is no salt and no commitment. Expected 64 hexadecimal digits in small letters.
salt-attempt = This attempt to begin is over. Expected a salt for attempt { $now }, with a commitment of its own.
salt-without = This seat is without a salt, because its browser draws none or its salt has not come in time. The game begins without it.
salt-committed = Another salt was promised for this seat before, perhaps by another of your browsers. The first one counts.
salt-early = Not everybody has promised a salt yet. Expected the salt once the commitments of all salts are there.
salt-unfit = This is not the salt that was promised for this seat. Expected the salt with the commitment that was sent before.
salt-opening = The game is about to begin, so no seat can be freed now. Expected a wait until it has begun.
salt-complete = This invitation waits for no salt. Expected one whose seats are all taken, and whose salts have not all come.
no-rematch = This game goes on. Expected a game that is over for a rematch.
seat-free = Nobody has taken this seat. Expected one that somebody has taken.
not-maker = Somebody else has made this invitation. Expected the person who has made it.
contended = Many people are changing this invitation at the moment, so nothing has changed. Try again.
too-many-gatherings = You have made or joined too many invitations. Expected at most { $most }: leave one first.
same-table = This browser’s guest and the person whom you sign in as sit at one table or in one invitation, so they cannot become one. Expected to come without the guest’s games, or to free that seat first.
no-guest = This browser is of somebody who keeps a name here, whose games stay under it. Expected to come without them.
holiday-days = A holiday of { $found } days cannot be had. Expected 1 to { $most }, the days that you have left.
no-holiday-left = You have no days of holiday left. Expected a wait: each day comes back 365 days after the holiday, and there are { $most } in all.
on-holiday = You are on holiday already. Expected an end of it before the next one.
not-on-holiday = You are not on holiday. Expected a holiday that has begun.
terms-minutes = { $found } minutes for a game cannot be had. Expected 1 to { $most }.
terms-increment = { $found } seconds for each decision cannot be had. Expected 0 to { $most }.
terms-days = { $found } days for each decision cannot be had. Expected 1 to { $most }.
window-seconds = Windows of { $found } seconds cannot be had. Expected { $least } to { $most }.
window-hours = Windows of { $found } hours cannot be had. Expected 1 to { $most }.
window-of-other-clock = These windows do not suit the clock. Expected seconds in a live game, and hours or orders alone in a game by days.
strict-without-length = A strict table needs windows of a length. Expected seconds or hours.
no-windows = This table has no windows for answers. Expected one whose invitation has a length for them.
no-such-topic = No window is about “{ $found }”. Expected some of: { $expected }.
other-turn = That turn is over. Press again if you let all windows of this turn pass.
leave-own = Nobody can leave this game, because it is on your own machine. Expected a game between people on several machines. To stop, close it; it stays in your list.
leave-alone = Nobody else plays here who could agree. Resign, or leave the game as it is.
proposal-declined = Somebody has just declined to end this game. It can be proposed again after the next decision.
no-proposal = Nobody proposes to end this game now. A proposal is over once somebody has decided.
too-late = Your time was over before this arrived.
resigned = { $name } has resigned. The game is over.
resigned-of-two = { $name } has resigned. { $winner } wins.
out-of-time = { $name } has no time left. The game is over.
out-of-time-of-two = { $name } has no time left. { $winner } wins.
called-off = The game was called off. It has no result.
no-identity = This server does not tell its people apart, because all of them share one machine. Expected a server that hosts for others.
not-kept = Nobody keeps an identity here yet. Expected a name to keep it under first.
rated-terms = A rated game needs a clock. Expected a time to think, and at its end a bot or the loss of the game.
rated-people = A rated game is between people alone, and each has one seat. Expected somebody else for this seat.
rated-kept = A rated game is for people who keep their name here. Expected a name to keep it under first.
no-such-player = Nobody has this page. Expected the link of somebody who keeps a name here.
no-such-season = There is no such season. Expected a quarter of a year that has begun, such as 2026-4.
not-sure = Nothing was deleted. Expected the name that you keep here, to be sure.
left-name = Somebody who left
code-spent = This link or code does not count. Expected a new one: a link counts once, for 15 minutes.
no-passkeys = This server has no passkeys. Expected a public address with a name and encryption, such as https://brickroad.example.
passkey-unknown = This passkey is not known here. Expected one that was made here and has not been removed.
passkey-unusable = This passkey does not count here. Expected one that your device makes or uses for this address, with your consent.
ceremony-over = This took too long, or was finished already. Begin again.
no-such-key = There is no such key to remove. Expected another browser of yours, a passkey or your code.
too-many-keys = You have too many browsers and keys. Expected at most { $most }: remove one first.
no-notices = This server sends no notices. Expected a public address with encryption, such as https://brickroad.example.
push-host = This server does not reach the push service of your browser. Expected one of these hosts: { $hosts }.
push-keys = The browser gave no keys that can be used. Expected its subscription to a push service.
too-many-devices = You get notices in too many browsers. Expected at most { $most }: remove one first.
no-such-device = You get no notices in this browser. Expected one where you have switched them on.
not-reached = The push service of your browser has not taken the notice. Expected an answer within ten seconds: try again later.
notice-turn = It is your turn. At the table: { $others }.
notice-end = The game is over. At the table: { $others }.
notice-trial = Notices reach you here.
too-many-screens = Too many screens watch this table. Expected at most { $most }.
stopped = This table has stopped: a bot or the server gave no answer. Open it again.
ending = The server restarts. Your games are kept. Try again in a minute.
no-new-tables = This server takes no new games at the moment. Expected a game or an invitation that is there already.
too-many-new-tables = You have begun many games in a short time. Expected at most { $most } in an hour: try again in { $minutes } min.
too-many-requests = Many requests come from your address. Expected at most { $most } in a minute: try again in { $seconds } s.
file-missing = Nothing is here.
page-missing = This build holds no web client. Expected the files of web/dist when it was built; a client can still use /socket.
in-progress = This game is still played, and others hold cards in it. Its record can be had, and a new game can go on from it, once it is over; until then you can have the log of what you know.
no-talk = Nobody else can hear you, because all people of this server share one machine. Expected a server that hosts for others.
saying = A line of { $found } characters cannot be said. Expected 1 to { $most } characters that can be seen.
saying-token = The line has no token that can be kept. Expected 1 to { $most } characters.
spectator-name = Expected a name of your own, which no seat at this table has.
talk-too-fast = You say much at once. Say the next line in { $seconds } s; what you have typed is kept.
no-such-line = There is no such line here. Expected one that you can read at this table.
own-line = This line is your own. Expected a line of somebody else.
too-many-blocks = You have blocked many people. Expected at most { $most }: take one back first, under “Your name and your devices”.
no-such-block = You have blocked nobody of this name. Expected somebody on your list.
unwelcome = You cannot take a seat here, because the one who invites does not wish it. Expected another invitation.
too-many-reports = You have reported much in a short time. What you have reported is kept. Try again in { $minutes } min.
banned = The host has closed this server to you: { $why }
banned-until = The host has closed this server to you until { $ends }: { $why }
no-such-warning = There is no such warning. Expected one that the host has given you.
phrase-hello = Hello!
phrase-goodLuck = Good luck!
phrase-wellPlayed = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-oneMoment = One moment, please.
phrase-backLater = I have to go; I will be back.
phrase-goodGame = Good game!
tournament-missing = There is no such tournament. Expected the link of one.
tournament-over = This tournament is over. Expected one that goes on.
tournament-late = Nobody can join this tournament any more. Expected one that is open.
tournament-full = This tournament is full. Expected at most { $most } people.
tournament-few = Nobody can play alone. Expected two people or more.
tournament-begun = This tournament has begun. Expected one that has not.
tournament-rounds = These rounds cannot be had. Expected 1 to { $most }, and late joins before the last of them.
tournament-people = So many people cannot take part. Expected 2 to { $most }.
tournament-name = Expected a name for the tournament, of at most { $most } letters.
tournament-clock = The games of a tournament need a clock. Expected live games or days for each decision.
tournament-not-of-two = Tournaments are for games of two. Expected a game that two can play.
tournament-come = Nobody can be awaited for so long. Expected 1 to { $most } minutes.
tournament-start = The first round cannot begin then. Expected a time within the next { $days } days.
tournament-joined = You take part in this tournament already. Expected somebody else.
tournament-not-joined = You take no part in this tournament. Expected to join first.
tournament-maker = Expected the person who has made this tournament.
tournament-many = You have made too many tournaments. Expected at most { $most } that are not over.
tournament-seat = The seats of this game belong to two people of a tournament. Expected to play, or to withdraw from the tournament.
tournament-host = The server invites to the games of a tournament. Expected somebody’s own invitation, or a line of somebody’s talk.
