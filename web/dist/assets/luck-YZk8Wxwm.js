//# allFunctionsCalledOnLoad
var e=`luck-heading = Un hasard vérifiable
luck-promise = Tout le hasard de cette table vient d’une clé secrète du serveur. Son engagement, ci-dessous, a été pris avant le premier tirage. Une fois la partie finie, la clé est révélée, et chacun peut vérifier chaque tirage.
luck-commitment = Engagement\xA0:
luck-another = L’engagement n’est pas celui que ce navigateur a vu auparavant\xA0: { $before }. Le serveur a donc changé de clé. Attendu\xA0: le même engagement jusqu’à la fin.
luck-salted = Ces personnes ont ajouté un sel au hasard avant le premier tirage\xA0: { $names }. Sans tous les sels, personne ne pouvait connaître le hasard, pas même le serveur.
luck-attempts = La partie a commencé à l’essai { $attempt }, parce qu’un sel n’est pas venu à temps. Qui connaissait la clé pouvait donc choisir parmi autant de tirages.
luck-announced = La clé ou les sels ne sont pas ceux que ce navigateur connaissait avant d’envoyer son propre sel. Le serveur les a donc changés. Attendu\xA0: les mêmes jusqu’à la fin.
luck-check = Vérifier le hasard
luck-checking = Vérification…
luck-lost = L’enregistrement n’a pas pu être obtenu. Rien n’a été vérifié. Réessayez.
luck-fits = { $drawn ->
    [one] La clé a cet engagement, et le nombre tiré est celui de la clé.
   *[other] La clé a cet engagement, et les { $drawn } nombres tirés sont ceux de la clé.
}
luck-copied = { $copied ->
    [one] La première entrée vient d’une autre partie, et son hasard n’est pas vérifié.
   *[other] Les { $copied } premières entrées viennent d’une autre partie, et leur hasard n’est pas vérifié.
}
luck-salts-fit = { $salts ->
    [one] L’unique sel a son engagement, et fait partie de chaque nombre tiré.
   *[other] Les { $salts } sels ont leurs engagements, et font partie de chaque nombre tiré.
}
luck-mine = Le vôtre en est, et tous les engagements sont ceux qui ont été annoncés avant que votre navigateur ne l’envoie.
luck-mine-missing = Le sel de ce navigateur n’en est pas, parce qu’il n’est pas venu à temps. Cette vérification ne montre donc pas que le serveur a choisi sa clé à l’aveugle.
luck-signed = L’enregistrement est signé par { $signer }.
luck-no-signature = Ce navigateur ne peut pas vérifier la signature de { $signer }.
luck-unsalted = Le serveur a choisi la clé seul, sans sels des personnes.
luck-more = Que chaque nombre donne son résultat, et que les robots ont décidé seuls, se vérifie avec «\xA0brickroad verify\xA0» et l’enregistrement sauvegardé.
luck-fault-form = Cet enregistrement n’est pas signé, ou a été changé. Attendu\xA0: un enregistrement avec un sceau.
luck-fault-commitment = La clé n’a pas l’engagement de cette table. Attendu\xA0: la clé promise.
luck-fault-announced = La clé ou les sels ne sont pas ceux qui ont été annoncés avant que ce navigateur n’envoie son sel. Ils ont donc été choisis après.
luck-fault-salt = Un sel n’a pas son engagement. Attendu\xA0: le sel promis.
luck-fault-number = Le nombre tiré pour l’entrée { $entry } n’est pas celui de la clé.
luck-fault-signer = L’enregistrement est signé par { $signer }. Attendu\xA0: le serveur nommé au début.
luck-fault-signature = La signature ne convient pas. Attendu\xA0: celle de { $signer } sur tout l’enregistrement.
luck-fault-insecure = Ce navigateur ne calcule de vérifications que sur des pages chiffrées. Sauvegardez l’enregistrement, et utilisez «\xA0brickroad verify\xA0».
salts-wait = Toutes les places sont prises. Chaque navigateur ajoute maintenant sa part au hasard. Il manque\xA0: { $names }.
salts-until = La partie commence sans les parts manquantes après { $time }.
salts-again = Une part n’est pas venue, donc le hasard est nouveau. C’est l’essai { $attempt }.
salts-begin = Commencer sans elles
`;export{e as default};