//# allFunctionsCalledOnLoad
var e=`# The pages of players, and the ladders of seasons.

player-since = Here since { $day }
player-mine = Others see your ratings here, and of your finished games those at public tables.
player-public = Here are the finished games at public tables, and those in which you sat.
player-ladder = The ladder of the season
player-archive = Finished games
player-search = Names or games
player-find = Search
player-none = No finished game to show here yet.
player-none-found = No finished game fits these words.
player-lost = The server gave no answer. Try again.
rating = { $rating } ± { $interval }
rating-games =
    { $count ->
        [one] 1 rated game
       *[other] { $count } rated games
    }
rating-provisional = provisional: more games make it sure
rating-course = The rating after each game
rating-when = When
rating-rating = Rating
ladder-season = Season { $quarter } of { $year }
ladder-rule = People with at least { $least } rated games in the season, until { $day }. The order is that of the lower end of the interval, so that nobody is high by luck alone.
ladder-place = Place
ladder-name = Name
ladder-games = Games
ladder-none = Nobody has played enough rated games in this season yet.
`;export{e as default};