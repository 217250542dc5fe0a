//# allFunctionsCalledOnLoad
var e=`# Les pages des joueurs et les échelles des saisons.

player-since = Ici depuis le { $day }
player-mine = Les autres voient ici vos classements et, de vos parties finies, celles des tables publiques.
player-public = Voici les parties finies des tables publiques, et celles où vous étiez assis.
player-ladder = L’échelle de la saison
player-archive = Parties finies
player-search = Noms ou jeux
player-find = Chercher
player-none = Pas encore de partie finie à montrer ici.
player-none-found = Aucune partie finie ne correspond à ces mots.
player-lost = Le serveur n’a pas répondu. Essayez encore.
rating = { $rating } ± { $interval }
rating-games =
    { $count ->
        [one] 1 partie classée
       *[other] { $count } parties classées
    }
rating-provisional = provisoire\xA0: d’autres parties le rendront sûr
rating-course = Le classement après chaque partie
rating-when = Quand
rating-rating = Classement
ladder-season = Saison { $quarter } de { $year }
ladder-rule = Ceux qui ont au moins { $least } parties classées dans la saison, jusqu’au { $day }. L’ordre est celui du bas de l’intervalle, afin que personne ne soit haut par chance seule.
ladder-place = Rang
ladder-name = Nom
ladder-games = Parties
ladder-none = Personne n’a encore joué assez de parties classées dans cette saison.
`;export{e as default};