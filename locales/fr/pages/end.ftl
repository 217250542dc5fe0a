# The pages after the end of a game.

ending = La fin de la partie
ending-round = Moment
ending-lead = L’avance au fil de la partie
ending-course = Le cours de la partie
ending-shows = Ce que montre le graphique
ending-chance = Chance de gagner
ending-above = { $name } mène, en haut
ending-below = { $name } mène, en bas
ending-turns = Les plus grands tournants. Chacun mène à son moment.
ending-swing = { $name } : { $before } avant le tour, { $after } après.
ending-ahead = { $count } d’avance
ending-behind = { $count } de retard
ending-level = à égalité
ending-growth = { $before } avant le tour, { $after } après.
ending-best = Les cartes qui ont le plus compté
ending-ways = Ce qui peut suivre
ending-back = depuis le premier moment
ending-on = Rejouer la fin
ending-on-from = depuis le début du dernier tour
ending-picture = Enregistrer l’image
ending-picture-of = de cette page
ending-picture-lost = Le navigateur ne peut pas dessiner l’image.
ending-table = La table
ending-table-as = telle qu’elle est
ending-full = Le décompte entier
losses = Les décisions de { $name }
losses-about = Un bot parcourt chaque décision de { $name }, ne sait que ce qui se voyait alors, et poursuit la partie après chaque choix. Quelles décisions ont le plus coûté, et qu’aurait-il mieux valu ?
losses-begin = Examiner les décisions
losses-under-way = Les décisions sont examinées
losses-progress = { $done } décisions sur { $total }
losses-sum =
    { $measure ->
        [chance] { $count ->
            [0] Aucune des { $total } décisions n’a perdu quoi que ce soit de certain.
            [one] 1 décision sur { $total } a perdu { $loss } points de chance sur 100.
           *[other] { $count } décisions sur { $total } ont perdu ensemble { $loss } points de chance sur 100.
        }
       *[points] { $count ->
            [0] Aucune des { $total } décisions n’a perdu quoi que ce soit de certain.
            [one] 1 décision sur { $total } a perdu { $loss } points.
           *[other] { $count } décisions sur { $total } ont perdu ensemble { $loss } points.
        }
    }
losses-choice = Le choix, et le meilleur
losses-loss = Perte
losses-find = À trouver
losses-show = Voir le moment : { $round }
losses-question = Trouvez le meilleur choix
losses-answer = Le meilleur choix
losses-made = Le choix a été
losses-which = Un choix vaut { $value }. Lequel ?
losses-was = Mieux :
losses-right = C’est juste.
losses-wrong = Pas celui-ci.
losses-for = Pour le meilleur choix : { $parts }.
losses-against = Contre le choix qui a été fait : { $parts }.
losses-look = Le montrer
losses-try = L’essayer d’ici
losses-next = Le suivant
losses-foot =
    { $measure ->
        [chance] Perte : points de chance de gagner, sur 100, si chacun prend ensuite ce qui paraît le meilleur tout de suite. Moins de 2, et ce qui n’est pas certain à 95 %, compte pour rien.
       *[points] Perte : points à la fin, si vous prenez ensuite ce qui paraît le meilleur tout de suite. Moins d’un demi-point, et ce qui n’est pas certain à 95 %, compte pour rien.
    }
ledger-title = Hasard et décisions
ledger-start = Chances à la première décision
ledger-luck = Le hasard
ledger-decisions = Toutes les décisions
ledger-result = À la fin
ledger-fortunes = Les plus grands coups du hasard, bons et mauvais
ledger-foot = En points de chance de gagner, sur 100. Le hasard est ce qui est venu, face à la moyenne de ce qui pouvait venir, pour un juge qui voit toutes les cartes.
