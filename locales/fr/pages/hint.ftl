# L’indice à une table : les choix qui semblent les meilleurs.

hint-title =
    { $count ->
        [2] Les deux meilleurs choix
        [3] Les trois meilleurs choix
       *[other] Le meilleur choix
    }
hint-chance = Vos chances de gagner, et leur marge. La ligne rouge est une part égale.
hint-points = Vos points à la fin, et leur marge.
hint-interval =
    { $measure ->
        [chance] de { $low } à { $high } %
       *[points] de { $low } à { $high }
    }
hint-for = Pour : { $parts }.
hint-against = Contre : { $parts }.
hint-compared = « Pour » et « contre » sont en points de chance : le meilleur choix face au deuxième, les autres face au meilleur.
hint-show = Montrer sur la table
hint-play = Jouer ceci
hint-level = { $ranks } se valent à peu près.
hint-rest =
    { $count ->
        [one] Laissé de côté : « { $words } », { $value }.
       *[other] Laissés de côté : { $count } choix. Le meilleur d’entre eux est « { $words } », { $value }.
    }
hint-untried =
    { $count ->
        [one] Laissé de côté : 1 choix qui semble d’emblée moins bon.
       *[other] Laissés de côté : { $count } choix qui semblent d’emblée moins bons.
    }
hint-foot = L’indice ne voit que ce que vous voyez. { $count } façons dont la partie peut continuer. L’enregistrement note que vous l’avez demandé.
