// The pictures of the cards. Those of a pack come with the first game that is played with it.

import { SvelteMap } from 'svelte/reactivity';
import { bring } from '../../icons';
import type { Card } from '../../protocol';
import { name } from './parts';

const titles = new SvelteMap<string, string>();

/** Brings the pictures for this game; where they cannot be had, its cards show what kind they are. */
export async function illustrate(game: string): Promise<void> {
  const tale = await (game === 'epic' ? import('virtual:tales/epic') : import('virtual:tales/oz')).catch(() => null);
  if (!tale) return;
  bring(tale.default.pictures);
  for (const [title, picture] of Object.entries(tale.default.titles)) titles.set(title, picture);
}

/** The picture of a card, by its title, or by its name where versions share one, or that of its kind. */
export function picture(card: Card): string {
  const { face } = card;
  if (face.side === 'down') return signed('event');
  const said = (title: string) => titles.get(title.replaceAll("'", '’').replaceAll(/[\u00a0\u202f]/g, ' '));
  return said(face.title) ?? said(name(card)) ?? signed(face.kind);
}

/** The picture of a sign of this game. */
export function signed(name: string): string {
  return `sign-${name}`;
}
