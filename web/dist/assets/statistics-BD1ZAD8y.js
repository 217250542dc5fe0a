//# allFunctionsCalledOnLoad
var e=`# Statistics.

statistics-whose = Games of
statistics-everybody = everybody
statistics-whose-one = The finished games in which { $name } held a seat, except first games that teach and games that began as a copy of another. People are told apart by their names alone.
statistics-whose-all = Every seat that a person held in a finished game, except first games that teach and games that began as a copy of another. A game between two people counts for both.
statistics-games = Games to count
statistics-sum =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
statistics-sum-won = { $count } won
statistics-sum-drawn = { $count } level with others
statistics-sum-lost = { $count } lost
statistics-rate = { $percent } won
statistics-course = Over time
statistics-by-week = by week
statistics-by-month = by month
statistics-by-year = by year
statistics-week = Week
statistics-month = Month
statistics-year = Year
statistics-played = Played
statistics-won = Won
statistics-drawn = Level
statistics-lost = Lost
statistics-by-game = By game
statistics-game = Game
statistics-by-opponent = By opponent
statistics-opponent = Opponent
statistics-alone = Nobody: played alone
statistics-bot = bot
statistics-person = person
statistics-several = A game against several opponents counts for each of them.
statistics-by-side = By side
statistics-side = Side
statistics-by-start = By who begins
statistics-start = Beginning
statistics-first = Decides first
statistics-later = Another decides first
statistics-start-unknown = Not known
statistics-none = No game counts here yet
statistics-none-about = Once somebody here has finished a game other than a first game that teaches, this page tells
statistics-none-game = how many games of each kind were won and lost,
statistics-none-opponent = against which bots and which people,
statistics-none-start = from which side, and who began,
statistics-none-course = and how it went over the weeks and months.
statistics-play = To the games
statistics-none-in = { $name } has not finished a game of { $game } yet.
statistics-none-in-all = Nobody has finished a game of { $game } yet.
statistics-more = There are very many games here. Only the newest are counted.
statistics-failed = The statistics could not be read from the server.
`;export{e as default};