//# allFunctionsCalledOnLoad
var e=`# Notices to the reader while away.

notices-title = When it is your turn
notices-about = Your browser can tell you when a game by days waits for you and you are not at the table, and when such a game is over. You are told once for each decision.
notices-on = Tell me in this browser
notices-here = You are told in this browser.
notices-which = Tell me about
notices-untimed = Also games without a clock
notices-try = Send me one to try
notices-tried = A notice is on its way.
notices-off = No more in this browser
notices-others = Other browsers that tell you
notices-since = Since { $when }
notices-remove = Remove
notices-remove-of = Remove the browser of { $when }
notices-insecure = This address has no encryption, so browsers show no notices for it.
notices-home-screen = On this device, put the page on your home screen first (Share, then Add to Home Screen), and open it from there.
notices-unable = This browser cannot show notices while the page is closed.
notices-denied = This browser may not show notices of this page. You can allow them in its settings for this address.
`;export{e as default};