// The figures of the cards, each made of icons. The figures of a game are loaded when they are first needed.

import signs from 'virtual:icons/faces';
import { SvelteMap } from 'svelte/reactivity';
import { bring } from '../icons';
import type { Card, Glyph } from '../protocol';

/** A figure: the names of one to four pictures, the front one first, and the mark of a Magical card. */
export interface Figured {
  icons: string[];
  star: Star | null;
  /** The id of the card in the card files, or the kind of a Story of the draft. */
  id: string;
}

export type Star = 'magical' | 'sorcery';

bring(signs);
/** The figures, by the game and the id or the title of a card. */
const figures = new SvelteMap<string, Figured>();
/** The figures, by the game and the name of a card without its version. Cards in packs by other people use them. */
const namesakes = new SvelteMap<string, Figured>();
const asked = new Map<string, Promise<void>>();

/** The games whose pictures are loaded. */
const illustrated = new Set<string>();

/** Reports whether the pictures of a game are loaded. */
export function isIllustrated(game: string): boolean {
  return illustrated.has(game);
}

/**
 * Loads the pictures of a game. Until they are loaded, and if loading fails, its cards show the signs of their kinds.
 */
export function illustrate(game: string): Promise<void> {
  const coming = asked.get(game) ?? load(game).catch(() => void asked.delete(game));
  asked.set(game, coming);
  return coming;
}

async function load(game: string): Promise<void> {
  if (game === 'duel') {
    const pictures = await import('virtual:icons/duel');
    bring(pictures.default);
    for (const [id, icons] of Object.entries(pictures.figures))
      keep(game, id, { icons: icons.split(' ').map((icon) => `fig-${icon}`), star: null, id });
  } else if (game === 'oz' || game === 'epic') {
    const tale = await (game === 'epic' ? import('virtual:tales/epic') : import('virtual:tales/oz'));
    bring(tale.default.pictures);
    for (const [title, said] of Object.entries(tale.default.figures)) keep(game, title, read(said));
  }
  illustrated.add(game);
}

function read(said: string): Figured {
  const words = said.split(' ');
  const mark = words.find((word) => word.startsWith('*'))?.slice(1);
  const star = mark === 'sorcery' || mark === 'magical' ? mark : null;
  const id = words.find((word) => word.startsWith('#'))?.slice(1) ?? '';
  return { icons: words.filter((word) => !/^[*#]/.test(word)), star, id };
}

function keep(game: string, name: string, figured: Figured) {
  figures.set(`${game} ${plain(name)}`, figured);
  const shared = `${game} ${unversioned(name)}`;
  if (!namesakes.has(shared)) namesakes.set(shared, figured);
}

/** Returns the figure of a card, found by its id, its title, its name, its text or its kind. */
export function figured(game: string, card: Pick<Card, 'id' | 'face'>): Figured {
  const { face } = card;
  if (face.side === 'down') return { icons: [], star: null, id: '' };
  const known = figures.get(`${game} ${card.id}`) ?? figures.get(`${game} ${plain(face.title)}`);
  if (known) return { ...known, star: known.star ?? marked(face.glyphs) };
  const namesake = namesakes.get(`${game} ${unversioned(face.title)}`);
  if (namesake) return { icons: namesake.icons, star: marked(face.glyphs), id: card.id };
  const drafted = game === 'draft' ? characters(face.kind, face.tint, face.glyphs) : [];
  const icons = drafted.length > 0 ? drafted : [`face-${face.kind}`];
  // All Stories of one kind about the same Characters have the same figure.
  const id = game !== 'draft' ? card.id : face.kind === 'story' ? face.tint : face.kind;
  return { icons, star: marked(face.glyphs), id };
}

/** The sign by which a kind of Story of the draft differs from other Stories about the same Characters. */
const STORIES: Record<string, string> = {
  few: 'face-few',
  handMajority: 'face-hand',
  tableMajority: 'face-table',
  favour: 'face-favour',
};

/**
 * Returns the names of the pictures for a card of the draft: the Characters that the card names, and the sign of its
 * kind.
 */
function characters(kind: string, tint: string, glyphs: Glyph[]): string[] {
  const named = glyphs.flatMap((glyph) =>
    glyph.type === 'icon' && glyph.name !== 'hand' && glyph.name !== 'table' ? [glyph.name] : [],
  );
  if (kind !== 'story') return [tint];
  const sign = STORIES[tint];
  const [first, ...others] = named;
  return first === undefined ? [] : [first, ...(sign ? [sign] : []), ...others].slice(0, 4);
}

/**
 * Returns the pale diamond for a Spellcaster and for a card that only a Spellcaster can play, or null for other cards.
 */
function marked(glyphs: Glyph[]): Star | null {
  const magic = glyphs.some(
    (glyph) => glyph.type === 'icon' && (glyph.name === 'spellcaster' || glyph.name === 'spell'),
  );
  return magic ? 'sorcery' : null;
}

function unversioned(title: string): string {
  return plain(title.split(' • ')[0] ?? title);
}

/** Returns a title in the spelling of the card files: without French spaces, and with curly apostrophes. */
function plain(title: string): string {
  return title.replaceAll("'", '’').replaceAll(/[\u00a0\u202f]/g, ' ');
}
