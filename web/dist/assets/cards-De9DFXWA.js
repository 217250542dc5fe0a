//# allFunctionsCalledOnLoad
var e=`# The book of cards.

cards-game = Game
cards-search = Look for a card
cards-search-hint = Name, word or sign
cards-by-name = By name
cards-games = Games
cards-marks = Standing and kind
cards-found =
    { $count ->
        [0] No card is like that.
        [one] { $count } card.
       *[other] { $count } cards.
    }
cards-more = { $count } more
cards-failed = The cards could not be read from the server.
cards-back = Card before
cards-next = Next card
cards-standing-good = Good
cards-standing-neutral = Neutral
cards-standing-evil = Evil
cards-kind = Kind
cards-kind-character = Character
cards-kind-companion = Companion
cards-kind-item = Item
cards-kind-object = Object
cards-kind-spell = Spell
cards-kind-effect = Effect
cards-kind-event = Event
cards-kind-attack = Attack
cards-kind-modifier = Modifier
cards-kind-location = Location
cards-kind-story = Story
cards-in-play = In the open game
cards-to-table = Back to the table
cards-terms = In other words
cards-about = About this card
cards-ground = Source
cards-ground-seed = A card of the published rules
cards-ground-own = Our own, of a published kind
cards-ground-own-title = Our own title
cards-ground-own-design = Our own design
cards-ground-published-title = A published title
cards-ground-published-name = A published name
cards-work-1928-film = a film of 1928
cards-work-arabian-nights = the Arabian Nights
cards-work-folk = folk tradition
cards-work-folk-ballads = popular ballads
cards-work-folk-tale = a folk tale
cards-work-the-wonderful-wizard-of-oz = The Wonderful Wizard of Oz
cards-work-volsunga-saga = the Volsunga saga
cards-sign = Sign
cards-notation = Notation
cards-in-en = In English
cards-in-fr = In French
cards-rulings = Rules that name it
`;export{e as default};