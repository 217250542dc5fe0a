//# allFunctionsCalledOnLoad
var e=`luck-heading = Un hasard vérifiable
luck-promise = Tout le hasard de cette table vient d’une clé secrète du serveur. Son engagement, ci-dessous, a été pris avant le premier tirage. Une fois la partie finie, la clé est révélée, et chacun peut vérifier chaque tirage.
luck-commitment = Engagement\xA0:
luck-another = L’engagement n’est pas celui que ce navigateur a vu auparavant\xA0: { $before }. Le serveur a donc changé de clé. Attendu\xA0: le même engagement jusqu’à la fin.
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
luck-signed = L’enregistrement est signé par { $signer }.
luck-no-signature = Ce navigateur ne peut pas vérifier la signature de { $signer }.
luck-unsalted = Le serveur a choisi la clé seul, sans sels des personnes.
luck-more = Que chaque nombre donne son résultat, et que les robots ont décidé seuls, se vérifie avec «\xA0brickroad verify\xA0» et l’enregistrement sauvegardé.
luck-fault-form = Cet enregistrement n’est pas signé, ou a été changé. Attendu\xA0: un enregistrement avec un sceau.
luck-fault-commitment = La clé n’a pas l’engagement de cette table. Attendu\xA0: la clé promise.
luck-fault-salt = Un sel n’a pas son engagement. Attendu\xA0: le sel promis.
luck-fault-number = Le nombre tiré pour l’entrée { $entry } n’est pas celui de la clé.
luck-fault-signer = L’enregistrement est signé par { $signer }. Attendu\xA0: le serveur nommé au début.
luck-fault-signature = La signature ne convient pas. Attendu\xA0: celle de { $signer } sur tout l’enregistrement.
luck-fault-insecure = Ce navigateur ne calcule de vérifications que sur des pages chiffrées. Sauvegardez l’enregistrement, et utilisez «\xA0brickroad verify\xA0».
`;export{e as default};