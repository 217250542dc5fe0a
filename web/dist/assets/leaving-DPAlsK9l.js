//# allFunctionsCalledOnLoad
var e=`# The clocks of a game between people, and the ways to end it early.

terms-time = Temps de réflexion
time-none = Sans pendule
time-live = { $minutes } min + { $increment } s par décision
time-days =
    { $days ->
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }
terms-late = Quand le temps d’un joueur est écoulé
late-bot = Un bot continue
late-loss = La partie est perdue
late-callOff = Les autres peuvent arrêter
late-bot-told = Un joueur qui n’a plus de temps laisse sa place à un bot.
late-loss-told = { $seats ->
    [2] Un joueur qui n’a plus de temps perd.
   *[other] Un joueur qui n’a plus de temps perd, et un bot continue.
}
late-callOff-told = Une fois le temps d’un joueur écoulé, les autres peuvent arrêter la partie sans résultat.
windows = Pour répondre, par exemple à une attaque
windows-help = Les autres attendent tant qu’un joueur peut répondre. Qui n’a pas de réponse passe comme qui laisse faire.
windows-none = Sans limite
windows-seconds = { $seconds } s
windows-hours = { $hours } h
windows-orders = Par consignes seules
windows-orders-told = Les joueurs donnent leurs réponses d’avance. N’est interrogé que qui le souhaite.
windows-told = Chaque réponse a { $length }.
windows-pace = Quand quelqu’un répond plus tôt
windows-usual = Continuer aussitôt
windows-strict = Attendre la fin
windows-usual-told = La partie continue dès qu’un joueur a répondu, ou qu’il a passé après quelques secondes.
windows-strict-told = Stricte\xA0: chaque attente d’une réponse dure tout son temps, pour ne rien dire d’une main.
terms-bot = Le bot qui continue pour un joueur qui s’en va
clock-all = Pendules
clock-days = { $days } j { $hours } h
clock-low = Votre temps est presque écoulé.
leave-game = Quitter la partie
leave-resign = Abandonner
leave-sure-two = Abandonner la partie ? L’autre joueur gagne.
leave-sure-more = Laisser votre place ? Un bot continue, et vous perdez.
leave-stay = Continuer à jouer
leave-off = Proposer d’arrêter
leave-asked = { $names }\xA0: la partie s’arrêterait sans résultat. D’accord ?
leave-told =
    { $count ->
        [one] { $names } propose d’arrêter la partie sans résultat.
       *[other] { $names } proposent d’arrêter la partie sans résultat.
    }
leave-waits = Vous proposez d’arrêter la partie. D’autres doivent encore répondre.
leave-agree = D’accord
leave-decline = Refuser
terms-rated = Classée
rated-no = Non
rated-yes = Oui
rated-no-told = Le résultat ne change aucun classement.
rated-yes-told = Le résultat change le classement de tous. Seuls ceux qui gardent leur nom ici prennent place, et aucun bot.
rated-told = La partie est classée\xA0: le résultat change le classement de tous.
clock-away = { $name } est en vacances jusqu’au { $until }.
`;export{e as default};