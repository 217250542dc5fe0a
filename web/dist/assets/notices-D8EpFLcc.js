//# allFunctionsCalledOnLoad
var e=`# Notices to the reader while away.

notices-title = Quand c’est à vous de jouer
notices-about = Votre navigateur peut vous prévenir quand une partie en jours vous attend et que vous n’êtes pas à la table, et quand une telle partie est finie. Vous êtes prévenu une seule fois pour chaque décision.
notices-on = Me prévenir dans ce navigateur
notices-here = Vous êtes prévenu dans ce navigateur.
notices-which = Me prévenir pour
notices-untimed = Aussi les parties sans pendule
notices-try = M’envoyer un essai
notices-tried = Un avis est en route.
notices-off = Plus d’avis dans ce navigateur
notices-others = Les autres navigateurs qui vous préviennent
notices-since = Depuis { $when }
notices-remove = Retirer
notices-remove-of = Retirer le navigateur de { $when }
notices-insecure = Cette adresse n’est pas chiffrée\xA0: les navigateurs n’y montrent pas d’avis.
notices-home-screen = Sur cet appareil, mettez d’abord la page sur l’écran d’accueil (Partager, puis Sur l’écran d’accueil), et ouvrez-la de là.
notices-unable = Ce navigateur ne peut pas montrer d’avis quand la page est fermée.
notices-denied = Ce navigateur n’a pas le droit de montrer des avis de cette page. Vous pouvez les permettre dans ses réglages pour cette adresse.
`;export{e as default};