# Les mots du client web. Ce qui se passe à la table est dit par les jeux et par le serveur.

page-title = Brickroad : jeux de cartes d’Oz
tagline = Les jeux de cartes d’Oz, à votre propre table
skip = Aller au contenu
pages = Pages
language = Langue
close = Fermer
connecting = Le livre s’ouvre …
link-lost = La connexion est perdue. Nouvel essai ; rien de la partie n’est perdu.

nav-lobby = Parties
nav-rules = Comment jouer
nav-about = À propos
nav-table = Table

new-game = Une nouvelle partie
game = Jeu
players = Joueurs
you = Voyageur
person = Une personne
person-help = Joue à cet écran.
bot = Robot joueur
bots = Robots joueurs
seat-name = Nom à la place { $number }
seat-who = Qui joue à la place { $number }
seats-between = { $fewest } à { $most } joueurs
seats-exactly =
    { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }
change-sides = Changer de camp
option-range = de { $least } à { $most }
options = Options de cette table
begin = Disposer les cartes

games-begun = Parties à reprendre
games-begun-none = Aucune partie n’attend.
games-past = Parties jouées
games-past-none = Aucune partie n’est encore finie.
remove = Supprimer
remove-sure = Supprimer cette partie pour toujours ?
remove-yes = La supprimer
remove-no = La garder
import = Ouvrir une partie enregistrée
import-help = Une partie enregistrée dans un fichier (JSON Lines) s’ouvre comme une nouvelle table.
import-too-long = Ce fichier est trop long pour une partie. Au plus { $most } ko attendus.

more = Plus
undo = Reprendre le coup
look-back = Revoir
step-first = Au début
step-back = Un pas en arrière
step-on = Un pas en avant
step-last = Au plus récent
step-where = { $shown } sur { $entries }
step-now = Revenir au présent
past = Vous revoyez la partie.
fork = Rejouer à partir d’ici
pace = Robots
pace-calm = calmes
pace-brisk = vifs
pace-instant = immédiats
record = Enregistrer
another = Une autre partie

aside = Les autres, et ce qui s’est passé
log = Ce qui s’est passé
log-step = Revoir ce moment

pass-to = Passez l’écran à { $name }
pass-help = Les mains restent cachées jusqu’à l’arrivée de { $name }.
i-am = Je suis { $name }

columns = Colonnes
column-taken = Prise
take = Prendre
turn-down = Retourner
your-hand = Votre main
your-stories = Vos Histoires
to-move = à jouer
cards-held =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
turned-down =
    { $count ->
        [0] aucune retournée
        [one] { $count } retournée
       *[other] { $count } retournées
    }
deck-left = { $characters } Personnages et { $stories } Histoires à venir

duel-good = Le Bien
duel-evil = Le Mal
duel-table = La table
duel-nobody = Personne n’est encore là.
duel-also = Et aussi
duel-several = { $words }, et { $count } de plus
duel-read = Lire : { $name }
duel-under =
    { $count ->
        [one] { $count } carte sous { $name }
       *[other] { $count } cartes sous { $name }
    }
duel-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
duel-force-of = { $name } : Force { $force }, et de quoi elle est faite
duel-made-of = { $name }, { $label } : { $value }, et de quoi c’est fait
duel-together = { $count } ensemble
duel-pile = { $label } : { $count }
duel-pile-hand = Main
duel-pile-deck = Pioche
duel-pile-discard = Défausse
duel-pile-killed = Tués
duel-pile-exiled = Exilés
duel-kind-character = Personnage
duel-kind-companion = Compagnon
duel-kind-item = Objet
duel-kind-modifier = Modificateur
duel-kind-location = Lieu
duel-kind-attack = Attaque
duel-kind-spell = Sort
duel-kind-event = Événement
duel-kind-free = Attaque libre
duel-declared = Attaques annoncées
duel-answers = Ce que vous pouvez répondre
duel-ahead = en tête
duel-die = Le dé : { $value }
duel-die-waits = Le dé n’est pas encore jeté.
duel-put-down = Reposer

put-back = Revenir

score = Le décompte
winner = Gagne
points =
    { $count ->
        [one] point
       *[other] points
    }
counted = Ce qui est compté

character-dorothy = Dorothy
character-toto = Toto
character-lion = Lion
character-scarecrow = Épouvantail
character-tinman = Robot
character-glinda = Glinda
character-witch = Sorcière
character-oz = Oz

rules-aim = Réunissez des Personnages en main et gardez les quatre Histoires qui leur conviennent le mieux. Le plus de points l’emporte ; en cas d’égalité, tous les ex æquo gagnent.
rules-cast = Les Personnages
rules-round = Un tour
rules-lay = On dispose des colonnes, face visible : deux Personnages en haut, une Histoire en bas. Il y a une colonne de plus que de joueurs.
rules-take = À son tour, chacun prend une colonne entière : les Personnages en main, l’Histoire face visible devant soi.
rules-down = À partir du cinquième tour, qui a cinq Histoires en retourne une face cachée, pour de bon : n’importe laquelle.
rules-pass = La colonne que personne n’a prise est défaussée, et le joueur de gauche devient premier joueur.
rules-end = La fin
rules-count = Chacun révèle sa main et compte ses quatre Histoires visibles. Un Personnage peut compter pour plusieurs Histoires, mais une seule fois dans une même Histoire.
rules-stories = Les neuf types d’Histoire
story-single = Simple
story-single-worth = 1 point par carte d’un Personnage.
story-couple = Couple
story-couple-worth = 2 points par couple de deux Personnages.
story-twins = Jumeaux
story-twins-worth = 3 points par paire d’un même Personnage.
story-quartet = Quatuor
story-quartet-worth = 4 points par série de quatre Personnages.
story-trio = Trio
story-trio-worth = 2, 7 ou 12 points pour un, deux ou trois triplés de trois Personnages ; un de plus ne rapporte rien.
story-few = Peu
story-few-worth = 4 points si vous avez au plus une carte d’un Personnage.
story-hand = Majorité en main
story-hand-worth = 5 points si aucun autre Personnage n’est plus nombreux dans votre main ; l’égalité suffit.
story-table = Majorité à table
story-table-worth = 8 points si aucun autre joueur n’a plus de cartes d’un Personnage ; l’égalité suffit.
story-favour = Faveur
story-favour-worth = 3 points par carte d’un Personnage, moins 1 par carte de deux autres. Le total peut être négatif.
rules-seats = À deux, trois ou quatre
rules-players = Joueurs
rules-columns = Colonnes
rules-rounds = Tours
rules-cards = Cartes de chaque Personnage
rules-four = À quatre, le dernier tour utilise les deux Personnages restants et huit tirés parmi les défaussés.
rules-keys = Clavier
rules-keys-help = Les flèches passent d’un choix à l’autre, Entrée prend. Tabulation mène à tout le reste.

about-what = Brickroad joue aux jeux de cartes d’Oz : à votre propre table dans le navigateur ou dans un terminal, entre amis ou contre des robots.
about-game = Le jeu
about-game-credit = « Oz » est un jeu d’Emanuele Ornella, illustré par Maliki, publié par Asmodee et Ystari en 2011.
about-not-ours = Ses règles appartiennent à son auteur et sont suivies ici comme publiées. La liste des cartes n’est publiée qu’en partie ; le reste est notre choix. Les noms ne servent qu’à dire de quel jeu il s’agit. Brickroad n’est ni affilié à eux, ni approuvé par eux.
about-pictures = Images et lettres
about-icons = Les images des Personnages sont de Lorc, Delapouite et d’autres, tirées de
about-font = Les lettres sont Sorts Mill Goudy de Barry Schwartz, sous SIL Open Font License 1.1.
about-words = Les lignes du conte
about-quotes = Les Histoires citent « Le Magicien d’Oz » de L. Frank Baum (1900), qui est dans le domaine public, dans notre traduction.
about-privacy = Vos parties
about-privacy-help = Vos parties sont gardées là où Brickroad tourne. La page ne charge rien d’ailleurs.
