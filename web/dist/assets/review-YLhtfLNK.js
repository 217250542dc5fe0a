//# allFunctionsCalledOnLoad
var e=`# Looking back at a game.

slider = Moment of the game
slider-keys = Arrow keys: one moment. Page up and down: one turn. Home and End: the beginning and the end.
slider-where = { $round } · { $shown } of { $entries }
slider-leads = { $name } leads by { $count }
slider-even = Nobody leads
eyes = Seen by
eyes-all = All hands open
eyes-nobody = A spectator
share-title = Share this game
share-about = The whole game is in this link: whoever opens it can look back at every moment, with every hand. On another machine, put the address of the Brickroad there in place of the part before the #.
share-length = { $letters } characters
share-file = Save as a file
`;export{e as default};