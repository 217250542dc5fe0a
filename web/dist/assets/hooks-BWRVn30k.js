//# allFunctionsCalledOnLoad
var e=`# Notices to programs of the reader's own.

hooks-title = Des avis pour un programme à vous
hooks-about = Un programme à vous, comme un bot dans une messagerie, peut recevoir les mêmes avis. Donnez son adresse. Chaque message est signé avec un secret, pour que le programme sache qu’il vient d’ici.
hooks-off = Ce serveur n’envoie plus d’avis aux programmes. Vous pouvez retirer les adresses qui restent.
hooks-since = Depuis { $when }.
hooks-untimed-too = Aussi les parties sans pendule.
hooks-stopped = Des avis ne sont pas arrivés\xA0: plus aucun n’y est envoyé. Dès qu’un essai arrive, ils reprennent.
hooks-secret = Le secret. Il n’est montré que maintenant\xA0: copiez-le dans votre programme
hooks-try = Envoyer un essai
hooks-try-at = Envoyer un essai à { $address }
hooks-tried = L’adresse a pris l’avis.
hooks-renew = Nouveau secret
hooks-renew-at = Nouveau secret pour { $address }
hooks-remove = Retirer
hooks-remove-at = Retirer { $address }
hooks-address = L’adresse du programme
hooks-untimed = Aussi les parties sans pendule
hooks-add = Y envoyer les avis
`;export{e as default};