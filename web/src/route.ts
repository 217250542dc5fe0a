// The address of each page of the book, so that a reload opens the same page.

import type { Screen } from './model';

export function toHash(screen: Screen): string {
  switch (screen.at) {
    case 'lobby':
      return address('');
    case 'rules':
      return address('rules', screen.game, screen.rule ?? screen.table);
    case 'cards':
      return address('cards', screen.game, screen.card);
    case 'statistics':
      return address('statistics', screen.game ?? (screen.person === undefined ? undefined : ALL), screen.person);
    case 'about':
      return address('about');
    case 'me':
      return address('me', screen.code);
    case 'player':
      return address('player', screen.player);
    case 'ladder':
      return address('ladder', screen.game, screen.season);
    case 'tournaments':
      return screen.tournament ? address('tournament', screen.tournament) : address('tournaments');
    case 'see':
      return address('see', screen.code);
    case 'table':
      return address('table', screen.table, screen.link);
    default:
      return screen satisfies never;
  }
}

/** The word for all games, which an address contains in place of a game's name. */
const ALL = 'all';

function address(...parts: (string | undefined)[]): string {
  const named = parts.filter((part) => part !== undefined);
  return `#/${named.map(encodeURIComponent).join('/')}`;
}

/** The number of a rule: 12, or D18 for a ruling. Ids of tables are longer. */
const RULE = /^[A-Z]?\d{1,3}$/;

export function fromHash(hash: string): Screen {
  const [page, name, table] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if (page === 'rules' && name && table && RULE.test(table)) return { at: page, game: name, rule: table };
  if (page === 'rules' && name) return { at: page, game: name, ...(table ? { table } : {}) };
  if (page === 'cards') return name && table ? { at: page, game: name, card: table } : { at: page };
  if (page === 'statistics') {
    const game = name && name !== ALL ? { game: name } : {};
    return { at: page, ...game, ...(table === undefined ? {} : { person: table }) };
  }
  if (page === 'rules' || page === 'about') return { at: page };
  if (page === 'me') return name ? { at: page, code: name } : { at: page };
  if (page === 'player' && name) return { at: page, player: name };
  if (page === 'ladder' && name) return { at: page, game: name, ...(table ? { season: table } : {}) };
  if (page === 'tournaments') return { at: page };
  if (page === 'tournament' && name) return { at: 'tournaments', tournament: name };
  if (page === 'see' && name) return { at: 'see', code: name };
  if (page === 'table' && name) return { at: page, table: name, ...(table ? { link: table } : {}) };
  return { at: 'lobby' };
}

/** Reports whether a hash is the address of no page, so that it leads to the list of tables. */
export function isLost(hash: string): boolean {
  return fromHash(hash).at === 'lobby' && !['', '#', '#/'].includes(hash);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
