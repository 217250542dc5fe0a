//# allFunctionsCalledOnLoad
var e=`# An invitation, and the list of invitations.

gather-about = Choose a game and send the link: whoever opens it can take a seat.
seek-find = Find me a game
seek-about = Takes a seat where somebody waits for such a game. If nobody does, everybody here sees that you wait, and you play with the next one who comes. While you wait, you can let a bot play.
seek-game = Game
gathering-mine = Your invitation
gathering-joined = You have a seat
gathering-gone = This invitation is gone
gathering-gone-help = It has been withdrawn or has expired.
gathering-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
gathering-seated = Seated: { $names }.
gathering-me = Your name and your devices
gathering-waits =
    { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
gathering-send = Send this link
gathering-send-about = Whoever opens it can take a seat. The game begins once every seat is taken.
gathering-select = Copy the selected link.
gathering-by-link = Only this link leads here.
gathering-public = Everybody here also finds the invitation among the games.
gathering-code = The link as a code for a camera
gathering-code-label = A code for a camera, with the link
gathering-insecure = The connection to this server is not encrypted. Others in the network could read it.
gathering-seats = The seats
gathering-seat = Seat { $number }
gathering-name = Your name
gathering-sit = Sit here
gathering-release = Free this seat
gathering-fill = Let a bot play
gathering-rules = How to play (in a new tab)
gathering-withdraw = Withdraw the invitation
gathering-withdraw-sure = Withdraw it for everybody?
gathering-withdraw-yes = Withdraw it
gathering-kept = Kept for { $name }
gathering-pairing =
    { $round ->
        [0] A game of a tournament
       *[other] A game of the tournament { $name }, round { $round }
    }
rematch-ask = The others are asked.
rematch-agree = Play again
rematch-begun = The next game has begun.
rematch-next = To the next game
company-list = At the table
company-here = { $name } is here
company-away = { $name } is away
company-watching =
    { $count ->
        [one] One person looks on
       *[other] { $count } people look on
    }
chair-here = is here
chair-away = is away
gathering-watching =
    { $count ->
        [one] One person without a seat looks at this invitation.
       *[other] { $count } people without a seat look at this invitation.
    }
gathering-block = Block the one who invites
gathering-block-about = You get no invitations and no words from this person any more, and this person takes no seat at yours. Your own page takes it back.
gathering-block-no = No
gathering-blocked = The one who invites is blocked.
seat-link-title = A link for one seat
seat-link-about = The seat is promised to whoever has its link, and the general link cannot take it. The link counts once, and is shown once.
seat-link-make = A link for this seat
seat-link-again = A new link for this seat
seat-link-for = The link for { $place }. An earlier one counts no longer.
seat-link-code = A code for a camera, with the link for { $place }
seat-link-promised = Promised to a link
seat-link-here = You have the link for a seat.
seat-link-spent = The link for a seat that you have opened does not count any more: it was used or taken back.
`;export{e as default};