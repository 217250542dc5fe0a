// The address of each page of the book: a reload opens the same one.

import type { Screen } from './model';

export function toHash(screen: Screen): string {
  switch (screen.at) {
    case 'lobby':
      return '#/';
    case 'rules':
      return '#/rules';
    case 'about':
      return '#/about';
    case 'table':
      return `#/table/${encodeURIComponent(screen.table)}`;
    default:
      return screen satisfies never;
  }
}

export function fromHash(hash: string): Screen {
  const [page, table] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'rules' || page === 'about') return { at: page };
  if (page === 'table' && table) return { at: 'table', table: decoded(table) };
  return { at: 'lobby' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
