//# allFunctionsCalledOnLoad
var e=`# The form of a new game: seats and options.

players = Joueurs
person-help = Joue à cet écran.
bots = Bots
seat-name = Nom à la place { $number }
seat-who = Qui joue à la place { $number }
change-sides = Changer de camp
option-range = de { $least } à { $most }
begin = Disposer les cartes
friend = Sur invitation
friend-help = Prend cette place grâce au lien.
gather-who = Qui trouve l’invitation
gather-link = Par le lien seulement
gather-public = Dans la liste publique
`;export{e as default};