// Makes cards fly to their new places, unless the reader prefers reduced motion.

import type { NewsLine, Place } from '../protocol';
import { still } from '../settings.svelte';
import { flights, happenings, type Flight } from './moves';

const FLIGHT = 480;
const STRIKE = 360;
const STAGGER = 45;
/** The size of a flying card that shows its back, in pixels. */
const BACK = { width: 34, height: 46 };
const INHERITED = [
  '--story',
  '--plate',
  '--name',
  '--text',
  '--least',
  '--largest',
  '--token',
  '--glyphs',
  '--picture',
  '--author',
  '--pale',
  '--metal',
  '--ground',
];
/** The distance in pixels below which a card does not fly. Such a card has changed its zone but not its place. */
const NEAR = 12;

interface Ghost {
  flight: Flight;
  /** True if only the zone of the card was visible, and not the card itself. */
  hidden: boolean;
  rect: DOMRect;
  copy: HTMLElement;
}

/** Measures the places of cards before the page changes. Returns the function to call after the change. */
export function watch(root: HTMLElement, news: NewsLine[]): () => void {
  if (still()) return () => undefined;
  const ghosts = flights(news).flatMap((flight): Ghost[] => {
    const element = find(root, flight.from);
    if (!element) return [];
    const hidden = flight.from.card === null || element.dataset['card'] !== flight.from.card;
    return [{ flight, hidden, rect: element.getBoundingClientRect(), copy: hidden ? back() : copyOf(element) }];
  });
  return () => {
    for (const [at, ghost] of ghosts.entries()) fly(root, ghost, ghost.hidden ? at * STAGGER : 0);
    for (const { at } of happenings(news, 'attack')) for (const card of at) strike(root, card);
  };
}

function fly(root: HTMLElement, { flight, hidden, rect, copy }: Ghost, delay: number): void {
  const target = find(root, flight.to);
  const to = target?.getBoundingClientRect();
  if (!target || !to || rect.width === 0 || to.width === 0) return;
  const nearBy = Math.abs(rect.left - to.left) < NEAR && Math.abs(rect.top - to.top) < NEAR;
  if (nearBy) return;
  // If the card is now below another card or in a heap, the other cards stay visible.
  const itself = flight.to.card !== null && target.dataset['card'] === flight.to.card;
  // A card that was hidden before grows out of its earlier zone.
  if (hidden && itself) {
    come(target, rect, to, delay);
    return;
  }
  const size = hidden ? BACK : rect;
  const [left, top] = [rect.left + (rect.width - size.width) / 2, rect.top + (rect.height - size.height) / 2];
  Object.assign(copy.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
  });
  root.append(copy);
  // A card never grows while it flies. Above a wide zone it keeps its size.
  const scale = Math.min(1, to.width / size.width, to.height / size.height);
  const x = to.left + to.width / 2 - (left + size.width / 2);
  const y = to.top + to.height / 2 - (top + size.height / 2);
  const flown = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 1, offset: 0.85 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
    ],
    { duration: FLIGHT, delay, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'backwards' },
  );
  flown.onfinish = flown.oncancel = () => copy.remove();
  if (itself) target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], FLIGHT);
}

/** Makes a card grow out of its earlier place. */
function come(target: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(1, from.width / Math.max(1, to.width), from.height / Math.max(1, to.height));
  target.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.2 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: FLIGHT, delay, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'backwards' },
  );
}

/** Shakes an attacked card for a moment. */
function strike(root: HTMLElement, card: string): void {
  find(root, { card, tint: null, zone: null })?.animate(
    [
      { transform: 'none' },
      { transform: 'translateX(-0.35rem) rotate(-1.5deg)' },
      { transform: 'translateX(0.3rem) rotate(1.2deg)' },
      { transform: 'none' },
    ],
    { duration: STRIKE, delay: FLIGHT / 2, easing: 'ease-in-out' },
  );
}

/** Returns the element of the card, or else of the heap of its kind in its zone, or else of the zone. */
function find(root: HTMLElement, { card, zone, tint }: Place): HTMLElement | null {
  return (
    (card === null ? null : root.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`)) ??
    (tint === null || zone === null
      ? null
      : root.querySelector<HTMLElement>(`[data-heap="${CSS.escape(`${zone}/${tint}`)}"]`)) ??
    (zone === null ? null : root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(zone)}"]`))
  );
}

/** Creates the back of a card. */
function back(): HTMLElement {
  const back = document.createElement('div');
  back.className = 'flying-back';
  return unmoved(back);
}

/** Returns a copy of a card that cannot be clicked or focused, and that screen readers skip. */
export function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')])
    for (const name of ['id', 'data-at', 'data-card', 'data-heap', 'data-zone']) part.removeAttribute(name);
  for (const button of copy.querySelectorAll('button')) button.remove();
  // The copy keeps the styles that the card inherits from its parent elements.
  const inherited = getComputedStyle(element);
  for (const name of INHERITED) copy.style.setProperty(name, inherited.getPropertyValue(name));
  return unmoved(copy);
}

function unmoved(copy: HTMLElement): HTMLElement {
  copy.inert = true;
  copy.ariaHidden = 'true';
  // A least height in percent would be measured by the window.
  const size = { minWidth: '0', minHeight: '0' };
  const place = { position: 'fixed', margin: '0', zIndex: '20' };
  Object.assign(copy.style, { ...size, ...place, listStyle: 'none', pointerEvents: 'none' });
  return copy;
}
