//# allFunctionsCalledOnLoad
var e=`# Windows for answers at a table, and the standing orders of the reader.

windows-row = Réponses
window-open = { $name } peut répondre.
window-yours = Vous pouvez répondre, ou laisser faire.
window-kept = Votre réponse est gardée jusqu’à la fin du temps. Vous pouvez encore la changer.
window-passing =
    { $count ->
        [one] { $names } laisse tout passer ce tour-ci.
       *[other] { $names } laissent tout passer ce tour-ci.
    }
window-let-pass = Je laisse tout passer ce tour-ci
orders-now = Mes consignes\xA0: { $orders }
orders-told = Personne d’autre ne voit ces consignes.
orders-ask = Toujours me demander
orders-about = Ne me demander que si…
orders-letHappen = Laisser faire
`;export{e as default};