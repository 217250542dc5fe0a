//# allFunctionsCalledOnLoad
var e=`# An invitation, and the list of invitations.

gather-about = Choisissez un jeu et envoyez le lien\xA0: qui l’ouvre peut prendre une place.
seek-find = Trouver une partie
seek-about = Prend une place là où quelqu’un attend une telle partie. Si personne n’attend, tout le monde ici voit que vous attendez, et vous jouez avec la prochaine personne qui vient. Pendant que vous attendez, vous pouvez faire jouer un bot.
seek-game = Jeu
gathering-mine = Votre invitation
gathering-joined = Vous avez une place
gathering-gone = Cette invitation n’existe plus
gathering-gone-help = Elle a été retirée ou a expiré.
gathering-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
gathering-seated = Déjà là\xA0: { $names }.
gathering-me = Votre nom et vos appareils
gathering-waits =
    { $count ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $count } personnes.
    }
gathering-send = Envoyez ce lien
gathering-send-about = Qui l’ouvre peut prendre une place. La partie commence dès que toutes les places sont prises.
gathering-select = Copiez le lien sélectionné.
gathering-by-link = Seul ce lien mène ici.
gathering-public = Tout le monde ici trouve aussi l’invitation parmi les parties.
gathering-code = Le lien sous forme de code pour un appareil photo
gathering-code-label = Un code pour un appareil photo, avec le lien
gathering-insecure = La connexion à ce serveur n’est pas chiffrée. D’autres sur le réseau pourraient la lire.
gathering-seats = Les places
gathering-seat = Place { $number }
gathering-name = Votre nom
gathering-sit = Prendre place
gathering-release = Libérer la place
gathering-fill = Faire jouer un bot
gathering-rules = Comment jouer (dans un nouvel onglet)
gathering-withdraw = Retirer l’invitation
gathering-withdraw-sure = La retirer pour tout le monde ?
gathering-withdraw-yes = La retirer
gathering-kept = Gardée pour { $name }
gathering-pairing =
    { $round ->
        [0] Une partie d’un tournoi
       *[other] Une partie du tournoi { $name }, ronde { $round }
    }
rematch-ask = Les autres sont invités.
rematch-agree = Rejouer
rematch-begun = La partie suivante a commencé.
rematch-next = À la partie suivante
company-list = À la table
company-here = { $name } est là
company-away = { $name } n’est pas là
company-watching =
    { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
chair-here = est là
chair-away = est absent
gathering-watching =
    { $count ->
        [one] Une personne sans place regarde cette invitation.
       *[other] { $count } personnes sans place regardent cette invitation.
    }
gathering-block = Bloquer la personne qui invite
gathering-block-about = Vous ne recevrez plus ni invitations ni paroles de cette personne, et elle ne prendra plus place aux vôtres. Votre propre page permet d’y revenir.
gathering-block-no = Non
gathering-blocked = La personne qui invite est bloquée.
seat-link-title = Un lien pour une seule place
seat-link-about = La place est promise à la personne qui a son lien, et le lien général ne permet pas de la prendre. Le lien compte une seule fois, et n’est montré qu’une fois.
seat-link-make = Un lien pour cette place
seat-link-again = Un nouveau lien pour cette place
seat-link-for = Le lien pour { $place }. Un lien précédent ne compte plus.
seat-link-code = Un code pour un appareil photo, avec le lien pour { $place }
seat-link-promised = Promise à un lien
seat-link-here = Vous avez le lien d’une place.
seat-link-spent = Le lien de place que vous avez ouvert ne compte plus\xA0: il a été utilisé ou repris.
`;export{e as default};