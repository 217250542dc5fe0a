//# allFunctionsCalledOnLoad
var e=`# The talk at a table, and a warning of the host.

talk-title = Talk
talk-unread =
    { $count ->
        [one] Talk: one new line
       *[other] Talk: { $count } new lines
    }
talk-says = :
talk-lines = What was said
talk-none = Nobody has said anything yet.
talk-as-player = Everybody at the table reads what players say.
talk-as-spectator = Spectators talk among themselves; players read it once the game is over.
talk-looks-on = looks on
talk-field = Say something
talk-send = Say
talk-name = Your name
talk-phrases = Ready phrases
talk-phrase = A ready phrase
talk-unsent = Not sent yet.
talk-again = Send again
talk-drop = Drop it
talk-about = About { $name }
talk-mute = Mute here
talk-muted = You do not hear { $name } at this table.
talk-hear = Hear again
talk-somebody = somebody
talk-block = Block
talk-block-about = You hear nothing of { $name } any more, at any table, and { $name } cannot take a seat at your invitations. Your own page takes it back.
talk-report = Report
talk-report-about = The host gets this line and those around it. What is wrong with it?
talk-reported = The host has your report.
talk-no = No
warned-title = A word from the host
warned-seen = I have read it
`;export{e as default};