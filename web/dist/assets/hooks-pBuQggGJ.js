//# allFunctionsCalledOnLoad
var e=`# Notices to programs of the reader's own.

hooks-title = Notices for a program of yours
hooks-about = A program of yours, such as a bot in a chat, can get the same notices. Give its address. Every message is signed with a secret, so that the program can tell that it comes from here.
hooks-off = This server sends no notices to programs any more. You can remove the addresses that are left.
hooks-since = Since { $when }.
hooks-untimed-too = Also games without a clock.
hooks-stopped = Notices did not arrive, so none are sent there any more. Once one to try arrives, they are sent again.
hooks-secret = The secret. It is shown only now: copy it to your program
hooks-try = Send one to try
hooks-try-at = Send one to try to { $address }
hooks-tried = The address has taken the notice.
hooks-renew = New secret
hooks-renew-at = New secret for { $address }
hooks-remove = Remove
hooks-remove-at = Remove { $address }
hooks-address = Address of the program
hooks-untimed = Also games without a clock
hooks-add = Send notices there
`;export{e as default};