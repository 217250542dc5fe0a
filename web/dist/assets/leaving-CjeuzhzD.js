//# allFunctionsCalledOnLoad
var e=`# The clocks of a game between people, and the ways to end it early.

terms-time = Time to think
time-none = No clock
time-live = { $minutes } min + { $increment } s a decision
time-days =
    { $days ->
        [one] { $days } day a decision
       *[other] { $days } days a decision
    }
terms-late = When a player’s time is over
late-bot = A bot plays on
late-loss = The game is lost
late-callOff = Others may end it
late-bot-told = A player whose time is over gives the seat to a bot.
late-loss-told = { $seats ->
    [2] A player whose time is over loses.
   *[other] A player whose time is over loses, and a bot plays on.
}
late-callOff-told = Once a player’s time is over, the others may end the game without a result.
windows = To answer, for instance when attacked
windows-help = Others wait while a player may answer. Who holds no answer is passed like one who lets it happen.
windows-none = No limit
windows-seconds = { $seconds } s
windows-hours = { $hours } h
windows-orders = By orders alone
windows-orders-told = Players give their answers beforehand. Only who wants it is asked.
windows-told = Each answer has { $length }.
windows-pace = When somebody answers earlier
windows-usual = Go on at once
windows-strict = Wait for the end
windows-usual-told = The game goes on once a player has answered, or was passed after a few seconds.
windows-strict-told = Strict: every wait for an answer lasts for its full length, so that it tells nothing of a hand.
terms-bot = The bot that plays on for a player who leaves
clock-all = Clocks
clock-days = { $days } d { $hours } h
clock-low = Your time is nearly over.
leave-game = Leave the game
leave-resign = Resign
leave-sure-two = Give the game up? The other player wins.
leave-sure-more = Give your seat up? A bot plays on, and you lose.
leave-stay = Play on
leave-off = Propose to end
leave-asked = { $names } would like to end the game without a result.
leave-told = { $names } would like to end the game without a result.
leave-waits = You would like to end the game. Others have yet to answer.
leave-agree = Agree
leave-decline = Decline
terms-rated = Rated
rated-no = No
rated-yes = Yes
rated-no-told = The result changes no rating.
rated-yes-told = The result changes the ratings of all. Only people who keep their name here take a seat, and no bots.
rated-told = The game is rated: the result changes the ratings of all.
clock-away = { $name } is on holiday until { $until }.
`;export{e as default};