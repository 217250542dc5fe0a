//# allFunctionsCalledOnLoad
var e=`# Les mots du client web. Ce qui se passe à la table est dit par les jeux et par le serveur.

page-title = Brickroad\xA0: jeux de cartes d’Oz
tagline = Les jeux de cartes d’Oz, à votre propre table
skip = Aller au contenu
pages = Pages
language = Langue
close = Fermer
connecting = Le livre s’ouvre…
link-restarting = Le serveur redémarre. Votre partie est gardée et continue ici dans un instant.
link-lost = La connexion est perdue. Nouvel essai ; rien de la partie n’est perdu.
link-unsent = Pas de connexion\xA0: rien n’a été envoyé. Réessayez dans un instant.
link-kept = Pas de connexion. Votre choix est gardé, et envoyé dès que la connexion revient.
address-lost = Il n’y a pas de page à l’adresse «\xA0{ $address }\xA0». Voici la première.
unfetched = Une partie de cette page n’a pas pu être chargée. Rechargez la page.
labelled = { $label }\xA0: { $words }
list-two = { $before } et { $last }
list-more = { $before } et { $last }

nav-lobby = Parties
nav-cards = Cartes
nav-rules = Comment jouer
nav-about = À propos
nav-table = Table
nav-me = Vous
nav-player = Joueur
nav-ladder = Échelle
nav-tournaments = Tournois

first-game = Votre première partie
first-game-about = Une partie qui s’explique pendant que vous la jouez, en cinq minutes environ.
first-game-begin = Apprendre { $game }
daily = La donne du jour
daily-about = Le même hasard pour tout le monde, quoi que chacun décide.
daily-day = { $day } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
daily-dealt = Donne du jour, { $day }\xA0: règles { $rules }, cartes { $cards }, { $count ->
    [0] sans bot.
   *[other] contre { $bots }.
}
daily-see = Voir le résultat
daily-results = { $count ->
    [one] Votre résultat
   *[other] Vos { $count } résultats
}
lesson = Leçon
lesson-by = { $name } vous montre { $game }
lesson-step = Étape { $step } sur { $count }
lesson-show = Montrer { $number } sur la table
lesson-back = Retour
lesson-next = Suite
lesson-leave = Quitter la leçon
lesson-go-on = Continuer la partie
lesson-games = Aux parties
lesson-fight = Voici un combat. Voyez de quoi sont faits les deux totaux, et lequel est le plus haut.
lesson-wait = La leçon reprend quand c’est à vous.
lesson-past = Vous avez déjà fait cela.
lesson-first = Lisez d’abord ceci, puis choisissez.
lesson-hand = Ouvrez d’abord la main.
lesson-up = plus haut
lesson-down = plus bas
lost-since = Depuis votre dernière décision\xA0: { $words }

new-game = Une nouvelle partie
you = Voyageur
person = Une personne
bot = Bot
name-blank = Cette place n’a pas de nom visible. Attendu\xA0: de 1 à { $most } signes.
name-long = Ce nom est trop long. Attendu\xA0: de 1 à { $most } signes.
name-odd = Ce nom contient un signe invisible. Attendu\xA0: de 1 à { $most } lettres, chiffres ou autres signes visibles.
name-same = La place { $seat } porte aussi ce nom. Attendu\xA0: des noms qui diffèrent par autre chose que les majuscules.
seats-between = { $fewest } à { $most } joueurs
seats-exactly =
    { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }
options = Options de cette table
play = Jouer
play-game = Jouer\xA0: { $title }
play-options = { $title }\xA0: places et options
play-against = contre { $names }
play-side-against = { $side }, contre { $names }
play-alone = en solitaire
play-watch = { $names } jouent, vous regardez
minutes = { $minutes } min

# Invitations
invite = Inviter
play-invite = sur invitation
seat-free = Place libre
gather = Jouer à plusieurs
gather-game = Inviter\xA0: { $title }
gathering-other = Une invitation

settings = Réglages
setting-theme = Clair et sombre
setting-theme-system = comme le système
setting-theme-light = clair
setting-theme-dark = sombre
setting-size = Taille du texte
setting-size-normal = normale
setting-size-large = grande
setting-size-largest = très grande
setting-contrast = Contraste
setting-contrast-system = comme le système
setting-contrast-more = élevé
setting-motion = Mouvement
setting-motion-system = comme le système
setting-motion-none = aucun
setting-sound = Sons
setting-sound-off = non
setting-sound-on = oui
setting-notices = Me prévenir quand c’est mon tour et que la page n’est pas visible
setting-notices-off = non
setting-notices-on = oui
setting-notices-help = Le navigateur demande si la page en a le droit.
setting-notices-refused = Le navigateur ne le permet pas. Ses propres réglages pour cette page peuvent changer cela.
setting-keys = Choisir avec des chiffres et des lettres
setting-keys-on = oui
setting-keys-off = non
setting-keys-help = À la table, la touche ? montre la liste des touches.

your-turn = À vous de jouer
your-turn-title = ● À vous de jouer – Brickroad
tile-asked = { $name } décide
tile-watch = À regarder
tile-people = Plusieurs personnes à cet écran
go-on = Reprendre

games-begun = Parties à reprendre
games-begun-others = Autres parties à reprendre
games-begun-none = Aucune partie n’attend.
games-begun-one = Aucune autre partie n’attend.
games-all = Toutes les parties
games-results = Derniers résultats
games-past = Parties jouées
games-past-none = Aucune partie n’est encore finie.
find-words = Chercher des noms ou des jeux
find-day = Jour, comme 22/11/2026
find-day-form = Tous les jours sont montrés\xA0: il faut un jour comme 22/11/2026.
games-none-found = Aucune ne convient à votre recherche.
games-found = { $count ->
    [0] Aucune partie ne convient.
    [1] Une partie convient.
   *[other] { $count } parties conviennent.
}
games-more = En montrer plus
remove = Supprimer
remove-sure = Supprimer cette partie pour toujours ?
remove-yes = La supprimer
remove-no = La garder
import = Ouvrir une partie enregistrée
import-help = Une partie enregistrée dans un fichier (JSON Lines) s’ouvre comme une nouvelle table.
import-choose = Choisir un fichier
import-too-long = Ce fichier est trop long pour une partie. Au plus { $most } Mio attendus.
import-lost = La partie enregistrée n’est pas arrivée au serveur. Réessayez.

more = Plus
hint = Indice
hint-thinking = Réflexion…
hint-later = Un indice est là dès que vous avez plusieurs choix.
undo = Reprendre le coup
undo-nothing = Vous n’avez aucun coup à reprendre.
undo-others = Ce coup ne peut pas être repris\xA0: quelqu’un d’autre a joué depuis.
undo-shown = Ce coup ne peut pas être repris\xA0: des cartes ou des dés ont montré du nouveau depuis.
undo-past = Vous revoyez la partie. Un coup ne se reprend qu’au moment le plus récent.
undo-closed = Cette table est fermée, car son enregistrement est plein.
undo-timed = Rien ne se reprend contre la pendule.
look-back = Revoir
step-first = Au début
step-back = Un pas en arrière
step-on = Un pas en avant
step-last = Au plus récent
step-where = { $shown } sur { $entries }
step-now = Revenir au présent
past = Vous revoyez la partie.
fork = Rejouer à partir d’ici
fork-begins = Une nouvelle partie commence ici. Celle que vous regardiez reste parmi les vôtres.
fork-reveals = Rejouer, même si cela montre ce qui est caché
pace = Bots
pace-calm = calmes
pace-brisk = vifs
pace-instant = immédiats
record = Enregistrer
record-reveals = Enregistrer avec toutes les mains
record-redacted = Enregistrer mon journal
rematch = Revanche
rematch-chance = Mêmes joueurs, mêmes options. Le hasard décide qui commence.
rematch-sides = Mêmes joueurs, mêmes options, camps échangés. Le hasard décide qui commence.
rematch-lost = L’enregistrement de cette partie n’est pas arrivé, donc rien n’a commencé. Réessayez.
ending-page = La Fin

keys = Touches
keys-all = Toutes les touches à la table
keys-arrows = Flèches
keys-arrows-does = D’un choix à l’autre
keys-enter = Entrée
keys-enter-does = Faire ce choix
keys-tab = Tab
keys-tab-does = Au bouton qui termine une partie du tour, et à tout le reste
keys-escape = Échap
keys-escape-does = Reposer une carte, fermer une liste
keys-number = 1 à 9, puis a, b…
keys-number-does = Faire un choix d’une liste. Chacun montre son signe.
keys-back = [ et ]
keys-back-does = Un pas en arrière, un pas en avant
keys-undo = Ctrl + Z
keys-undo-does = Reprendre le coup
keys-hint = !
keys-hint-does = Un indice, ou le fermer
keys-rule = . (point)
keys-rule-does = La règle du moment, à côté de la table
keys-read = Touche Menu, ou bouton droit de la souris
keys-read-does = Lire ce qui est sous le pointeur ou le curseur
keys-help = ?
keys-help-does = Cette liste
keys-drag = Une carte peut aussi être glissée là où elle peut aller.
keys-off = Les chiffres et les lettres sont désactivés dans les réglages.

aside = Les autres, et ce qui s’est passé
log = Ce qui s’est passé
log-short = Récit
log-step = Revoir ce moment
log-sieve = Ce qui est montré
log-all = Tout
log-mine = Les miens
log-cards = Cartes
log-seek = Chercher dans le récit
log-before = Avant
log-none = Rien de tel ne s’est passé.
log-empty = Il ne s’est encore rien passé.
log-you = { $name } (vous)
share = Partager
share-link = Le lien
share-copy = Copier le lien
share-copied = Le lien est copié.
see-opening = La partie partagée s’ouvre.
nav-see = Une partie partagée
log-earlier = Ce qui s’est passé avant

pass-to = Passez l’écran à { $name }
pass-help = Les mains restent cachées jusqu’à l’arrivée de { $name }.
i-am = Je suis { $name }

to-move = à son tour
cards-held =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

draft-columns = Colonnes
draft-column-taken = Prise
draft-column-empty = Pas encore distribuée
draft-take = Prendre
draft-others = Les autres joueurs
draft-turn-down = Retourner
draft-your-hand = Votre main
draft-your-stories = Vos Histoires
draft-turned-down =
    { $count ->
        [0] aucune face cachée
       *[other] { $count } face cachée
    }
draft-deck-left =
    Il reste { $characters ->
        [one] { $characters } Personnage
       *[other] { $characters } Personnages
    } et { $stories ->
        [one] { $stories } Histoire
       *[other] { $stories } Histoires
    } dans les pioches
draft-character-dorothy = Dorothy
draft-character-toto = Toto
draft-character-lion = Lion
draft-character-scarecrow = Épouvantail
draft-character-tinman = Robot
draft-character-glinda = Glinda
draft-character-witch = Sorcière
draft-character-oz = Oz

# Tout plateau plus fin.
board-several = { $words }, et { $count } de plus
board-read = Lire\xA0: { $name }
board-put-down = Reposer
board-also = Et aussi

duel-good = Le Bien
duel-evil = Le Mal
duel-table = La table
duel-lately = Changé depuis votre dernier tour
duel-nobody = Aucun Personnage n’est là.
duel-side = { $name }\xA0: piles et Lieux
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
duel-force = Force { $force }
duel-against = contre { $total }
duel-force-of = { $name }\xA0: Force { $force }, et de quoi elle est faite
duel-made-of = { $name }, { $label }\xA0: { $value }, et de quoi c’est fait
duel-together = { $count } ensemble
duel-pile = { $label }\xA0: { $count }
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
duel-captive = En captivité
duel-idle = Hors de combat
duel-declared = Attaques annoncées
duel-answers = Ce que vous pouvez répondre
duel-ahead = en tête
duel-ahead-by = { $by } d’avance
duel-behind-by = encore { $by } de retard
duel-tie-won = égalité, qui gagne
duel-tie-lost = égalité, qui perd
duel-figures = { $name }\xA0: attaque { $attack }, défense { $defence }, et le détail
duel-hand =
    { $count ->
        [one] 1 carte en main
       *[other] { $count } cartes en main
    }
duel-hand-playable = { $count } au choix
duel-hand-open = ouvrir la main
duel-hand-whole = Toute la main
duel-listed = Ce que vous pouvez choisir
duel-listed-count =
    { $count ->
        [one] 1 autre choix
       *[other] { $count } autres choix
    }
duel-more = et { $count } de plus
duel-hand-more = { $count } de plus
duel-parts =
    { $count ->
        [one] de { $count } source
       *[other] de { $count } sources
    }
duel-die = Le dé\xA0: { $value }
duel-die-waits = Le dé n’est pas encore jeté.

put-back = Revenir

score = Le décompte
winner = Gagne
points =
    { $count ->
        [one] point
       *[other] points
    }
counted = Ce qui est compté

# Comment jouer\xA0: pour tous les jeux, puis pour chacun.
read-page = Tout sur cette carte
rules-link = Règle { $number }
rules-page = En page

## Le plateau de The Card Game of Oz et de l’Epic Card Game

storyline-table = La table
storyline-road = La route
storyline-more = Et plus.
storyline-others = autres
storyline-waiting = En attente
storyline-shut = Face cachée
storyline-answer = Votre réponse
storyline-toll-enter = Entrer\xA0: { $cost }
storyline-toll-leave = Partir\xA0: { $cost }
storyline-toll-or = { $cost } ou 0
storyline-left = reste { $count }
storyline-for-die = Pour un\xA0dé
storyline-danger = Danger
storyline-level = à égalité
storyline-behind = { $count } de retard
storyline-ahead = { $count } d’avance
storyline-front = Mettre { $name } au premier plan
storyline-alike = Tous à la même distance
storyline-open = { $asked ->
    [0] { $name }\xA0: { $count } de plus
    [one] { $name }\xA0: { $count } de plus, dont 1 peut être choisie
   *[other] { $name }\xA0: { $count } de plus, dont { $asked } peuvent être choisies
}
storyline-up = { $count ->
    [0] Plus haut sur la route
   *[other] Plus haut sur la route\xA0: { $count } à choisir
}
storyline-down = { $count ->
    [0] Plus bas sur la route
   *[other] Plus bas sur la route\xA0: { $count } à choisir
}
storyline-purse = De quoi payer et piocher
storyline-the-end = La Fin
storyline-vitality = de Vitalité
storyline-total = { $name }, { $label }\xA0: { $value }, et de quoi cela se compose
storyline-pile = { $label }\xA0: { $count }
storyline-hand = Main
storyline-pile-library = Bibliothèque
storyline-pile-archive = Archives
storyline-pile-banished = Bannies
storyline-pile-known = Connues
storyline-pile-folio = Folio
storyline-dice = Les dés de ce tour
storyline-die-blue = dé bleu
storyline-die-gold = dé doré
storyline-rolling = roule encore

nav-statistics = Statistiques
statistics-about = Les victoires et les défaites, contre qui et quand

cards-all-games = Tous les jeux
cards-again = Essayer encore
`;export{e as default};