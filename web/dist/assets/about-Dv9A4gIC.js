//# allFunctionsCalledOnLoad
var e=`# About Brickroad.

about-what = Brickroad plays card games of Oz: at your own table in the browser or in a terminal, with friends or against bots.
about-games = The games
about-draft = “Oz” is a game by Emanuele Ornella, illustrated by Maliki, published by Asmodee and Ystari in 2011. Its rules are played here as published. Which cards are in the set is published only in part; the rest is our own choice.
about-duel = “Good against Evil” is played from a public text of Warp Spawn Games, the series of print-and-play games by Lloyd Krassner: the file COZ, with the rules and a hundred cards. The cards are as published there, and their French names are ours. Where the text leaves something open we have decided, and every decision is written down beside the source.
about-storyline = “The Card Game of Oz” and “The Magical World of Disney Epic Card Game” were designed by James C. O’Connor of Orion’s Bell. The art of the first is by Yoann Boissonnet and Dann May, its graphic design by James C. O’Connor and Cody Jones. Nothing of their art is used here. Their rules are played as published; what they leave open is our own, and where each card is from is written beside it in the source.
about-not-ours = The rules belong to their authors. Names are used to say which game is meant. Brickroad is not affiliated with, or endorsed by, any of them.
about-pictures = Pictures and letters
about-icons = The pictures on the cards are cut from icons of game-icons.net, made by:
about-changed = Our frames, colours and outlines are added to them. The collection is under
about-font = The letters are Sorts Mill Goudy by Barry Schwartz, under the SIL Open Font License 1.1.
about-words = The lines of the tale
about-quotes = The Stories quote “The Wonderful Wizard of Oz” by L. Frank Baum (1900), which is in the public domain.
about-privacy = Your games
about-privacy-help = Your games are kept where Brickroad runs. The page loads nothing from anywhere else.
`;export{e as default};