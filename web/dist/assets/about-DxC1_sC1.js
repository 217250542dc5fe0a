//# allFunctionsCalledOnLoad
var e=`# About Brickroad.

about-what = Brickroad joue aux jeux de cartes d’Oz\xA0: à votre propre table dans le navigateur ou dans un terminal, entre amis ou contre des bots.
about-games = Les jeux
about-draft = «\xA0Oz\xA0» est un jeu d’Emanuele Ornella, illustré par Maliki, publié par Asmodee et Ystari en 2011. Ses règles sont suivies ici comme publiées. La liste des cartes n’est publiée qu’en partie ; le reste est notre choix.
about-duel = «\xA0Le Bien contre le Mal\xA0» suit un texte public de Warp Spawn Games, la série de jeux à imprimer soi-même de Lloyd Krassner\xA0: le fichier COZ, avec ses règles et cent cartes. Les cartes sont telles qu’il les publie ; leurs noms français sont les nôtres. Ce que le texte laisse ouvert, nous l’avons tranché, et chaque décision est écrite à côté du code source.
about-storyline = «\xA0The Card Game of Oz\xA0» et «\xA0The Magical World of Disney Epic Card Game\xA0» sont de James C. O’Connor, d’Orion’s Bell. Les images du premier sont de Yoann Boissonnet et de Dann May, sa maquette de James C. O’Connor et de Cody Jones. Rien de leurs images ne sert ici. Leurs règles sont suivies comme publiées ; ce qu’elles laissent ouvert est de nous, et l’origine de chaque carte est écrite à côté d’elle dans le code source.
about-not-ours = Les règles appartiennent à leurs auteurs. Les noms ne servent qu’à dire de quel jeu il s’agit. Brickroad n’est ni affilié à eux, ni approuvé par eux.
about-pictures = Images et lettres
about-icons = Les images des cartes sont tirées des icônes de game-icons.net, faites par\xA0:
about-changed = Nos cadres, nos couleurs et nos contours y sont ajoutés. La collection est sous licence
about-font = Les lettres sont Sorts Mill Goudy de Barry Schwartz, sous SIL Open Font License 1.1.
about-words = Les lignes du conte
about-quotes = Les Histoires citent «\xA0Le Magicien d’Oz\xA0» de L. Frank Baum (1900), qui est dans le domaine public, dans notre traduction.
about-privacy = Vos parties
about-privacy-help = Vos parties sont gardées là où Brickroad tourne. La page ne charge rien d’ailleurs.
`;export{e as default};