//# allFunctionsCalledOnLoad
var e=`# The hint at a table: the choices that look best.

hint-title =
    { $count ->
        [2] The two best choices
        [3] The three best choices
       *[other] The best choice
    }
hint-chance = Your chance to win, and how sure that is. The red line is an even share.
hint-points = Your points at the end, and how sure that is.
hint-interval =
    { $measure ->
        [chance] { $low } to { $high }\xA0%
       *[points] { $low } to { $high }
    }
hint-for = For it: { $parts }.
hint-against = Against it: { $parts }.
hint-compared = “For” and “against” are in points of the chance: the best choice against the second, the others against the best.
hint-show = Show on the table
hint-play = Play this
hint-level = { $ranks } are about as good.
hint-rest =
    { $count ->
        [one] Left out: “{ $words }”, { $value }.
       *[other] Left out: { $count } choices. The best of them is “{ $words }”, { $value }.
    }
hint-untried =
    { $count ->
        [one] Left out: 1 choice that looks worse at once.
       *[other] Left out: { $count } choices that look worse at once.
    }
hint-foot = The hint sees only what you see. { $count } ways in which the game may go on. The record notes that you asked.
`;export{e as default};