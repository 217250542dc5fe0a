//# allFunctionsCalledOnLoad
var e=`# The form of a new game: seats and options.

players = Players
person-help = Plays at this screen.
bots = Bots
seat-name = Name at seat { $number }
seat-who = Who plays at seat { $number }
change-sides = Change sides
option-range = from { $least } to { $most }
begin = Lay out the cards
friend = A friend
friend-help = Takes this seat by the link.
gather-who = Who finds the invitation
gather-link = Only by link
gather-public = In the public list
`;export{e as default};