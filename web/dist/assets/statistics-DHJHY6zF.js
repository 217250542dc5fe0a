//# allFunctionsCalledOnLoad
var e=`# Statistics.

statistics-whose = Parties de
statistics-everybody = tout le monde
statistics-whose-one = Les parties finies où { $name } tenait une place, sauf les premières parties, qui enseignent le jeu, et les parties qui ont commencé comme copie d’une autre. Seuls les noms distinguent les personnes.
statistics-whose-all = Chaque place tenue par une personne dans une partie finie, sauf les premières parties, qui enseignent le jeu, et les parties qui ont commencé comme copie d’une autre. Une partie entre deux personnes compte pour les deux.
statistics-games = Jeux à compter
statistics-sum =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
statistics-sum-won =
    { $count ->
        [one] { $count } gagnée
       *[other] { $count } gagnées
    }
statistics-sum-drawn = { $count } à égalité
statistics-sum-lost =
    { $count ->
        [one] { $count } perdue
       *[other] { $count } perdues
    }
statistics-rate = { $percent } de victoires
statistics-course = Au fil du temps
statistics-by-week = par semaine
statistics-by-month = par mois
statistics-by-year = par année
statistics-week = Semaine
statistics-month = Mois
statistics-year = Année
statistics-played = Jouées
statistics-won = Gagnées
statistics-drawn = Égalité
statistics-lost = Perdues
statistics-by-game = Par jeu
statistics-game = Jeu
statistics-by-opponent = Par adversaire
statistics-opponent = Adversaire
statistics-alone = Personne\xA0: en solitaire
statistics-bot = bot
statistics-person = personne
statistics-several = Une partie contre plusieurs adversaires compte pour chacun d’eux.
statistics-by-side = Par camp
statistics-side = Camp
statistics-by-start = Selon qui commence
statistics-start = Début
statistics-first = Décide en premier
statistics-later = Un autre décide en premier
statistics-start-unknown = Inconnu
statistics-none = Aucune partie ne compte encore ici
statistics-none-about = Dès que quelqu’un aura fini ici une autre partie que la première, qui enseigne le jeu, cette page dira
statistics-none-game = combien de parties de chaque jeu ont été gagnées et perdues,
statistics-none-opponent = contre quels bots et quelles personnes,
statistics-none-start = de quel camp, et qui a commencé,
statistics-none-course = et comment cela s’est passé au fil des semaines et des mois.
statistics-play = Vers les parties
statistics-none-in = { $name } n’a encore fini aucune partie du jeu «\xA0{ $game }\xA0».
statistics-none-in-all = Personne n’a encore fini une partie du jeu «\xA0{ $game }\xA0».
statistics-more = Il y a ici de très nombreuses parties. Seules les plus récentes sont comptées.
statistics-failed = Le serveur n’a pas pu donner les statistiques.
`;export{e as default};