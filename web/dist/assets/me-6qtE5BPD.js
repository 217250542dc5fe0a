//# allFunctionsCalledOnLoad
var e=`# The reader's own identity.

me-guest = Only this browser knows you. Keep your name here, and you can go on with your games in other browsers, and come back if this one forgets you.
me-name = Your name
me-keep = Keep it
me-rename = Change it
me-kept = You are kept here as { $name }.
me-lost = The server gave no answer, so nothing has changed. Try again.
me-keys = How you are known
me-here = This browser
me-key-first = The browser you came with
me-key-device = Another browser
me-key-recovery = The code you wrote down
me-since = since { $when }
me-forget = Remove
me-key-passkey = A passkey
me-passkey = A passkey
me-passkey-make = Make a passkey
me-passkey-make-about = Your device keeps it, and you come back with a finger, your face or its lock, here and on your other devices. No name and no password.
me-passkey-sign-in = Come with a passkey
me-passkey-sign-in-about = If you have made one here, it brings your games and your seats to this browser.
me-device = Another device
me-device-about = Open a link there, and it has your games and your seats. No name and no password.
me-device-make = Make a link
me-device-again = Make another link
me-device-scan = The link as a code for a camera
me-device-open = Scan the code with the other device, or open the link there. It counts once, until { $until }.
me-code = A code to write down
me-code-about = It brings you back if all your browsers have forgotten you. Whoever has it is you, so keep it where only you look.
me-code-has = You have written a code down. A new one takes its place.
me-code-make = Make a code
me-code-again = Make a new code
me-code-print = Print this page
me-enter = You have been here before?
me-enter-about = Type the code that you wrote down. To come from another device that is at hand, make a link there.
me-enter-link = Go on here as on your other device?
me-enter-link-about = This browser gets the games and the seats of the person who made this link.
me-enter-kept = This browser is kept here as { $name }. What { $name } has stays there, and is not reached from this browser any more.
me-enter-do = Go on
me-blocked = The people you have blocked
me-blocked-about = You hear nothing of them, and they take no seat at your invitations.
me-blocked-somebody = Somebody without a name
me-unblock = Take back
me-unblock-of = Take back the block of { $name }
me-page = Your page: ratings, results and finished games
me-data = Your data
me-data-about = A file with what is kept about you here: your name, your keys, your games with their records, your ratings, your invitations and what you have said at tables.
me-data-get = Save the file
me-delete = Leave for good
me-delete-about = Your name, your keys, your invitations and the games that you played alone are deleted. You resign the games that still go on. Games with others stay with them, and there you are somebody who left. Nothing brings it back.
me-delete-ask = Delete everything…
me-delete-name = Type { $name } to be sure
me-delete-sure = Are you sure?
me-delete-yes = Yes, delete everything
me-delete-no = No, stay
me-holiday = Holidays in games by days
me-holiday-about =
    While you are on holiday, none of your times by days runs out. You have { $most ->
        [one] one day
       *[other] { $most } days
    } in 365. A holiday begins at once, a day that has begun counts, and everybody at your tables sees until when you are away. It stops no live clock and no window for answers.
me-holiday-left =
    { $left ->
        [one] { $left } day is left.
       *[other] { $left } days are left.
    }
me-holiday-until = You are on holiday until { $until }.
me-holiday-days = Days
me-holiday-begin = Begin a holiday
me-holiday-end = End it now
me-bring = Take this browser’s games along
me-bring-about = If you already keep a name and sign in below, the games, seats, invitations and words of this browser’s guest become yours, and the guest is gone. Without the tick they stay behind, and nobody can reach them any more.
`;export{e as default};