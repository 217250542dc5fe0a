// The pictures of the storyline games: their signs, and those of the cards and Locations by title, in either language.
// A card that is not listed has the picture of its kind.

import { readFileSync } from 'node:fs';

const CARDS = new URL('../../games/storyline/cards/', import.meta.url);

/** The picture of each card and Location, by its id in the files. */
const PICTURES: Record<string, string> = {
  O01: 'farmer',
  O02: 'rolled-cloth',
  O03: 'travel-dress',
  O04: 'sitting-dog',
  O05: 'slippers',
  O06: 'top-hat',
  O07: 'baby-face',
  O08: 'scarecrow',
  O09: 'raven',
  O10: 'wood-axe',
  O11: 'lion',
  O12: 'mouse',
  O13: 'seated-mouse',
  O14: 'guards',
  O15: 'witch-flight',
  O16: 'crow-dive',
  O17: 'feathered-wing',
  O18: 'monkey',
  O19: 'fluffy-wing',
  O20: 'vintage-robot',
  O21: 'wheat',
  O22: 'wizard-face',
  O23: 'crown',
  O24: 'cooking-pot',
  O25: 'fairy-wand',
  O26: 'slippers',
  O27: 'bread-slice',
  O28: 'empty-metal-bucket',
  O29: 'oil-can',
  O30: 'battle-axe',
  O31: 'spectacles',
  O32: 'ring',
  O33: 'diamond-ring',
  O34: 'oil-drum',
  O35: 'walking-boot',
  O36: 'whistle',
  O37: 'ladder',
  O38: 'cow',
  O39: 'cellar-barrels',
  O40: 'tornado',
  O41: 'help',
  O42: 't-shirt',
  O43: 'stick-splitting',
  O44: 'house',
  O45: 'tear-tracks',
  O46: 'mouse',
  O47: 'hammer-break',
  O48: 'anvil',
  O49: 'sewing-needle',
  O50: 'megaphone',
  O51: 'village',
  L01: 'barn',
  L02: 'house',
  L03: 'cellar-barrels',
  L04: 'hut',
  L05: 'road',
  L06: 'wood-cabin',
  L07: 'fountain',
  L08: 'spoted-flower',
  L09: 'elven-castle',
  L10: 'stone-throne',
  L11: 'evil-tower',
  L12: 'flowers',
  L13: 'pine-tree',
  L14: 'indian-palace',
  A01: 'mouse',
  A03: 'bow-tie-ribbon',
  A04: 'jumping-dog',
  A05: 'duck',
  A06: 'sniffing-dog',
  A07: 'shiny-apple',
  A09: 'dwarf-face',
  A10: 'high-heel',
  A11: 'mermaid',
  A12: 'puppet',
  A14: 'umbrella',
  A15: 'toolbox',
  A16: 'feather',
  A17: 'fairy',
  A18: 'fairy-wand',
  A19: 'travel-dress',
  A20: 'robin-hood-hat',
  A21: 'high-heel',
  A22: 'powder',
  A23: 'steering-wheel',
  A24: 'bow-arrow',
  A25: 'skeleton-key',
  A26: 'toolbox',
  A27: 'open-book',
  A28: 'hearts',
  A29: 'falling-star',
  A30: 'sparkles',
  A31: 'alarm-clock',
  A32: 'rabbit-head',
  A33: 'bow-arrow',
  A34: 'fairy',
  A35: 'whistle',
  B01: 'queen-crown',
  B02: 'shiny-apple',
  B03: 'pirate-hook',
  B04: 'croc-jaws',
  B05: 'parrot-head',
  B06: 'pirate-skull',
  B07: 'card-queen-hearts',
  B08: 'card-10-hearts',
  B09: 'feline',
  B10: 'snake',
  B11: 'bear-head',
  B12: 'saber-toothed-cat-head',
  B13: 'flat-paw-print',
  B14: 'wolf-head',
  B15: 'police-badge',
  B16: 'octopus',
  B17: 'spinning-wheel',
  B18: 'captain-hat-profile',
  B19: 'shiny-apple',
  B20: 'mirror-mirror',
  B21: 'two-coins',
  B22: 'spinning-wheel',
  B23: 'pirate-hook',
  B24: 'person-in-bed',
  B25: 'thorny-vine',
  B26: 'law-star',
  B27: 'spotted-wound',
  B28: 'spiral-bottle',
  B29: 'card-queen-hearts',
  B30: 'pine-tree',
  B31: 'pirate-skull',
  B32: 'wind-slap',
  B33: 'evil-moon',
  R01: 'snowflake-1',
  R02: 'frog',
  R03: 'candy-canes',
  E01: 'ship-bow',
  E02: 'wood-cabin',
  E03: 'castle',
  E04: 'well',
  E05: 'palm-tree',
  E06: 'pirate-flag',
  E07: 'teapot',
  E08: 'flamingo',
  E09: 'puppet',
  E10: 'sperm-whale',
  E11: 'wolf-howl',
  E12: 'castle-ruins',
  E13: 'pine-tree',
  E14: 'castle',
  E15: 'at-sea',
  E16: 'candles',
  E17: 'hospital',
  E18: 'pizza-slice',
  E19: 'present',
  E20: 'swamp',
};

/** The sign of each kind of card and pile. */
const SIGNS: Record<string, string> = {
  character: 'meeple',
  object: 'swap-bag',
  effect: 'magic-swirl',
  event: 'quill-ink',
  location: 'direction-sign',
  library: 'book-pile',
  archive: 'card-discard',
  folio: 'treasure-map',
  banished: 'exit-door',
  known: 'magnifying-glass',
  hand: 'poker-hand',
  roll: 'quill-ink',
  actions: 'horizon-road',
};

/** The signs under our names. */
export const STORYLINE: Record<string, string> = Object.fromEntries(
  Object.entries(SIGNS).map(([sign, name]) => [`sign-${sign}`, name]),
);

/** The pictures of a pack of cards. */
export interface Tale {
  /** Every picture once, by our name, with its name in the icon set. */
  pictures: Record<string, string>;
  /** The picture of a card with this title, or of any card with this name if its versions share one. */
  titles: Record<string, string>;
}

export function tale(files: string[]): Tale {
  const [pictures, titles]: [Record<string, string>, Record<string, string>] = [{}, {}];
  const sets = icons();
  const text = files.map((file) => readFileSync(new URL(file, CARDS), 'utf8')).join('\n');
  for (const block of text.split(/^\[\[/m)) {
    const field = (name: string) => new RegExp(`^${name} = ["'](.*)["']$`, 'm').exec(block)?.[1]?.replaceAll("'", '’');
    const set = sets[field('set') ?? ''];
    if (set !== undefined) pictures[`tale-${set}`] = set;
    const name = PICTURES[field('id') ?? ''];
    if (name === undefined) continue;
    const picture = `tale-${name}`;
    pictures[picture] = name;
    for (const title of ['title', 'fr', 'alias', 'aliasFr'].map(field)) {
      if (title === undefined) continue;
      const base = title.split(' • ')[0] ?? title;
      titles[base] ??= picture;
      if (titles[base] !== picture) titles[title] = picture;
    }
  }
  return { pictures, titles };
}

/** Returns the icon of each Set, by the word for the Set. */
function icons(): Record<string, string> {
  const words = readFileSync(new URL('words.toml', CARDS), 'utf8');
  const sets = words.matchAll(/^([\w-]+) = \{ sort = "Set",.* icon = "([\w-]+)"/gm);
  return Object.fromEntries([...sets].map(([, word, icon]) => [word ?? '', icon ?? '']));
}
