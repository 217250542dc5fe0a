// Reads the parts of a card's face from the scene.

import type { Card, Glyph } from '../protocol';
import type { Standing } from './shapes';

/** A number in a gem. `turn` tells whether the present value is above or below the printed one. */
export interface Gem {
  is: 'cost' | 'vitality' | 'force';
  text: string;
  label: string;
  turn: 'up' | 'down' | null;
}

/** Returns the moral standing of a card. In the duel it is the side of the card's deck. */
export function standing(game: string, card: Pick<Card, 'id' | 'face'>): Standing {
  const { face } = card;
  if (face.side === 'down' || game === 'draft') return 'none';
  if (game === 'duel') {
    const side = /^([GV])\d/.exec(card.id)?.[1];
    if (side) return side === 'G' ? 'good' : 'evil';
    return face.tint === 'evil' || face.tint === 'witch' ? 'evil' : 'good';
  }
  const said = face.glyphs.find((glyph) => glyph.type === 'icon' && STANDINGS.includes(glyph.name));
  return said?.type === 'icon' ? (said.name as Standing) : 'neutral';
}

const STANDINGS = ['good', 'neutral', 'evil'];

/** Returns the name of a card's background: the card's realm, or its moral standing in a game of many worlds. */
export function realm(game: string, card: Pick<Card, 'face'>): string {
  const { face } = card;
  if (face.side === 'down') return 'neutral';
  if (game === 'draft' && face.kind === 'story') {
    const first = face.glyphs.find((glyph) => glyph.type === 'icon' && glyph.name !== 'hand' && glyph.name !== 'table');
    return first?.type === 'icon' ? first.name : 'oz';
  }
  return game === 'epic' && STANDINGS.includes(face.tint) ? `epic-${face.tint}` : face.tint;
}

/** Returns the gems of a card: the cost, and Vitality or Force. */
export function gems(card: Pick<Card, 'face' | 'counters'>): Gem[] {
  const { face } = card;
  if (face.side === 'down') return [];
  const found: Gem[] = [];
  const cost = after(face.glyphs, 'cost');
  if (cost) found.push({ is: 'cost', ...cost, turn: null });
  const vitality = after(face.glyphs, 'vitality');
  if (vitality) found.push(now({ is: 'vitality', ...vitality, turn: null }, card));
  const [first] = face.glyphs;
  if (first?.type === 'text' && /^[+−-]?\d+$/.test(first.text))
    found.push(now({ is: 'force', text: first.text, label: '', turn: null }, card));
  return found;
}

/**
 * Returns the text after the icon of this name, with the label of the icon, or null if the icon or the text is missing.
 */
function after(glyphs: Glyph[], name: string): { text: string; label: string } | null {
  const at = glyphs.findIndex((glyph) => glyph.type === 'icon' && glyph.name === name);
  const [icon, text] = [glyphs[at], glyphs[at + 1]];
  return at >= 0 && icon?.type === 'icon' && text?.type === 'text' ? { text: text.text, label: icon.label } : null;
}

/** Returns a gem with the present number, if the card has a counter for that number. */
function now(gem: Gem, card: Pick<Card, 'counters'>): Gem {
  const counter = card.counters.find(({ id }) => id === gem.is);
  if (!counter) return gem;
  const printed = Number(gem.text.replace('−', '-'));
  const text = gem.text.startsWith('+') && counter.value >= 0 ? `+${counter.value}` : String(counter.value);
  const turn = counter.value === printed ? null : counter.value > printed ? 'up' : 'down';
  return { ...gem, text: text.replace('-', '−'), label: counter.label, turn };
}
