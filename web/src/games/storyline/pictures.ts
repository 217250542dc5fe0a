// The pictures of the cards. Those of a game are loaded when it is first played.

import { SvelteMap } from 'svelte/reactivity';
import { bring } from '../../icons';
import type { Card } from '../../protocol';
import { name } from './parts';

const titles = new SvelteMap<string, string>();

/** Loads the pictures for this game. If that fails, its cards show the pictures of their kinds. */
export async function illustrate(game: string): Promise<void> {
  const tale = await (game === 'epic' ? import('virtual:tales/epic') : import('virtual:tales/oz')).catch(() => null);
  if (!tale) return;
  bring(tale.default.pictures);
  for (const [title, picture] of Object.entries(tale.default.titles)) titles.set(title, picture);
}

/** Returns the picture of a card: by its title, by its name if versions share one, or by its kind. */
export function picture(card: Card): string {
  const { face } = card;
  if (face.side === 'down') return signed('event');
  const said = (title: string) => titles.get(title.replaceAll("'", '’').replaceAll(/[\u00a0\u202f]/g, ' '));
  return said(face.title) ?? said(name(card)) ?? signed(face.kind);
}

/** Returns the picture of a sign of this game. */
export function signed(name: string): string {
  return `sign-${name}`;
}
