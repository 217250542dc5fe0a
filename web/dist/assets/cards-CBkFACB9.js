//# allFunctionsCalledOnLoad
var e=`# The book of cards.

cards-game = Jeu
cards-search = Chercher une carte
cards-search-hint = Nom, mot ou signe
cards-by-name = Par nom
cards-games = Jeux
cards-marks = Moralité et genre
cards-found =
    { $count ->
        [0] Aucune carte ne répond à cela.
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
cards-more = Encore { $count }
cards-failed = Le serveur n’a pas pu donner les cartes.
cards-back = Carte d’avant
cards-next = Carte suivante
cards-standing-good = Bénéfique
cards-standing-neutral = Neutre
cards-standing-evil = Maléfique
cards-kind = Genre
cards-kind-character = Personnage
cards-kind-companion = Compagnon
cards-kind-item = Objet (duel)
cards-kind-object = Objet
cards-kind-spell = Sort
cards-kind-effect = Effet
cards-kind-event = Événement
cards-kind-attack = Attaque
cards-kind-modifier = Modificateur
cards-kind-location = Lieu
cards-kind-story = Histoire
cards-in-play = Dans la partie ouverte
cards-to-table = Retour à la table
cards-terms = En d’autres mots
cards-about = À propos de cette carte
cards-ground = Source
cards-ground-seed = Une carte des règles publiées
cards-ground-own = De nous, d’un genre publié
cards-ground-own-title = Un titre à nous
cards-ground-own-design = Une carte à nous
cards-ground-published-title = Un titre publié
cards-ground-published-name = Un nom publié
cards-work-1928-film = un film de 1928
cards-work-arabian-nights = Les Mille et Une Nuits
cards-work-folk = tradition populaire
cards-work-folk-ballads = ballades populaires
cards-work-folk-tale = un conte populaire
cards-work-the-wonderful-wizard-of-oz = Le Magicien d’Oz
cards-work-volsunga-saga = la saga des Völsungar
cards-sign = Repère
cards-notation = Notation
cards-in-en = En anglais
cards-in-fr = En français
cards-rulings = Règles qui la nomment
`;export{e as default};