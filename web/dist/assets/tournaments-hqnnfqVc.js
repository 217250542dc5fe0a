//# allFunctionsCalledOnLoad
var e=`# The pages of tournaments.

tournaments-about = People meet each other in rounds, in games of two with a clock. Each game is at a table of its own, and everybody may watch.
tournaments-running = Going on
tournaments-coming = To come
tournaments-over = Over
tournaments-none = There is no tournament yet.
tournament-new = New tournament
tournament-name = Name
tournament-game = Game
tournament-system = Who meets whom
system-swiss = { $rounds ->
    [one] Swiss, { $rounds } round
   *[other] Swiss, { $rounds } rounds
}
system-swiss-short = Swiss
system-once = Each meets each
system-twice = Each meets each twice
system-swiss-told = In each round, people with equally many points meet, and nobody meets anybody twice. People may join until more than half of the rounds have begun.
system-once-told = Round robin, for at most 30 people. Nobody can join after the beginning.
system-twice-told = Round robin with the seats changed in the second half, for at most 15 people. Nobody can join after the beginning.
tournament-rounds = Rounds
tournament-most = People at most
tournament-start = Beginning
tournament-start-none = When I press
tournament-start-hours = { $hours ->
    [one] In an hour
   *[other] In { $hours } hours
}
tournament-start-days = { $days ->
    [one] In a day
   *[other] In { $days } days
}
tournament-make = Make the tournament
tournament-back = Not now
tournament-people = { $people } of at most { $most } people
tournament-round-of = Round { $round } of { $planned }
tournament-won = Won by { $names }
tournament-none = It did not take place.
tournament-mine = you take part
tournament-facts = About the tournament
tournament-by = made by { $name }
tournament-begins = It begins on { $when }.
tournament-come = { $minutes ->
    [one] Whoever does not come to a game within a minute loses it, and after two such games in a row is withdrawn.
   *[other] Whoever does not come to a game within { $minutes } minutes loses it, and after two such games in a row is withdrawn.
}
tournament-come-hours = { $hours ->
    [one] Whoever does not come to a game within an hour loses it, and after two such games in a row is withdrawn.
   *[other] Whoever does not come to a game within { $hours } hours loses it, and after two such games in a row is withdrawn.
}
tournament-come-days = { $days ->
    [one] Whoever does not come to a game within a day loses it, and after two such games in a row is withdrawn.
   *[other] Whoever does not come to a game within { $days } days loses it, and after two such games in a row is withdrawn.
}
tournament-lost = The server gave no answer. Try again.
tournament-next = Your game waits.
tournament-to-table = To the table
tournament-join = Join
tournament-withdraw = Withdraw
tournament-begin = Begin now
tournament-cancel = Cancel the tournament
tournament-kept = You need a name that you keep here.
tournament-me = Keep a name
standings = Standings
standing-place = Place
standing-name = Name
standing-points = Points
standing-left = withdrawn
standing-buchholz = Buchholz
standing-buchholz-told = The points of all opponents together
standing-sonneborn = Sonneborn–Berger
standing-sonneborn-told = The points of each opponent, times the result against that opponent
standing-direct = Among equals
standing-direct-told = The points in the games among those with equally many points
standing-wins = Wins
standing-wins-told = The games won at the table
standings-swiss = A win is a point, and a draw is half a point. Equal points are told apart by Buchholz (the points of all opponents), then by Sonneborn–Berger (the points of each opponent times the result), by the games among equals, and by wins.
standings-robin = A win is a point, and a draw is half a point. Equal points are told apart by the games among equals, then by Sonneborn–Berger (the points of each opponent times the result), and by wins.
tournament-cross = Each against each
tournament-round = Round { $number }
round-due = People come to their tables until { $when }.
pairing-watch = Watch
pairing-watch-told = Watch the game of { $first } and { $second }
pairing-bye = { $name } has no opponent in this round.
result-none = Not over
result-first = The first has won
result-second = The second has won
result-drawn = A draw
result-calledOff = Called off, half a point each
result-firstAbsent = The first did not come
result-secondAbsent = The second did not come
result-absent = Nobody came
`;export{e as default};