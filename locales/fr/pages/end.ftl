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
