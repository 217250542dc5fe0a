//# allFunctionsCalledOnLoad
var e=`luck-heading = Luck that can be checked
luck-promise = All luck at this table comes from a secret key of the server. Its commitment below was made before the first draw. Once the game has ended, the key is opened, and everybody can check every draw.
luck-commitment = Commitment:
luck-another = The commitment is another one than this browser has seen before: { $before }. So the server has changed the key. Expected the same commitment until the end.
luck-salted = These people added a salt to the luck before the first draw: { $names }. Without all salts, nobody could have known the luck, not even the server.
luck-attempts = The game began at attempt { $attempt }, because a salt did not come in time. So whoever knew the key could choose among as many draws.
luck-announced = The key or the salts are others than this browser was told before it sent its own salt. So the server has changed them. Expected the same until the end.
luck-check = Check the luck
luck-checking = Checking…
luck-lost = The record could not be fetched. Nothing was checked. Try again.
luck-fits = { $drawn ->
    [one] The key has this commitment, and the one drawn number is that of the key.
   *[other] The key has this commitment, and all { $drawn } drawn numbers are those of the key.
}
luck-copied = { $copied ->
    [one] The first entry was copied from another game, and its luck is not checked.
   *[other] The first { $copied } entries were copied from another game, and their luck is not checked.
}
luck-salts-fit = { $salts ->
    [one] The one salt has its commitment, and is part of each drawn number.
   *[other] All { $salts } salts have their commitments, and are part of each drawn number.
}
luck-mine = Your salt is among them, and all commitments are those that were announced before your browser sent it.
luck-mine-missing = The salt of this browser is not among them, because it did not come in time. So this check does not show that the server chose its key blindly.
luck-signed = The record is signed by { $signer }.
luck-no-signature = This browser cannot check the signature by { $signer }.
luck-unsalted = The server chose the key alone, without salts of the people.
luck-more = That each number gives its outcome, and that the bots decided by themselves, is checked by “brickroad verify” with the saved record.
luck-fault-form = The record is not a signed record, or was changed. Expected a record with a seal.
luck-fault-commitment = The key does not have the commitment of this table. Expected the key that was promised.
luck-fault-announced = The key or the salts are others than those that were announced before this browser sent its salt. So they were chosen afterwards.
luck-fault-salt = A salt does not have its commitment. Expected the salt that was promised.
luck-fault-number = The number drawn for entry { $entry } is not that of the key.
luck-fault-signer = The record is signed by { $signer }. Expected the server that was named at the beginning.
luck-fault-signature = The signature does not fit. Expected that of { $signer } over the whole record.
luck-fault-insecure = This browser computes checks only on encrypted pages. Save the record, and use “brickroad verify”.
salts-wait = All seats are taken. Each browser now adds its part to the luck. Missing: { $names }.
salts-until = The game begins without the missing ones after { $time }.
salts-again = A part did not come, so the luck is a new one. This is attempt { $attempt }.
salts-begin = Begin without them
`;export{e as default};