//# allFunctionsCalledOnLoad
var e=`# Les pages des tournois.

tournaments-about = On se rencontre par rondes, dans des parties à deux avec une pendule. Chaque partie a sa table, et tout le monde peut regarder.
tournaments-running = En cours
tournaments-coming = À venir
tournaments-over = Terminés
tournaments-none = Il n’y a pas encore de tournoi.
tournament-new = Nouveau tournoi
tournament-name = Nom
tournament-game = Jeu
tournament-system = Qui rencontre qui
system-swiss = { $rounds ->
    [one] Suisse, { $rounds } ronde
   *[other] Suisse, { $rounds } rondes
}
system-swiss-short = Suisse
system-once = Toutes rondes
system-twice = Toutes rondes, aller-retour
system-swiss-told = À chaque ronde, on rencontre quelqu’un qui a autant de points, et jamais deux fois la même personne. On peut s’inscrire tant que plus de la moitié des rondes n’a pas commencé.
system-once-told = Chacun rencontre chacun, à 30 personnes au plus. On ne s’inscrit plus après le début.
system-twice-told = Chacun rencontre chacun deux fois, en changeant de place, à 15 personnes au plus. On ne s’inscrit plus après le début.
tournament-rounds = Rondes
tournament-most = Personnes au plus
tournament-start = Début
tournament-start-none = Quand j’appuie
tournament-start-hours = { $hours ->
    [one] Dans une heure
   *[other] Dans { $hours } heures
}
tournament-start-days = { $days ->
    [one] Dans un jour
   *[other] Dans { $days } jours
}
tournament-make = Créer le tournoi
tournament-back = Pas maintenant
tournament-people = { $people ->
    [one] { $people } personne sur { $most } au plus
   *[other] { $people } personnes sur { $most } au plus
}
tournament-round-of = Ronde { $round } sur { $planned }
tournament-won = Gagné par { $names }
tournament-none = Il n’a pas eu lieu.
tournament-mine = vous participez
tournament-facts = À propos du tournoi
tournament-by = organisé par { $name }
tournament-begins = Il commence le { $when }.
tournament-come = { $minutes ->
    [one] Qui ne vient pas à une partie en une minute la perd, et après deux parties de suite est retiré.
   *[other] Qui ne vient pas à une partie en { $minutes } minutes la perd, et après deux parties de suite est retiré.
}
tournament-come-hours = { $hours ->
    [one] Qui ne vient pas à une partie en une heure la perd, et après deux parties de suite est retiré.
   *[other] Qui ne vient pas à une partie en { $hours } heures la perd, et après deux parties de suite est retiré.
}
tournament-come-days = { $days ->
    [one] Qui ne vient pas à une partie en un jour la perd, et après deux parties de suite est retiré.
   *[other] Qui ne vient pas à une partie en { $days } jours la perd, et après deux parties de suite est retiré.
}
tournament-lost = Le serveur n’a pas répondu. Réessayez.
tournament-next = Votre partie vous attend.
tournament-to-table = À la table
tournament-join = S’inscrire
tournament-withdraw = Se retirer
tournament-begin = Commencer
tournament-cancel = Annuler le tournoi
tournament-kept = Il vous faut un nom gardé ici.
tournament-me = Garder un nom
standings = Classement
standing-place = Rang
standing-name = Nom
standing-points = Points
standing-left = retiré
standing-buchholz = Buchholz
standing-buchholz-told = Les points de tous les adversaires réunis
standing-sonneborn = Sonneborn-Berger
standing-sonneborn-told = Les points de chaque adversaire, fois le résultat contre lui
standing-direct = Entre égaux
standing-direct-told = Les points des parties entre ceux qui ont autant de points
standing-wins = Gains
standing-wins-told = Les parties gagnées à la table
standings-swiss = Un gain vaut un point, une nulle un demi-point. À égalité comptent le Buchholz (les points de tous les adversaires), puis le Sonneborn-Berger (les points de chaque adversaire fois le résultat), les parties entre égaux, et les gains.
standings-robin = Un gain vaut un point, une nulle un demi-point. À égalité comptent les parties entre égaux, puis le Sonneborn-Berger (les points de chaque adversaire fois le résultat), et les gains.
tournament-cross = Chacun contre chacun
tournament-round = Ronde { $number }
round-due = On vient à sa table jusqu’au { $when }.
pairing-watch = Regarder
pairing-watch-told = Regarder la partie de { $first } et { $second }
pairing-bye = { $name } n’a pas d’adversaire à cette ronde.
result-none = Pas terminée
result-first = Le premier a gagné
result-second = Le second a gagné
result-drawn = Partie nulle
result-calledOff = Annulée, un demi-point chacun
result-firstAbsent = Le premier n’est pas venu
result-secondAbsent = Le second n’est pas venu
result-absent = Personne n’est venu
`;export{e as default};