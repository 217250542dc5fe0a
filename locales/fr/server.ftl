# Ce que dit le serveur quand il refuse. Chaque message dit ce qui était attendu.

unreadable = Ce message est illisible : { $why }. Attendu : un objet JSON dont « say » est hello, tables, create, lesson, dailies, daily, endLesson, gather, take, redeem, release, fill, salts, commit, salt, beginNow, disband, open, leave, sit, again, act, undo, resign, propose, answer, orders, letPass, step, log, record, unveil, landmarks, share, fork, pace, import ou remove.
unreadable-body = Cette requête est illisible : { $why }. Attendu : du JSON tel que { $expected }.
not-text = Les messages sont du texte. Attendu : du JSON en texte, et non des octets.
too-long = Ce message est trop long. Attendu : { $most } octets au plus.
no-table-open = Aucune table n’est ouverte ici. Ouvrez-en une d’abord.
no-such-table = Cette table n’existe pas. Attendu : une des parties de la première page, ou un lien vers une partie.
table-damaged = Cette table ne peut pas être ouverte : ce qui en est enregistré est endommagé. Les autres tables ne sont pas touchées. « brickroad doctor » en dit plus.
damaged-title = Une table endommagée
older-title = Une table d’autres règles
table-removed = Cette table a été supprimée.
no-such-game = Il n’y a pas de jeu « { $found } ». Attendu : { $expected }.
seat-count = { $found } à la table. Ce jeu se joue de { $least } à { $most }.
seat-count-exactly = { $found } à la table. Ce jeu se joue à { $most }.
no-such-option = Il n’y a pas d’option « { $name } ». Attendu : { $expected }.
option-value = L’option « { $name } » ne peut pas être { $found }. Attendu : { $expected }.
no-name = La place { $seat } n’a pas de nom. Attendu : de 1 à { $most } signes visibles.
long-name = Le nom « { $name } » est trop long. Attendu : de 1 à { $most } signes.
odd-name = Le nom « { $name } » contient un signe invisible ({ $sign }). Attendu : de 1 à { $most } signes, tels que des lettres, des chiffres et des espaces simples.
untidy-name = Le nom « { $name } » contient une espace de trop. Attendu : aucune aux extrémités, et une seule entre deux mots.
same-name = Les places { $one } et { $two } portent le même nom, « { $name } ». Attendu : des noms qui diffèrent par autre chose que les majuscules.
no-such-bot = Il n’y a pas de bot « { $found } ». Attendu : random, greedy, ou ismcts:N avec N de 1 à { $most }, suivi d’un temps comme /2s si l’on veut.
no-clock = Le bot « { $found } » devrait s’arrêter après un certain temps, et il n’y a pas d’horloge ici. Attendu : un bot sans temps.
moved-on = La partie a avancé : ceci était prévu pour une position antérieure.
no-seat = Personne n’est assis ici. Prenez d’abord une place.
no-lesson = Le jeu « { $game } » n’a pas de leçon. Un jeu qui en a une était attendu.
no-daily = Le jeu « { $game } » n’a pas de donne du jour. Un jeu qui en a une était attendu.
no-such-day = Il n’y a pas encore de donne pour « { $found } ». Un jour jusqu’au { $today } (jour UTC), écrit ainsi, était attendu.
in-lesson = C’est une leçon, et elle attend autre chose : { $waits } Quittez la leçon pour jouer à votre guise.
no-such-seat = Il n’y a pas de place { $found }. Attendu : un nombre de 0 à { $most }.
seat-of-bot = { $name } est un bot et n’a pas besoin d’aide. Attendu : la place d’une personne.
seat-of-other = Quelqu’un d’autre tient cette place. Attendu : une place qui est à vous.
looks-on = Vous regardez cette table, vous ne pouvez donc pas la changer. Attendu : quelqu’un qui y tient une place.
shared-table = D’autres personnes tiennent des places à cette table, elle reste donc. Attendu : une table où toutes les places de personnes sont à vous.
game-over = La partie est finie. Vous pouvez la revoir pas à pas, ou rejouer à partir d’une position antérieure.
not-your-turn = Ce n’est pas le tour de cette place.
no-such-choice = Il n’y a pas de choix { $found }. Attendu : un nombre inférieur à { $offered }.
no-such-entry = Cette position n’existe pas. Attendu : un nombre de 0 à { $entries }.
cannot-undo = Ceci ne peut pas être repris. Seule votre dernière décision peut l’être, tant que rien de nouveau n’a été montré et que personne n’a joué depuis.
not-possible = Ce n’est pas possible à ce moment de la partie.
record = Cette partie enregistrée est illisible. Ligne { $line } : { $why } Rien n’a été ajouté, et rien n’est perdu.
line-unreadable = Ce n’est pas une ligne de partie enregistrée. Attendu : une partie enregistrée par Brickroad, entière et inchangée. Le journal de ce qu’un joueur savait n’en est pas une.
digest-differs = À partir d’ici, la partie suit un autre cours que celle qui a été enregistrée. Attendu : une partie enregistrée avec les mêmes règles et les mêmes cartes.
drawn-differs = Le nombre tiré ici ne donne pas ce résultat du hasard. Attendu : une partie enregistrée par Brickroad, entière et inchangée.
too-many-entries = Cette partie est trop longue. Attendu : { $most } coups et tirages au plus.
record-full = L’enregistrement de cette partie est plein : { $most } octets au plus. Elle s’arrête donc inachevée. Vous pouvez la revoir pas à pas, en prendre l’enregistrement, ou rejouer depuis une position antérieure.
code-too-long = Cette partie est trop longue pour un lien : { $found } caractères. Attendu : { $most } au plus. Enregistrez-la plutôt.
code-damaged = Ce lien est abîmé : des lettres manquent ou ont changé. Attendu : le lien entier, tel qu’il a été copié.
code-version = Ce lien est de la version { $found }, que ce Brickroad ne connaît pas. Attendu : la version 1.
code-elsewhere = La partie de ce lien a été jouée avec d’autres règles ou d’autres cartes : l’entrée { $entry } mène ailleurs maintenant. Attendu : un lien d’un Brickroad de cette version.
not-over = Cette partie continue. Toutes les mains pourront être montrées, et la partie partagée, quand elle sera terminée.
record-too-long = Cette partie enregistrée est trop longue. Attendu : { $most } octets au plus.
broken-off = La partie enregistrée s’est interrompue en chemin ; rien n’a changé. Réessayez.
too-many-records = Beaucoup de parties enregistrées sont en chemin en ce moment ; celle-ci n’a pas été lue. Réessayez dans une minute.
too-much-unsent = Beaucoup de longues réponses sont en cours d’envoi ; celle-ci n’a pas été envoyée. Réessayez dans une minute.
not-stored = { $cause ->
    [full] Le disque des tables est plein : ceci n’a pas été enregistré, et rien n’a changé. Faites de la place et réessayez.
    [read-only] La base des tables ne peut qu’être lue : ceci n’a pas été enregistré, et rien n’a changé. Laissez Brickroad écrire dans son dossier de données et réessayez.
    [busy] Un autre programme occupe la base des tables : ceci n’a pas été enregistré, et rien n’a changé. Réessayez.
    [moved] La base des tables a été supprimée ou déplacée pendant que Brickroad tournait : ceci n’a pas été enregistré, et rien n’a changé. Remettez-la en place, ou relancez Brickroad.
    [corrupt] La base des tables est endommagée : ceci n’a pas été enregistré, et rien n’a changé. « brickroad doctor » en dit plus.
    [limits] Brickroad n’obtient plus ni fichiers ni mémoire : ceci n’a pas été enregistré, et rien n’a changé. Fermez des tables et réessayez.
    [away] La base des tables ne répond pas : ceci n’a pas été enregistré, et rien n’a changé. Réessayez.
   *[other] Ceci n’a pas pu être enregistré ; rien n’a donc changé. Réessayez ; le journal du serveur en dit plus.
}
not-read = { $cause ->
    [full] Le disque des tables est plein : ceci n’a pas pu être lu. Faites de la place et réessayez.
    [read-only] La base des tables ne peut qu’être lue, et quelque chose doit y être écrit avant que ceci puisse être lu. Laissez Brickroad écrire dans son dossier de données et réessayez.
    [moved] La base des tables a été supprimée ou déplacée pendant que Brickroad tournait. Remettez-la en place, ou relancez Brickroad.
    [corrupt] La base des tables est endommagée et ne peut pas être lue. « brickroad doctor » en dit plus.
    [busy] Un autre programme occupe la base des tables : ceci n’a pas pu être lu. Réessayez.
    [limits] Brickroad n’obtient plus ni fichiers ni mémoire : ceci n’a pas pu être lu. Fermez des tables et réessayez.
    [away] La base des tables ne répond pas. Réessayez.
   *[other] Ceci n’a pas pu être lu. Rien n’est perdu ; réessayez. Le journal du serveur en dit plus.
}
packs-missing = Cette partie a commencé avec le paquet { $packs } tel qu’il était alors (cartes « { $cards } », empreinte { $hash }). Il a changé ou disparu, et n’a pas été conservé. Attendu : { $files } parmi les paquets.
cards-changed = Cette partie a été jouée avec les cartes { $found }. Attendu : { $expected }, celles de cette version.
rules-changed = Cette partie a commencé avec la version { $found } des règles de son jeu, et ne peut pas continuer : la version attendue est la { $expected }. Rien n’en est perdu ; la version de Brickroad avec laquelle elle a commencé l’ouvre.
pack-changed = Le paquet « { $pack } » a changé depuis le début de cette partie. L’ancien a été conservé, et la partie continue avec lui.
pack-gone = Le paquet « { $pack } » n’est plus parmi vos paquets. Il a été conservé au début de cette partie, qui continue avec lui.
too-many-tables = Trop de tables sont gardées ici. Attendu : { $most } au plus. Supprimez-en une d’abord.
no-gatherings = Personne ne peut être invité ici, car tout le monde partage une seule machine. Attendu : un serveur ouvert à d’autres.
no-gathering-open = Aucune invitation n’est ouverte ici. Ouvrez-en une d’abord.
begun = La partie de cette invitation a commencé. Ouvrez sa table.
disbanded = Cette invitation a été retirée ou a expiré.
seat-taken = Cette place est prise. Attendu : une place libre.
seat-kept = Cette place est gardée pour quelqu’un d’autre. Attendu : une place libre.
seat-promised = Cette place est promise à la personne qui en a le lien. Attendu : une place libre.
seat-link = Ce lien vers une place ne compte pas : il a été utilisé ou repris. Attendu : un nouveau lien de la personne qui invite.
salt-form = Ce n’est ni un sel ni un engagement. Attendu : 64 chiffres hexadécimaux en minuscules.
salt-attempt = Cet essai de commencer est terminé. Attendu : un sel pour l’essai { $now }, avec son propre engagement.
salt-without = Cette place est sans sel, parce que le navigateur n’en tire pas ou que le sel n’est pas venu à temps. La partie commence sans sel pour elle.
salt-committed = Un autre sel a été promis avant pour cette place, peut-être par un autre de vos navigateurs. C’est le premier qui compte.
salt-early = Tout le monde n’a pas encore promis de sel. Attendu : le sel, une fois que les engagements de tous les sels sont là.
salt-unfit = Ce n’est pas le sel qui a été promis pour cette place. Attendu : le sel dont l’engagement a été envoyé avant.
salt-opening = La partie va commencer, donc aucune place ne peut être libérée maintenant. Attendu : patienter jusqu’à ce qu’elle ait commencé.
salt-complete = Cette invitation n’attend aucun sel. Attendu : une invitation dont toutes les places sont prises et dont il manque des sels.
no-rematch = Cette partie continue. Attendu : une partie terminée pour une revanche.
seat-free = Personne n’a pris cette place. Attendu : une place prise.
not-maker = Cette invitation est de quelqu’un d’autre. Attendu : la personne qui l’a faite.
contended = Beaucoup de monde change cette invitation en ce moment ; rien n’a donc changé. Réessayez.
too-many-gatherings = Vous avez fait ou rejoint trop d’invitations. Attendu : { $most } au plus. Quittez-en une d’abord.
same-table = L’invité de ce navigateur et la personne dont vous prenez l’identité sont à une même table ou dans une même invitation : ils ne peuvent pas devenir une seule personne. Attendu : venir sans les parties de l’invité, ou libérer d’abord cette place.
no-guest = Ce navigateur est à quelqu’un qui garde un nom ici, et ses parties restent sous ce nom. Attendu : venir sans elles.
holiday-days = Des vacances de { $found } jours, ce n’est pas possible. Attendu : de 1 à { $most }, les jours qui vous restent.
no-holiday-left = Il ne vous reste pas de jours de vacances. Attendu : patienter. Chaque jour revient 365 jours après les vacances, et il y en a { $most } en tout.
on-holiday = Vous êtes déjà en vacances. Attendu : y mettre fin avant les prochaines.
not-on-holiday = Vous n’êtes pas en vacances. Attendu : des vacances qui ont commencé.
terms-minutes = { $found } minutes par partie, ce n’est pas possible. Attendu : de 1 à { $most }.
terms-increment = { $found } secondes par décision, ce n’est pas possible. Attendu : de 0 à { $most }.
terms-days = { $found } jours par décision, ce n’est pas possible. Attendu : de 1 à { $most }.
window-seconds = Des fenêtres de { $found } secondes, ce n’est pas possible. Attendu : de { $least } à { $most }.
window-hours = Des fenêtres de { $found } heures, ce n’est pas possible. Attendu : de 1 à { $most }.
window-of-other-clock = Ces fenêtres ne vont pas avec la pendule. Attendu : des secondes dans une partie en direct, et des heures ou les consignes seules dans une partie par jours.
strict-without-length = Une table stricte a besoin de fenêtres d’une durée donnée. Attendu : des secondes ou des heures.
no-windows = Cette table n’a pas de fenêtres de réponse. Attendu : une table dont l’invitation en donne la durée.
no-such-topic = Aucune fenêtre ne porte sur « { $found } ». Attendu, parmi : { $expected }.
other-turn = Ce tour est fini. Appuyez encore si vous laissez passer toutes les fenêtres de ce tour.
leave-own = Personne ne peut abandonner cette partie, car elle est sur votre propre machine. Attendu : une partie entre personnes sur plusieurs machines. Pour arrêter, fermez-la ; elle reste dans votre liste.
leave-alone = Personne d’autre ne joue ici, donc personne ne peut être d’accord. Abandonnez, ou laissez la partie telle quelle.
proposal-declined = Quelqu’un vient de refuser d’arrêter cette partie. On peut le proposer de nouveau après la prochaine décision.
no-proposal = Personne ne propose d’arrêter cette partie en ce moment. Une proposition tombe dès que quelqu’un a décidé.
too-late = Votre temps était écoulé avant que ceci n’arrive.
resigned = { $name } a abandonné. La partie est terminée.
resigned-of-two = { $name } a abandonné. { $winner } gagne.
out-of-time = { $name } n’a plus de temps. La partie est terminée.
out-of-time-of-two = { $name } n’a plus de temps. { $winner } gagne.
called-off = La partie a été arrêtée d’un commun accord. Elle n’a pas de résultat.
no-identity = Ce serveur ne distingue pas ses joueurs, qui partagent tous une seule machine. Attendu : un serveur qui accueille d’autres personnes.
not-kept = Personne ne garde encore son identité ici. Attendu : d’abord un nom sous lequel la garder.
rated-terms = Une partie classée demande une pendule. Attendu : un temps de réflexion et, à sa fin, un bot ou la perte de la partie.
rated-people = Une partie classée se joue entre personnes, chacune à une seule place. Attendu : quelqu’un d’autre à cette place.
rated-kept = Une partie classée est pour ceux qui gardent leur nom ici. Attendu : d’abord un nom sous lequel le garder.
no-such-player = Personne n’a cette page. Attendu : le lien de quelqu’un qui garde un nom ici.
no-such-season = Cette saison n’existe pas. Attendu : un trimestre qui a commencé, comme 2026-4.
not-sure = Rien n’a été supprimé. Attendu : le nom que vous gardez ici, par sûreté.
left-name = Quelqu’un de parti
code-spent = Ce lien ou ce code ne compte pas. Attendu : un nouveau. Un lien compte une fois, pendant 15 minutes.
no-passkeys = Ce serveur n’a pas de clés d’accès. Attendu : une adresse publique chiffrée, avec un nom, telle que brickroad.example en https.
passkey-unknown = Cette clé d’accès est inconnue ici. Attendu : une clé créée ici et non retirée.
passkey-unusable = Cette clé d’accès ne compte pas ici. Attendu : une clé que votre appareil crée ou utilise pour cette adresse, avec votre accord.
ceremony-over = Cela a pris trop de temps, ou est déjà achevé. Recommencez.
no-such-key = Il n’y a pas de telle clé à retirer. Attendu : un autre navigateur à vous, une clé d’accès ou votre code.
too-many-keys = Vous avez trop de navigateurs et de clés. Attendu : au plus { $most }. Retirez-en d’abord une.
no-notices = Ce serveur n’envoie pas d’avis. Attendu : une adresse publique chiffrée, telle que brickroad.example en https.
push-host = Ce serveur n’atteint pas le service de notification de votre navigateur. Attendu : l’un de ces hôtes, { $hosts }.
push-keys = Le navigateur n’a pas donné de clés utilisables. Attendu : son abonnement à un service de notification.
too-many-devices = Vous recevez des avis dans trop de navigateurs. Attendu : { $most } au plus. Retirez-en un d’abord.
no-such-device = Vous ne recevez pas d’avis dans ce navigateur. Attendu : un navigateur où vous les avez activés.
not-reached = Le service de notification de votre navigateur n’a pas pris l’avis. Attendu : une réponse en dix secondes. Réessayez plus tard.
notice-turn = C’est à vous de jouer. À la table : { $others }.
notice-end = La partie est finie. À la table : { $others }.
notice-trial = Les avis vous parviennent ici.
too-many-screens = Trop d’écrans regardent cette table. Attendu : { $most } au plus.
stopped = Cette table s’est arrêtée : un bot ou le serveur n’a pas répondu. Ouvrez-la de nouveau.
ending = Le serveur redémarre. Vos parties sont gardées. Réessayez dans une minute.
no-new-tables = Ce serveur ne prend pas de nouvelles parties en ce moment. Attendu : une partie ou une invitation qui existe déjà.
too-many-new-tables = Vous avez commencé beaucoup de parties en peu de temps. Attendu : { $most } par heure au plus. Réessayez dans { $minutes } min.
too-many-requests = Beaucoup de demandes viennent de votre adresse. Attendu : { $most } par minute au plus. Réessayez dans { $seconds } s.
file-missing = Il n’y a rien ici.
page-missing = Cette version ne contient pas le client web. Attendu : les fichiers de web/dist au moment de la construire ; un client peut toujours utiliser /socket.
in-progress = Cette partie est encore en cours, et d’autres y tiennent des cartes. Son enregistrement sera disponible, et une nouvelle partie pourra en repartir, quand elle sera terminée ; d’ici là, vous pouvez avoir le journal de ce que vous savez.
no-talk = Personne d’autre ne peut vous entendre, car tous les joueurs de ce serveur partagent une seule machine. Il faut un serveur ouvert à d’autres.
saying = Une ligne de { $found } caractères ne peut être dite. Il en faut de 1 à { $most }, et qu’on puisse les voir.
saying-token = La ligne n’a pas de marque qui puisse être gardée. Il faut de 1 à { $most } caractères.
spectator-name = Il faut un nom à vous, que ne porte aucune place de cette table.
talk-too-fast = Vous dites beaucoup à la fois. Attendez { $seconds } s pour la ligne suivante ; ce que vous avez écrit est gardé.
no-such-line = Il n’y a pas de telle ligne ici. Il en faut une que vous puissiez lire à cette table.
own-line = Cette ligne est la vôtre. Il en faut une de quelqu’un d’autre.
too-many-blocks = Vous avez bloqué beaucoup de personnes. Il en faut au plus { $most } : débloquez-en une d’abord, sous « Votre nom et vos appareils ».
no-such-block = Vous n’avez bloqué personne sous ce nom. Il faut quelqu’un de votre liste.
unwelcome = Vous ne pouvez pas prendre place ici, car la personne qui invite ne le souhaite pas. Il faut une autre invitation.
too-many-reports = Vous avez signalé beaucoup en peu de temps. Ce que vous avez signalé est gardé. Réessayez dans { $minutes } min.
banned = L’hôte vous a fermé ce serveur : { $why }
banned-until = L’hôte vous a fermé ce serveur jusqu’au { $ends } : { $why }
no-such-warning = Il n’y a pas de tel avertissement. Il en faut un que l’hôte vous ait donné.
phrase-hello = Bonjour !
phrase-goodLuck = Bonne chance !
phrase-wellPlayed = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-oneMoment = Un instant, s’il vous plaît.
phrase-backLater = Je dois partir, je reviendrai.
phrase-goodGame = Belle partie !
tournament-missing = Ce tournoi n’existe pas. Attendu : le lien d’un tournoi.
tournament-over = Ce tournoi est terminé. Attendu : un tournoi en cours.
tournament-late = On ne peut plus rejoindre ce tournoi. Attendu : un tournoi ouvert.
tournament-full = Ce tournoi est complet. Attendu : { $most } personnes au plus.
tournament-few = Personne ne joue seul. Attendu : deux personnes au moins.
tournament-begun = Ce tournoi a commencé. Attendu : un tournoi à venir.
tournament-rounds = Ces rondes ne sont pas possibles. Attendu : de 1 à { $most }, et des retardataires avant la dernière.
tournament-people = Un tel nombre de personnes n’est pas possible. Attendu : de 2 à { $most }.
tournament-name = Attendu : un nom pour le tournoi, de { $most } lettres au plus.
tournament-clock = Les parties d’un tournoi ont besoin d’une pendule. Attendu : des parties en direct, ou des jours par décision.
tournament-not-of-two = Les tournois sont pour les jeux à deux. Attendu : un jeu qui se joue à deux.
tournament-come = On n’attend personne aussi longtemps. Attendu : de 1 à { $most } minutes.
tournament-start = La première ronde ne peut pas commencer alors. Attendu : un moment dans les { $days } jours à venir.
tournament-joined = Vous participez déjà à ce tournoi. Attendu : quelqu’un d’autre.
tournament-not-joined = Vous ne participez pas à ce tournoi. Attendu : une inscription.
tournament-maker = Attendu : la personne qui a organisé ce tournoi.
tournament-many = Vous avez organisé trop de tournois. Attendu : { $most } au plus qui ne sont pas terminés.
tournament-seat = Les places de cette partie sont à deux personnes d’un tournoi. Attendu : jouer, ou se retirer du tournoi.
tournament-host = Le serveur invite aux parties d’un tournoi. Une invitation de quelqu’un était attendue, ou une de ses paroles.
