//# allFunctionsCalledOnLoad
var e=`# L’indice à une table : les choix qui semblent les meilleurs.

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
        [chance] de { $low } à { $high }\xA0%
       *[points] de { $low } à { $high }
    }
hint-for = Pour\xA0: { $parts }.
hint-against = Contre\xA0: { $parts }.
hint-compared = «\xA0Pour\xA0» et «\xA0contre\xA0» sont en points de chance\xA0: le meilleur choix face au deuxième, les autres face au meilleur.
hint-show = Montrer sur la table
hint-play = Jouer ceci
hint-level = { $ranks } se valent à peu près.
hint-rest =
    { $count ->
        [one] Laissé de côté\xA0: «\xA0{ $words }\xA0», { $value }.
       *[other] Laissés de côté\xA0: { $count } choix. Le meilleur d’entre eux est «\xA0{ $words }\xA0», { $value }.
    }
hint-untried =
    { $count ->
        [one] Laissé de côté\xA0: 1 choix qui semble d’emblée moins bon.
       *[other] Laissés de côté\xA0: { $count } choix qui semblent d’emblée moins bons.
    }
hint-foot = L’indice ne voit que ce que vous voyez. { $count } façons dont la partie peut continuer. L’enregistrement note que vous l’avez demandé.
`;export{e as default};