# L’identité du lecteur.

me-guest = Seul ce navigateur vous connaît. Gardez votre nom ici : vous pourrez continuer vos parties dans d’autres navigateurs, et revenir si celui-ci vous oublie.
me-name = Votre nom
me-keep = Le garder
me-rename = Le changer
me-kept = Vous êtes gardé ici sous le nom de { $name }.
me-lost = Le serveur n’a pas répondu, rien n’a donc changé. Essayez encore.
me-keys = Comment on vous reconnaît
me-here = Ce navigateur
me-key-first = Le navigateur de votre arrivée
me-key-device = Un autre navigateur
me-key-recovery = Le code que vous avez noté
me-since = depuis le { $when }
me-forget = Retirer
me-key-passkey = Une clé d’accès
me-passkey = Une clé d’accès
me-passkey-make = Créer une clé d’accès
me-passkey-make-about = Votre appareil la garde, et vous revenez d’un doigt, d’un regard ou par son code, ici et sur vos autres appareils. Sans nom ni mot de passe.
me-passkey-sign-in = Venir avec une clé d’accès
me-passkey-sign-in-about = Si vous en avez créé une ici, elle apporte vos parties et vos places à ce navigateur.
me-device = Un autre appareil
me-device-about = Ouvrez-y un lien : il aura vos parties et vos places. Sans nom ni mot de passe.
me-device-make = Créer un lien
me-device-again = Créer un autre lien
me-device-scan = Le lien sous forme de code à photographier
me-device-open = Photographiez le code avec l’autre appareil, ou ouvrez-y le lien. Il compte une fois, jusqu’au { $until }.
me-code = Un code à noter
me-code-about = Il vous ramène si tous vos navigateurs vous ont oublié. Qui l’a devient vous : rangez-le là où vous seul regardez.
me-code-has = Vous avez noté un code. Un nouveau le remplace.
me-code-make = Créer un code
me-code-again = Créer un nouveau code
me-code-print = Imprimer cette page
me-enter = Vous êtes déjà venu ?
me-enter-about = Tapez le code que vous avez noté. Pour venir d’un autre appareil à portée de main, créez-y un lien.
me-enter-link = Continuer ici comme sur votre autre appareil ?
me-enter-link-about = Ce navigateur reçoit les parties et les places de la personne qui a créé ce lien.
me-enter-kept = Ce navigateur est gardé ici sous le nom de { $name }. Ce que { $name } possède y reste, et on ne l’atteint plus de ce navigateur.
me-enter-do = Continuer
me-blocked = Les personnes que vous avez bloquées
me-blocked-about = Vous n’entendez plus rien d’elles, et elles ne prennent pas place à vos invitations.
me-blocked-somebody = Quelqu’un sans nom
me-unblock = Débloquer
me-unblock-of = Débloquer { $name }
me-page = Votre page : classements, résultats et parties finies
me-data = Vos données
me-data-about = Un fichier avec ce qui est gardé sur vous ici : votre nom, vos clés, vos parties avec leurs relevés, vos classements, vos invitations et ce que vous avez dit aux tables.
me-data-get = Enregistrer le fichier
me-delete = Partir pour de bon
me-delete-about = Votre nom, vos clés, vos invitations et les parties jouées seul sont supprimés. Vous abandonnez les parties en cours. Les parties jouées avec d’autres leur restent, et vous y êtes quelqu’un de parti. Rien ne le ramène.
me-delete-ask = Tout supprimer…
me-delete-name = Écrivez { $name } par sûreté
me-delete-sure = En êtes-vous sûr ?
me-delete-yes = Oui, tout supprimer
me-delete-no = Non, rester
me-holiday = Vacances dans les parties par jours
me-holiday-about =
    Pendant vos vacances, aucun de vos temps par jours ne s’écoule. Vous avez { $most ->
        [one] un jour
       *[other] { $most } jours
    } sur 365. Les vacances commencent aussitôt, un jour commencé compte, et tout le monde à vos tables voit jusqu’à quand vous êtes absent. Elles n’arrêtent ni pendule en direct ni fenêtre de réponse.
me-holiday-left =
    { $left ->
        [one] Il reste { $left } jour.
       *[other] Il reste { $left } jours.
    }
me-holiday-until = Vous êtes en vacances jusqu’au { $until }.
me-holiday-days = Jours
me-holiday-begin = Commencer des vacances
me-holiday-end = Y mettre fin maintenant
me-bring = Emporter les parties de ce navigateur
me-bring-about = Si vous gardez déjà un nom et prenez votre identité ci-dessous, les parties, places, invitations et paroles de l’invité de ce navigateur deviennent les vôtres, et l’invité disparaît. Sans la coche, elles restent en arrière, et plus personne ne peut les atteindre.
