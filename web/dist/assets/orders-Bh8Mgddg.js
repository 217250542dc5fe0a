//# allFunctionsCalledOnLoad
var e=`# Windows for answers at a table, and the standing orders of the reader.

windows-row = Answers
window-open = { $name } may answer.
window-yours = You may answer, or let it happen.
window-kept = Your answer is kept until the time is over. You can still change it.
window-passing =
    { $count ->
        [one] { $names } lets all pass this turn.
       *[other] { $names } let all pass this turn.
    }
window-let-pass = I let all pass this turn
orders-now = My orders: { $orders }
orders-told = Nobody else sees these orders.
orders-ask = Always ask me
orders-about = Ask me only if…
orders-letHappen = Let it happen
`;export{e as default};