# Les mots du terminal. Les mots d’un jeu viennent du jeu.

player-name = Joueur { $number }
yes = oui
no = non

# La première ligne
link-waiting = connexion…
head-pace = bots : { $pace }
head-past = le passé : { $shown } sur { $entries }
panel-others = les autres joueurs
panel-whole = toute la table
panel-log = ce qui s’est passé
panel-parts = de quoi les nombres sont faits
panel-sheet = le décompte
panel-people = les gens de la table
panel-talk = la conversation
pace-calm = calmes
pace-brisk = vifs
pace-instant = immédiats

# Annonces
notice-refused = Impossible : { $reason }
notice-unreadable = { $path } ne peut être lu : { $why ->
    [missing] ce fichier n’existe pas.
    [barred] son propriétaire ne le permet pas.
    [not-text] ce n’est pas du texte.
    [long] il est trop long. La page d’un navigateur en ouvre de plus longs.
   *[failed] la lecture a échoué.
}
notice-lost = La connexion est coupée, nouvel essai. Rien n’est perdu.
notice-back = La connexion est rétablie.
notice-hint = Indice. { $hint }
hint-chance = { $place }. { $choice } : { $mean } % (de { $low } à { $high }).
hint-points = { $place }. { $choice } : { $mean } points (de { $low } à { $high }).
hint-level = Où ces plages se recouvrent, un choix peut valoir l’autre.
hint-foot = L’indice ne voit que ce que vous voyez, et { $count } suites possibles de la partie. L’enregistrement le note.
review-head = Décision { $number } sur { $count }, au moment { $moment } : { $prompt }.
review-chosen = Choisi : { $choice }, { $value }.
review-better = Mieux : { $choice }, { $value }.
review-level = Rien d’autre n’était certainement meilleur.
review-chance = { $mean } % (de { $low } à { $high })
review-points = { $mean } points (de { $low } à { $high })
review-loss-chance = Cela a perdu { $loss } points de chance sur 100.
review-loss-points = Cela a perdu { $loss } points.
review-none = Ce siège n’a plus de décision entre plusieurs choix à partir d’ici.
notice-warned = L’hôte vous avertit : { $warning }
notice-nameless = Les spectateurs parlent sous un nom. Tapez /nom et un nom, ou en mode simple : nom et un nom.
notice-named = Vous parlez sous le nom de { $name }.
notice-no-name = Seuls les spectateurs choisissent un nom, d’au moins une lettre. Les joueurs parlent sous le nom de leur place.
notice-muted = Vous n’entendez plus { $name }. La même commande vous fait entendre { $name } à nouveau.
notice-unmuted = Vous entendez { $name } à nouveau.
notice-no-speaker = Personne du nom de « { $name } » n’a rien dit ici.
notice-no-command = Ce n’est pas une commande. Attendu : /taire et un nom, ou /nom et un nom ; le reste commence sans barre.
notice-name-first = Tapez d’abord votre nom. Il paraîtra à votre place.
notice-no-link = Ce n’est pas le lien d’une table. Attendu : par exemple { $link }
notice-removed = La table est supprimée.
notice-imported = La partie enregistrée est maintenant une de vos tables.
notice-fork-reveals = Une nouvelle partie d’ici montre ce qui est caché dans celle-ci. Recommencez si vous le voulez.
notice-forked = Une nouvelle partie continue d’ici ; l’ancienne reste telle quelle.

# Touches de la dernière ligne
key-any = une touche : retour
key-move = ↑↓ aller
key-open = Entrée ouvrir
key-replay = r revoir
key-delete = x supprimer
key-remove = Entrée supprimer
key-keep = autre touche : garder
key-turn = ←→ changer
key-enter = Entrée continuer
key-back = Échap retour
key-find = / chercher une table
key-read = Entrée lire
key-look = Entrée chercher
key-ready = Entrée je suis prêt
key-choose = ←→ choisir
key-take = Entrée prendre
key-scroll = ↑↓ défiler
key-page = Page ↑ ↓
key-parts = w pourquoi
key-undo = u annuler
key-hint = i indice
key-review = i examiner
key-step = h l passé
key-fork = f rejouer d’ici
key-newest = Échap présent
key-tab = Tab suite
key-help = ? aide
key-language = L English
key-quit = q quitter
key-leave = q retour
key-talk = t parler
key-end = e finir
key-orders = o consignes
key-wish = Entrée faire
key-sure = Entrée abandonner
key-stay = autre touche : continuer
key-say = Entrée dire
key-phrase = ↑↓ phrases prêtes
key-follow = Entrée ouvrir
key-sit = Entrée prendre la place
key-release = Entrée libérer la place

# La liste des tables
lobby-new = Nouvelle partie
lobby-daily = La donne du jour
lobby-import = Importer une partie
lobby-follow = Ouvrir le lien d’une invitation ou d’une table
lobby-tables = Vos tables (□ en cours, ■ terminées)
lobby-empty = Aucune table encore. Chaque partie est enregistrée d’elle-même et paraîtra ici.
lobby-found = Tables cherchées (□ en cours, ■ terminées ; / pour en chercher d’autres)
lobby-not-found = Aucune table ne convient. / puis Entrée les montre toutes.
lobby-more = {" "}· la suite à la fin
lobby-remove = Supprimer « { $table } » pour toujours ?
age-now = à l’instant
age-minutes = il y a { $count } min
age-hours = il y a { $count } h
age-days = { $count ->
    [one] il y a { $count } jour
   *[other] il y a { $count } jours
}

# Une nouvelle partie
new-title = Une nouvelle partie
new-game = Jeu
new-seat = Place { $number }
new-person = { $name } (une personne)
new-bot = { $name } (un bot)
new-nobody = personne
new-start = Commencer la partie
new-game-help = ← et → montrent tous les jeux.
new-person-help = Tapez un nom. ← et → mettent ici un bot, ou personne. À plusieurs, l’écran passe de main en main.
new-needed-help = Tapez un nom. ← et → mettent ici un bot. À plusieurs, l’écran passe de main en main.
new-nobody-help = ← et → mettent ici une personne ou un bot.
new-start-help = Entrée commence. ↑ remonte à ce qui peut être changé.
name-blank = La place { $seat } n’a pas de nom visible. Attendu : de 1 à { $most } signes.
name-long = « { $name } » est trop long. Attendu : de 1 à { $most } signes.
name-odd = « { $name } » contient un signe invisible. Attendu : de 1 à { $most } lettres, chiffres ou autres signes visibles.
name-same = Les places { $one } et { $two } s’appellent toutes deux « { $name } ». Attendu : des noms qui diffèrent par autre chose que les majuscules.

# La donne du jour
daily-about = Le même hasard pour tout le monde, quoi que chacun décide. Le jour finit à minuit, UTC.
daily-fresh = pas commencée
daily-dealt = Donne du jour { $day } : règles { $rules }, cartes { $cards }, { $count ->
    [0] sans bot.
    [one] le bot { $bots }.
   *[other] les bots { $bots }.
}

# Importer
import-title = Importer une partie
import-about = Tapez le chemin d’une partie enregistrée (un fichier JSON Lines, une entrée par ligne), puis Entrée. Elle devient une nouvelle table.
find-title = Chercher une table
find-about = Tapez des noms de joueurs ou de jeux, ou des jours comme 2026-11-22 ou 2026-11, puis Entrée. Rien du tout montre toutes les tables.
follow-title = Ouvrir un lien
follow-about = Tapez ou collez le lien d’une invitation ou d’une table, ou les lettres à sa fin, et appuyez sur Entrée.

# Une invitation
gathering-title = une invitation
gathering-about = Prenez une place libre. La partie commence quand toutes les places sont prises.
gathering-waits = Vous avez une place. La partie commence quand toutes les places sont prises.
gathering-name = Votre nom :
chair-free = libre
chair-mine = { $name } (vous)
chair-kept = gardée pour { $name }
chair-promised = promise à un lien
gathering-link = Vous avez le lien d’une place : prenez-la. La partie commence quand toutes les places sont prises.
gathering-link-spent = Le lien de place que vous avez ouvert ne compte plus : il a été utilisé ou repris.
salts-wait = Toutes les places sont prises. Le navigateur ou le terminal de chacun ajoute maintenant sa part au hasard. Il manque : { $names }.
salts-until = La partie commence sans les parts manquantes après le { $moment }.
salts-again = Une part n’est pas venue, donc le hasard est nouveau. C’est l’essai { $attempt }.

# Une table entre plusieurs personnes
clock-days = { $days } j { $hours } h
clock-until = { $name } a jusqu’au { $moment }.
clock-away = { $name } est en vacances jusqu’au { $moment }.
seat-away = absent
seat-holiday = en vacances
seat-left = est parti
seat-passes = laisse passer ce tour
seats-watching = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
time-none = Sans pendule.
time-live = { $minutes } min pour toute la partie, et { $increment } s de plus à chaque décision.
time-days = { $days ->
    [one] 1 jour par décision.
   *[other] { $days } jours par décision.
}
late-bot = Un joueur qui n’a plus de temps laisse sa place à un bot.
late-loss = Un joueur qui n’a plus de temps perd. À trois ou quatre, un bot continue.
late-call-off = Une fois le temps d’un joueur écoulé, les autres peuvent arrêter la partie sans résultat.
windows-seconds = Chaque réponse a { $seconds } s.
windows-hours = Chaque réponse a { $hours } h.
windows-orders = Les joueurs donnent leurs réponses d’avance. N’est interrogé que qui le souhaite.
windows-strict = Stricte : chaque attente d’une réponse dure tout son temps, pour ne rien dire d’une main.
terms-rated = La partie est classée : le résultat change le classement de tous.
leaving-asked = { $names } voudrait arrêter la partie sans résultat.
leaving-answer = (e : accepter ou refuser)
leaving-waits = Vous proposez d’arrêter la partie. D’autres doivent encore répondre.
window-open = { $name } peut répondre.
window-open-timed = { $name } peut répondre : { $left }
window-yours = Vous pouvez répondre, ou laisser faire.
window-yours-timed = Vous pouvez répondre, ou laisser faire : { $left }
window-kept = Votre réponse est gardée jusqu’à la fin du temps. Vous pouvez encore la changer.
orders-now = Mes consignes : { $orders }
orders-ask = toujours me demander
orders-let-happen = laisser faire
orders-about = { $count ->
    [0] ne jamais me demander
   *[other] ne me demander que si { $topics }
}
orders-told = Personne d’autre ne voit ces consignes.
wish-agree = Accepter que la partie s’arrête sans résultat
wish-decline = Continuer à jouer
wish-propose = Proposer d’arrêter la partie sans résultat
wish-resign = Abandonner
wish-let-pass = Je laisse tout passer ce tour-ci (tous le voient)
wish-ask = Toujours me demander
wish-let-happen = Laisser faire
wish-about = Me demander si { $topic }
wish-none = Il n’y a rien à demander ici maintenant.
resign-sure-two = Abandonner la partie ? L’autre joueur gagne.
resign-sure-more = Laisser votre place ? Un bot continue, et vous perdez.
talk-more = (et { $count } de plus : t)
talk-read = (t)
talk-none = Personne n’a encore rien dit.
talk-as-player = Toute la table lit ce que disent les joueurs. /taire et un nom : ne plus entendre cette personne.
talk-as-spectator = Les spectateurs parlent entre eux, sous un nom (/nom) ; les joueurs le lisent une fois la partie finie. /taire et un nom : ne plus entendre cette personne.
talk-spectator = { $name } (regarde)

# The luck of a table
luck-promise = Tout le hasard de cette table vient d’une clé secrète du serveur. Son engagement, ci-dessous, a été pris avant le premier tirage. Une fois la partie finie, la clé est révélée, et chacun peut vérifier chaque tirage.
luck-commitment = Engagement : { $commitment }
luck-another = L’engagement n’est pas celui que ce terminal a vu auparavant : { $before }. Le serveur a donc changé de clé. Attendu : le même engagement jusqu’à la fin.
luck-salted = Ces personnes ont ajouté un sel au hasard avant le premier tirage : { $names }. Sans tous les sels, personne ne pouvait connaître le hasard, pas même le serveur.
luck-unsalted = Le serveur a choisi la clé seul, sans sels des personnes.
luck-attempts = La partie a commencé à l’essai { $attempt }, parce qu’un sel n’est pas venu à temps. Qui connaissait la clé pouvait donc choisir parmi autant de tirages.
luck-fits = { $drawn ->
    [one] La clé a cet engagement, et le nombre tiré est celui de la clé.
   *[other] La clé a cet engagement, et les { $drawn } nombres tirés sont ceux de la clé.
}
luck-copied = { $copied ->
    [one] La première entrée vient d’une autre partie, et son hasard n’est pas vérifié.
   *[other] Les { $copied } premières entrées viennent d’une autre partie, et leur hasard n’est pas vérifié.
}
luck-signed = L’enregistrement est signé par { $signer }.
luck-salts-fit = { $salts ->
    [one] L’unique sel a son engagement, et fait partie de chaque nombre tiré.
   *[other] Les { $salts } sels ont leurs engagements, et font partie de chaque nombre tiré.
}
luck-mine = Le vôtre en est, et tous les engagements sont ceux qui ont été annoncés avant que votre terminal ne l’envoie.
luck-mine-missing = Le sel de ce terminal n’en est pas, parce qu’il n’est pas venu à temps. Cette vérification ne montre donc pas que le serveur a choisi sa clé à l’aveugle.
luck-more = Que chaque nombre donne son résultat, et que les robots ont décidé seuls, se vérifie avec « brickroad verify » et l’enregistrement sauvegardé.
luck-fault-form = Cet enregistrement n’est pas signé, ou a été changé. Attendu : un enregistrement avec un sceau.
luck-fault-commitment = La clé n’a pas l’engagement de cette table. Attendu : la clé promise.
luck-fault-announced = La clé ou les sels ne sont pas ceux qui ont été annoncés avant que ce terminal n’envoie son sel. Ils ont donc été choisis après.
luck-fault-salt = Un sel n’a pas son engagement. Attendu : le sel promis.
luck-fault-number = Le nombre tiré pour l’entrée { $entry } n’est pas celui de la clé.
luck-fault-signer = L’enregistrement est signé par { $signer }. Attendu : le serveur nommé au début.
luck-fault-signature = La signature ne convient pas. Attendu : celle de { $signer } sur tout l’enregistrement.

# La table
zone-label = { $label } :
labelled = { $label } : { $words }
lines-above = { $count ->
    [one] ▲ 1 ligne au-dessus
   *[other] ▲ { $count } lignes au-dessus
}
lines-below = { $count ->
    [one] ▼ 1 ligne au-dessous
   *[other] ▼ { $count } lignes au-dessous
}
choices-above = ▲ encore { $count }
choices-below = ▼ encore { $count }
small-screen = { $width }×{ $height }, c’est petit : Tab montre le reste. Mieux : { $wide }×{ $tall } ou plus.
tiny-screen = Ce terminal a { $width }×{ $height } caractères. Il en faut { $wide }×{ $tall } à Brickroad ; 80×24 convient bien. Agrandissez-le, ou lancez avec --plain.
zone-empty = prise
cards-counted = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-more = { $count ->
    [one] et 1 autre carte
   *[other] et { $count } autres cartes
}
die = d{ $faces } : { $value }
points = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
curtain-pass = Passez l’écran à { $name }.
curtain-ready = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.

# Aide
name-enter = Entrée
name-escape = Échap
help-title = Les touches
help-arrows = Aller d’un choix à l’autre, ou défiler là où le texte continue ; Page ↑ ↓ fait défiler la table.
help-enter = Prendre le choix sous le curseur ; certains demandent une cible.
help-digits = Aller au choix de ce numéro ; un autre chiffre s’y ajoute.
help-undo = Annuler votre dernière décision, tant que rien de nouveau n’a été montré et que personne n’a joué depuis.
help-step = Reculer et avancer dans ce qui s’est passé.
help-fork = Depuis une position passée : continuer dans une nouvelle partie.
help-escape = Retour à la position présente ou à la liste des tables.
help-tab = La table, les autres ou toute la table, le récit, le décompte.
help-parts = De quoi sont faits les nombres, d’abord sous le curseur.
help-pace = Le temps que prennent les bots : calmes, vifs, immédiats.
help-people = À plusieurs : parler ; finir ; consignes ; tout laisser passer.
help-language = Français ou anglais.
help-new = Dans la liste : préparer une nouvelle partie ; la donne du jour.
help-import = Dans la liste : importer une partie ; ouvrir un lien.
help-find = Dans la liste : chercher des tables par nom, par jeu ou par jour.
help-replay = Dans la liste : revoir une partie ; supprimer une table.
help-quit = Retour à la liste ; depuis la liste, sortir.
help-signs = Route et cartes de chaque joueur ; ? : un endroit face cachée.
help-saved = Tout est enregistré aussitôt. Les mêmes tables s’ouvrent dans le navigateur.

# Le mode simple
plain-menu = Vos tables.
plain-unfinished = { $heading }
plain-finished = Terminée : { $heading }
plain-menu-ask = Tapez le numéro d’une table pour l’ouvrir, « nouvelle » pour une nouvelle partie, « aide » pour le reste, « quitter » pour sortir.
plain-menu-help =
    Un numéro ouvre la table de ce numéro.
    nouvelle : préparer une nouvelle partie.
    donne et un jeu (draft ou oz) : la donne du jour, avec le même hasard pour tout le monde.
    revoir et un numéro : revoir cette partie depuis le début.
    supprimer et un numéro : supprimer cette table.
    importer et un chemin : lire une partie enregistrée comme nouvelle table.
    chercher et des mots : chercher des tables par nom, par jeu ou par jour (2026-11-22) ; chercher tout seul : toutes les tables.
    suite : lire la suite de la liste.
    ouvrir et un lien : une invitation, ou une table d’autres personnes.
    liste : relire la liste.
    langue : passer à l’anglais.
    quitter : sortir. Tout est enregistré.
plain-no-table = Aucune table n’a ce numéro ; attendu : un numéro de 1 à { $count }.
plain-remove = Supprimer « { $table } » pour toujours ? Tapez oui ou non.
plain-yes-words = oui o
plain-kept = Rien n’a été supprimé.
plain-more = Il y a d’autres tables : tapez « suite ».
plain-no-more = Ce sont toutes les tables.
plain-ask-game = Quel jeu ?
plain-ask-seats = Qui joue ? Tapez { $fewest } à { $most } noms, séparés par des virgules, dans l’ordre des places.
plain-ask-all-seats = Qui joue ? Tapez { $most } noms, séparés par des virgules, dans l’ordre des places.
plain-seat-titles = Dans cet ordre : { $titles }.
plain-bots = Un bot se nomme par son niveau :
plain-propose = Une ligne vide veut dire : { $seats }
plain-answers = Possible : { $answers }. Une ligne vide veut dire : { $proposed }
plain-not-understood = Ce n’est pas une réponse possible.
plain-news = Depuis votre dernière décision :
plain-changed = Ce qui a changé sur la table :
plain-gone = { $label } : il n’y a plus rien.
plain-undone = La dernière décision est annulée.
plain-past = Le passé : position { $shown } sur { $entries }.
plain-past-ask = Tapez « avancer » ou « reculer », « présent » pour revenir, « rejouer » pour continuer d’ici dans une nouvelle partie.
plain-over-ask = Tapez « reculer » pour revoir la partie, « liste » pour la liste des tables, « quitter » pour sortir.
plain-not-now = Il n’y a rien à décider maintenant.
plain-then = { $words } : lequel ? Tapez son numéro, ou « reculer ».
plain-no-parts = Aucun nombre n’y est fait de parties.
plain-several = Plusieurs choix contiennent ces mots :
plain-no-choice = Ce n’est pas un choix ; attendu : { $numbers }, ou des mots d’un seul choix. Tapez « aide » pour les commandes.
plain-table-help =
    Un numéro prend le choix de ce numéro ; des mots qu’un seul choix contient aussi.
    Un choix qui finit par … se fait en deux fois : un numéro, puis un autre ; « reculer » revient.
    Une ligne vide : réentendre ce qui est demandé.
    table : tout ce qui est sur la table.
    autres : ce que montrent les autres joueurs.
    récit : tout ce qui s’est passé.
    pourquoi : de quoi sont faits les nombres de la table ; pourquoi et un numéro : ceux de ce choix.
    annuler : reprendre votre dernière décision.
    indice : entendre quels choix paraissent les meilleurs ; à une position passée d’une partie finie, ce que la décision y a perdu.
    reculer, avancer : parcourir ce qui s’est passé. début : au début. présent : au présent.
    rejouer : continuer d’une position passée dans une nouvelle partie.
    rythme : le temps que prennent les bots.
    langue : passer à l’anglais.
    liste : retour à la liste des tables.
    quitter : sortir. Tout est enregistré.
plain-no-hint = Il n’y a pas d’indice ici : il est donné à une seule personne contre des bots qui doit décider, hors leçon et hors donne du jour. Une fois la partie finie, revenez en arrière avec les yeux de votre siège, et « indice » examine la décision.
plain-no-undo = La dernière décision ne peut être annulée : elle n’est pas la vôtre, ou elle a montré du nouveau.
plain-at-start = C’est le début.
plain-at-end = C’est le présent.
plain-no-fork = Reculez d’abord : une nouvelle partie continue d’une position passée.
plain-first-menu = Tapez d’abord « liste » : cela se fait depuis la liste des tables.
plain-to-move = C’est son tour.
plain-people-help =
    gens : qui est là, le temps de chacun, et les conditions de la partie.
    abandonner : laisser votre place, après une question.
    proposer : proposer d’arrêter la partie sans résultat. accepter, refuser : y répondre.
    consignes : vos consignes pour les réponses ; consignes et un numéro les change.
    toutpasser : laisser tout passer ce tour, à voix haute.
    conversation : tout ce qui a été dit. dire et des mots : dire quelque chose. phrase et un numéro : dire une phrase prête.
    hasard : ce que le serveur a promis du hasard, et si l’enregistrement s’y tient une fois la partie finie.
    taire et un nom : ne plus entendre cette personne, ou à nouveau. nom et un nom : le nom d’un spectateur qui parle.
plain-alone = Personne d’autre ne joue ici.
plain-yes-or-no = Tapez oui ou non.
plain-answer = Tapez « accepter » ou « refuser ».
plain-plays-on = Vous continuez à jouer.
plain-no-wish = Le serveur ne l’accorde pas maintenant. Tapez « gens » pour savoir où en sont les choses.
plain-no-orders = Il n’y a pas de temps de réponse ici.
plain-orders-ask = Tapez « consignes » et un numéro. × marque ce qui vaut.
plain-no-talk = Il n’y a pas de conversation ici.
plain-no-luck = Le hasard de cette table ne se vérifie pas.
plain-say-what = Tapez « dire » et vos mots.
plain-phrase-ask = Tapez « phrase » et un numéro.
plain-passes = { $name } laisse tout passer ce tour-ci.
plain-gone-away = { $name } est absent.
plain-here-again = { $name } est de retour.
plain-invitation = Une invitation à { $game }.
plain-seat-ask = Tapez le numéro d’une place libre et votre nom, par exemple « 2 Ann », ou « liste » pour revenir.
plain-seat-held = Vous avez une place. La partie commence quand toutes les places sont prises. Le numéro de votre place la libère ; « liste » revient, et vous gardez la place.
plain-seat-taken = Cette place n’est pas libre ; attendu : le numéro d’une place qui l’est.
plain-saved = Enregistré.
plain-end = Fin de l’entrée. Tout est enregistré.

# Les mots que comprend le mode simple, séparés par des blancs
word-help = aide ?
word-table = table
word-others = autres
word-log = récit recit
word-parts = pourquoi parties
word-undo = annuler u
word-hint = indice
word-back = reculer
word-on = avancer
word-begin = début debut
word-now = présent present
word-fork = rejouer
word-pace = rythme
word-language = langue english
word-menu = liste
word-quit = quitter q
word-new = nouvelle
word-import = importer
word-daily = donne jour
word-find = chercher
word-more = suite
word-replay = revoir
word-remove = supprimer
word-people = gens pendules
word-resign = abandonner
word-propose = proposer
word-agree = accepter
word-decline = refuser
word-orders = consignes
word-let-pass = toutpasser
word-say = dire
word-talk = conversation
word-phrase = phrase
word-mute = taire
word-name = nom
word-luck = hasard
word-open = ouvrir
