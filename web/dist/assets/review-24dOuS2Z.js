//# allFunctionsCalledOnLoad
var e=`# Looking back at a game.

slider = Moment de la partie
slider-keys = Flèches\xA0: un moment. Page précédente et suivante\xA0: un tour. Début et Fin\xA0: le début et la fin.
slider-where = { $round } · { $shown } sur { $entries }
slider-leads = { $name } mène de { $count }
slider-even = Personne ne mène
eyes = Vu par
eyes-all = Toutes les mains
eyes-nobody = Un spectateur
share-title = Partager cette partie
share-about = Toute la partie est dans ce lien\xA0: qui l’ouvre peut revoir chaque moment, avec toutes les mains. Sur une autre machine, mettez l’adresse du Brickroad qui s’y trouve à la place de ce qui précède le #.
share-length = { $letters } caractères
share-file = Enregistrer en fichier
`;export{e as default};