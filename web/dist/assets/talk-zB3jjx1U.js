//# allFunctionsCalledOnLoad
var e=`# La conversation d’une table, et un avertissement de l’hôte.

talk-title = Conversation
talk-unread =
    { $count ->
        [one] Conversation\xA0: une nouvelle ligne
       *[other] Conversation\xA0: { $count } nouvelles lignes
    }
talk-says = \xA0:
talk-lines = Ce qui a été dit
talk-none = Personne n’a encore rien dit.
talk-as-player = Toute la table lit ce que disent les joueurs.
talk-as-spectator = Les spectateurs parlent entre eux ; les joueurs le lisent une fois la partie finie.
talk-looks-on = regarde
talk-field = Dites quelque chose
talk-send = Dire
talk-name = Votre nom
talk-phrases = Phrases toutes prêtes
talk-phrase = Une phrase toute prête
talk-unsent = Pas encore envoyé.
talk-again = Renvoyer
talk-drop = Abandonner
talk-about = À propos de { $name }
talk-mute = Ne plus entendre ici
talk-muted = Vous n’entendez plus { $name } à cette table.
talk-hear = Entendre à nouveau
talk-somebody = quelqu’un
talk-block = Bloquer
talk-block-about = Vous n’entendrez plus { $name }, à aucune table, et { $name } ne pourra prendre place à vos invitations. Votre propre page permet d’y revenir.
talk-report = Signaler
talk-report-about = L’hôte reçoit cette ligne et celles qui l’entourent. Qu’a-t-elle de mal ?
talk-reported = L’hôte a votre signalement.
talk-no = Non
warned-title = Un mot de l’hôte
warned-seen = Je l’ai lu
`;export{e as default};