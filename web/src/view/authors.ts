// The authors of the icon set, as its licence names them (game-icons.net, license.txt). CC BY 3.0 requires their names
// and the addresses that they give.

interface Author {
  name: string;
  site?: string;
}

export const ICON_AUTHORS: readonly Author[] = [
  { name: 'Lorc', site: 'https://lorcblog.blogspot.com' },
  { name: 'Delapouite', site: 'https://delapouite.com' },
  { name: 'John Colburn', site: 'http://ninmunanmu.com' },
  { name: 'Felbrigg', site: 'https://blackdogofdoom.blogspot.co.uk' },
  { name: 'John Redman', site: 'http://www.uniquedicetowers.com' },
  { name: 'Carl Olsen', site: 'https://twitter.com/unstoppableCarl' },
  { name: 'Sbed', site: 'https://opengameart.org/content/95-game-icons' },
  { name: 'PriorBlue' },
  { name: 'Willdabeast', site: 'https://wjbstories.blogspot.com' },
  { name: 'Viscious Speed', site: 'https://viscious-speed.deviantart.com' },
  { name: 'Lord Berandas', site: 'https://berandas.deviantart.com' },
  { name: 'Irongamer', site: 'http://ecesisllc.wix.com/home' },
  { name: 'HeavenlyDog', site: 'http://www.gnomosygoblins.blogspot.com' },
  { name: 'Lucas' },
  { name: 'Faithtoken', site: 'https://fungustoken.deviantart.com' },
  { name: 'Skoll' },
  { name: 'Andy Meneely', site: 'http://www.se.rit.edu/~andy/' },
  { name: 'Cathelineau' },
  { name: 'Kier Heyl' },
  { name: 'Aussiesim' },
  { name: 'Sparker', site: 'http://citizenparker.com' },
  { name: 'Zeromancer' },
  { name: 'Rihlsul' },
  { name: 'Quoting' },
  { name: 'Guard13007', site: 'https://guard13007.com' },
  { name: 'DarkZaitzev', site: 'https://darkzaitzev.deviantart.com' },
  { name: 'SpencerDub' },
  { name: 'GeneralAce135' },
  { name: 'Zajkonur' },
  { name: 'Catsu' },
  { name: 'Starseeker' },
  { name: 'Pepijn Poolman' },
  { name: 'Pierre Leducq' },
  { name: 'Caro Asercion' },
];
